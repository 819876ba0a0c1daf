#include "worker/Confinement.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <set>
#include <thread>

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <fcntl.h>
#include <link.h>
#include <linux/capability.h>
#include <linux/landlock.h>
#include <linux/securebits.h>
#include <sched.h>
#include <seccomp.h>
#include <sys/ioctl.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/sysinfo.h>
#include <sys/wait.h>
#include <unistd.h>

#include "opencl/DriverFiles.h"
#include "project/ProjectFolder.h"

using namespace Qt::StringLiterals;

namespace kernelscope {
namespace {

// Of Landlock's later versions, which older headers don't know.
constexpr quint64 accessRefer = 1u << 13, accessTruncate = 1u << 14, accessDeviceControl = 1u << 15;
constexpr quint64 scopeAbstractSocket = 1u << 0, scopeSignal = 1u << 1;

constexpr quint64 reading = LANDLOCK_ACCESS_FS_READ_FILE | LANDLOCK_ACCESS_FS_READ_DIR;
constexpr quint64 executing = LANDLOCK_ACCESS_FS_EXECUTE | LANDLOCK_ACCESS_FS_READ_FILE;
constexpr quint64 usingDevices = LANDLOCK_ACCESS_FS_READ_FILE | LANDLOCK_ACCESS_FS_WRITE_FILE | accessDeviceControl;
constexpr quint64 writing = reading | LANDLOCK_ACCESS_FS_WRITE_FILE | LANDLOCK_ACCESS_FS_REMOVE_DIR | LANDLOCK_ACCESS_FS_REMOVE_FILE |
                            LANDLOCK_ACCESS_FS_MAKE_DIR | LANDLOCK_ACCESS_FS_MAKE_REG | LANDLOCK_ACCESS_FS_MAKE_SYM | accessRefer |
                            accessTruncate;

bool writeText(const char *path, const QByteArray &text)
{
    const int file = ::open(path, O_WRONLY | O_CLOEXEC);
    const bool isWritten = file >= 0 && ::write(file, text.constData(), std::size_t(text.size())) == text.size();
    if (file >= 0)
        ::close(file);
    return isWritten;
}

[[noreturn]] void endAs(pid_t child)
{
    for (;;) {
        int status = 0;
        const pid_t ended = ::waitpid(-1, &status, 0);
        if (ended == child)
            ::_exit(statusOfShell(status));
        if (ended < 0 && errno != EINTR)
            ::_exit(1);
    }
}

/// In a new user namespace a process has every right over it; a kernel needs none.
void dropCapabilities()
{
    ::prctl(PR_SET_SECUREBITS, SECBIT_NOROOT | SECBIT_NOROOT_LOCKED | SECBIT_NO_SETUID_FIXUP | SECBIT_NO_SETUID_FIXUP_LOCKED, 0, 0, 0);
    for (int capability = 0; ::prctl(PR_CAPBSET_DROP, capability, 0, 0, 0) == 0; ++capability)
        ;
    __user_cap_header_struct header{_LINUX_CAPABILITY_VERSION_3, 0};
    std::array<__user_cap_data_struct, 2> none{};
    ::syscall(SYS_capset, &header, none.data());
}

/// A Landlock ruleset: whatever no rule names can't be opened.
class FileRules
{
public:
    explicit FileRules(int version) : m_version(version)
    {
        struct
        {
            quint64 files, network, scoped;
        } handled{((LANDLOCK_ACCESS_FS_MAKE_SYM << 1) - 1) | only(accessRefer | accessTruncate | accessDeviceControl), 0,
                  version >= 6 ? scopeAbstractSocket | scopeSignal : 0};
        m_handled = handled.files;
        m_rules = int(::syscall(SYS_landlock_create_ruleset, &handled, version >= 6 ? 24 : 8, 0));
    }
    ~FileRules()
    {
        if (m_rules >= 0)
            ::close(m_rules);
    }
    FileRules(const FileRules &) = delete;
    FileRules &operator=(const FileRules &) = delete;

    void allow(const QString &path, quint64 access) const
    {
        allow(FileDescriptor(::open(QFile::encodeName(path).constData(), O_PATH | O_CLOEXEC)), access);
    }
    void allow(const FileDescriptor &place, quint64 access) const
    {
        struct stat what
        {
        };
        if (!place.isOpen() || ::fstat(place.number(), &what) != 0)
            return;
        if (!S_ISDIR(what.st_mode))
            access &= LANDLOCK_ACCESS_FS_EXECUTE | LANDLOCK_ACCESS_FS_READ_FILE | LANDLOCK_ACCESS_FS_WRITE_FILE | accessTruncate |
                      accessDeviceControl;
        landlock_path_beneath_attr rule{};
        rule.allowed_access = access & m_handled;
        rule.parent_fd = place.number();
        ::syscall(SYS_landlock_add_rule, m_rules, LANDLOCK_RULE_PATH_BENEATH, &rule, 0);
    }

    bool enforce() const { return ::syscall(SYS_landlock_restrict_self, m_rules, 0) == 0; }

private:
    quint64 only(quint64 later) const
    {
        return later &
               ((m_version >= 2 ? accessRefer : 0) | (m_version >= 3 ? accessTruncate : 0) | (m_version >= 5 ? accessDeviceControl : 0));
    }

    int m_version;
    int m_rules = -1;
    quint64 m_handled = 0;
};

/// Folders of libraries that drivers are or depend on, which needn't be the system's.
QStringList libraryFolders()
{
    QStringList folders{QFileInfo(QFile::symLinkTarget(u"/proc/self/exe"_s)).path()};
    folders += qEnvironmentVariable("LD_LIBRARY_PATH").split(u':', Qt::SkipEmptyParts);
    ::dl_iterate_phdr(
        [](dl_phdr_info *library, std::size_t, void *all) {
            const QString path = QFile::decodeName(library->dlpi_name);
            if (path.startsWith(u'/'))
                static_cast<QStringList *>(all)->append(QFileInfo(path).path());
            return 0;
        },
        &folders);
    for (const auto &[file, library, isListed] : installedDrivers()) {
        if (!file.isEmpty())
            folders << QFileInfo(file).path();
        if (library.startsWith(u'/'))
            folders << QFileInfo(library).path() << QFileInfo(QFileInfo(library).canonicalFilePath()).path();
    }
    folders.removeDuplicates();
    folders.removeIf([](const QString &folder) { return folder.isEmpty() || folder == u"/" || folder == QDir::homePath(); });
    return folders;
}

/// As they were before this process, or the one that it was forked from, was confined: after that /dev can't be listed.
const QStringList &accelerators()
{
    static const QStringList devices =
        QDir(u"/dev"_s).entryList({u"nvidia*"_s, u"accel*"_s, u"mali*"_s}, QDir::System | QDir::Files | QDir::Dirs);
    return devices;
}

bool protectFiles(const Confinement &confinement)
{
    const int version = int(::syscall(SYS_landlock_create_ruleset, nullptr, 0, LANDLOCK_CREATE_RULESET_VERSION));
    if (version < 1)
        return false;
    const FileRules rules(version);
    for (const QString &folder : {u"/usr"_s,
                                  u"/lib"_s,
                                  u"/lib32"_s,
                                  u"/lib64"_s,
                                  u"/bin"_s,
                                  u"/sbin"_s,
                                  u"/opt"_s,
                                  u"/nix/store"_s,
                                  u"/run/opengl-driver"_s,
                                  u"/sys"_s,
                                  u"/proc"_s,
                                  u"/etc/OpenCL"_s,
                                  u"/etc/ld.so.cache"_s,
                                  u"/etc/ld.so.conf"_s,
                                  u"/etc/ld.so.conf.d"_s,
                                  u"/etc/localtime"_s,
                                  u"/etc/nsswitch.conf"_s,
                                  u"/etc/passwd"_s,
                                  u"/etc/alternatives"_s,
                                  u"/etc/nvidia"_s})
        rules.allow(folder, reading);
    for (const QString &folder : libraryFolders())
        rules.allow(folder, reading);
    for (const QString &folder : confinement.writableFolders)
        rules.allow(folder, writing);
    for (const QString &file : confinement.readableFiles) {
        if (const auto found = findInFolder(confinement.folder, file, O_PATH); found && *found)
            rules.allow(**found, reading);
    }
    // PoCL calls a linker, which has an interpreter.
    for (const QString &program :
         {u"/usr/bin/ld"_s, u"/usr/bin/ld.lld"_s, u"/usr/bin/ld.gold"_s, u"/lib64/ld-linux-x86-64.so.2"_s, u"/lib/ld-linux-aarch64.so.1"_s})
        rules.allow(program, executing);
    for (const QString &device : {u"null"_s, u"zero"_s, u"full"_s, u"random"_s, u"urandom"_s, u"kfd"_s, u"dri"_s, u"nvidia-caps"_s})
        rules.allow(u"/dev/"_s + device, usingDevices | LANDLOCK_ACCESS_FS_READ_DIR);
    for (const QString &device : accelerators())
        rules.allow(u"/dev/"_s + device, usingDevices | LANDLOCK_ACCESS_FS_READ_DIR);
    return rules.enforce();
}

/// What no driver needs, and a kernel has no business with.
bool refuseSystemCalls(qint64 other)
{
    const scmp_filter_ctx filter = ::seccomp_init(SCMP_ACT_ALLOW);
    if (!filter)
        return false;
    const auto refuse = [filter](int call) { ::seccomp_rule_add(filter, SCMP_ACT_ERRNO(EPERM), call, 0); };
    for (const int call : {SCMP_SYS(socket),
                           SCMP_SYS(connect),
                           SCMP_SYS(bind),
                           SCMP_SYS(listen),
                           SCMP_SYS(accept),
                           SCMP_SYS(accept4),
                           SCMP_SYS(ptrace),
                           SCMP_SYS(process_vm_readv),
                           SCMP_SYS(process_vm_writev),
                           SCMP_SYS(pidfd_open),
                           SCMP_SYS(pidfd_getfd),
                           SCMP_SYS(pidfd_send_signal),
                           SCMP_SYS(setsid),
                           SCMP_SYS(setpgid),
                           SCMP_SYS(unshare),
                           SCMP_SYS(setns),
                           SCMP_SYS(mount),
                           SCMP_SYS(umount2),
                           SCMP_SYS(pivot_root),
                           SCMP_SYS(chroot),
                           SCMP_SYS(bpf),
                           SCMP_SYS(perf_event_open),
                           SCMP_SYS(io_uring_setup),
                           SCMP_SYS(io_uring_enter),
                           SCMP_SYS(io_uring_register),
                           SCMP_SYS(userfaultfd),
                           SCMP_SYS(keyctl),
                           SCMP_SYS(add_key),
                           SCMP_SYS(request_key),
                           SCMP_SYS(init_module),
                           SCMP_SYS(finit_module),
                           SCMP_SYS(delete_module),
                           SCMP_SYS(kexec_load),
                           SCMP_SYS(kexec_file_load),
                           SCMP_SYS(reboot),
                           SCMP_SYS(swapon),
                           SCMP_SYS(swapoff),
                           SCMP_SYS(acct),
                           SCMP_SYS(quotactl),
                           SCMP_SYS(open_by_handle_at),
                           SCMP_SYS(name_to_handle_at),
                           SCMP_SYS(settimeofday),
                           SCMP_SYS(clock_settime),
                           SCMP_SYS(sethostname),
                           SCMP_SYS(setdomainname),
                           SCMP_SYS(syslog),
                           SCMP_SYS(vhangup),
                           SCMP_SYS(fsopen),
                           SCMP_SYS(fsmount),
                           SCMP_SYS(move_mount),
                           SCMP_SYS(open_tree),
                           SCMP_SYS(mount_setattr),
                           SCMP_SYS(msgget),
                           SCMP_SYS(semget),
                           SCMP_SYS(shmget),
                           SCMP_SYS(mq_open),
                           SCMP_SYS(fanotify_init)})
        refuse(call);
    ::seccomp_rule_add(filter, SCMP_ACT_ERRNO(ENOSYS), SCMP_SYS(clone3), 0); // Its flags can't be looked at; clone() is taken instead.
    for (const quint64 flag : {quint64(CLONE_NEWUSER), quint64(CLONE_NEWNS), quint64(CLONE_NEWPID), quint64(CLONE_NEWNET)})
        ::seccomp_rule_add(filter, SCMP_ACT_ERRNO(EPERM), SCMP_SYS(clone), 1, SCMP_A0(SCMP_CMP_MASKED_EQ, flag, flag));
    ::seccomp_rule_add(filter, SCMP_ACT_ERRNO(EPERM), SCMP_SYS(ioctl), 1, SCMP_A1(SCMP_CMP_MASKED_EQ, 0xffffffffu, TIOCSTI));
    // To itself a process may send signals: that is how abort() ends.
    const auto self = scmp_datum_t(::getpid());
    for (const int call : {SCMP_SYS(tgkill), SCMP_SYS(rt_sigqueueinfo), SCMP_SYS(rt_tgsigqueueinfo)})
        ::seccomp_rule_add(filter, SCMP_ACT_ERRNO(EPERM), call, 1, SCMP_A0(SCMP_CMP_NE, self));
    ::seccomp_rule_add(filter, SCMP_ACT_ERRNO(EPERM), SCMP_SYS(kill), 1, SCMP_A0(SCMP_CMP_NE, other > 0 ? scmp_datum_t(other) : self));
    refuse(SCMP_SYS(tkill));
    const bool isLoaded = ::seccomp_load(filter) == 0;
    ::seccomp_release(filter);
    return isLoaded;
}

void limit(__rlimit_resource resource, quint64 most)
{
    rlimit now{};
    ::getrlimit(resource, &now);
    const rlim_t value = std::min<rlim_t>(most, now.rlim_max);
    const rlimit wanted{value, value};
    ::setrlimit(resource, &wanted);
}

quint64 physicalMemory()
{
    struct sysinfo system
    {
    };
    ::sysinfo(&system);
    return quint64(system.totalram) * system.mem_unit;
}

} // namespace

int statusOfShell(int status)
{
    return WIFSIGNALED(status) ? 128 + WTERMSIG(status) : WEXITSTATUS(status);
}

QStringList enterNamespaces()
{
    const QByteArray user = QByteArray::number(::getuid()), group = QByteArray::number(::getgid());
    if (::unshare(CLONE_NEWUSER | CLONE_NEWPID | CLONE_NEWIPC) != 0)
        return {u"The system gives no namespace of its own (%1): what a kernel starts may outlive the run."_s.arg(
            QString::fromLocal8Bit(std::strerror(errno)))};
    writeText("/proc/self/setgroups", "deny");
    writeText("/proc/self/uid_map", user + ' ' + user + " 1");
    writeText("/proc/self/gid_map", group + ' ' + group + " 1");
    limit(RLIMIT_NPROC, std::max(1024u, 16 * std::thread::hardware_concurrency())); // Counted for the namespace.
    for (int depth = 0; depth < 2; ++depth) { // Its first process takes no signal that it doesn't handle, abort()'s neither.
        const pid_t child = ::fork();
        if (child < 0)
            return {u"No process could be started in the namespace."_s};
        if (child > 0)
            endAs(child);
        ::prctl(PR_SET_PDEATHSIG, SIGKILL);
    }
    return {};
}

/// /proc is of the outer namespace.
qint64 processNumber()
{
    return QFile::symLinkTarget(u"/proc/self"_s).section(u'/', -1).toLongLong();
}

QStringList confineFiles(const Confinement &confinement)
{
    ::prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
    writeText("/proc/self/oom_score_adj", "1000"); // Processes can share out what none may take alone: then the first to be ended.
    const bool isProtected = protectFiles(confinement);
    limit(RLIMIT_DATA, physicalMemory());
    limit(RLIMIT_FSIZE, physicalMemory());
    dropCapabilities();
    return isProtected ? QStringList()
                       : QStringList{u"The system has no Landlock: a kernel on a CPU device can read and write what you can."_s};
}

QStringList confineCalls(qint64 other)
{
    return refuseSystemCalls(other)
               ? QStringList()
               : QStringList{u"The system has no seccomp: a kernel on a CPU device can open connections and end other programs."_s};
}

} // namespace kernelscope
