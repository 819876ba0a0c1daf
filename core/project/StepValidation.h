#pragma once

#include "project/NameSet.h"
#include "project/ProjectValidation.h"

namespace kernelscope {

/// Gathers problems; their sentences begin with their path.
struct ProblemList
{
    QList<ProjectProblem> list;

    void add(const QString &path, const QString &restOfSentence);
    void addAtKey(const QString &path, const QString &restOfSentence);
    void addIf(const QString &path, const QString &restOfSentence); ///< unless the sentence is empty
    bool isFull() const;                                            ///< so many that nobody reads on
};

/// What the parts of a project may refer to.
struct ProjectNames
{
    NameSet parameters;
    NameSet buffers; ///< without the images
    NameSet images;
    NameSet launches;

    void requireBuffer(const QString &name, const QString &path, ProblemList &problems) const; ///< an image will do
    void requireParameter(const QString &name, const QString &path, ProblemList &problems) const;
};
ProjectNames namesOf(const Project &project);

/// The problems of the plan: unknown names, names given twice, steps that wait for what comes later.
void checkSteps(const Project &project, const ProjectNames &names, ProblemList &problems);

} // namespace kernelscope
