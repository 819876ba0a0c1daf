#include "instrument/BuiltinCalls.h"

#include <map>

#include "instrument/CalledFunction.h"
#include "trace/ImageAccess.h"
#include "trace/TraceLayout.h"

namespace kernelscope {

using namespace clang;

namespace {

/// The extents of each image type, in the order of a coordinate's components.
const std::map<std::string, std::vector<std::string>> &extentsOfTypes()
{
    static const std::map<std::string, std::vector<std::string>> extents{
        {"image1d_t", {"get_image_width(m)"}},
        {"image1d_buffer_t", {"ks_width(ks, object)"}}, // PoCL 3.1 has no get_image_width for it
        {"image1d_array_t", {"get_image_width(m)", "(int)get_image_array_size(m)"}},
        {"image2d_t", {"get_image_width(m)", "get_image_height(m)"}},
        {"image2d_array_t", {"get_image_width(m)", "get_image_height(m)", "(int)get_image_array_size(m)"}},
        {"image3d_t", {"get_image_width(m)", "get_image_height(m)", "get_image_depth(m)"}}};
    return extents;
}

/// The variable beside a function's parameter that holds its samplerBits.
std::string samplerName(const ParmVarDecl *parameter)
{
    return "ks_sampler" + std::to_string(parameter->getFunctionScopeIndex());
}

/// The text of a sampler's samplerBits; 0: they are not known.
std::string samplerBitsOf(const Expr *sampler, const ASTContext &ast)
{
    const auto *reference = dyn_cast<DeclRefExpr>(sampler->IgnoreParenImpCasts());
    const auto *variable = reference ? dyn_cast<VarDecl>(reference->getDecl()) : nullptr;
    if (const auto *parameter = dyn_cast_or_null<ParmVarDecl>(variable))
        return samplerName(parameter);
    if (variable)
        return variable->getAnyInitializer() ? samplerBitsOf(variable->getAnyInitializer(), ast) : "0u";
    const auto bits = constantOf(sampler->IgnoreParenImpCasts(), ast);
    return bits ? std::to_string(samplerBits::Given | (bits->getZExtValue() & samplerBits::Mask)) + "u" : "0u";
}

/// Whether the sampler `s` has CLK_ADDRESS_NONE and gives the nearest pixel: what lies outside of the image must not be asked for then.
/// `coordinates`: normalized ones, in which extents are 1, or 0.
std::string promisesInside(int coordinates)
{
    using namespace samplerBits;
    return "(s & " + std::to_string(Given | AddressMask | Normalized | Linear) + "u) == " + std::to_string(Given | coordinates) + "u";
}

std::string component(const std::string &vector, std::size_t index, bool isScalar)
{
    return isScalar ? vector : vector + ".s" + std::to_string(index);
}

struct ImageCall
{
    bool isWrite = false;
    bool hasSampler = false;
    bool ofFloats = false; ///< the coordinate
    std::string imageType; ///< "__read_only image2d_t"
    std::string shortType; ///< "image2d_t"
    DeviceType coordinate;
    DeviceType value;
    int object = -1;
};

bool describeImage(const RewriteContext &context, const CallExpr *call, ImageCall &access)
{
    const Expr *image = call->getArg(0)->IgnoreParenImpCasts();
    if (!image->getType()->isImageType())
        return false;
    access.isWrite = builtinCalled(call).memory == BuiltinMemory::Write;
    access.hasSampler = !access.isWrite && call->getNumArgs() == 3;
    access.imageType = image->getType().getCanonicalType().getUnqualifiedType().getAsString();
    access.shortType = access.imageType.substr(access.imageType.rfind(' ') + 1);
    const Expr *coordinate = call->getArg(access.hasSampler ? 2 : 1);
    access.ofFloats = coordinate->getType()->hasFloatingRepresentation();
    access.coordinate = deviceType(coordinate->getType(), context.ast());
    access.value = deviceType(access.isWrite ? call->getArg(2)->getType() : call->getType(), context.ast());
    if (const auto *reference = dyn_cast<DeclRefExpr>(image))
        access.object = context.objects().indexOf(reference->getDecl());
    if (access.object < 0)
        access.object = context.objects().onlyOf(image->getType());
    const bool valueIsKnown = access.value.name == "float4" || access.value.name == "int4" || access.value.name == "uint4";
    return extentsOfTypes().count(access.shortType) && access.coordinate.isNamed() && valueIsKnown;
}

std::string imageDefinition(const std::string &function, const std::string &name, const ImageCall &access)
{
    const auto &extents = extentsOfTypes().at(access.shortType);
    const bool isScalar = extents.size() == 1;
    std::string body = "uint w[8]; for (uint i = 0; i < 8; i++) w[i] = 0u; bool inside = true; ";
    if (access.hasSampler)
        body += "w[" + std::to_string(imageSamplerWord) + "] = s; ";
    for (std::size_t i = 0; i < extents.size(); ++i) {
        const std::string part = component("c", i, isScalar);
        body += "w[" + std::to_string(i) + "] = as_uint(" + part + "); ";
        const bool isLayer = extents[i].find("get_image_array_size") != std::string::npos; // always a whole number, and clamped
        const auto look = [&](const std::string &condition, const std::string &scaled) {
            body += condition + "inside = inside && " + part + " >= 0 && " + scaled + " < " + extents[i] + "; ";
        };
        look(access.hasSampler ? "if (" + promisesInside(0) + ") " : std::string(), part);
        if (access.hasSampler && access.ofFloats && !isLayer)
            look("if (" + promisesInside(samplerBits::Normalized) + ") ", part + " * " + extents[i]);
    }
    const std::string arguments = std::string("(m, ") + (access.hasSampler ? "sampler, " : "") + "c";
    if (!access.isWrite)
        body += access.value.name + " v = (" + access.value.name + ")(0); if (inside) v = " + name + arguments + "); ";
    body += "uint4 u = as_uint4(v); w[4] = u.x; w[5] = u.y; w[6] = u.z; w[7] = u.w; ";
    if (access.isWrite)
        body += "if (inside) " + name + arguments + ", v); ";
    body += "ks_image(ks, site, object, inside, w); ";
    const std::string parameters = std::string("(ks_context *ks, uint site, uint object, ") + (access.hasSampler ? "uint s, " : "") +
                                   access.imageType + " m, " + (access.hasSampler ? "sampler_t sampler, " : "") + access.coordinate.name +
                                   " c" + (access.isWrite ? ", " + access.value.name + " v" : "") + ") { ";
    return (access.isWrite ? "void " : access.value.name + " ") + function + parameters + body + (access.isWrite ? "}" : "return v; }");
}

} // namespace

bool rewriteImage(RewriteContext &context, const CallExpr *call)
{
    const std::string name = calledName(call);
    ImageCall access;
    if (!describeImage(context, call, access)) {
        context.leaveUntraced(call, QStringLiteral("%1 on this kind of image.").arg(QString::fromStdString(name)));
        return false;
    }
    const std::string function = "ks_" + name + (access.hasSampler ? "_sampled_" : "_") + access.shortType + "_" + access.coordinate.word +
                                 (access.imageType.find("read_write") != std::string::npos ? "_rw" : "");
    context.device.add(function, imageDefinition(function, name, access));
    const int number = context.addCall(access.isWrite ? SiteKind::ImageWrite : SiteKind::ImageRead, call);
    context.flows.noteStep(call, 0, number);
    context.flows.noteLoad(call, number);
    AccessSite &site = context.sites[number];
    site.memory = AddressSpace::Image;
    site.payloadWords = 8;
    site.sizeInBytes = 16;
    site.typeName = QString::fromStdString(access.value.name);
    site.type = elementTypeNamed(site.typeName);
    site.variables = {QString::fromStdString(access.coordinate.name), QString::fromStdString(access.shortType)};
    site.anyObject = access.object < 0;
    if (access.object >= 0)
        site.objects = {access.object};
    const unsigned object = access.object < 0 ? traceLayout::unknownObject : unsigned(access.object);
    context.redirect(call, callStart(function, number, object) +
                               (access.hasSampler ? samplerBitsOf(call->getArg(1), context.ast()) + "," : std::string()));
    return true;
}

std::string samplerParameters(const FunctionDecl *function)
{
    std::string text;
    for (const ParmVarDecl *parameter : function->parameters()) {
        if (parameter->getType()->isSamplerT())
            text += ", uint " + samplerName(parameter);
    }
    return text;
}

std::string samplerArguments(const CallExpr *call, const ASTContext &ast)
{
    std::string text;
    for (const Expr *argument : call->arguments()) {
        if (argument->getType()->isSamplerT())
            text += "," + samplerBitsOf(argument, ast);
    }
    return text;
}

std::string samplersOfKernel(const FunctionDecl *kernel)
{
    std::string text;
    for (const ParmVarDecl *parameter : kernel->parameters()) {
        if (parameter->getType()->isSamplerT())
            text += "uint " + samplerName(parameter) + " = ks_sampler(ks, " + std::to_string(parameter->getFunctionScopeIndex()) + "u); ";
    }
    return text;
}

} // namespace kernelscope
