#pragma once

namespace kernelscope {

// The numbers that parts of an editor share one space of. Styles: 0-39 belong to the lexer, and QScintilla's automatic ones
// run out, so these are fixed. Markers: a later one is drawn over an earlier one.
enum EditorStyle {
    ErrorStyle = 40,
    WarningStyle,
    FindingErrorStyle,
    FindingWarningStyle,
    OldFindingStyle,
    NoteStyle,
    HeatStyles = 46,
    OldHeatStyle = 57,
    HeatGapStyle
};
enum EditorMargin { HeatMarginNumber, LineMargin, MarkerMargin, FoldMargin, ColourMargin };
enum EditorMarker {
    ChosenLineMarker = 1,
    HeatLineMarker,
    ChangedLineMarker,
    BreakpointMarker,
    BreakpointOffMarker,
    FindingWarningMarker,
    FindingErrorMarker,
    NoteMarker,
    WarningMarker,
    ErrorMarker,
    HiddenFindingMarker,       ///< of a finding whose line has a worse sign
    BreakpointAtSignMarker,    ///< in the corner of the sign of the same line
    BreakpointOffAtSignMarker, ///< likewise
    ColourMarkers              ///< one for each of lineColours
};
constexpr int lineColours = 8;
enum EditorIndicator {
    ErrorIndicator = 8,
    WarningIndicator,
    FindingErrorIndicator,
    FindingWarningIndicator,
    ChosenIndicator,
    FoundIndicator,
    NoteIndicator,
    FieldIndicator
};

} // namespace kernelscope
