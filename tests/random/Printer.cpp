#include "Printer.h"

#include "ExpressionPrinter.h"
#include "Value.h"

#include <cstring>

namespace kernelscope::randomprogram {
namespace {

using std::string;

string declaration(const Program &program, int id)
{
    const Variable &variable = program.variables[std::size_t(id)];
    const string pointer = variable.isPointer ? "*" : "";
    const string space = variable.isPointer ? spaceName(variable.space) : "";
    const string extent = variable.count ? "[" + std::to_string(variable.count) + "]" : string();
    return space + typeName(variable.type, program) + " " + pointer + variableName(id) + extent;
}

/// Statements, indented.
class StatementWriter
{
public:
    explicit StatementWriter(const Program &program) : m_program(program) {}

    string block(const std::vector<Stmt> &statements, int depth) const
    {
        string text;
        for (const Stmt &statement : statements)
            text += write(statement, depth);
        return text;
    }

private:
    string write(const Stmt &s, int depth) const
    {
        const string indent(std::size_t(4 * depth), ' ');
        switch (s.kind) {
        case StmtKind::Expression:
            return indent + text(s.exprs[0]) + ";\n";
        case StmtKind::Declare:
            return indent + declaration(m_program, s.id) + initial(s) + ";\n";
        case StmtKind::Break:
            return indent + "if (" + text(s.exprs[0]) + ") break;\n";
        case StmtKind::Continue:
            return indent + "if (" + text(s.exprs[0]) + ") continue;\n";
        case StmtKind::Return:
            return indent + "if (" + text(s.exprs[0]) + ") return" + (s.exprs.size() > 1 ? " " + text(s.exprs[1]) : string()) + ";\n";
        case StmtKind::Barrier:
            return indent + "barrier(" + flags(s.form) + ");\n";
        case StmtKind::Fence:
            return indent + "mem_fence(" + flags(s.form) + ");\n";
        case StmtKind::Block:
            return indent + "{\n" + block(s.body, depth + 1) + indent + "}\n";
        case StmtKind::If:
            return branch(s, depth, indent);
        case StmtKind::Switch:
            return choice(s, depth, indent);
        case StmtKind::For:
            return loop(s, depth, indent);
        }
        return {};
    }
    string text(const Expr &e) const { return printed(e, m_program); }
    string initial(const Stmt &s) const
    {
        const bool array = m_program.variables[std::size_t(s.id)].count > 0;
        string list;
        for (const Expr &value : s.exprs)
            list += (list.empty() ? "" : ", ") + text(value);
        return array ? " = {" + list + "}" : " = " + list;
    }
    static string flags(int form)
    {
        if (form == LocalBit)
            return "CLK_LOCAL_MEM_FENCE";
        return form == GlobalBit ? "CLK_GLOBAL_MEM_FENCE" : "CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE";
    }
    string branch(const Stmt &s, int depth, const string &indent) const
    {
        string result = indent + "if (" + text(s.exprs[0]) + ") {\n" + block(s.body, depth + 1) + indent + "}";
        if (!s.otherwise.empty())
            result += " else {\n" + block(s.otherwise, depth + 1) + indent + "}";
        return result + "\n";
    }
    string choice(const Stmt &s, int depth, const string &indent) const
    {
        string result = indent + "switch (" + text(s.exprs[0]) + ") {\n";
        for (std::size_t i = 0; i < s.body.size(); ++i) {
            const bool last = i + 1 == s.body.size();
            result += indent + (last ? string("default: {\n") : "case " + std::to_string(i) + ": {\n");
            result += block(s.body[i].body, depth + 1);
            result += indent + (s.body[i].form ? "}\n" : "} break;\n"); // 1: it falls through
        }
        return result + indent + "}\n";
    }
    string loop(const Stmt &s, int depth, const string &indent) const
    {
        const string name = variableName(s.id);
        const string body = "{\n" + block(s.body, depth + 1) + indent + "}";
        const string below = " < " + text(s.exprs[0]);
        if (s.form == ForLoop)
            return indent + "for (uint " + name + " = 0u; " + name + below + "; " + name + "++) " + body + "\n";
        const string start = indent + "uint " + name + " = 0u;\n";
        if (s.form == WhileLoop)
            return start + indent + "while (" + name + "++" + below + ") " + body + "\n";
        return start + indent + "do " + body + " while (++" + name + below + ");\n";
    }

    const Program &m_program;
};

string number(const Array &array, std::size_t element)
{
    Value value;
    value.type = array.type;
    std::memcpy(value.bytes.data(), array.initial.data() + element * sizeOf(array.type), sizeOf(array.type));
    string list;
    for (int i = 0; i < array.type.width; ++i)
        list += (list.empty() ? "" : ", ") + std::to_string(value.lane(i)) + (array.type.base == Base::Float ? ".0f" : "");
    return array.type.isVector() ? "(" + typeName(array.type, {}) + ")(" + list + ")" : list;
}

string tables(const Program &program)
{
    string text;
    for (std::size_t i = 0; i < program.arrays.size(); ++i) {
        const Array &array = program.arrays[i];
        if (array.parameters > 0 || array.space != Space::Constant)
            continue;
        text += "__constant " + typeName(array.type, program) + " " + arrayName(program, int(i), 0) + "[" + std::to_string(array.count) +
                "] = {";
        for (std::size_t e = 0; e < std::size_t(array.count); ++e)
            text += (e ? ", " : "") + number(array, e);
        text += "};\n";
    }
    return text;
}

string functions(const Program &program)
{
    string text;
    for (std::size_t i = 0; i < program.functions.size(); ++i) {
        const Function &function = program.functions[i];
        string parameters;
        for (const int parameter : function.parameters)
            parameters += (parameters.empty() ? "" : ", ") + declaration(program, parameter);
        text += "uint " + program.name + "_f" + std::to_string(i) + "(" + parameters + ")\n{\n" +
                StatementWriter(program).block(function.body, 1) + "    return " + printed(function.result, program) + ";\n}\n";
    }
    return text;
}

string kernelParameters(const Program &program)
{
    string text;
    for (std::size_t i = 0; i < program.arrays.size(); ++i) {
        const Array &array = program.arrays[i];
        for (int p = 0; p < array.parameters; ++p)
            text += string(text.empty() ? "" : ", ") + spaceName(array.space) + (array.isConst ? "const " : "") +
                    typeName(array.type, program) + " *" + arrayName(program, int(i), p);
    }
    for (const Scalar &scalar : program.scalars)
        text += ", " + declaration(program, scalar.variable);
    return text;
}

string localArrays(const Program &program)
{
    string text;
    for (std::size_t i = 0; i < program.arrays.size(); ++i) {
        const Array &array = program.arrays[i];
        if (array.space == Space::Local && array.parameters == 0)
            text += "    __local " + typeName(array.type, program) + " " + arrayName(program, int(i), 0) + "[" +
                    std::to_string(array.count) + "];\n";
    }
    return text;
}

} // namespace

std::string typeName(Type type, const Program &program)
{
    static const char *const names[] = {"char", "uchar", "short", "ushort", "int", "uint", "long", "ulong", "float"};
    if (type.base == Base::Cell)
        return program.name + "_cell";
    return names[int(type.base)] + (type.isVector() ? std::to_string(type.width) : string());
}

std::string printed(const Program &program)
{
    return "typedef struct { uint a; ushort b; uchar c[2]; uint2 d; } " + program.name + "_cell;\n" + tables(program) + functions(program) +
           "__kernel void " + program.name + "(" + kernelParameters(program) + ")\n{\n" + localArrays(program) +
           StatementWriter(program).block(program.body, 1) + "}\n";
}

} // namespace kernelscope::randomprogram
