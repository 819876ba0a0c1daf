#include "instrument/Compilation.h"

#include <algorithm>
#include <cctype>

#include <clang/Frontend/CompilerInstance.h>
#include <clang/Frontend/FrontendAction.h>
#include <llvm/ADT/SmallString.h>
#include <llvm/Support/VirtualFileSystem.h>

using namespace Qt::StringLiterals;

namespace kernelscope::embedded {
extern const char openclBaseHeader[];
extern const unsigned long openclBaseHeaderSize;
extern const char openclHeader[];
extern const unsigned long openclHeaderSize;
} // namespace kernelscope::embedded

namespace kernelscope {
namespace {

const std::string mainFile = std::string(projectDirectory) + "/program.cl";

llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> fileSystem(const CompiledText &input)
{
    using llvm::MemoryBuffer;
    llvm::IntrusiveRefCntPtr<llvm::vfs::InMemoryFileSystem> files(new llvm::vfs::InMemoryFileSystem);
    files->addFile(llvm::Twine(resourceIncludes) + "/opencl-c-base.h", 0,
                   MemoryBuffer::getMemBuffer({embedded::openclBaseHeader, embedded::openclBaseHeaderSize}));
    files->addFile(llvm::Twine(resourceIncludes) + "/opencl-c.h", 0,
                   MemoryBuffer::getMemBuffer({embedded::openclHeader, embedded::openclHeaderSize}));
    files->addFile(mainFile, 0, MemoryBuffer::getMemBuffer(input.text));
    for (const auto &[path, text] : input.files)
        files->addFile(path, 0, MemoryBuffer::getMemBuffer(text));
    if (auto library = MemoryBuffer::getFile(input.library); !input.library.empty() && library)
        files->addFile(libraryFile, 0, std::move(*library));
    files->setCurrentWorkingDirectory(projectDirectory);
    return files;
}

QByteArray quoted(const QString &path)
{
    QString text = path;
    text.replace(u'\\', u"\\\\"_s).replace(u'"', u"\\\""_s).replace(u'\n', u' ');
    return text.toUtf8();
}

/// In OpenCL C 2.0 Clang has generic pointers whatever the device has. Without them those of no address space lead to private memory.
void forgetGenericPointers(clang::LangOptions &language, const std::vector<std::string> &arguments)
{
    const bool isLacking = std::ranges::any_of(arguments, [](const std::string &argument) {
        return argument.starts_with("-cl-ext=-all") && argument.find(genericAddressSpace) == std::string::npos;
    });
    if (language.OpenCLVersion == 200 && isLacking)
        language.OpenCLGenericAddressSpace = false;
}

} // namespace

QString virtualPath(const QString &path)
{
    return path.startsWith(u'/') ? path : QLatin1String(projectDirectory) + u'/' + path;
}

QString userPath(const QString &virtualName)
{
    QString name = virtualName;
    while (name.startsWith(u"./"))
        name.remove(0, 2);
    const QString prefix = QLatin1String(projectDirectory) + u'/';
    if (name.startsWith(prefix))
        name.remove(0, prefix.size());
    return name;
}

CompiledText programText(const QList<SourceText> &sources, const QList<SourceText> &headers)
{
    CompiledText result;
    QByteArray text;
    for (const SourceText &source : sources) {
        text += "#line 1 \"" + quoted(source.path) + "\"\n" + source.text.toUtf8();
        if (!text.endsWith('\n'))
            text += '\n';
    }
    result.text = text.replace('\0', ' ').toStdString();
    for (const QList<SourceText> *list : {&sources, &headers}) {
        for (const SourceText &file : *list)
            result.files.emplace_back(virtualPath(file.path).toStdString(), file.text.toStdString());
    }
    return result;
}

bool declaresBuiltin(std::string_view text)
{
    const std::string_view builtins{embedded::openclHeader, embedded::openclHeaderSize};
    const auto isInWord = [](char c) { return c == '_' || std::isalnum(static_cast<unsigned char>(c)); };
    int depth = 0;
    std::size_t wordBegin = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (c == '"') { // such as "#line 1" has
            i = std::min(text.find('"', i + 1), text.size());
        } else if (isInWord(c)) {
            wordBegin = i == 0 || !isInWord(text[i - 1]) ? i : wordBegin;
            const std::size_t next = text.find_first_not_of(' ', i + 1);
            const bool isCalled = next != text.npos && text[next] == '(' && (next > i + 1 || !isInWord(text[i + 1]));
            if (depth == 0 && isCalled &&
                builtins.find(' ' + std::string(text.substr(wordBegin, i + 1 - wordBegin)) + '(') != builtins.npos)
                return true;
        }
        depth += c == '{' ? 1 : c == '}' ? -1 : 0;
    }
    return false;
}

std::vector<std::string> withAllBuiltins(std::vector<std::string> arguments)
{
    std::erase(arguments, "-fdeclare-opencl-builtins");
    return arguments;
}

std::vector<std::string> withUnnamedFeatures(std::vector<std::string> arguments)
{
    std::vector<std::string> features{"cl_khr_fp16"};
    if (std::ranges::find_if(arguments, [](const std::string &word) { return word == "-cl-std=CL2.0" || word == "-cl-std=CL3.0"; }) !=
        arguments.end())
        features.insert(features.end(), {genericAddressSpace, "__opencl_c_program_scope_global_variables", "__opencl_c_read_write_images"});
    for (std::string &argument : arguments) {
        if (!argument.starts_with("-cl-ext=-all"))
            continue;
        for (const std::string &feature : features) {
            if (argument.find(feature) == std::string::npos)
                argument += ",+" + feature;
        }
    }
    return arguments;
}

bool runAction(clang::FrontendAction &action, const CompiledText &input, const std::vector<std::string> &arguments,
               clang::DiagnosticConsumer &diagnostics, std::string *output)
{
    llvm::SmallString<0> written; // outlives the compiler, which keeps a stream to it
    clang::CompilerInstance compiler;
    compiler.createDiagnostics(&diagnostics, false);
    std::vector<const char *> words;
    for (const std::string &word : arguments)
        words.push_back(word.c_str());
    if (!input.library.empty())
        words.insert(words.end(), {"-mlink-builtin-bitcode", libraryFile});
    words.push_back(mainFile.c_str());
    if (!clang::CompilerInvocation::CreateFromArgs(compiler.getInvocation(), words, compiler.getDiagnostics()))
        return false;
    forgetGenericPointers(compiler.getLangOpts(), arguments);
    compiler.getDiagnosticOpts().ShowCarets = false; // otherwise Clang counts its errors on standard error
    compiler.createFileManager(fileSystem(input));
    if (output)
        compiler.setOutputStream(std::make_unique<llvm::raw_svector_ostream>(written));
    const bool isDone = compiler.ExecuteAction(action) && !compiler.getDiagnostics().hasErrorOccurred();
    if (output)
        *output = written.str().str();
    return isDone;
}

} // namespace kernelscope
