<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>QObject</name>
    <message>
        <source>%1 (logarithmic; outlined: the fastest for each %2)</source>
        <translation>%1 (logarithmisch; umrandet: am schnellsten für jedes %2)</translation>
    </message>
    <message>
        <source>median of %1 runs</source>
        <translation>Median aus %1 Läufen</translation>
    </message>
    <message>
        <source>one run</source>
        <translation>ein Lauf</translation>
    </message>
    <message>
        <source>Kernel time</source>
        <translation>Kernelzeit</translation>
    </message>
    <message>
        <source>%1 by %2 and %3</source>
        <translation>%1 nach %2 und %3</translation>
    </message>
    <message>
        <source>%1 by %2</source>
        <translation>%1 nach %2</translation>
    </message>
    <message>
        <source>%1 of each launch</source>
        <translation>%1 jedes Starts</translation>
    </message>
    <message>
        <source>%1, without transfers, %2</source>
        <translation>%1, ohne Übertragungen, %2</translation>
    </message>
    <message>
        <source>%1, on %2</source>
        <translation>%1, auf %2</translation>
    </message>
    <message>
        <source>%1, in shuffled order (seed %2)</source>
        <translation>%1, in gemischter Reihenfolge (Startwert %2)</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>und %1 weitere</translation>
    </message>
    <message>
        <source>for %1</source>
        <translation>für %1</translation>
    </message>
    <message>
        <source>Device: %1</source>
        <translation>Gerät: %1</translation>
    </message>
    <message>
        <source>Each work-group</source>
        <translation>Jede Work-Group</translation>
    </message>
    <message>
        <source>Each work-item</source>
        <translation>Jedes Work-Item</translation>
    </message>
    <message>
        <source>Logarithmic scale: each mark is 1,024 times the one before</source>
        <translation>Logarithmische Skala: jede Marke ist das 1&#x202f;024-Fache der vorigen</translation>
    </message>
    <message>
        <source>&amp;nbsp; %1 of %2</source>
        <translation>&amp;nbsp; %1 von %2</translation>
    </message>
    <message>
        <source>column %1: %2 × %3</source>
        <translation>Spalte %1: %2 × %3</translation>
    </message>
    <message>
        <source>, %1 memory, %2</source>
        <translation>, Speicher: %1, %2</translation>
    </message>
    <message>
        <source>, in macro %1</source>
        <translation>, im Makro %1</translation>
    </message>
    <message>
        <source>; model: %1 transactions for each 32 work-items</source>
        <translation>; Modell: %1 Transaktionen je 32 Work-Items</translation>
    </message>
    <message>
        <source>; model: %1-way bank conflicts</source>
        <translation>; Modell: %1-fache Bankkonflikte</translation>
    </message>
    <message>
        <source>snippet</source>
        <translation>Baustein</translation>
    </message>
    <message>
        <source>Measured: %1 from %2 on.</source>
        <translation>Gemessen: %1 ab %2.</translation>
    </message>
    <message>
        <source>The device had nothing to do.</source>
        <translation>Das Gerät hatte nichts zu tun.</translation>
    </message>
    <message>
        <source>%1&#xa0;×&#xa0;%2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>The device was busy for %1 (%2 %): %3.</source>
        <translation>Das Gerät war %1 lang beschäftigt (%2 %): %3.</translation>
    </message>
    <message>
        <source>Device memory before, during and after the run: %1, %2, %3</source>
        <translation>Gerätespeicher vor, während und nach dem Lauf: %1, %2, %3</translation>
    </message>
    <message>
        <source>%1; everything was released.</source>
        <translation>%1; alles wurde freigegeben.</translation>
    </message>
    <message>
        <source>%1; %2 objects were not released.</source>
        <translation>%1; %2 Objekte wurden nicht freigegeben.</translation>
    </message>
    <message>
        <source>%1 not read back, which saved %2</source>
        <translation>%1 nicht zurückgelesen, das sparte %2</translation>
    </message>
    <message>
        <source>%1 (about %2 at the rate of this run&apos;s reads).</source>
        <translation>%1 (etwa %2 beim Tempo der Lesevorgänge dieses Laufs).</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>1 check passed</source>
        <translation>1 Prüfung bestanden</translation>
    </message>
    <message>
        <source>%1 checks passed</source>
        <translation>%1 Prüfungen bestanden</translation>
    </message>
    <message>
        <source>%1 of %2 checks failed</source>
        <translation>%1 von %2 Prüfungen nicht bestanden</translation>
    </message>
    <message>
        <source>transfers %1</source>
        <translation>Übertragungen %1</translation>
    </message>
    <message>
        <source>kernels %1, %2</source>
        <translation>Kernel %1, %2</translation>
    </message>
    <message>
        <source>Ran</source>
        <translation>Gelaufen</translation>
    </message>
    <message>
        <source>Ran in %1</source>
        <translation>Gelaufen in %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>built from cache</source>
        <translation>aus dem Cache gebaut</translation>
    </message>
    <message>
        <source>built in %1</source>
        <translation>gebaut in %1</translation>
    </message>
    <message>
        <source>%1 on %2 (%3, %4)</source>
        <translation>%1 auf %2 (%3, %4)</translation>
    </message>
    <message>
        <source> (%1 of %2)</source>
        <translation> (%1 von %2)</translation>
    </message>
    <message>
        <source>, %1 s</source>
        <translation>, %1 s</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>device</source>
        <translation>Gerät</translation>
    </message>
    <message>
        <source>Underlined is the critical path: %1 commands, %2 of %3.</source>
        <translation>Unterstrichen ist der kritische Pfad: %1 Befehle, %2 von %3.</translation>
    </message>
    <message>
        <source> Dashed: nothing orders the two commands, which touch the same bytes.</source>
        <translation> Gestrichelt: Nichts ordnet die beiden Befehle, die dieselben Bytes berühren.</translation>
    </message>
    <message>
        <source> Dotted: nothing orders the two commands; a trace (F6) says whether they touch the same bytes.</source>
        <translation> Gepunktet: Nichts ordnet die beiden Befehle; eine Aufzeichnung (F6) zeigt, ob sie dieselben Bytes berühren.</translation>
    </message>
    <message>
        <source>In brackets is the difference to the %1; from its first command to its last this run took %2 less.</source>
        <translation>In Klammern steht die Differenz zu %1; vom ersten bis zum letzten Befehl brauchte dieser Lauf %2 weniger.</translation>
    </message>
    <message>
        <source>In brackets is the difference to the %1; from its first command to its last this run took %2 more.</source>
        <translation>In Klammern steht die Differenz zu %1; vom ersten bis zum letzten Befehl brauchte dieser Lauf %2 mehr.</translation>
    </message>
    <message>
        <source>A gap of %1 is drawn short.</source>
        <translation>Eine Lücke von %1 ist verkürzt gezeichnet.</translation>
    </message>
    <message>
        <source>%1 gaps are drawn short, %2 in all.</source>
        <translation>%1 Lücken sind verkürzt gezeichnet, insgesamt %2.</translation>
    </message>
    <message>
        <source>Between the commands launches were traced, and what lies around the buffers was compared.</source>
        <translation>Zwischen den Befehlen wurden Starts aufgezeichnet, und was um die Puffer herum liegt, wurde verglichen.</translation>
    </message>
    <message>
        <source>Between the commands a new kernel is launched once to warm up, and what lies around the buffers is compared.</source>
        <translation>Zwischen den Befehlen wird ein neuer Kernel einmal zum Aufwärmen gestartet, und was um die Puffer herum liegt, wird verglichen.</translation>
    </message>
    <message>
        <source>%1 was traced but not run, since it could crash or hang: it is not shown.</source>
        <translation>%1 wurde aufgezeichnet, aber nicht ausgeführt, da der Start abstürzen oder hängen könnte: Er wird nicht gezeigt.</translation>
    </message>
    <message>
        <source>%1 were traced but not run, since they could crash or hang: they are not shown.</source>
        <translation>%1 wurden aufgezeichnet, aber nicht ausgeführt, da sie abstürzen oder hängen könnten: Sie werden nicht gezeigt.</translation>
    </message>
    <message>
        <source>one launch could not be traced</source>
        <translation>ein Start konnte nicht aufgezeichnet werden</translation>
    </message>
    <message>
        <source>%1 launches could not be traced</source>
        <translation>%1 Starts konnten nicht aufgezeichnet werden</translation>
    </message>
    <message>
        <source>as many as fit into the trace&apos;s budget</source>
        <translation>so viele, wie in das Budget der Aufzeichnung passen</translation>
    </message>
    <message>
        <source>about %1 events found no space</source>
        <translation>etwa %1 Ereignisse fanden keinen Platz</translation>
    </message>
    <message>
        <source>the accesses at %1 places can&apos;t be traced</source>
        <translation>die Zugriffe an %1 Stellen können nicht aufgezeichnet werden</translation>
    </message>
    <message>
        <source>stores</source>
        <translation>speichert</translation>
    </message>
    <message>
        <source>loads</source>
        <translation>lädt</translation>
    </message>
    <message>
        <source>work-item %1 %2 %3</source>
        <translation>Work-Item %1 %2 %3</translation>
    </message>
    <message>
        <source>data race on %1: %2, %3</source>
        <translation>Data Race auf %1: %2, %3</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>the check “%1” was</source>
        <translation>die Prüfung „%1“ wurde</translation>
    </message>
    <message>
        <source>the %1 checks were</source>
        <translation>die %1 Prüfungen wurden</translation>
    </message>
    <message>
        <source>; %1 not made</source>
        <translation>; %1 nicht ausgeführt</translation>
    </message>
    <message>
        <source>Launch %1 was only traced: to run it as it is could crash or hang the device. What it wrote is the traced kernel&apos;s work%2.</source>
        <translation>Der Start %1 wurde nur aufgezeichnet: ihn unverändert auszuführen, könnte das Gerät abstürzen oder hängen lassen. Was er schrieb, stammt vom aufgezeichneten Kernel%2.</translation>
    </message>
    <message>
        <source>1 error</source>
        <translation>1 Fehler</translation>
    </message>
    <message>
        <source>%1 errors</source>
        <translation>%1 Fehler</translation>
    </message>
    <message>
        <source>1 warning</source>
        <translation>1 Warnung</translation>
    </message>
    <message>
        <source>%1 warnings</source>
        <translation>%1 Warnungen</translation>
    </message>
    <message>
        <source> and </source>
        <translation> und </translation>
    </message>
    <message>
        <source>The trace found %1</source>
        <translation>Die Aufzeichnung fand %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source> at %1:</source>
        <translation> bei %1:</translation>
    </message>
    <message>
        <source> here</source>
        <translation> hier</translation>
    </message>
    <message>
        <source> at line %1</source>
        <translation> in Zeile %1</translation>
    </message>
    <message>
        <source>see line %1</source>
        <translation>siehe Zeile %1</translation>
    </message>
    <message>
        <source>%1 in reverse order</source>
        <translation>%1 in umgekehrter Reihenfolge</translation>
    </message>
    <message>
        <source>%1 where all load first</source>
        <translation>%1, wenn alle zuerst laden</translation>
    </message>
    <message>
        <source>Data race</source>
        <translation>Data Race</translation>
    </message>
    <message>
        <source>Lost update</source>
        <translation>Verlorene Aktualisierung</translation>
    </message>
    <message>
        <source>Barrier divergence</source>
        <translation>Barrierendivergenz</translation>
    </message>
    <message>
        <source>Out of bounds</source>
        <translation>Zugriff außerhalb</translation>
    </message>
    <message>
        <source>Write to an input</source>
        <translation>Schreiben in eine Eingabe</translation>
    </message>
    <message>
        <source>Uninitialised read</source>
        <translation>Nicht initialisiertes Lesen</translation>
    </message>
    <message>
        <source>Result mismatch</source>
        <translation>Abweichendes Ergebnis</translation>
    </message>
    <message>
        <source>Endless loop</source>
        <translation>Endlosschleife</translation>
    </message>
    <message>
        <source>Guard violation</source>
        <translation>Schutzzone verletzt</translation>
    </message>
    <message>
        <source>Unordered commands</source>
        <translation>Ungeordnete Befehle</translation>
    </message>
    <message>
        <source>Invalid copy</source>
        <translation>Ungültige Kopie</translation>
    </message>
    <message>
        <source>Division by zero</source>
        <translation>Division durch null</translation>
    </message>
    <message>
        <source>Signed overflow</source>
        <translation>Vorzeichenüberlauf</translation>
    </message>
    <message>
        <source>Invalid conversion</source>
        <translation>Ungültige Umwandlung</translation>
    </message>
    <message>
        <source>Misaligned access</source>
        <translation>Nicht ausgerichteter Zugriff</translation>
    </message>
    <message>
        <source>Value that is not finite</source>
        <translation>Nicht endlicher Wert</translation>
    </message>
    <message>
        <source>Restrict violation</source>
        <translation>restrict verletzt</translation>
    </message>
    <message>
        <source>not traced: see Problems</source>
        <translation>nicht aufgezeichnet: siehe Probleme</translation>
    </message>
    <message>
        <source>traced the one group</source>
        <translation>die eine Work-Group aufgezeichnet</translation>
    </message>
    <message>
        <source>traced %1 of %2 groups</source>
        <translation>%1 von %2 Work-Groups aufgezeichnet</translation>
    </message>
    <message>
        <source>%1 found, </source>
        <translation>%1 gefunden, </translation>
    </message>
    <message>
        <source>%1%2, %3 accesses</source>
        <translation>%1%2, %3 Zugriffe</translation>
    </message>
    <message>
        <source>No findings, as far as it was seen: %1 of %2 work-groups, %3 accesses.</source>
        <translation>Keine Befunde, soweit es zu sehen war: %1 von %2 Work-Groups, %3 Zugriffe.</translation>
    </message>
    <message>
        <source>No findings: every access of the one work-group was seen.</source>
        <translation>Keine Befunde: jeder Zugriff der einen Work-Group wurde gesehen.</translation>
    </message>
    <message>
        <source>No findings: every access of all %1 work-groups was seen.</source>
        <translation>Keine Befunde: jeder Zugriff aller %1 Work-Groups wurde gesehen.</translation>
    </message>
    <message>
        <source>The check “%1” expects another value here.</source>
        <translation>Die Prüfung „%1“ erwartet hier einen anderen Wert.</translation>
    </message>
    <message>
        <source>work-group %1</source>
        <translation>Work-Group %1</translation>
    </message>
    <message>
        <source>work-item %1</source>
        <translation>Work-Item %1</translation>
    </message>
    <message>
        <source>Not shown: lines that begin too far in (%1).</source>
        <translation>Nicht gezeigt: Zeilen, die zu weit eingerückt sind (%1).</translation>
    </message>
    <message>
        <source>Not shown: the ends of lines that are too long (%1).</source>
        <translation>Nicht gezeigt: die Enden zu langer Zeilen (%1).</translation>
    </message>
    <message>
        <source>Not shown: the rest of the notes (%1 characters).</source>
        <translation>Nicht gezeigt: der Rest der Notizen (%1 Zeichen).</translation>
    </message>
    <message>
        <source>, in macro %1, defined at %2:%3</source>
        <translation>, im Makro %1, definiert bei %2:%3</translation>
    </message>
    <message>
        <source>value %1</source>
        <translation>Wert %1</translation>
    </message>
    <message>
        <source>%1 in %2 memory</source>
        <translation>%1, Speicher: %2</translation>
    </message>
    <message>
        <source>%1, value %2</source>
        <translation>%1, Wert %2</translation>
    </message>
    <message>
        <source>in reverse order</source>
        <translation>in umgekehrter Reihenfolge</translation>
    </message>
    <message>
        <source>all load first</source>
        <translation>alle laden zuerst</translation>
    </message>
    <message>
        <source>work-items</source>
        <translation>Work-Items</translation>
    </message>
    <message>
        <source>%1 in launch %2</source>
        <translation>%1 im Start %2</translation>
    </message>
    <message>
        <source>, execution %1</source>
        <translation>, Ausführung %1</translation>
    </message>
    <message>
        <source>, %1 times</source>
        <translation>, %1-mal</translation>
    </message>
    <message>
        <source>work-item %1 of work-group %2</source>
        <translation>Work-Item %1 der Work-Group %2</translation>
    </message>
    <message>
        <source>%1, phase %2</source>
        <translation>%1, Phase %2</translation>
    </message>
    <message>
        <source>Of the text before the edit.</source>
        <translation>Zum Text vor der Änderung.</translation>
    </message>
    <message>
        <source>all %1, sum %2</source>
        <translation>alle %1, Summe %2</translation>
    </message>
    <message>
        <source>least %1
greatest %2
sum %3</source>
        <translation>kleinster %1
größter %2
Summe %3</translation>
    </message>
    <message>
        <source>  ·  not read back</source>
        <translation>  ·  nicht zurückgelesen</translation>
    </message>
    <message>
        <source>  ·  1 is NaN</source>
        <translation>  ·  1 ist NaN</translation>
    </message>
    <message>
        <source>  ·  %1 are NaN</source>
        <translation>  ·  %1 sind NaN</translation>
    </message>
    <message>
        <source>%1, expected %2</source>
        <translation>%1, erwartet %2</translation>
    </message>
    <message>
        <source>holds</source>
        <translation>erfüllt</translation>
    </message>
    <message>
        <source>1 value compared</source>
        <translation>1 Wert verglichen</translation>
    </message>
    <message>
        <source>%1 values compared</source>
        <translation>%1 Werte verglichen</translation>
    </message>
    <message>
        <source>%1,&#xa0;%2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>equal</source>
        <translation>gleich</translation>
    </message>
    <message>
        <source>does not hold</source>
        <translation>nicht erfüllt</translation>
    </message>
    <message>
        <source>1 mismatch</source>
        <translation>1 Abweichung</translation>
    </message>
    <message>
        <source>%1 mismatches</source>
        <translation>%1 Abweichungen</translation>
    </message>
    <message>
        <source>%1%2 is as expected. %3.</source>
        <translation>%1%2 ist wie erwartet. %3.</translation>
    </message>
    <message>
        <source>Mismatch %1 of %2, %3%4: %5</source>
        <translation>Abweichung %1 von %2, %3%4: %5</translation>
    </message>
    <message>
        <source>argument %1</source>
        <translation>Argument %1</translation>
    </message>
    <message>
        <source>local elements</source>
        <translation>lokale Elemente</translation>
    </message>
    <message>
        <source>name of %1</source>
        <translation>Name von %1</translation>
    </message>
    <message>
        <source>type of %1</source>
        <translation>Typ von %1</translation>
    </message>
    <message>
        <source>how kernels use %1</source>
        <translation>wie Kernel %1 nutzen</translation>
    </message>
    <message>
        <source>what to compare with</source>
        <translation>womit verglichen wird</translation>
    </message>
    <message>
        <source>expected %1</source>
        <translation>erwartetes %1</translation>
    </message>
    <message>
        <source>%1 tolerance</source>
        <translation>Toleranz: %1</translation>
    </message>
    <message>
        <source>check %1</source>
        <translation>Prüfung %1</translation>
    </message>
    <message>
        <source>The kernel compares a work-item&apos;s place with it: how many elements there are.</source>
        <translation>Der Kernel vergleicht die Position eines Work-Items damit: so viele Elemente gibt es.</translation>
    </message>
    <message>
        <source>A loop runs from minus this number to it.</source>
        <translation>Eine Schleife läuft von minus dieser Zahl bis zu ihr.</translation>
    </message>
    <message>
        <source>A loop runs up to it.</source>
        <translation>Eine Schleife läuft bis dahin.</translation>
    </message>
    <message>
        <source>Something is multiplied by it, as by the distance of two elements or rows.</source>
        <translation>Etwas wird damit multipliziert, wie mit dem Abstand zweier Elemente oder Zeilen.</translation>
    </message>
    <message>
        <source>From its name and its type; the kernel tells nothing more.</source>
        <translation>Aus Name und Typ; der Kernel verrät nicht mehr.</translation>
    </message>
    <message>
        <source>Numbers to try the kernel with; what it is meant for nobody told.</source>
        <translation>Zahlen zum Ausprobieren des Kernels; wofür er gedacht ist, sagt niemand.</translation>
    </message>
    <message>
        <source>By the functions with which the kernel reads or writes pixels.</source>
        <translation>Nach den Funktionen, mit denen der Kernel Pixel liest oder schreibt.</translation>
    </message>
    <message>
        <source>An element for each work-item, or as many as the kernel seems to reach.</source>
        <translation>Ein Element je Work-Item, oder so viele, wie der Kernel zu erreichen scheint.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>first contents</source>
        <translation>Anfangsinhalt</translation>
    </message>
    <message>
        <source>%1 size</source>
        <translation>Größe von %1</translation>
    </message>
    <message>
        <source>The sources leave it to the program that builds them.</source>
        <translation>Die Quellen überlassen es dem Programm, das sie baut.</translation>
    </message>
    <message>
        <source>What the kernel does with its place in the work-group suits it.</source>
        <translation>Passend zu dem, was der Kernel mit seiner Position in der Work-Group macht.</translation>
    </message>
    <message>
        <source>How many there are, the kernel does not tell.</source>
        <translation>Wie viele es sind, verrät der Kernel nicht.</translation>
    </message>
    <message>
        <source>In as many dimensions as the kernel asks for its place in.</source>
        <translation>In so vielen Dimensionen, wie der Kernel seine Position abfragt.</translation>
    </message>
    <message>
        <source>A guess: %1 Another value, or Confirm, ends it.</source>
        <translation>Eine Annahme: %1 Ein anderer Wert oder „Bestätigen“ beendet sie.</translation>
    </message>
    <message>
        <source>zeros</source>
        <translation>Nullen</translation>
    </message>
    <message>
        <source>constant</source>
        <translation>Konstante</translation>
    </message>
    <message>
        <source>constant of %1</source>
        <translation>Konstante von %1</translation>
    </message>
    <message>
        <source>expression</source>
        <translation>Ausdruck</translation>
    </message>
    <message>
        <source>expression of %1, of i, x, y, z</source>
        <translation>Ausdruck von %1, in i, x, y, z</translation>
    </message>
    <message>
        <source>random</source>
        <translation>zufällig</translation>
    </message>
    <message>
        <source>random %1 to %2</source>
        <translation>zufällig %1 bis %2</translation>
    </message>
    <message>
        <source>least value of %1</source>
        <translation>kleinster Wert von %1</translation>
    </message>
    <message>
        <source>greatest value of %1</source>
        <translation>größter Wert von %1</translation>
    </message>
    <message>
        <source>seed of %1</source>
        <translation>Startwert von %1</translation>
    </message>
    <message>
        <source>values</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>%1 values</source>
        <translation>%1 Werte</translation>
    </message>
    <message>
        <source>values of %1</source>
        <translation>Werte von %1</translation>
    </message>
    <message>
        <source>file</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>aus %1</translation>
    </message>
    <message>
        <source>file of %1</source>
        <translation>Datei von %1</translation>
    </message>
    <message>
        <source>what %1 is filled with</source>
        <translation>womit %1 gefüllt wird</translation>
    </message>
    <message>
        <source>Let time pass</source>
        <translation>Zeit laufen lassen</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>eine Zahl</translation>
    </message>
    <message>
        <source>time: the frame, counted</source>
        <translation>Zeit: die gezählten Bilder</translation>
    </message>
    <message>
        <source>time: the seconds that passed</source>
        <translation>Zeit: die vergangenen Sekunden</translation>
    </message>
    <message>
        <source>a power of two</source>
        <translation>eine Zweierpotenz</translation>
    </message>
    <message>
        <source>a colour, 0xRRGGBB</source>
        <translation>eine Farbe, 0xRRGGBB</translation>
    </message>
    <message>
        <source>kernel of the launch</source>
        <translation>Kernel des Starts</translation>
    </message>
    <message>
        <source>%1 size in %2</source>
        <translation>%1 Größe in %2</translation>
    </message>
    <message>
        <source> from %1</source>
        <translation> ab %1</translation>
    </message>
    <message>
        <source> count %1</source>
        <translation> Anzahl %1</translation>
    </message>
    <message>
        <source> by %1</source>
        <translation> zu je %1</translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <translation>%1 mit %2</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 in %2</translation>
    </message>
    <message>
        <source>%1 after %2</source>
        <translation>%1 nach %2</translation>
    </message>
    <message>
        <source>%1 when %2</source>
        <translation>%1 wenn %2</translation>
    </message>
    <message>
        <source>The kernel %1 is called %2 now.</source>
        <translation>Der Kernel %1 heißt jetzt %2.</translation>
    </message>
    <message>
        <source>%1 takes %2 now.</source>
        <translation>%1 nimmt jetzt %2 an.</translation>
    </message>
    <message>
        <source>The arguments follow the parameters of %1.</source>
        <translation>Die Argumente folgen den Parametern von %1.</translation>
    </message>
    <message>
        <source>%1 does not take %2 any more.</source>
        <translation>%1 nimmt %2 nicht mehr an.</translation>
    </message>
    <message>
        <source>%1 is launched in %2 dimensions now.</source>
        <translation>%1 wird jetzt in %2 Dimensionen gestartet.</translation>
    </message>
    <message>
        <source>new value of %1</source>
        <translation>neuer Wert von %1</translation>
    </message>
    <message>
        <source>from</source>
        <translation>von</translation>
    </message>
    <message>
        <source>offset in elements</source>
        <translation>Versatz in Elementen</translation>
    </message>
    <message>
        <source>count</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>count of elements</source>
        <translation>Anzahl der Elemente</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>buffer to write</source>
        <translation>zu schreibender Puffer</translation>
    </message>
    <message>
        <source>buffer to read</source>
        <translation>zu lesender Puffer</translation>
    </message>
    <message>
        <source>buffer to copy from</source>
        <translation>Puffer, aus dem kopiert wird</translation>
    </message>
    <message>
        <source>at</source>
        <translation>bei</translation>
    </message>
    <message>
        <source>offset in the source</source>
        <translation>Versatz in der Quelle</translation>
    </message>
    <message>
        <source>to</source>
        <translation>nach</translation>
    </message>
    <message>
        <source>buffer to copy to</source>
        <translation>Puffer, in den kopiert wird</translation>
    </message>
    <message>
        <source>offset in the target</source>
        <translation>Versatz im Ziel</translation>
    </message>
    <message>
        <source>buffer to fill</source>
        <translation>zu füllender Puffer</translation>
    </message>
    <message>
        <source>with</source>
        <translation>mit</translation>
    </message>
    <message>
        <source>value to fill with</source>
        <translation>Füllwert</translation>
    </message>
    <message>
        <source>first buffer</source>
        <translation>erster Puffer</translation>
    </message>
    <message>
        <source>second buffer</source>
        <translation>zweiter Puffer</translation>
    </message>
    <message>
        <source>condition</source>
        <translation>Bedingung</translation>
    </message>
    <message>
        <source>at most</source>
        <translation>höchstens</translation>
    </message>
    <message>
        <source>limit of repetitions</source>
        <translation>Höchstzahl der Wiederholungen</translation>
    </message>
    <message>
        <source>queue</source>
        <translation>Queue</translation>
    </message>
    <message>
        <source>queue of the barrier</source>
        <translation>Queue der Barriere</translation>
    </message>
    <message>
        <source>condition of the step</source>
        <translation>Bedingung des Schritts</translation>
    </message>
    <message>
        <source>run a kernel</source>
        <translation>einen Kernel ausführen</translation>
    </message>
    <message>
        <source>from the host to a buffer</source>
        <translation>vom Host in einen Puffer</translation>
    </message>
    <message>
        <source>from a buffer to the host</source>
        <translation>aus einem Puffer zum Host</translation>
    </message>
    <message>
        <source>from a buffer to another</source>
        <translation>aus einem Puffer in einen anderen</translation>
    </message>
    <message>
        <source>one value all over</source>
        <translation>überall derselbe Wert</translation>
    </message>
    <message>
        <source>parameters to other values</source>
        <translation>Parameter auf andere Werte</translation>
    </message>
    <message>
        <source>two buffers for each other</source>
        <translation>zwei Puffer gegeneinander</translation>
    </message>
    <message>
        <source>steps while a condition holds</source>
        <translation>Schritte, solange eine Bedingung gilt</translation>
    </message>
    <message>
        <source>order the commands of a queue</source>
        <translation>die Befehle einer Queue ordnen</translation>
    </message>
    <message>
        <source>wait for all commands</source>
        <translation>auf alle Befehle warten</translation>
    </message>
    <message>
        <source>name of the launch</source>
        <translation>Name des Starts</translation>
    </message>
    <message>
        <source>queue of the step</source>
        <translation>Queue des Schritts</translation>
    </message>
    <message>
        <source>steps that it waits for</source>
        <translation>Schritte, auf die er wartet</translation>
    </message>
    <message>
        <source>after</source>
        <translation>nach</translation>
    </message>
    <message>
        <source>no step</source>
        <translation>kein Schritt</translation>
    </message>
    <message>
        <source>device of the launch</source>
        <translation>Gerät des Starts</translation>
    </message>
    <message>
        <source>the one picked</source>
        <translation>das gewählte</translation>
    </message>
    <message>
        <source>repeat while</source>
        <translation>wiederholen, solange</translation>
    </message>
    <message>
        <source>waits for, through a buffer</source>
        <translation>wartet auf, durch einen Puffer</translation>
    </message>
    <message>
        <source>nothing orders them</source>
        <translation>nichts ordnet sie</translation>
    </message>
    <message>
        <source>nothing orders them, not traced</source>
        <translation>nichts ordnet sie, nicht aufgezeichnet</translation>
    </message>
    <message>
        <source>needless after</source>
        <translation>unnötiges after</translation>
    </message>
    <message>
        <source>%1 · queue %2 · added</source>
        <translation>%1 · Queue %2 · hinzugefügt</translation>
    </message>
    <message>
        <source>%1 · queue %2</source>
        <translation>%1 · Queue %2</translation>
    </message>
    <message>
        <source>reads %1</source>
        <translation>liest %1</translation>
    </message>
    <message>
        <source>writes %1</source>
        <translation>schreibt %1</translation>
    </message>
    <message>
        <source>%1, next round</source>
        <translation>%1, nächste Runde</translation>
    </message>
    <message>
        <source>and %1 more steps</source>
        <translation>und %1 weitere Schritte</translation>
    </message>
    <message>
        <source>, and %1 more</source>
        <translation>, und %1 weitere</translation>
    </message>
    <message>
        <source>earlier</source>
        <translation>früher</translation>
    </message>
    <message>
        <source>later</source>
        <translation>später</translation>
    </message>
    <message>
        <source>%1 without a command, drawn short</source>
        <translation>%1 ohne Befehl, verkürzt gezeichnet</translation>
    </message>
    <message>
        <source>Kernels are read with Clang %1.</source>
        <translation>Kernel werden mit Clang %1 gelesen.</translation>
    </message>
    <message>
        <source>The window is made with Qt %1 and QScintilla.</source>
        <translation>Das Fenster ist mit Qt %1 und QScintilla gemacht.</translation>
    </message>
    <message>
        <source>No OpenCL platform is known so far.</source>
        <translation>Bisher ist keine OpenCL-Plattform bekannt.</translation>
    </message>
    <message>
        <source>OpenCL platforms: %1.</source>
        <translation>OpenCL-Plattformen: %1.</translation>
    </message>
    <message>
        <source>Kernelscope is free software under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation>Kernelscope ist freie Software unter der GNU General Public License, Version 3 oder später. Es kommt ohne jede Gewährleistung.</translation>
    </message>
    <message>
        <source>Kernelscope %1</source>
        <translation>Kernelscope %1</translation>
    </message>
    <message>
        <source>About Kernelscope</source>
        <translation>Über Kernelscope</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>Ungespeicherte Änderungen</translation>
    </message>
    <message>
        <source>Save the changes of “%1”?</source>
        <translation>Die Änderungen an „%1“ speichern?</translation>
    </message>
    <message>
        <source>Without saving they are lost.</source>
        <translation>Ohne Speichern gehen sie verloren.</translation>
    </message>
    <message>
        <source>Don&apos;t save</source>
        <translation>Nicht speichern</translation>
    </message>
    <message>
        <source>Save the project as</source>
        <translation>Projekt speichern unter</translation>
    </message>
    <message>
        <source>Kernelscope projects (*.kscope)</source>
        <translation>Kernelscope-Projekte (*.kscope)</translation>
    </message>
    <message>
        <source>Open a project or a kernel</source>
        <translation>Projekt oder Kernel öffnen</translation>
    </message>
    <message>
        <source>Add a source</source>
        <translation>Quelle hinzufügen</translation>
    </message>
    <message>
        <source>OpenCL C (*.cl *.h *.clh);;All files (*)</source>
        <translation>OpenCL C (*.cl *.h *.clh);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Save as picture</source>
        <translation>Als Bild speichern</translation>
    </message>
    <message>
        <source>Pictures (*.svg *.png)</source>
        <translation>Bilder (*.svg *.png)</translation>
    </message>
    <message>
        <source>Save the contents of the buffer</source>
        <translation>Inhalt des Puffers speichern</translation>
    </message>
    <message>
        <source>NumPy (*.npy);;Text (*.csv);;Picture (*.png);;Raw bytes (*.bin)</source>
        <translation>NumPy (*.npy);;Text (*.csv);;Bild (*.png);;Rohe Bytes (*.bin)</translation>
    </message>
    <message>
        <source>Start with the contents of a file</source>
        <translation>Mit dem Inhalt einer Datei beginnen</translation>
    </message>
    <message>
        <source>Contents of a buffer (*.npy *.csv *.png *.bin)</source>
        <translation>Inhalt eines Puffers (*.npy *.csv *.png *.bin)</translation>
    </message>
    <message>
        <source>all&#xa0;equal</source>
        <translation>alle gleich</translation>
    </message>
    <message>
        <source>Starting</source>
        <translation>Wird gestartet</translation>
    </message>
    <message>
        <source>Evaluating expressions</source>
        <translation>Ausdrücke auswerten</translation>
    </message>
    <message>
        <source>Building</source>
        <translation>Bauen</translation>
    </message>
    <message>
        <source>First launch</source>
        <translation>Erster Start</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>Ausführen</translation>
    </message>
    <message>
        <source>Reading results</source>
        <translation>Ergebnisse lesen</translation>
    </message>
    <message>
        <source>Checking</source>
        <translation>Prüfen</translation>
    </message>
    <message>
        <source>Waiting for the device</source>
        <translation>Warten auf das Gerät</translation>
    </message>
    <message>
        <source>Projects, kernels and captures (*.kscope *.cl *.ocl *.clc *.opencl *.sim worksizes.txt);;All files (*)</source>
        <translation>Projekte, Kernel und Mitschnitte (*.kscope *.cl *.ocl *.clc *.opencl *.sim worksizes.txt);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Invalid sampler</source>
        <translation>Unzulässiger Sampler</translation>
    </message>
    <message>
        <source>The project was changed since the last run, which gave no results.</source>
        <translation>Das Projekt wurde seit dem letzten Lauf geändert, der keine Ergebnisse lieferte.</translation>
    </message>
    <message>
        <source>The run gave no results.</source>
        <translation>Der Lauf lieferte keine Ergebnisse.</translation>
    </message>
    <message>
        <source>The run gave no results. %1</source>
        <translation>Der Lauf lieferte keine Ergebnisse. %1</translation>
    </message>
    <message>
        <source>%1 in the trace</source>
        <translation>%1 in der Aufzeichnung</translation>
    </message>
    <message>
        <source>in the trace</source>
        <translation>in der Aufzeichnung</translation>
    </message>
    <message>
        <source>; in all launches %1 times</source>
        <translation>; in allen Starts zusammen %1-mal</translation>
    </message>
    <message>
        <source>from %1 to %2</source>
        <translation>von %1 bis %2</translation>
    </message>
    <message>
        <source>%1, sum&#xa0;%2</source>
        <translation>%1, Summe&#xa0;%2</translation>
    </message>
    <message>
        <source>%1, all within the tolerance, greatest error %2</source>
        <translation>%1, alle innerhalb der Toleranz, größter Fehler %2</translation>
    </message>
    <message>
        <source>Save the program into a new folder</source>
        <translation>Programm in einen neuen Ordner speichern</translation>
    </message>
    <message>
        <source>%1; the greatest relative error is %2: a relative tolerance of %3 would let it pass</source>
        <translation>%1; der größte relative Fehler ist %2: eine relative Toleranz von %3 ließe es gelten</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no tolerance. Write a number of at least 0, like 0.001 or 1e-5.</source>
        <translation>&quot;%1&quot; ist keine Toleranz. Schreiben Sie eine Zahl von mindestens 0, etwa 0.001 oder 1e-5.</translation>
    </message>
    <message>
        <source>1 value</source>
        <translation>1 Wert</translation>
    </message>
    <message>
        <source>Invalid collective call</source>
        <translation>Ungültiger gemeinsamer Aufruf</translation>
    </message>
    <message>
        <source>Invalid image format</source>
        <translation>Unpassendes Bildformat</translation>
    </message>
    <message>
        <source>Long loop</source>
        <translation>Lange Schleife</translation>
    </message>
    <message>
        <source>Launches %1: %2</source>
        <translation>Starts %1: %2</translation>
    </message>
    <message>
        <source>Launches %1 were only traced: to run them as they are could crash or hang the device. What they wrote is the traced kernels&apos; work%2.</source>
        <translation>Die Starts %1 wurden nur aufgezeichnet: sie unverändert auszuführen, könnte das Gerät abstürzen oder hängen lassen. Was sie schrieben, stammt von den aufgezeichneten Kernels%2.</translation>
    </message>
    <message>
        <source>stored as %1 to %2, read as %3</source>
        <translation>gespeichert als %1 bis %2, gelesen als %3</translation>
    </message>
    <message>
        <source>%1 (a line edited since)</source>
        <translation>%1 (eine seither geänderte Zeile)</translation>
    </message>
    <message>
        <source>the accesses at one place can&apos;t be traced</source>
        <translation>die Zugriffe an einer Stelle können nicht aufgezeichnet werden</translation>
    </message>
    <message>
        <source>; %1 is %2</source>
        <translation>; %1 ist %2</translation>
    </message>
    <message>
        <source>%1 of %2 values differ; %3 is %4, expected %5</source>
        <translation>%1 von %2 Werten weichen ab; %3 ist %4, erwartet %5</translation>
    </message>
    <message>
        <source>Nothing ran: the plan has no steps, or none whose condition holds</source>
        <translation>Nichts lief: Der Plan hat keine Schritte oder keinen, dessen Bedingung erfüllt ist</translation>
    </message>
    <message>
        <source>Save the timeline for Perfetto</source>
        <translation>Zeitleiste für Perfetto speichern</translation>
    </message>
    <message>
        <source>Chrome trace (*.json)</source>
        <translation>Chrome-Trace (*.json)</translation>
    </message>
    <message>
        <source>%1 × %2  %3 together</source>
        <translation>%1 × %2  %3 zusammen</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
</context>
<context>
    <name>kernelscope</name>
    <message>
        <source>load</source>
        <translation>Laden</translation>
    </message>
    <message>
        <source>store</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>atomic</source>
        <translation>atomar</translation>
    </message>
    <message>
        <source>copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>barrier</source>
        <translation>Barriere</translation>
    </message>
    <message>
        <source>fence</source>
        <translation>Fence</translation>
    </message>
    <message>
        <source>wait</source>
        <translation>Warten</translation>
    </message>
    <message>
        <source>condition</source>
        <translation>Bedingung</translation>
    </message>
    <message>
        <source>index</source>
        <translation>Index</translation>
    </message>
    <message>
        <source>loop</source>
        <translation>Schleife</translation>
    </message>
    <message>
        <source>operation</source>
        <translation>Operation</translation>
    </message>
    <message>
        <source>access</source>
        <translation>Zugriff</translation>
    </message>
    <message>
        <source>call</source>
        <translation>Aufruf</translation>
    </message>
    <message>
        <source>statement</source>
        <translation>Anweisung</translation>
    </message>
    <message>
        <source>launch</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>write</source>
        <translation>Schreiben</translation>
    </message>
    <message>
        <source>read</source>
        <translation>Lesen</translation>
    </message>
    <message>
        <source>fill</source>
        <translation>Füllen</translation>
    </message>
    <message>
        <source>carry</source>
        <translation>Übernahme</translation>
    </message>
    <message>
        <source>map</source>
        <translation>Map</translation>
    </message>
    <message>
        <source>unmap</source>
        <translation>Unmap</translation>
    </message>
    <message>
        <source>finish</source>
        <translation>Abschluss</translation>
    </message>
    <message>
        <source>build</source>
        <translation>Übersetzung</translation>
    </message>
    <message>
        <source>Give the values to compare, with commas between them: 64, 128, 256.</source>
        <translation>Geben Sie die zu vergleichenden Werte mit Kommas dazwischen an: 64, 128, 256.</translation>
    </message>
    <message>
        <source>There is nothing between two commas, or after the last one.</source>
        <translation>Zwischen zwei Kommas oder nach dem letzten steht nichts.</translation>
    </message>
    <message>
        <source>%1 is there twice: each value is compared once.</source>
        <translation>%1 kommt zweimal vor: Jeder Wert wird einmal verglichen.</translation>
    </message>
    <message>
        <source>In %1 a bracket is missing.</source>
        <translation>In %1 fehlt eine Klammer.</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>OpenCL C %1</source>
        <translation>OpenCL C %1</translation>
    </message>
    <message>
        <source>Memory regions</source>
        <translation>Speicherbereiche</translation>
    </message>
    <message>
        <source>Local memory</source>
        <translation>Lokaler Speicher</translation>
    </message>
    <message>
        <source>What the work-items of one work-group share. It is gone when the group ends.</source>
        <translation>Was sich die Work-Items einer Work-Group teilen. Mit dem Ende der Gruppe ist es weg.</translation>
    </message>
    <message>
        <source>Global memory</source>
        <translation>Globaler Speicher</translation>
    </message>
    <message>
        <source>What all work-items of all groups can read and write. Buffers live here.</source>
        <translation>Was alle Work-Items aller Gruppen lesen und schreiben können. Hier liegen die Puffer.</translation>
    </message>
    <message>
        <source>Largest buffer</source>
        <translation>Größter Puffer</translation>
    </message>
    <message>
        <source>The most that one buffer may take of global memory.</source>
        <translation>So viel vom globalen Speicher darf ein Puffer höchstens belegen.</translation>
    </message>
    <message>
        <source>Local memory is</source>
        <translation>Lokaler Speicher ist</translation>
    </message>
    <message>
        <source>dedicated</source>
        <translation>eigenständig</translation>
    </message>
    <message>
        <source>part of global memory</source>
        <translation>Teil des globalen Speichers</translation>
    </message>
    <message>
        <source>absent</source>
        <translation>nicht vorhanden</translation>
    </message>
    <message>
        <source>Dedicated local memory is faster than global memory; on most CPUs it is ordinary memory.</source>
        <translation>Eigenständiger lokaler Speicher ist schneller als globaler; auf den meisten CPUs ist er gewöhnlicher Speicher.</translation>
    </message>
    <message>
        <source>Constant memory</source>
        <translation>Konstanter Speicher</translation>
    </message>
    <message>
        <source>The most that one constant argument may take.</source>
        <translation>So viel darf ein konstantes Argument höchstens belegen.</translation>
    </message>
    <message>
        <source>Constant arguments of a kernel</source>
        <translation>Konstante Argumente eines Kernels</translation>
    </message>
    <message>
        <source>How many constant arguments a kernel may have.</source>
        <translation>Wie viele konstante Argumente ein Kernel haben darf.</translation>
    </message>
    <message>
        <source>Global cache</source>
        <translation>Globaler Cache</translation>
    </message>
    <message>
        <source>The cache between global memory and the compute units.</source>
        <translation>Der Cache zwischen globalem Speicher und Recheneinheiten.</translation>
    </message>
    <message>
        <source>Cache line</source>
        <translation>Cache-Zeile</translation>
    </message>
    <message>
        <source>What one miss of that cache brings.</source>
        <translation>Was ein Fehlzugriff dieses Caches holt.</translation>
    </message>
    <message>
        <source>Arguments of a kernel</source>
        <translation>Argumente eines Kernels</translation>
    </message>
    <message>
        <source>%1 in all</source>
        <translation>%1 insgesamt</translation>
    </message>
    <message>
        <source>The most that all arguments of a kernel may take together.</source>
        <translation>So viel dürfen alle Argumente eines Kernels zusammen höchstens belegen.</translation>
    </message>
    <message>
        <source>Work sizes</source>
        <translation>Arbeitsgrößen</translation>
    </message>
    <message>
        <source>Compute units</source>
        <translation>Recheneinheiten</translation>
    </message>
    <message>
        <source>A work-group runs on one compute unit; that many run at a time.</source>
        <translation>Eine Work-Group läuft auf einer Recheneinheit; so viele laufen gleichzeitig.</translation>
    </message>
    <message>
        <source>Largest work-group</source>
        <translation>Größte Work-Group</translation>
    </message>
    <message>
        <source>The most work-items that a work-group may have, in all dimensions together.</source>
        <translation>So viele Work-Items darf eine Work-Group über alle Dimensionen höchstens haben.</translation>
    </message>
    <message>
        <source>Work-group in x, y, z</source>
        <translation>Work-Group in x, y, z</translation>
    </message>
    <message>
        <source>The most work-items that a work-group may have in each dimension.</source>
        <translation>So viele Work-Items darf eine Work-Group in jeder Dimension höchstens haben.</translation>
    </message>
    <message>
        <source>Sub-groups</source>
        <translation>Sub-Groups</translation>
    </message>
    <message>
        <source>How many sub-groups a work-group may have.</source>
        <translation>Wie viele Sub-Groups eine Work-Group haben darf.</translation>
    </message>
    <message>
        <source>Clocks</source>
        <translation>Takte</translation>
    </message>
    <message>
        <source>Highest clock</source>
        <translation>Höchster Takt</translation>
    </message>
    <message>
        <source>%1 MHz</source>
        <translation>%1 MHz</translation>
    </message>
    <message>
        <source>Of the compute units.</source>
        <translation>Der Recheneinheiten.</translation>
    </message>
    <message>
        <source>Step of the event clock</source>
        <translation>Schritt der Ereignisuhr</translation>
    </message>
    <message>
        <source>The step of the clock that times events.</source>
        <translation>Die Auflösung der Uhr, die Ereignisse misst.</translation>
    </message>
    <message>
        <source>Abilities</source>
        <translation>Fähigkeiten</translation>
    </message>
    <message>
        <source>Double precision</source>
        <translation>Doppelte Genauigkeit</translation>
    </message>
    <message>
        <source>Whether kernels may use double.</source>
        <translation>Ob Kernel double verwenden dürfen.</translation>
    </message>
    <message>
        <source>Half precision</source>
        <translation>Halbe Genauigkeit</translation>
    </message>
    <message>
        <source>Whether kernels may compute with half.</source>
        <translation>Ob Kernel mit half rechnen dürfen.</translation>
    </message>
    <message>
        <source>Images</source>
        <translation>Images</translation>
    </message>
    <message>
        <source>Whether kernels may read and write images.</source>
        <translation>Ob Kernel Images lesen und schreiben dürfen.</translation>
    </message>
    <message>
        <source>Largest 2D image</source>
        <translation>Größtes 2D-Image</translation>
    </message>
    <message>
        <source>Width and height in pixels.</source>
        <translation>Breite und Höhe in Pixeln.</translation>
    </message>
    <message>
        <source>3D image depth</source>
        <translation>Tiefe eines 3D-Images</translation>
    </message>
    <message>
        <source>The most slices of a 3D image.</source>
        <translation>So viele Schichten hat ein 3D-Image höchstens.</translation>
    </message>
    <message>
        <source>Samplers</source>
        <translation>Sampler</translation>
    </message>
    <message>
        <source>How many samplers a kernel may use.</source>
        <translation>Wie viele Sampler ein Kernel verwenden darf.</translation>
    </message>
    <message>
        <source>Out-of-order queues</source>
        <translation>Ungeordnete Queues</translation>
    </message>
    <message>
        <source>Whether the commands of one queue may overtake each other.</source>
        <translation>Ob die Befehle einer Queue einander überholen dürfen.</translation>
    </message>
    <message>
        <source>Shared virtual memory</source>
        <translation>Gemeinsamer virtueller Speicher</translation>
    </message>
    <message>
        <source>coarse and fine</source>
        <translation>grob und fein</translation>
    </message>
    <message>
        <source>coarse</source>
        <translation>grob</translation>
    </message>
    <message>
        <source>Whether host and device can share pointers.</source>
        <translation>Ob Host und Gerät Zeiger gemeinsam nutzen können.</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>Sprachen</translation>
    </message>
    <message>
        <source>What the compiler takes for -cl-std: %1.</source>
        <translation>Was der Compiler für -cl-std annimmt: %1.</translation>
    </message>
    <message>
        <source>Identity</source>
        <translation>Identität</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>What the driver calls the device.</source>
        <translation>Wie der Treiber das Gerät nennt.</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>What kind of device it is.</source>
        <translation>Was für ein Gerät es ist.</translation>
    </message>
    <message>
        <source>Platform</source>
        <translation>Plattform</translation>
    </message>
    <message>
        <source>The driver&apos;s name for its group of devices.</source>
        <translation>Der Name des Treibers für seine Gruppe von Geräten.</translation>
    </message>
    <message>
        <source>Platform version</source>
        <translation>Version der Plattform</translation>
    </message>
    <message>
        <source>The OpenCL version of the platform.</source>
        <translation>Die OpenCL-Version der Plattform.</translation>
    </message>
    <message>
        <source>Platform profile</source>
        <translation>Profil der Plattform</translation>
    </message>
    <message>
        <source>Full or embedded OpenCL.</source>
        <translation>Volles oder eingebettetes OpenCL.</translation>
    </message>
    <message>
        <source>Vendor</source>
        <translation>Hersteller</translation>
    </message>
    <message>
        <source>Who made the device.</source>
        <translation>Wer das Gerät hergestellt hat.</translation>
    </message>
    <message>
        <source>Vendor number</source>
        <translation>Herstellernummer</translation>
    </message>
    <message>
        <source>The vendor&apos;s number, usually that of PCI.</source>
        <translation>Die Nummer des Herstellers, meist die von PCI.</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>The OpenCL version of the device.</source>
        <translation>Die OpenCL-Version des Geräts.</translation>
    </message>
    <message>
        <source>OpenCL C</source>
        <translation>OpenCL C</translation>
    </message>
    <message>
        <source>The newest OpenCL C that its compiler names.</source>
        <translation>Das neueste OpenCL C, das sein Compiler nennt.</translation>
    </message>
    <message>
        <source>Driver</source>
        <translation>Treiber</translation>
    </message>
    <message>
        <source>The version of the driver.</source>
        <translation>Die Version des Treibers.</translation>
    </message>
    <message>
        <source>Available</source>
        <translation>Verfügbar</translation>
    </message>
    <message>
        <source>Whether the device can be used now.</source>
        <translation>Ob das Gerät jetzt benutzt werden kann.</translation>
    </message>
    <message>
        <source>Compiler</source>
        <translation>Compiler</translation>
    </message>
    <message>
        <source>Whether it can build from source.</source>
        <translation>Ob es aus Quelltext bauen kann.</translation>
    </message>
    <message>
        <source>Address bits</source>
        <translation>Adressbits</translation>
    </message>
    <message>
        <source>The width of a pointer on the device.</source>
        <translation>Die Breite eines Zeigers auf dem Gerät.</translation>
    </message>
    <message>
        <source>Byte order</source>
        <translation>Bytefolge</translation>
    </message>
    <message>
        <source>little endian</source>
        <translation>Little Endian</translation>
    </message>
    <message>
        <source>big endian</source>
        <translation>Big Endian</translation>
    </message>
    <message>
        <source>How numbers lie in memory.</source>
        <translation>Wie Zahlen im Speicher liegen.</translation>
    </message>
    <message>
        <source>Error correction</source>
        <translation>Fehlerkorrektur</translation>
    </message>
    <message>
        <source>Whether its memory corrects errors.</source>
        <translation>Ob sein Speicher Fehler korrigiert.</translation>
    </message>
    <message>
        <source>Base alignment</source>
        <translation>Grundausrichtung</translation>
    </message>
    <message>
        <source>%1 bits</source>
        <translation>%1 Bit</translation>
    </message>
    <message>
        <source>The alignment that parts of a buffer need.</source>
        <translation>Die Ausrichtung, die Teile eines Puffers brauchen.</translation>
    </message>
    <message>
        <source>Smallest alignment</source>
        <translation>Kleinste Ausrichtung</translation>
    </message>
    <message>
        <source>The smallest alignment of any type.</source>
        <translation>Die kleinste Ausrichtung irgendeines Typs.</translation>
    </message>
    <message>
        <source>A kernel on a CPU device is native code. It is kept from your files, from connections and from other programs as far as the system of the device&apos;s worker can do so.</source>
        <translation>Ein Kernel auf einem CPU-Gerät ist nativer Code. Er wird von Ihren Dateien, von Verbindungen und von anderen Programmen ferngehalten, soweit das System, auf dem der Worker des Geräts läuft, es vermag.</translation>
    </message>
    <message>
        <source>Confinement of kernels</source>
        <translation>Abschottung der Kernel</translation>
    </message>
    <message>
        <source>Files, connections, processes</source>
        <translation>Dateien, Verbindungen, Prozesse</translation>
    </message>
    <message>
        <source>confined</source>
        <translation>abgeschottet</translation>
    </message>
    <message>
        <source>Not confined</source>
        <translation>Nicht abgeschottet</translation>
    </message>
    <message>
        <source>Drivers that fail</source>
        <translation>Treiber, die versagen</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Ausgelassen</translation>
    </message>
    <message>
        <source>Each driver was loaded in a process of its own.</source>
        <translation>Jeder Treiber wurde in einem eigenen Prozess geladen.</translation>
    </message>
    <message>
        <source>Extensions</source>
        <translation>Erweiterungen</translation>
    </message>
    <message>
        <source>An extension that the device names.</source>
        <translation>Eine Erweiterung, die das Gerät nennt.</translation>
    </message>
    <message>
        <source>Extensions of the platform</source>
        <translation>Erweiterungen der Plattform</translation>
    </message>
    <message>
        <source>An extension that the platform names.</source>
        <translation>Eine Erweiterung, die die Plattform nennt.</translation>
    </message>
    <message>
        <source>Host memory</source>
        <translation>Hostspeicher</translation>
    </message>
    <message>
        <source>the program that launches</source>
        <translation>das Programm, das startet</translation>
    </message>
    <message>
        <source>This device is a CPU: its regions lie in the host&apos;s memory.</source>
        <translation>Dieses Gerät ist eine CPU: Seine Bereiche liegen im Speicher des Hosts.</translation>
    </message>
    <message>
        <source>OpenCL does not report its size.</source>
        <translation>OpenCL meldet seine Größe nicht.</translation>
    </message>
    <message>
        <source>all work-items</source>
        <translation>alle Work-Items</translation>
    </message>
    <message>
        <source>One buffer may take %1.</source>
        <translation>Ein Puffer darf %1 belegen.</translation>
    </message>
    <message>
        <source>all work-items, which only read it</source>
        <translation>alle Work-Items, die ihn nur lesen</translation>
    </message>
    <message>
        <source>That much for each of at most %1 arguments.</source>
        <translation>So viel für jedes von höchstens %1 Argumenten.</translation>
    </message>
    <message>
        <source>the work-items of one group</source>
        <translation>die Work-Items einer Gruppe</translation>
    </message>
    <message>
        <source>Each group has that much; here it is a part of global memory.</source>
        <translation>So viel hat jede Gruppe; hier ist es ein Teil des globalen Speichers.</translation>
    </message>
    <message>
        <source>Each group has that much.</source>
        <translation>So viel hat jede Gruppe.</translation>
    </message>
    <message>
        <source>argument</source>
        <translation>Argument</translation>
    </message>
    <message>
        <source>1 register</source>
        <translation>1 Register</translation>
    </message>
    <message>
        <source>%1 registers</source>
        <translation>%1 Register</translation>
    </message>
    <message>
        <source>%1, spilled: %2 stored, %3 loaded</source>
        <translation>%1, ausgelagert: %2 gespeichert, %3 geladen</translation>
    </message>
    <message>
        <source>Private memory</source>
        <translation>Privater Speicher</translation>
    </message>
    <message>
        <source>one work-item</source>
        <translation>ein Work-Item</translation>
    </message>
    <message>
        <source>The driver does not report what kernels take.</source>
        <translation>Der Treiber meldet nicht, was Kernel belegen.</translation>
    </message>
    <message>
        <source>As the driver reports it for each kernel.</source>
        <translation>Wie es der Treiber für jeden Kernel meldet.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>work-item %1</source>
        <translation>Work-Item %1</translation>
    </message>
    <message>
        <source>%1 of work-group %2</source>
        <translation>%1 der Work-Group %2</translation>
    </message>
    <message>
        <source>%1 by %2 in phase %3, %4:%5</source>
        <translation>%1 durch %2 in Phase %3, %4:%5</translation>
    </message>
    <message>
        <source>written by work-item %1</source>
        <translation>geschrieben von Work-Item %1</translation>
    </message>
    <message>
        <source>to %1</source>
        <translation>bis %1</translation>
    </message>
    <message>
        <source>5 or more phases ago</source>
        <translation>vor 5 oder mehr Phasen</translation>
    </message>
    <message>
        <source>written in this phase</source>
        <translation>in dieser Phase geschrieben</translation>
    </message>
    <message>
        <source>value %1</source>
        <translation>Wert %1</translation>
    </message>
    <message>
        <source>used by work-item %1 in this phase</source>
        <translation>von Work-Item %1 in dieser Phase benutzt</translation>
    </message>
    <message>
        <source>%1, by work-item %2 in this phase</source>
        <translation>%1, von Work-Item %2 in dieser Phase</translation>
    </message>
    <message>
        <source>%1, in this phase</source>
        <translation>%1, in dieser Phase</translation>
    </message>
    <message>
        <source>as before the launch</source>
        <translation>wie vor dem Start</translation>
    </message>
    <message>
        <source>data race</source>
        <translation>Data Race</translation>
    </message>
    <message>
        <source>outside: no such element</source>
        <translation>außerhalb: kein solches Element</translation>
    </message>
    <message>
        <source>this access: %1</source>
        <translation>dieser Zugriff: %1</translation>
    </message>
    <message>
        <source>the chosen element</source>
        <translation>das gewählte Element</translation>
    </message>
    <message>
        <source>~ rounded: point at it for all digits</source>
        <translation>~ gerundet: alle Ziffern unter dem Mauszeiger</translation>
    </message>
    <message>
        <source>%1, expected %2</source>
        <translation>%1, erwartet %2</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>1 ULP</source>
        <translation>1 ULP</translation>
    </message>
    <message>
        <source>%1 ULPs</source>
        <translation>%1 ULPs</translation>
    </message>
    <message>
        <source>%1 less</source>
        <translation>%1 weniger</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>%1 mehr</translation>
    </message>
    <message>
        <source>%1 (local %2)</source>
        <translation>%1 (lokal %2)</translation>
    </message>
    <message>
        <source>%1, local %2</source>
        <translation>%1, lokal %2</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>after the barrier in %1</source>
        <translation>nach der Barriere in %1</translation>
    </message>
    <message>
        <source>barrier in %1</source>
        <translation>Barriere in %1</translation>
    </message>
    <message>
        <source>The only phase</source>
        <translation>Die einzige Phase</translation>
    </message>
    <message>
        <source>Phase %1 (the last is %2)</source>
        <translation>Phase %1 (die letzte ist %2)</translation>
    </message>
    <message>
        <source>Launch %1, its only work-group</source>
        <translation>Start %1, seine einzige Work-Group</translation>
    </message>
    <message>
        <source>Launch %1, %2</source>
        <translation>Start %1, %2</translation>
    </message>
    <message>
        <source>The notes ask to show &quot;%1&quot;, which is no view and nothing else that is known here.</source>
        <translation>Die Notizen wollen „%1“ zeigen, das keine Ansicht und auch sonst hier nicht bekannt ist.</translation>
    </message>
    <message>
        <source>The trace has no launch &quot;%1&quot;.</source>
        <translation>Die Aufzeichnung hat keinen Start „%1“.</translation>
    </message>
    <message>
        <source>The launch &quot;%1&quot; has no such work-group.</source>
        <translation>Der Start „%1“ hat keine solche Work-Group.</translation>
    </message>
    <message>
        <source>The launch &quot;%1&quot; has no such work-item.</source>
        <translation>Der Start „%1“ hat kein solches Work-Item.</translation>
    </message>
    <message>
        <source>Elements read</source>
        <translation>Gelesene Elemente</translation>
    </message>
    <message>
        <source>Phase %1</source>
        <translation>Phase %1</translation>
    </message>
    <message>
        <source>Phase %1, step %2 of %3</source>
        <translation>Phase %1, Schritt %2 von %3</translation>
    </message>
    <message>
        <source>Phase %1, %2 of %3</source>
        <translation>Phase %1, %2 von %3</translation>
    </message>
    <message>
        <source>%1 of %2 work-items active</source>
        <translation>%1 von %2 Work-Items aktiv</translation>
    </message>
    <message>
        <source>%1 of %2 active</source>
        <translation>%1 von %2 aktiv</translation>
    </message>
    <message>
        <source>%1 active</source>
        <translation>%1 aktiv</translation>
    </message>
    <message>
        <source>%1 of %2 sub-groups divided (model)</source>
        <translation>%1 von %2 Sub-Groups geteilt (Modell)</translation>
    </message>
    <message>
        <source>%1 of %2 divided (model)</source>
        <translation>%1 von %2 geteilt (Modell)</translation>
    </message>
    <message>
        <source>%1 elements</source>
        <translation>%1 Elemente</translation>
    </message>
    <message>
        <source>private memory</source>
        <translation>privater Speicher</translation>
    </message>
    <message>
        <source>, line %1</source>
        <translation>, Zeile %1</translation>
    </message>
    <message>
        <source>work-item %1 of work-group %2</source>
        <translation>Work-Item %1 der Work-Group %2</translation>
    </message>
    <message>
        <source>%1 elements of %2, the first of them %3</source>
        <translation>%1 Elemente von %2, das erste davon %3</translation>
    </message>
    <message>
        <source>%1: copied in phase %2 from %3%4</source>
        <translation>%1: in Phase %2 aus %3 kopiert%4</translation>
    </message>
    <message>
        <source>%1: read by %2%3</source>
        <translation>%1: gelesen von %2%3</translation>
    </message>
    <message>
        <source>Held in private memory after phase %1, until it is stored in %2: made of %3 by %4%5</source>
        <translation>Nach Phase %1 im privaten Speicher, bis es in %2 gespeichert wird: entstanden aus %3 durch %4%5</translation>
    </message>
    <message>
        <source>stayed when compared in phase %1</source>
        <translation>blieb beim Vergleich in Phase %1</translation>
    </message>
    <message>
        <source>stored in phase %1</source>
        <translation>in Phase %1 gespeichert</translation>
    </message>
    <message>
        <source>%1, %2 from %3</source>
        <translation>%1, %2 aus %3</translation>
    </message>
    <message>
        <source> by %1%2</source>
        <translation> durch %1%2</translation>
    </message>
    <message>
        <source> (approximately: the flow could not be followed everywhere)</source>
        <translation> (ungefähr: Der Fluss war nicht überall zu verfolgen)</translation>
    </message>
    <message>
        <source> · not drawn: 1 that combines nothing</source>
        <translation> · nicht gezeichnet: 1, das nichts verknüpft</translation>
    </message>
    <message>
        <source> · not drawn: %1 that combine nothing</source>
        <translation> · nicht gezeichnet: %1, die nichts verknüpfen</translation>
    </message>
    <message>
        <source>its object</source>
        <translation>sein Objekt</translation>
    </message>
    <message>
        <source> · left out: 1 access outside of %1, see Problems</source>
        <translation> · weggelassen: 1 Zugriff außerhalb von %1, siehe Probleme</translation>
    </message>
    <message>
        <source> · left out: %1 accesses outside of %2, see Problems</source>
        <translation> · weggelassen: %1 Zugriffe außerhalb von %2, siehe Probleme</translation>
    </message>
    <message>
        <source>double box: many elements (how many, or whose)</source>
        <translation>Doppelkasten: viele Elemente (wie viele oder wessen)</translation>
    </message>
    <message>
        <source>a double box: many elements that one store took, as many as its number says or of the buffer it names</source>
        <translation>ein Doppelkasten: viele Elemente, die ein Speichern aufnahm, so viele, wie die Zahl sagt, oder aus dem genannten Puffer</translation>
    </message>
    <message>
        <source>diamond: held in private memory</source>
        <translation>Raute: im privaten Speicher</translation>
    </message>
    <message>
        <source>a diamond: held in private memory until it is stored</source>
        <translation>eine Raute: im privaten Speicher, bis es gespeichert wird</translation>
    </message>
    <message>
        <source>of vectors: the first component</source>
        <translation>von Vektoren: die erste Komponente</translation>
    </message>
    <message>
        <source>of a vector the first component is shown</source>
        <translation>von einem Vektor wird die erste Komponente gezeigt</translation>
    </message>
    <message>
        <source>%1 alone, 1 of %2 results,</source>
        <translation>nur %1, 1 von %2 Ergebnissen,</translation>
    </message>
    <message>
        <source>1 result</source>
        <translation>1 Ergebnis</translation>
    </message>
    <message>
        <source>%1 results</source>
        <translation>%1 Ergebnisse</translation>
    </message>
    <message>
        <source>1 element</source>
        <translation>1 Element</translation>
    </message>
    <message>
        <source>%1 of %2 phases, the others combine nothing</source>
        <translation>%1 von %2 Phasen, die anderen verknüpfen nichts</translation>
    </message>
    <message>
        <source>1 phase</source>
        <translation>1 Phase</translation>
    </message>
    <message>
        <source>%1 phases</source>
        <translation>%1 Phasen</translation>
    </message>
    <message>
        <source> (%1 steps)</source>
        <translation> (%1 Schritte)</translation>
    </message>
    <message>
        <source>%1 from %2 in %3</source>
        <translation>%1 für %2 in %3</translation>
    </message>
    <message>
        <source>%1, 1 of %2 results, in %3%4 · choose a work-item to see another</source>
        <translation>%1, 1 von %2 Ergebnissen, in %3%4 · ein anderes Work-Item wählen, um ein anderes zu sehen</translation>
    </message>
    <message>
        <source>%1 of %2 phases</source>
        <translation>%1 von %2 Phasen</translation>
    </message>
    <message>
        <source> · approximate</source>
        <translation> · ungefähr</translation>
    </message>
    <message>
        <source> · dashed: approximate</source>
        <translation> · gestrichelt: ungefähr</translation>
    </message>
    <message>
        <source> · choose a work-item to see its result, or This work-group to see all</source>
        <translation> · ein Work-Item wählen für sein Ergebnis, „Diese Work-Group“ für alle</translation>
    </message>
    <message>
        <source> · choose a value to see its parts</source>
        <translation> · einen Wert wählen, um seine Teile zu sehen</translation>
    </message>
    <message>
        <source>It was not read back in both runs.</source>
        <translation>Er wurde nicht in beiden Läufen zurückgelesen.</translation>
    </message>
    <message>
        <source>It was of another type or shape.</source>
        <translation>Er hatte einen anderen Typ oder eine andere Form.</translation>
    </message>
    <message>
        <source>Structs have no difference.</source>
        <translation>Strukturen haben keine Differenz.</translation>
    </message>
    <message>
        <source>It is too large.</source>
        <translation>Er ist zu groß.</translation>
    </message>
    <message>
        <source>It lies on another machine.</source>
        <translation>Er liegt auf einer anderen Maschine.</translation>
    </message>
    <message>
        <source>NaN</source>
        <translation>NaN</translation>
    </message>
    <message>
        <source>∞</source>
        <translation>∞</translation>
    </message>
    <message>
        <source>−∞</source>
        <translation>−∞</translation>
    </message>
    <message>
        <source>Mismatches</source>
        <translation>Abweichungen</translation>
    </message>
    <message>
        <source>  (element %1)</source>
        <translation>  (Element %1)</translation>
    </message>
    <message>
        <source>%1 below</source>
        <translation>%1 darunter</translation>
    </message>
    <message>
        <source>%1 above</source>
        <translation>%1 darüber</translation>
    </message>
    <message>
        <source>%1 not finite</source>
        <translation>%1 nicht endlich</translation>
    </message>
    <message>
        <source>Elements by value</source>
        <translation>Elemente nach Wert</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>bestanden</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>nicht bestanden</translation>
    </message>
    <message>
        <source>%1: %2 — %3</source>
        <translation>%1: %2 — %3</translation>
    </message>
    <message>
        <source>local memory</source>
        <translation>lokaler Speicher</translation>
    </message>
    <message>
        <source>constant memory</source>
        <translation>konstanter Speicher</translation>
    </message>
    <message>
        <source>samplers</source>
        <translation>Sampler</translation>
    </message>
    <message>
        <source>generic pointers</source>
        <translation>generische Zeiger</translation>
    </message>
    <message>
        <source>double precision</source>
        <translation>doppelte Genauigkeit</translation>
    </message>
    <message>
        <source>images</source>
        <translation>Images</translation>
    </message>
    <message>
        <source>shared virtual memory</source>
        <translation>gemeinsamer virtueller Speicher</translation>
    </message>
    <message>
        <source>queues</source>
        <translation>Queues</translation>
    </message>
    <message>
        <source>sweeps</source>
        <translation>Messreihen</translation>
    </message>
    <message>
        <source>sub-groups</source>
        <translation>Sub-Groups</translation>
    </message>
    <message>
        <source>1 more row</source>
        <translation>1 weitere Zeile</translation>
    </message>
    <message>
        <source>%1 more rows</source>
        <translation>%1 weitere Zeilen</translation>
    </message>
    <message>
        <source>1 more column</source>
        <translation>1 weitere Spalte</translation>
    </message>
    <message>
        <source>%1 more columns</source>
        <translation>%1 weitere Spalten</translation>
    </message>
    <message>
        <source>and %1</source>
        <translation>und %1</translation>
    </message>
    <message>
        <source> and </source>
        <translation> und </translation>
    </message>
    <message>
        <source>Work-item %1: %2 = %3</source>
        <translation>Work-Item %1: %2 = %3</translation>
    </message>
    <message>
        <source>line %1, %2 of %3 work-items take part</source>
        <translation>Zeile %1, %2 von %3 Work-Items nehmen teil</translation>
    </message>
    <message>
        <source>This one does not.</source>
        <translation>Dieses nicht.</translation>
    </message>
    <message>
        <source>%1 of all work-items over time</source>
        <translation>%1 aller Work-Items im Verlauf</translation>
    </message>
    <message>
        <source>How often this work-group reads each element in the whole launch: the lighter, the more often</source>
        <translation>Wie oft diese Work-Group jedes Element im ganzen Start liest: je heller, desto öfter</translation>
    </message>
    <message>
        <source>read now</source>
        <translation>jetzt gelesen</translation>
    </message>
    <message>
        <source>written now</source>
        <translation>jetzt geschrieben</translation>
    </message>
    <message>
        <source>read before</source>
        <translation>vorher gelesen</translation>
    </message>
    <message>
        <source>written before</source>
        <translation>vorher geschrieben</translation>
    </message>
    <message>
        <source>being added up</source>
        <translation>wird aufsummiert</translation>
    </message>
    <message>
        <source>a finding</source>
        <translation>ein Befund</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>gewählt</translation>
    </message>
    <message>
        <source>~ rounded</source>
        <translation>~ gerundet</translation>
    </message>
    <message>
        <source>values: point at an element</source>
        <translation>Werte: auf ein Element zeigen</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>elements %1 to %2</source>
        <translation>Elemente %1 bis %2</translation>
    </message>
    <message>
        <source>from row %1, column %2</source>
        <translation>ab Zeile %1, Spalte %2</translation>
    </message>
    <message>
        <source>rows %1 to %2, columns %3 to %4</source>
        <translation>Zeilen %1 bis %2, Spalten %3 bis %4</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>(parameter %1)</source>
        <translation>(Parameter %1)</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1; shown: %2</source>
        <translation>%1; gezeigt: %2</translation>
    </message>
    <message>
        <source>%1, %2 of %3</source>
        <translation>%1, %2 von %3</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>slice %1 of %2</source>
        <translation>Schicht %1 von %2</translation>
    </message>
    <message>
        <source>%1 reads of %2 elements, up to %3 of one</source>
        <translation>%1 Lesezugriffe auf %2 Elemente, bis zu %3 auf eines</translation>
    </message>
    <message>
        <source>1 of %1 is read,</source>
        <translation>1 von %1 wird gelesen,</translation>
    </message>
    <message>
        <source>%1 of %2 are read, each</source>
        <translation>%1 von %2 werden gelesen, jedes</translation>
    </message>
    <message>
        <source>%1 once</source>
        <translation>%1 einmal</translation>
    </message>
    <message>
        <source>%1 %2 times</source>
        <translation>%1 %2-mal</translation>
    </message>
    <message>
        <source>read once</source>
        <translation>einmal gelesen</translation>
    </message>
    <message>
        <source>each is read once</source>
        <translation>jedes einmal gelesen</translation>
    </message>
    <message>
        <source>read %1 times</source>
        <translation>%1-mal gelesen</translation>
    </message>
    <message>
        <source>each is read %1 times</source>
        <translation>jedes %1-mal gelesen</translation>
    </message>
    <message>
        <source>%1 reads, %2 elements</source>
        <translation>%1 Lesezugriffe, %2 Elemente</translation>
    </message>
    <message>
        <source>%1 read once</source>
        <translation>%1 einmal gelesen</translation>
    </message>
    <message>
        <source>%1 read %2 times each</source>
        <translation>%1 je %2-mal gelesen</translation>
    </message>
    <message>
        <source>1 read</source>
        <translation>1 Lesezugriff</translation>
    </message>
    <message>
        <source>%1 reads</source>
        <translation>%1 Lesezugriffe</translation>
    </message>
    <message>
        <source>%1 each</source>
        <translation>je %1</translation>
    </message>
    <message>
        <source>%1 read</source>
        <translation>%1 gelesen</translation>
    </message>
    <message>
        <source>%1 %2 times in all</source>
        <translation>%1, insgesamt %2-mal</translation>
    </message>
    <message>
        <source>%1 %2 times each</source>
        <translation>%1, je %2-mal</translation>
    </message>
    <message>
        <source>%1 written</source>
        <translation>%1 geschrieben</translation>
    </message>
    <message>
        <source>not used now</source>
        <translation>jetzt nicht benutzt</translation>
    </message>
    <message>
        <source>now %1</source>
        <translation>jetzt %1</translation>
    </message>
    <message>
        <source>; ideal: once</source>
        <translation>; ideal: einmal</translation>
    </message>
    <message>
        <source>only written</source>
        <translation>nur geschrieben</translation>
    </message>
    <message>
        <source>in the whole phase</source>
        <translation>in der ganzen Phase</translation>
    </message>
    <message>
        <source>in all phases</source>
        <translation>in allen Phasen</translation>
    </message>
    <message>
        <source>%1; %2: %3%4</source>
        <translation>%1; %2: %3%4</translation>
    </message>
    <message>
        <source>%1; %2: %3</source>
        <translation>%1; %2: %3</translation>
    </message>
    <message>
        <source>all %1 work-items</source>
        <translation>alle %1 Work-Items</translation>
    </message>
    <message>
        <source>others, %1 in all</source>
        <translation>andere, insgesamt %1</translation>
    </message>
    <message>
        <source>work-items %1</source>
        <translation>Work-Items %1</translation>
    </message>
    <message>
        <source>now read and written by %1</source>
        <translation>jetzt gelesen und geschrieben von %1</translation>
    </message>
    <message>
        <source>now read by %1</source>
        <translation>jetzt gelesen von %1</translation>
    </message>
    <message>
        <source>now written by %1</source>
        <translation>jetzt geschrieben von %1</translation>
    </message>
    <message>
        <source>made of %1</source>
        <translation>entstanden aus %1</translation>
    </message>
    <message>
        <source>%1: outside of %2, which has %3 elements; accessed by %4: see Problems</source>
        <translation>%1: außerhalb von %2 mit seinen %3 Elementen; Zugriff durch %4: siehe Probleme</translation>
    </message>
    <message>
        <source>not used by this work-group</source>
        <translation>von dieser Work-Group nicht benutzt</translation>
    </message>
    <message>
        <source>read once by this work-group</source>
        <translation>von dieser Work-Group einmal gelesen</translation>
    </message>
    <message>
        <source>read %1 times in all by this work-group</source>
        <translation>von dieser Work-Group insgesamt %1-mal gelesen</translation>
    </message>
    <message>
        <source>%1 % of what goes into it was read</source>
        <translation>%1 % dessen, was eingeht, wurde gelesen</translation>
    </message>
    <message>
        <source>%1: see Problems</source>
        <translation>%1: siehe Probleme</translation>
    </message>
    <message>
        <source>, nothing was recorded here</source>
        <translation>, hier wurde nichts aufgezeichnet</translation>
    </message>
    <message>
        <source>, has findings</source>
        <translation>, hat Befunde</translation>
    </message>
    <message>
        <source>z = %1</source>
        <translation>z = %1</translation>
    </message>
    <message>
        <source>Step by phase</source>
        <translation>Phasenweise gehen</translation>
    </message>
    <message>
        <source>Alt+Left, Alt+Right</source>
        <translation>Alt+Links, Alt+Rechts</translation>
    </message>
    <message>
        <source>Go to the phase before or after, in a view of a trace</source>
        <translation>In einer Ansicht der Aufzeichnung zur vorigen oder nächsten Phase gehen</translation>
    </message>
    <message>
        <source>Step by access</source>
        <translation>Zugriffsweise gehen</translation>
    </message>
    <message>
        <source>Alt+Shift+Left, Alt+Shift+Right</source>
        <translation>Alt+Umschalt+Links, Alt+Umschalt+Rechts</translation>
    </message>
    <message>
        <source>Go to the access before or after</source>
        <translation>Zum vorigen oder nächsten Zugriff gehen</translation>
    </message>
    <message>
        <source>First and last moment</source>
        <translation>Erster und letzter Moment</translation>
    </message>
    <message>
        <source>Alt+Home, Alt+End</source>
        <translation>Alt+Pos1, Alt+Ende</translation>
    </message>
    <message>
        <source>Go to the beginning or the end of the work-group</source>
        <translation>Zum Anfang oder zum Ende der Work-Group gehen</translation>
    </message>
    <message>
        <source>Play or pause</source>
        <translation>Abspielen oder anhalten</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Let the phases or accesses go by, or stop them</source>
        <translation>Phasen oder Zugriffe ablaufen lassen oder anhalten</translation>
    </message>
    <message>
        <source>Move in a picture</source>
        <translation>In einem Bild bewegen</translation>
    </message>
    <message>
        <source>Arrows, Home, End</source>
        <translation>Pfeile, Pos1, Ende</translation>
    </message>
    <message>
        <source>Choose the part of it that lies beside, or the first or last one</source>
        <translation>Den benachbarten Teil wählen, oder den ersten oder letzten</translation>
    </message>
    <message>
        <source>Open what is chosen</source>
        <translation>Gewähltes öffnen</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Go to the place or the value that is chosen in a picture or a list</source>
        <translation>Zu der Stelle oder dem Wert gehen, die in einem Bild oder einer Liste gewählt sind</translation>
    </message>
    <message>
        <source>Zoom a picture</source>
        <translation>Bild vergrößern</translation>
    </message>
    <message>
        <source>+, -, 0</source>
        <translation>+, -, 0</translation>
    </message>
    <message>
        <source>Make it larger, smaller, or as large as fits</source>
        <translation>Größer, kleiner oder so groß, wie es passt</translation>
    </message>
    <message>
        <source>Step through the notes</source>
        <translation>Durch die Notizen gehen</translation>
    </message>
    <message>
        <source>Page Down, Page Up, Escape</source>
        <translation>Bild ab, Bild auf, Escape</translation>
    </message>
    <message>
        <source>While presenting: go on, go back, end</source>
        <translation>Beim Vorführen: weiter, zurück, beenden</translation>
    </message>
    <message>
        <source>%1 can&apos;t be copied into the project&apos;s folder: %2.</source>
        <translation>%1 kann nicht in den Ordner des Projekts kopiert werden: %2.</translation>
    </message>
    <message>
        <source>when %1</source>
        <translation>wenn %1</translation>
    </message>
    <message>
        <source>while %1</source>
        <translation>solange %1</translation>
    </message>
    <message>
        <source>chosen by the device</source>
        <translation>vom Gerät gewählt</translation>
    </message>
    <message>
        <source>The plan launches no kernel.</source>
        <translation>Der Plan startet keinen Kernel.</translation>
    </message>
    <message>
        <source>Launch</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>Kernel</translation>
    </message>
    <message>
        <source>Global size</source>
        <translation>Globale Größe</translation>
    </message>
    <message>
        <source>Local size</source>
        <translation>Lokale Größe</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>Bedingung</translation>
    </message>
    <message>
        <source>And %1 more launches.</source>
        <translation>Und %1 weitere Starts.</translation>
    </message>
    <message>
        <source>Build options:</source>
        <translation>Build-Optionen:</translation>
    </message>
    <message>
        <source>Files read:</source>
        <translation>Gelesene Dateien:</translation>
    </message>
    <message>
        <source>The run gave no times.</source>
        <translation>Der Lauf ergab keine Zeiten.</translation>
    </message>
    <message>
        <source>With %1 </source>
        <translation>Mit %1 </translation>
    </message>
    <message>
        <source>%1 is the fastest: %2. %3 takes %4.</source>
        <translation>%1 ist am schnellsten: %2. %3 braucht %4.</translation>
    </message>
    <message>
        <source>%1 Their single runs overlap: that may be chance.</source>
        <translation>%1 Ihre einzelnen Läufe überschneiden sich: Das kann Zufall sein.</translation>
    </message>
    <message>
        <source>%1 Of %2 runs each, that may be chance.</source>
        <translation>%1 Bei je %2 Läufen kann das Zufall sein.</translation>
    </message>
    <message>
        <source>%1 is faulty (%2): its time counts for nothing.</source>
        <translation>%1 ist fehlerhaft (%2): Die Zeit zählt nicht.</translation>
    </message>
    <message>
        <source>%1 are faulty (%2): their times count for nothing.</source>
        <translation>%1 sind fehlerhaft (%2): Ihre Zeiten zählen nicht.</translation>
    </message>
    <message>
        <source>The time of %1 is that of all its executions.</source>
        <translation>Die Zeit von %1 ist die aller Ausführungen zusammen.</translation>
    </message>
    <message>
        <source>%1 are steps of one computation: their times are added.</source>
        <translation>%1 sind Schritte einer Berechnung: Ihre Zeiten sind addiert.</translation>
    </message>
    <message>
        <source>%1 takes %2.</source>
        <translation>%1 braucht %2.</translation>
    </message>
    <message>
        <source>One launch alone has nothing to be compared with.</source>
        <translation>Ein Start allein hat nichts, womit er verglichen werden kann.</translation>
    </message>
    <message>
        <source>One computation alone has nothing to be compared with.</source>
        <translation>Eine Berechnung allein hat nichts, womit sie verglichen werden kann.</translation>
    </message>
    <message>
        <source>%1 is fastest with %2: %3.</source>
        <translation>%1 ist am schnellsten mit %2: %3.</translation>
    </message>
    <message>
        <source>Against %1: %2.</source>
        <translation>Gegenüber %1: %2.</translation>
    </message>
    <message>
        <source>Not compared: %1.</source>
        <translation>Nicht verglichen: %1.</translation>
    </message>
    <message>
        <source>To compare, choose a parameter above and give it values such as 64, 128, 256, or add a launch to the plan that does the same in another way.</source>
        <translation>Zum Vergleichen oben einen Parameter wählen und ihm Werte wie 64, 128, 256 geben, oder dem Plan einen Start hinzufügen, der dasselbe auf andere Weise tut.</translation>
    </message>
    <message>
        <source>%1 failed: %2</source>
        <translation>%1 ist fehlgeschlagen: %2</translation>
    </message>
    <message>
        <source> with %1</source>
        <translation> mit %1</translation>
    </message>
    <message>
        <source>%1 to %2, %3 runs</source>
        <translation>%1 bis %2, %3 Läufe</translation>
    </message>
    <message>
        <source>faulty: %1</source>
        <translation>fehlerhaft: %1</translation>
    </message>
    <message>
        <source>the reference</source>
        <translation>die Referenz</translation>
    </message>
    <message>
        <source>%1, fastest</source>
        <translation>%1, am schnellsten</translation>
    </message>
    <message>
        <source>fastest</source>
        <translation>am schnellsten</translation>
    </message>
    <message>
        <source>%1 % longer</source>
        <translation>%1 % länger</translation>
    </message>
    <message>
        <source>%1 times as long</source>
        <translation>%1-mal so lang</translation>
    </message>
    <message>
        <source>as fast</source>
        <translation>gleich schnell</translation>
    </message>
    <message>
        <source>%1 % faster</source>
        <translation>%1 % schneller</translation>
    </message>
    <message>
        <source>%1 times as fast</source>
        <translation>%1-mal so schnell</translation>
    </message>
    <message>
        <source>device&apos;s choice</source>
        <translation>vom Gerät gewählt</translation>
    </message>
    <message>
        <source>Check “%1”: %2</source>
        <translation>Prüfung „%1“: %2</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Prüfung</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Einrichtung</translation>
    </message>
    <message>
        <source>Trace</source>
        <translation>Aufzeichnung</translation>
    </message>
    <message>
        <source>The pattern is not valid at its character %1: %2.</source>
        <translation>Das Muster ist ab Zeichen %1 nicht gültig: %2.</translation>
    </message>
    <message>
        <source>Accesses</source>
        <translation>Zugriffe</translation>
    </message>
    <message>
        <source>How often each work-item accessed memory.</source>
        <translation>Wie oft jedes Work-Item auf Speicher zugriff.</translation>
    </message>
    <message>
        <source>accesses</source>
        <translation>Zugriffe</translation>
    </message>
    <message>
        <source>Wasted bytes</source>
        <translation>Verschwendete Bytes</translation>
    </message>
    <message>
        <source>Bytes that transactions with global memory brought and nobody asked for, divided among the work-items that took part. By the model of Access.</source>
        <translation>Bytes, die Transaktionen mit dem globalen Speicher brachten und nach denen niemand fragte, verteilt auf die beteiligten Work-Items. Nach dem Modell von „Zugriffe“.</translation>
    </message>
    <message>
        <source>wasted bytes</source>
        <translation>verschwendete Bytes</translation>
    </message>
    <message>
        <source>Bank conflicts</source>
        <translation>Bankkonflikte</translation>
    </message>
    <message>
        <source>Passes over the banks of local memory that conflicts cost, divided among the work-items that took part. By the model of Access.</source>
        <translation>Durchgänge durch die Bänke des lokalen Speichers, die Konflikte kosteten, verteilt auf die beteiligten Work-Items. Nach dem Modell von „Zugriffe“.</translation>
    </message>
    <message>
        <source>Missed steps</source>
        <translation>Verpasste Schritte</translation>
    </message>
    <message>
        <source>Accesses that others of the sub-group made while the work-item waited: on another path, or in a loop that it had left. By the model of Access.</source>
        <translation>Zugriffe, die andere der Sub-Group machten, während das Work-Item wartete: auf einem anderen Pfad oder in einer Schleife, die es verlassen hatte. Nach dem Modell von „Zugriffe“.</translation>
    </message>
    <message>
        <source>missed steps</source>
        <translation>verpasste Schritte</translation>
    </message>
    <message>
        <source>Global %1; the device chooses the local size</source>
        <translation>Global %1; das Gerät wählt die lokale Größe</translation>
    </message>
    <message>
        <source>Global %1, local %2</source>
        <translation>Global %1, lokal %2</translation>
    </message>
    <message>
        <source>, offset %1</source>
        <translation>, Versatz %1</translation>
    </message>
    <message>
        <source>%1: %2 of %3</source>
        <translation>%1: %2 zu %3</translation>
    </message>
    <message>
        <source>1 work-group</source>
        <translation>1 Work-Group</translation>
    </message>
    <message>
        <source>%1 work-groups</source>
        <translation>%1 Work-Groups</translation>
    </message>
    <message>
        <source>1 work-item</source>
        <translation>1 Work-Item</translation>
    </message>
    <message>
        <source>%1 work-items</source>
        <translation>%1 Work-Items</translation>
    </message>
    <message>
        <source>The picture could not be written to %1.</source>
        <translation>Das Bild konnte nicht nach %1 geschrieben werden.</translation>
    </message>
    <message>
        <source>Pictures are written as .png or .svg, so %1 was not.</source>
        <translation>Bilder werden als .png oder .svg geschrieben, %1 daher nicht.</translation>
    </message>
    <message>
        <source>Save as picture…</source>
        <translation>Als Bild speichern…</translation>
    </message>
    <message>
        <source>The recovery file is damaged.</source>
        <translation>Die Wiederherstellungsdatei ist beschädigt.</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>Schritt %1</translation>
    </message>
    <message>
        <source>buffer %1</source>
        <translation>Puffer %1</translation>
    </message>
    <message>
        <source>check %1</source>
        <translation>Prüfung %1</translation>
    </message>
    <message>
        <source>source %1</source>
        <translation>Quelle %1</translation>
    </message>
    <message>
        <source>Two work-items</source>
        <translation>Zwei Work-Items</translation>
    </message>
    <message>
        <source>An asynchronous copy and a work-item</source>
        <translation>Eine asynchrone Kopie und ein Work-Item</translation>
    </message>
    <message>
        <source>Two asynchronous copies</source>
        <translation>Zwei asynchrone Kopien</translation>
    </message>
    <message>
        <source>work-item %1 stores %2 at %3</source>
        <translation>Work-Item %1 speichert %2 bei %3</translation>
    </message>
    <message>
        <source>work-item %1 loads %2 at %3</source>
        <translation>Work-Item %1 lädt %2 bei %3</translation>
    </message>
    <message>
        <source>work-item %1 loads it at %2</source>
        <translation>Work-Item %1 lädt es bei %2</translation>
    </message>
    <message>
        <source>work-item %1 updates it atomically (%2) at %3</source>
        <translation>Work-Item %1 aktualisiert es atomar (%2) bei %3</translation>
    </message>
    <message>
        <source>work-item %1 loads %2 atomically at %3</source>
        <translation>Work-Item %1 lädt %2 atomar bei %3</translation>
    </message>
    <message>
        <source>work-item %1 stores %2 atomically at %3</source>
        <translation>Work-Item %1 speichert %2 atomar bei %3</translation>
    </message>
    <message>
        <source>work-item %1 copies from it asynchronously at %2</source>
        <translation>Work-Item %1 kopiert asynchron daraus bei %2</translation>
    </message>
    <message>
        <source>work-item %1 copies to it asynchronously at %2</source>
        <translation>Work-Item %1 kopiert asynchron dorthin bei %2</translation>
    </message>
    <message>
        <source>work-item %1 touches it at %2</source>
        <translation>Work-Item %1 berührt es bei %2</translation>
    </message>
    <message>
        <source>the work-group copies from it asynchronously at %1</source>
        <translation>die Work-Group kopiert asynchron daraus bei %1</translation>
    </message>
    <message>
        <source>the work-group copies to it asynchronously at %1</source>
        <translation>die Work-Group kopiert asynchron dorthin bei %1</translation>
    </message>
    <message>
        <source>Put a barrier(%1) between the two.</source>
        <translation>Setzen Sie eine barrier(%1) zwischen die beiden.</translation>
    </message>
    <message>
        <source>Put a barrier(%1) between the two, and another one after line %2, before a loop&apos;s next iteration comes to line %3 again.</source>
        <translation>Setzen Sie eine barrier(%1) zwischen die beiden und eine weitere nach Zeile %2, bevor die nächste Iteration einer Schleife wieder zu Zeile %3 kommt.</translation>
    </message>
    <message>
        <source>Line %1 comes first here, line %2 in the next iteration of a loop: put a barrier(%3) after line %1.</source>
        <translation>Zeile %1 kommt hier zuerst, Zeile %2 in der nächsten Iteration einer Schleife: Setzen Sie eine barrier(%3) nach Zeile %1.</translation>
    </message>
    <message>
        <source>Use atomics, or give each work-item an element of its own.</source>
        <translation>Verwenden Sie atomare Funktionen oder geben Sie jedem Work-Item ein eigenes Element.</translation>
    </message>
    <message>
        <source>If they happen in different iterations of a loop, put a barrier(%1) into the loop; if in the same one, use atomics or give each work-item an element of its own.</source>
        <translation>Geschehen sie in verschiedenen Iterationen einer Schleife, setzen Sie eine barrier(%1) in die Schleife; in derselben verwenden Sie atomare Funktionen oder geben jedem Work-Item ein eigenes Element.</translation>
    </message>
    <message>
        <source>An asynchronous copy runs beside its work-group until wait_group_events: wait for it before, and put a barrier between earlier uses and the copy.</source>
        <translation>Eine asynchrone Kopie läuft bis wait_group_events neben ihrer Work-Group her: Warten Sie vorher auf sie, und setzen Sie eine Barriere zwischen frühere Verwendungen und die Kopie.</translation>
    </message>
    <message>
        <source>The wait at %1 is for another event.</source>
        <translation>Bei %1 wird auf ein anderes Ereignis gewartet.</translation>
    </message>
    <message>
        <source>Both store the same value here, so it does no harm on known devices; the standard still leaves the result undefined.</source>
        <translation>Beide speichern hier denselben Wert, das schadet also auf bekannten Geräten nicht; der Standard lässt das Ergebnis trotzdem undefiniert.</translation>
    </message>
    <message>
        <source>Both store the same value here; the standard still leaves the result undefined.</source>
        <translation>Beide speichern hier denselben Wert; der Standard lässt das Ergebnis trotzdem undefiniert.</translation>
    </message>
    <message>
        <source>Both write the same value here; which one stays is undefined all the same.</source>
        <translation>Beide schreiben hier denselben Wert; welcher bleibt, ist trotzdem undefiniert.</translation>
    </message>
    <message>
        <source>Work-groups of one launch are never ordered by barriers: use atomics, give each work-group an element of its own, or split the kernel into two launches.</source>
        <translation>Work-Groups eines Starts werden nie durch Barrieren geordnet: Verwenden Sie atomare Funktionen, geben Sie jeder Work-Group ein eigenes Element oder teilen Sie den Kernel in zwei Starts.</translation>
    </message>
    <message>
        <source>The kernel&apos;s atomics might order the two; that is not followed between groups that were recorded in different batches.</source>
        <translation>Die atomaren Funktionen des Kernels könnten die beiden ordnen; zwischen Gruppen, die in verschiedenen Teilen aufgezeichnet wurden, wird das nicht verfolgt.</translation>
    </message>
    <message>
        <source>Work-items of different work-groups use %1 and nothing orders them: the access at %2, and %3&apos;s at %4.</source>
        <translation>Work-Items verschiedener Work-Groups benutzen %1, und nichts ordnet sie: der Zugriff bei %2 und der von %3 bei %4.</translation>
    </message>
    <message>
        <source>The barriers between them fence local memory only: use barrier(CLK_GLOBAL_MEM_FENCE).</source>
        <translation>Die Barrieren dazwischen ordnen nur lokalen Speicher: Verwenden Sie barrier(CLK_GLOBAL_MEM_FENCE).</translation>
    </message>
    <message>
        <source>The barriers between them don&apos;t fence local memory: use barrier(CLK_LOCAL_MEM_FENCE).</source>
        <translation>Die Barrieren dazwischen ordnen lokalen Speicher nicht: Verwenden Sie barrier(CLK_LOCAL_MEM_FENCE).</translation>
    </message>
    <message>
        <source>What was loaded is compared with what is there before it is exchanged, so it does no harm on known devices; the standard wants an atomic load (atomic_load in OpenCL C 2.0 and later, before that atomic_or with 0).</source>
        <translation>Das Geladene wird vor dem Austausch mit dem Vorhandenen verglichen, das schadet also auf bekannten Geräten nicht; der Standard verlangt ein atomares Laden (atomic_load ab OpenCL C 2.0, davor atomic_or mit 0).</translation>
    </message>
    <message>
        <source>%1 comes to the %2 at %3</source>
        <translation>%1 kommt an diese Stelle: %2 bei %3</translation>
    </message>
    <message>
        <source>%1 ends without another</source>
        <translation>%1 endet ohne weitere</translation>
    </message>
    <message>
        <source>work-group %1</source>
        <translation>Work-Group %1</translation>
    </message>
    <message>
        <source>Work-item %1</source>
        <translation>Work-Item %1</translation>
    </message>
    <message>
        <source>Not all work-items of work-group %1 come to the %2 at %3: %4 was kept away by the condition at %5.</source>
        <translation>Nicht alle Work-Items der Work-Group %1 kommen an diese Stelle (%2 bei %3): %4 wurde durch die Bedingung bei %5 ferngehalten.</translation>
    </message>
    <message>
        <source>Not all work-items of work-group %1 come to the %2 at %3: %4 was kept away by the condition at %5, whose other branch has the %6 at %7.</source>
        <translation>Nicht alle Work-Items der Work-Group %1 kommen an diese Stelle (%2 bei %3): %4 wurde durch die Bedingung bei %5 ferngehalten, deren anderer Zweig dies hat: %6 bei %7.</translation>
    </message>
    <message>
        <source>Not all work-items of work-group %1 come to the %2 at %3.</source>
        <translation>Nicht alle Work-Items der Work-Group %1 kommen an diese Stelle: %2 bei %3.</translation>
    </message>
    <message>
        <source>Every work-item of a group must come to it: move it out of the condition, or make the condition the same for the whole group.</source>
        <translation>Jedes Work-Item einer Gruppe muss dorthin kommen: Nehmen Sie es aus der Bedingung heraus oder machen Sie die Bedingung für die ganze Gruppe gleich.</translation>
    </message>
    <message>
        <source>The condition at %1, on which a barrier depends, is %2 for %3 and different for others of work-group %4.</source>
        <translation>Die Bedingung bei %1, von der eine Barriere abhängt, ist %2 für %3 und anders für andere der Work-Group %4.</translation>
    </message>
    <message>
        <source>%1 was still in the loop at %2 after %3 iterations, and left it so that tracing ends.</source>
        <translation>%1 war nach %3 Iterationen noch in der Schleife bei %2 und verließ sie, damit die Aufzeichnung endet.</translation>
    </message>
    <message>
        <source>Its condition depends on %1.</source>
        <translation>Ihre Bedingung hängt von %1 ab.</translation>
    </message>
    <message>
        <source>Mend the condition, or raise the iteration budget if the loop is meant to run so long.</source>
        <translation>Beheben Sie die Bedingung, oder erhöhen Sie das Iterationsbudget, wenn die Schleife so lange laufen soll.</translation>
    </message>
    <message>
        <source>the size of %1</source>
        <translation>die Größe von %1</translation>
    </message>
    <message>
        <source>the global size</source>
        <translation>die globale Größe</translation>
    </message>
    <message>
        <source>the local size</source>
        <translation>die lokale Größe</translation>
    </message>
    <message>
        <source>the contents of %1</source>
        <translation>der Inhalt von %1</translation>
    </message>
    <message>
        <source>the value of %1</source>
        <translation>der Wert von %1</translation>
    </message>
    <message>
        <source>Give each work-item a pixel of its own, or split the kernel into two launches.</source>
        <translation>Geben Sie jedem Work-Item ein eigenes Pixel oder teilen Sie den Kernel in zwei Starts.</translation>
    </message>
    <message>
        <source>Put a barrier(CLK_IMAGE_MEM_FENCE) between the two (OpenCL C 2.0 and later), or give each work-item a pixel of its own.</source>
        <translation>Setzen Sie eine barrier(CLK_IMAGE_MEM_FENCE) zwischen die beiden (ab OpenCL C 2.0) oder geben Sie jedem Work-Item ein eigenes Pixel.</translation>
    </message>
    <message>
        <source>Two work-items use the pixel %1 of %2 and nothing orders them: %3, %4.</source>
        <translation>Zwei Work-Items benutzen das Pixel %1 von %2, und nichts ordnet sie: %3, %4.</translation>
    </message>
    <message>
        <source>work-item %1 writes %2 at %3</source>
        <translation>Work-Item %1 schreibt %2 bei %3</translation>
    </message>
    <message>
        <source>work-item %1 reads %2 at %3</source>
        <translation>Work-Item %1 liest %2 bei %3</translation>
    </message>
    <message>
        <source>%1 ends without waiting for the asynchronous copy at %2.</source>
        <translation>%1 endet, ohne auf die asynchrone Kopie bei %2 zu warten.</translation>
    </message>
    <message>
        <source>The wait at %1 is for other events.</source>
        <translation>Bei %1 wird auf andere Ereignisse gewartet.</translation>
    </message>
    <message>
        <source>A kernel must wait for all of its copies: call wait_group_events with the event that the copy gave.</source>
        <translation>Ein Kernel muss auf alle seine Kopien warten: Rufen Sie wait_group_events mit dem Ereignis auf, das die Kopie lieferte.</translation>
    </message>
    <message>
        <source>%1 takes the remainder of %2 divided by %3 at %4.</source>
        <translation>%1 bildet bei %4 den Rest von %2 durch %3.</translation>
    </message>
    <message>
        <source>%1 divides %2 by %3 at %4.</source>
        <translation>%1 teilt bei %4 %2 durch %3.</translation>
    </message>
    <message>
        <source>%1 accesses %2 as %3 at %4, and %3 must be aligned to %5 bytes: OpenCL C leaves undefined what happens, and a processor may end the program there (SIGSEGV).</source>
        <translation>%1 greift bei %4 auf %2 als %3 zu, und %3 muss auf %5 Byte ausgerichtet sein: OpenCL C lässt undefiniert, was geschieht, und ein Prozessor kann das Programm dort beenden (SIGSEGV).</translation>
    </message>
    <message>
        <source>Use vload%1 and vstore%1, for which a component&apos;s alignment will do.</source>
        <translation>Verwenden Sie vload%1 und vstore%1, denen die Ausrichtung einer Komponente genügt.</translation>
    </message>
    <message>
        <source>Read and write its bytes one by one, or move the data.</source>
        <translation>Lesen und schreiben Sie die Bytes einzeln, oder verschieben Sie die Daten.</translation>
    </message>
    <message>
        <source>%1 element before its start</source>
        <translation>%1 Element vor dem Anfang</translation>
    </message>
    <message>
        <source>%1 elements before its start</source>
        <translation>%1 Elemente vor dem Anfang</translation>
    </message>
    <message>
        <source>%1 element after its last</source>
        <translation>%1 Element hinter dem letzten</translation>
    </message>
    <message>
        <source>%1 elements after its last</source>
        <translation>%1 Elemente hinter dem letzten</translation>
    </message>
    <message>
        <source>it begins inside and ends after the last</source>
        <translation>er beginnt innerhalb und endet hinter dem letzten</translation>
    </message>
    <message>
        <source>%1 uses index %2 of %3 at %4, in a dimension of %5.</source>
        <translation>%1 benutzt bei %4 den Index %2 von %3 in einer Dimension von %5.</translation>
    </message>
    <message>
        <source>That lies outside the array.</source>
        <translation>Das liegt außerhalb des Arrays.</translation>
    </message>
    <message>
        <source>The element still lies inside the object, in another row: write the index that is meant.</source>
        <translation>Das Element liegt noch im Objekt, in einer anderen Zeile: Schreiben Sie den gemeinten Index.</translation>
    </message>
    <message>
        <source>The results of the traced and the untraced run were not compared: a launch with a data race or a lost update may give either.</source>
        <translation>Die Ergebnisse mit und ohne Aufzeichnung wurden nicht verglichen: Ein Start mit Data Race oder verlorener Aktualisierung kann beides ergeben.</translation>
    </message>
    <message>
        <source>The results of the traced and the untraced run were not compared: the traced run leaves out accesses out of bounds.</source>
        <translation>Die Ergebnisse mit und ohne Aufzeichnung wurden nicht verglichen: Der aufgezeichnete Lauf lässt Zugriffe außerhalb aus.</translation>
    </message>
    <message>
        <source>The results of the traced and the untraced run were not compared: memory that nothing was written to may hold anything.</source>
        <translation>Die Ergebnisse mit und ohne Aufzeichnung wurden nicht verglichen: Speicher, in den nichts geschrieben wurde, kann alles enthalten.</translation>
    </message>
    <message>
        <source>The results of the traced and the untraced run were not compared: the atomics at %1 make the order of work-items matter.</source>
        <translation>Die Ergebnisse mit und ohne Aufzeichnung wurden nicht verglichen: Wegen der atomaren Funktionen bei %1 kommt es auf die Reihenfolge der Work-Items an.</translation>
    </message>
    <message>
        <source>The results of the traced and the untraced run were not compared: %1</source>
        <translation>Die Ergebnisse mit und ohne Aufzeichnung wurden nicht verglichen: %1</translation>
    </message>
    <message>
        <source>%1[%2] is %3 after the traced run, but %4 after the untraced run on the same device; %5 of %6 elements differ.</source>
        <translation>%1[%2] ist nach dem aufgezeichneten Lauf %3, aber %4 nach dem Lauf ohne Aufzeichnung auf demselben Gerät; %5 von %6 Elementen weichen ab.</translation>
    </message>
    <message>
        <source>No race explains that: the device&apos;s compiler seems to have translated one of the two wrongly.</source>
        <translation>Kein Race erklärt das: Der Compiler des Geräts scheint eines von beiden falsch übersetzt zu haben.</translation>
    </message>
    <message>
        <source>Build with -cl-opt-disable, or run on another device, to see which.</source>
        <translation>Bauen Sie mit -cl-opt-disable oder führen Sie es auf einem anderen Gerät aus, um zu sehen, welches.</translation>
    </message>
    <message>
        <source>They differ in the last digits only, as when a compiler contracts a * b + c differently.</source>
        <translation>Sie weichen nur in den letzten Ziffern ab, wie wenn ein Compiler a * b + c anders zusammenfasst.</translation>
    </message>
    <message>
        <source>%1 when its work-items come in reverse order</source>
        <translation>%1, wenn die Work-Items in umgekehrter Reihenfolge kommen</translation>
    </message>
    <message>
        <source>%1 when each loads before any stores</source>
        <translation>%1, wenn alle laden, bevor eines speichert</translation>
    </message>
    <message>
        <source>in reverse order of the work-items</source>
        <translation>in umgekehrter Reihenfolge der Work-Items</translation>
    </message>
    <message>
        <source>when each loads before any stores</source>
        <translation>wenn alle laden, bevor eines speichert</translation>
    </message>
    <message>
        <source>All buffers came out the same here in reverse order of the work-items and when each loads before any stores.</source>
        <translation>Alle Puffer ergaben hier dasselbe, in umgekehrter Reihenfolge der Work-Items und wenn alle laden, bevor eines speichert.</translation>
    </message>
    <message>
        <source>All buffers came out the same here %1.</source>
        <translation>Alle Puffer ergaben hier dasselbe, %1.</translation>
    </message>
    <message>
        <source>Local memory starts with whatever was left in it: write it first.</source>
        <translation>Lokaler Speicher beginnt mit dem, was darin übrig war: Schreiben Sie ihn zuerst.</translation>
    </message>
    <message>
        <source>An &quot;out&quot; buffer has no contents at first: make it &quot;inout&quot;, or write it first.</source>
        <translation>Ein &quot;out&quot;-Puffer hat zuerst keinen Inhalt: Machen Sie ihn zu &quot;inout&quot;, oder schreiben Sie ihn zuerst.</translation>
    </message>
    <message>
        <source>An &quot;out&quot; buffer has no contents at first, and earlier steps wrote other parts of it alone: make it &quot;inout&quot;, or write this part first.</source>
        <translation>Ein &quot;out&quot;-Puffer hat zuerst keinen Inhalt, und frühere Schritte schrieben nur andere Teile davon: Machen Sie ihn zu &quot;inout&quot;, oder schreiben Sie diesen Teil zuerst.</translation>
    </message>
    <message>
        <source>%1 reads %2 at %3 before anything was written there.</source>
        <translation>%1 liest %2 bei %3, bevor dort etwas geschrieben wurde.</translation>
    </message>
    <message>
        <source>The %1 and the %2 of the buffer &quot;%3&quot; (%4), and nothing orders them: neither &quot;after&quot;, nor the order of a queue, nor a barrier, nor finish.</source>
        <translation>Ungeordnet: %1, %2 des Puffers &quot;%3&quot; (%4); nichts ordnet sie: weder &quot;after&quot; noch die Ordnung einer Queue, eine Barriere oder finish.</translation>
    </message>
    <message>
        <source>step &quot;%1&quot; (queue %2) writes</source>
        <translation>der Schritt &quot;%1&quot; (Queue %2) schreibt</translation>
    </message>
    <message>
        <source>step &quot;%1&quot; (queue %2) reads</source>
        <translation>der Schritt &quot;%1&quot; (Queue %2) liest</translation>
    </message>
    <message>
        <source>launch &quot;%1&quot; (queue %2) writes</source>
        <translation>Der Start &quot;%1&quot; (Queue %2) schreibt</translation>
    </message>
    <message>
        <source>launch &quot;%1&quot; (queue %2) reads</source>
        <translation>Der Start &quot;%1&quot; (Queue %2) liest</translation>
    </message>
    <message>
        <source>bytes %1 to %2</source>
        <translation>Bytes %1 bis %2</translation>
    </message>
    <message>
        <source>Which bytes a launch touches is not known where it was not traced.</source>
        <translation>Welche Bytes ein Start berührt, ist nicht bekannt, wo er nicht aufgezeichnet wurde.</translation>
    </message>
    <message>
        <source>Put a { &quot;barrier&quot;: &quot;%1&quot; } into the repeat, or use a queue that is in order.</source>
        <translation>Setzen Sie { &quot;barrier&quot;: &quot;%1&quot; } in die Wiederholung, oder benutzen Sie eine geordnete Queue.</translation>
    </message>
    <message>
        <source>Write the transfer as a step of its own, with an &quot;after&quot;.</source>
        <translation>Schreiben Sie die Übertragung als eigenen Schritt mit einem &quot;after&quot;.</translation>
    </message>
    <message>
        <source>Give the step &quot;%1&quot; &quot;after&quot;: [&quot;%2&quot;], or put both into one queue that is in order.</source>
        <translation>Geben Sie dem Schritt &quot;%1&quot; &quot;after&quot;: [&quot;%2&quot;], oder legen Sie beide in eine geordnete Queue.</translation>
    </message>
    <message>
        <source>The step &quot;%1&quot; waits for &quot;%2&quot;, with which it shares no buffer: its &quot;after&quot; is needless.</source>
        <translation>Der Schritt &quot;%1&quot; wartet auf &quot;%2&quot;, mit dem er keinen Puffer teilt: Sein &quot;after&quot; ist unnötig.</translation>
    </message>
    <message>
        <source>There is no traced version of the kernel.</source>
        <translation>Es gibt keine aufzeichnende Fassung des Kernels.</translation>
    </message>
    <message>
        <source>Kernel %1 was not traced.</source>
        <translation>Der Kernel %1 wurde nicht aufgezeichnet.</translation>
    </message>
    <message>
        <source>The device chooses the local size of this launch; it was traced with %1.</source>
        <translation>Das Gerät wählt die lokale Größe dieses Starts; aufgezeichnet wurde mit %1.</translation>
    </message>
    <message>
        <source>No result depends on it here: with other values in local memory, where they can be put there beforehand, all buffers came out the same.</source>
        <translation>Kein Ergebnis hängt hier davon ab: Mit anderen Werten im lokalen Speicher, wo sie vorher hineingelegt werden können, ergaben alle Puffer dasselbe.</translation>
    </message>
    <message>
        <source>Results depend on it: with other values in local memory %1 came out differently.</source>
        <translation>Ergebnisse hängen davon ab: Mit anderen Werten im lokalen Speicher fiel %1 anders aus.</translation>
    </message>
    <message>
        <source>The launch was not run untraced, since what was found could crash or hang the device; what follows it works on the results of the traced launch.</source>
        <translation>Der Start wurde nicht ohne Aufzeichnung ausgeführt, da das Gefundene das Gerät abstürzen oder hängen lassen könnte; was folgt, arbeitet mit den Ergebnissen des aufgezeichneten Starts.</translation>
    </message>
    <message>
        <source>%1 of %2 work-groups were recorded; accesses out of bounds were looked for in all of them.</source>
        <translation>%1 von %2 Work-Groups wurden aufgezeichnet; nach Zugriffen außerhalb wurde in allen gesucht.</translation>
    </message>
    <message>
        <source>About %1 events found no space and are missing, since a work-item did more than there is memory for, or more than when it was counted.</source>
        <translation>Etwa %1 Ereignisse fanden keinen Platz und fehlen, da ein Work-Item mehr tat, als Speicher da ist, oder mehr als bei der Zählung.</translation>
    </message>
    <message>
        <source>The accesses at %1 places of the source can&apos;t be traced: %2.</source>
        <translation>Die Zugriffe an %1 Stellen der Quelle können nicht aufgezeichnet werden: %2.</translation>
    </message>
    <message>
        <source>Recorded in %1 batches; the trace that was kept is one of them.</source>
        <translation>In %1 Teilen aufgezeichnet; die aufbewahrte Aufzeichnung ist einer davon.</translation>
    </message>
    <message>
        <source>No access of this launch was recorded, so there is nothing to draw.</source>
        <translation>Kein Zugriff dieses Starts wurde aufgezeichnet, also gibt es nichts zu zeichnen.</translation>
    </message>
    <message>
        <source>This kernel stores nothing in a buffer or in local memory, so no values were put together.</source>
        <translation>Dieser Kernel speichert nichts in einem Puffer oder im lokalen Speicher, also wurden keine Werte verknüpft.</translation>
    </message>
    <message>
        <source>No value that this kernel stores is made of two elements of one buffer, so there is no reduction to draw.</source>
        <translation>Kein von diesem Kernel gespeicherter Wert entsteht aus zwei Elementen eines Puffers, also gibt es keine Reduktion zu zeichnen.</translation>
    </message>
    <message>
        <source>%1 of %2 work-groups recorded.</source>
        <translation>%1 von %2 Work-Groups aufgezeichnet.</translation>
    </message>
    <message>
        <source>About %1 accesses of %2 found no space in the trace.</source>
        <translation>Etwa %1 Zugriffe von %2 fanden in der Aufzeichnung keinen Platz.</translation>
    </message>
    <message>
        <source>Of %1 the flow of values through private variables was not recorded: it is guessed from the lines of the source.</source>
        <translation>Von %1 wurde der Fluss der Werte durch private Variablen nicht aufgezeichnet: Er wird aus den Zeilen der Quelle erschlossen.</translation>
    </message>
    <message>
        <source>No access of this work-group to a buffer or to local memory was recorded, so there are no tiles to draw.</source>
        <translation>Kein Zugriff dieser Work-Group auf einen Puffer oder auf lokalen Speicher wurde aufgezeichnet, also gibt es keine Kacheln zu zeichnen.</translation>
    </message>
    <message>
        <source>an operator is missing</source>
        <translation>ein Operator fehlt</translation>
    </message>
    <message>
        <source>a value is missing</source>
        <translation>ein Wert fehlt</translation>
    </message>
    <message>
        <source>&quot;%1&quot; can&apos;t be read: at column %2 %3.</source>
        <translation>&quot;%1&quot; ist nicht lesbar (Spalte %2): %3.</translation>
    </message>
    <message>
        <source>There is no variable &quot;%1&quot; here.</source>
        <translation>Hier gibt es keine Variable &quot;%1&quot;.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has no value yet.</source>
        <translation>&quot;%1&quot; hat noch keinen Wert.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no number.</source>
        <translation>&quot;%1&quot; ist keine Zahl.</translation>
    </message>
    <message>
        <source>An index is out of range.</source>
        <translation>Ein Index liegt außerhalb.</translation>
    </message>
    <message>
        <source>Launch &quot;%1&quot;: %2</source>
        <translation>Start &quot;%1&quot;: %2</translation>
    </message>
    <message>
        <source>The step &quot;%1&quot;: %2</source>
        <translation>Der Schritt &quot;%1&quot;: %2</translation>
    </message>
    <message>
        <source>Launch &quot;%1&quot; was left out: %2.</source>
        <translation>Start &quot;%1&quot; wurde ausgelassen: %2.</translation>
    </message>
    <message>
        <source>Check &quot;%1&quot; was left out: %2.</source>
        <translation>Prüfung &quot;%1&quot; wurde ausgelassen: %2.</translation>
    </message>
    <message>
        <source>its condition &quot;%1&quot; is false</source>
        <translation>die Bedingung &quot;%1&quot; ist falsch</translation>
    </message>
    <message>
        <source>its condition &quot;%1&quot; is false on this device</source>
        <translation>die Bedingung &quot;%1&quot; ist auf diesem Gerät falsch</translation>
    </message>
    <message>
        <source>the condition of the repeat around it &quot;%1&quot; is false</source>
        <translation>die Bedingung &quot;%1&quot; der Wiederholung darum ist falsch</translation>
    </message>
    <message>
        <source>it looks at the buffer &quot;%1&quot;, and the steps that use that were left out</source>
        <translation>sie betrachtet den Puffer &quot;%1&quot;, und die Schritte, die ihn benutzen, wurden ausgelassen</translation>
    </message>
    <message>
        <source>the kernel &quot;%1&quot; has %2 parameters, but %3 arguments are given.</source>
        <translation>der Kernel &quot;%1&quot; hat %2 Parameter, aber %3 Argumente sind angegeben.</translation>
    </message>
    <message>
        <source>a value of type %1, given as {&quot;value&quot;: ...}</source>
        <translation>einen Wert vom Typ %1, angegeben als {&quot;value&quot;: ...}</translation>
    </message>
    <message>
        <source>a buffer, given as {&quot;buffer&quot;: NAME}</source>
        <translation>einen Puffer, angegeben als {&quot;buffer&quot;: NAME}</translation>
    </message>
    <message>
        <source>local memory, given as {&quot;local&quot;: COUNT}</source>
        <translation>lokalen Speicher, angegeben als {&quot;local&quot;: COUNT}</translation>
    </message>
    <message>
        <source>an image, given as {&quot;image&quot;: NAME}</source>
        <translation>ein Image, angegeben als {&quot;image&quot;: NAME}</translation>
    </message>
    <message>
        <source>a sampler, given as {&quot;sampler&quot;: {...}}</source>
        <translation>einen Sampler, angegeben als {&quot;sampler&quot;: {...}}</translation>
    </message>
    <message>
        <source>the kernel &quot;%1&quot; has no parameter &quot;%2&quot;.</source>
        <translation>der Kernel &quot;%1&quot; hat keinen Parameter &quot;%2&quot;.</translation>
    </message>
    <message>
        <source>the sampler &quot;%1&quot; repeats the image, which OpenCL allows with normalized coordinates only.</source>
        <translation>der Sampler &quot;%1&quot; wiederholt das Bild, was OpenCL nur mit normalisierten Koordinaten erlaubt.</translation>
    </message>
    <message>
        <source>Set its &quot;normalized&quot; to true and read with floats, of which 1 is the image&apos;s extent, or its &quot;address&quot; to &quot;clamp-to-edge&quot;.</source>
        <translation>Setzen Sie sein &quot;normalized&quot; auf true und lesen Sie mit Gleitkommazahlen, von denen 1 die Ausdehnung des Bildes ist, oder sein &quot;address&quot; auf &quot;clamp-to-edge&quot;.</translation>
    </message>
    <message>
        <source>Its parameters are: %1.</source>
        <translation>Seine Parameter sind: %1.</translation>
    </message>
    <message>
        <source>It has none.</source>
        <translation>Er hat keine.</translation>
    </message>
    <message>
        <source>the kernel&apos;s parameter &quot;%1&quot; has the type %2, which cannot be given.</source>
        <translation>der Parameter &quot;%1&quot; des Kernels hat den Typ %2, der nicht angegeben werden kann.</translation>
    </message>
    <message>
        <source>the kernel&apos;s parameter &quot;%1&quot; is given %2, but takes %3.</source>
        <translation>der Parameter &quot;%1&quot; des Kernels bekommt %2, nimmt aber %3.</translation>
    </message>
    <message>
        <source>a buffer</source>
        <translation>ein Puffer</translation>
    </message>
    <message>
        <source>a value</source>
        <translation>ein Wert</translation>
    </message>
    <message>
        <source>an image</source>
        <translation>ein Image</translation>
    </message>
    <message>
        <source>a sampler</source>
        <translation>ein Sampler</translation>
    </message>
    <message>
        <source>there is no buffer &quot;%1&quot; for the parameter &quot;%2&quot;.</source>
        <translation>es gibt keinen Puffer &quot;%1&quot; für den Parameter &quot;%2&quot;.</translation>
    </message>
    <message>
        <source>there is no image &quot;%1&quot; for the parameter &quot;%2&quot;.</source>
        <translation>es gibt kein Image &quot;%1&quot; für den Parameter &quot;%2&quot;.</translation>
    </message>
    <message>
        <source>there is no buffer &quot;%1&quot;.</source>
        <translation>es gibt keinen Puffer &quot;%1&quot;.</translation>
    </message>
    <message>
        <source>Did you mean &quot;%1&quot;?</source>
        <translation>Meinten Sie &quot;%1&quot;?</translation>
    </message>
    <message>
        <source>this device has no work-groups of different sizes</source>
        <translation>dieses Gerät kennt keine Work-Groups verschiedener Größe</translation>
    </message>
    <message>
        <source>-cl-uniform-work-group-size says that there are no smaller work-groups</source>
        <translation>-cl-uniform-work-group-size sagt, dass es keine kleineren Work-Groups gibt</translation>
    </message>
    <message>
        <source>only programs in OpenCL C 2.0 or later have work-groups of different sizes</source>
        <translation>nur Programme in OpenCL C 2.0 oder später haben Work-Groups verschiedener Größe</translation>
    </message>
    <message>
        <source>its local memory is %1 bytes (arguments %2, the kernel&apos;s own %3), but the device has %4 bytes.</source>
        <translation>sein lokaler Speicher beträgt %1 Byte (Argumente %2, eigener des Kernels %3), aber das Gerät hat %4 Byte.</translation>
    </message>
    <message>
        <source>Use at most %1 elements for &quot;%2&quot;.</source>
        <translation>Verwenden Sie höchstens %1 Elemente für &quot;%2&quot;.</translation>
    </message>
    <message>
        <source>Make the other local arguments and variables smaller.</source>
        <translation>Verkleinern Sie die übrigen lokalen Argumente und Variablen.</translation>
    </message>
    <message>
        <source>%1 has no value.</source>
        <translation>%1 hat keinen Wert.</translation>
    </message>
    <message>
        <source>There is no launch &quot;%1&quot; in the plan.</source>
        <translation>Der Plan enthält keinen Start &quot;%1&quot;.</translation>
    </message>
    <message>
        <source>The launches are: %1.</source>
        <translation>Die Starts sind: %1.</translation>
    </message>
    <message>
        <source>The kernels are: %1.</source>
        <translation>Die Kernel sind: %1.</translation>
    </message>
    <message>
        <source>They hold no kernel.</source>
        <translation>Sie enthalten keinen Kernel.</translation>
    </message>
    <message>
        <source>The largest first extent that fits is %1.</source>
        <translation>Die größte erste Ausdehnung, die passt, ist %1.</translation>
    </message>
    <message>
        <source>The worker that held these results has ended: run again.</source>
        <translation>Der Worker, der diese Ergebnisse hielt, ist beendet: Führen Sie noch einmal aus.</translation>
    </message>
    <message>
        <source>The worker that held this trace has ended: trace again.</source>
        <translation>Der Worker, der diese Aufzeichnung hielt, ist beendet: Zeichnen Sie noch einmal auf.</translation>
    </message>
    <message>
        <source>A kernel that reads or writes outside its buffers does this; so do barriers that not all work-items of a group reach, recursion, and large private arrays.</source>
        <translation>Das tut ein Kernel, der außerhalb seiner Puffer liest oder schreibt; ebenso Barrieren, die nicht alle Work-Items einer Gruppe erreichen, Rekursion und große private Arrays.</translation>
    </message>
    <message>
        <source>Look for a loop that never ends, or allow more time.</source>
        <translation>Suchen Sie nach einer Endlosschleife, oder erlauben Sie mehr Zeit.</translation>
    </message>
    <message>
        <source>Give it fewer, or allow more time.</source>
        <translation>Geben Sie ihm weniger davon, oder erlauben Sie mehr Zeit.</translation>
    </message>
    <message>
        <source>Memory is short: what this needs is more than the system gives it.</source>
        <translation>Der Speicher reicht nicht: Das hier braucht mehr, als das System ihm gibt.</translation>
    </message>
    <message>
        <source>Make the buffers smaller, or close other programs.</source>
        <translation>Verkleinern Sie die Puffer, oder schließen Sie andere Programme.</translation>
    </message>
    <message>
        <source>Try again, or allow more time.</source>
        <translation>Versuchen Sie es erneut, oder erlauben Sie mehr Zeit.</translation>
    </message>
    <message>
        <source>The kernel &quot;%1&quot; was still running after %2 and was ended.</source>
        <translation>Der Kernel &quot;%1&quot; lief nach %2 noch und wurde beendet.</translation>
    </message>
    <message>
        <source>The launch &quot;%1&quot; (kernel %2) was still running after %3 and was ended.</source>
        <translation>Der Start &quot;%1&quot; (Kernel %2) lief nach %3 noch und wurde beendet.</translation>
    </message>
    <message>
        <source>The worker was still %1 after %2 and was ended.</source>
        <translation>Der Worker war nach %2 noch beschäftigt (%1) und wurde beendet.</translation>
    </message>
    <message>
        <source>An expression that calls itself without an end, or with many million values, does this: make it do less.</source>
        <translation>Das tut ein Ausdruck, der sich ohne Ende selbst aufruft oder viele Millionen Werte hat: Lassen Sie ihn weniger tun.</translation>
    </message>
    <message>
        <source>The run was stopped.</source>
        <translation>Der Lauf wurde abgebrochen.</translation>
    </message>
    <message>
        <source>The trace was stopped.</source>
        <translation>Die Aufzeichnung wurde abgebrochen.</translation>
    </message>
    <message>
        <source>The sweep was stopped.</source>
        <translation>Die Messreihe wurde abgebrochen.</translation>
    </message>
    <message>
        <source>The export was stopped.</source>
        <translation>Der Export wurde abgebrochen.</translation>
    </message>
    <message>
        <source>global</source>
        <translation>global</translation>
    </message>
    <message>
        <source>local</source>
        <translation>lokal</translation>
    </message>
    <message>
        <source>constant</source>
        <translation>konstant</translation>
    </message>
    <message>
        <source>private</source>
        <translation>privat</translation>
    </message>
    <message>
        <source>image</source>
        <translation>Image</translation>
    </message>
    <message>
        <source>error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>note</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>%1 before</source>
        <translation>%1 vorher</translation>
    </message>
    <message>
        <source>Atomics of %1 and of %2 bytes are not atomic to each other: use one type for all updates of these bytes.</source>
        <translation>Atomare Funktionen für %1 und für %2 Bytes sind untereinander nicht atomar: Verwenden Sie für alle Änderungen dieser Bytes einen einzigen Typ.</translation>
    </message>
    <message>
        <source>The atomic at %1 has memory_scope_%2, which does not reach the other work-item: give all atomics on this element memory_scope_%3.</source>
        <translation>Die atomare Funktion an %1 hat memory_scope_%2, was das andere Work-Item nicht erreicht: Geben Sie allen atomaren Zugriffen auf dieses Element memory_scope_%3.</translation>
    </message>
    <message>
        <source>The atomics between them order the two by custom only: OpenCL 1.x atomics promise no order.</source>
        <translation>Die atomaren Funktionen dazwischen ordnen die beiden nur aus Gewohnheit: Die von OpenCL 1.x versprechen keine Ordnung.</translation>
    </message>
    <message>
        <source>With OpenCL C 2.0 or later, use atomics with memory_order_release and memory_order_acquire.</source>
        <translation>Verwenden Sie ab OpenCL C 2.0 solche mit memory_order_release und memory_order_acquire.</translation>
    </message>
    <message>
        <source>The work-items of %1 part: %2, %3.</source>
        <translation>Die Work-Items von %1 trennen sich: %2, %3.</translation>
    </message>
    <message>
        <source>All of them must come to the same barriers and copies in the same order.</source>
        <translation>Alle müssen in derselben Reihenfolge zu denselben Barrieren und Kopien kommen.</translation>
    </message>
    <message>
        <source>The work-items of work-group %1 call the asynchronous copy at %2 with different arguments: %3 gives others than %4.</source>
        <translation>Die Work-Items der Work-Group %1 rufen die asynchrone Kopie bei %2 mit verschiedenen Argumenten auf: %3 gibt andere an als %4.</translation>
    </message>
    <message>
        <source>All of them must give the same source, destination and length.</source>
        <translation>Alle müssen dieselbe Quelle, dasselbe Ziel und dieselbe Länge angeben.</translation>
    </message>
    <message>
        <source>That hangs on what was guessed: %1.</source>
        <translation>Das hängt von einer Annahme ab: %1.</translation>
    </message>
    <message>
        <source>Give what the kernel&apos;s program passes, or confirm the guess: then it is an error.</source>
        <translation>Geben Sie an, was das Programm des Kernels übergibt, oder bestätigen Sie die Annahme: Dann ist es ein Fehler.</translation>
    </message>
    <message>
        <source>One work-item uses the pixel %1 of %2 twice, and no fence is between the two: %3, then %4.</source>
        <translation>Ein Work-Item benutzt das Pixel %1 von %2 zweimal ohne Fence dazwischen: %3, dann %4.</translation>
    </message>
    <message>
        <source>Put atomic_work_item_fence(CLK_IMAGE_MEM_FENCE, memory_order_acq_rel, memory_scope_work_item) between them: what was written to an image need not be seen before.</source>
        <translation>Setzen Sie atomic_work_item_fence(CLK_IMAGE_MEM_FENCE, memory_order_acq_rel, memory_scope_work_item) dazwischen: Was in ein Image geschrieben wurde, muss vorher nicht sichtbar sein.</translation>
    </message>
    <message>
        <source>The work-items of %1 wait for different events at %2: %3, %4.</source>
        <translation>Die Work-Items von %1 warten bei %2 auf verschiedene Ereignisse: %3, %4.</translation>
    </message>
    <message>
        <source>All of them must pass the same events.</source>
        <translation>Alle müssen dieselben Ereignisse übergeben.</translation>
    </message>
    <message>
        <source>The work-items of %1 pass different events to the copy at %2: %3 and %4.</source>
        <translation>Die Work-Items von %1 übergeben der Kopie bei %2 verschiedene Ereignisse: %3 und %4.</translation>
    </message>
    <message>
        <source>An update of %1 is lost: %2, %3, then %4, %5.</source>
        <translation>Eine Aktualisierung von %1 geht verloren: %2, %3, dann %4, %5.</translation>
    </message>
    <message>
        <source>Each stores what it made from its own load, and both loads come before both stores, so that one store does away with what the other did.</source>
        <translation>Jedes speichert, was es aus dem selbst Geladenen machte, und beide laden, bevor eines speichert, sodass ein Speichern das andere zunichtemacht.</translation>
    </message>
    <message>
        <source>Update it atomically (atomic_add and the like), or let one work-item do it.</source>
        <translation>Aktualisieren Sie es atomar (atomic_add und Ähnliche) oder lassen Sie es ein Work-Item tun.</translation>
    </message>
    <message>
        <source>%1 stores %2 in %3 at %4, but the program is built with %5, which promises that there are no infinities and no NaNs: compilers may make anything of them.</source>
        <translation>%1 speichert %2 in %3 bei %4, aber das Programm ist mit %5 gebaut, das verspricht, dass es keine Unendlich-Werte und NaNs gibt: Compiler dürfen beliebiges daraus machen.</translation>
    </message>
    <message>
        <source>Build it without %1, or keep such numbers from arising.</source>
        <translation>Bauen Sie ohne %1, oder verhindern Sie solche Zahlen.</translation>
    </message>
    <message>
        <source>OpenCL C leaves the value unspecified, and on a processor the program may end there (SIGFPE); the traced run went on with 0.</source>
        <translation>OpenCL C legt den Wert nicht fest, und auf einem Prozessor kann das Programm dort enden (SIGFPE); der aufgezeichnete Lauf ging mit 0 weiter.</translation>
    </message>
    <message>
        <source>Divide only where the divisor is not 0.</source>
        <translation>Teilen Sie nur, wo der Divisor nicht 0 ist.</translation>
    </message>
    <message>
        <source>The quotient is one more than the largest %1: OpenCL C leaves the value unspecified, and on a processor the program may end there (SIGFPE); the traced run went on with 0.</source>
        <translation>Der Quotient ist um eins größer als das größte %1: OpenCL C legt den Wert nicht fest, und auf einem Prozessor kann das Programm dort enden (SIGFPE); der aufgezeichnete Lauf ging mit 0 weiter.</translation>
    </message>
    <message>
        <source>Divide in a wider type, or treat this dividend by itself.</source>
        <translation>Teilen Sie in einem breiteren Typ, oder behandeln Sie diesen Dividenden gesondert.</translation>
    </message>
    <message>
        <source>%1 computes %2 at %3, and no %4 has that value: OpenCL C leaves undefined what happens (C99, 6.5), and compilers may take it that it never does; the traced run went on with %5.</source>
        <translation>%1 berechnet bei %3 %2, und kein %4 hat diesen Wert: OpenCL C lässt undefiniert, was geschieht (C99, 6.5), und Compiler dürfen annehmen, dass es nie geschieht; der aufgezeichnete Lauf ging mit %5 weiter.</translation>
    </message>
    <message>
        <source>Compute in u%1, which wraps around, or in a wider type, or keep the operands in range.</source>
        <translation>Rechnen Sie in u%1, das überläuft, oder in einem breiteren Typ, oder halten Sie die Operanden im Bereich.</translation>
    </message>
    <message>
        <source>%1 converts %2 to %3 at %4, and no %3 has that value: OpenCL C leaves undefined what it becomes (C99, 6.3.1.4).</source>
        <translation>%1 wandelt bei %4 %2 in %3 um, und kein %3 hat diesen Wert: OpenCL C lässt undefiniert, was daraus wird (C99, 6.3.1.4).</translation>
    </message>
    <message>
        <source>Keep the number in range before, or use convert_%1_sat.</source>
        <translation>Halten Sie die Zahl vorher im Bereich, oder verwenden Sie convert_%1_sat.</translation>
    </message>
    <message>
        <source>%1 loads from %2 at %3, but %4 has %5 elements: %6.</source>
        <translation>%1 lädt von %2 bei %3, aber %4 hat %5 Elemente: %6.</translation>
    </message>
    <message>
        <source>The access was left out of the traced run (a load gave 0).</source>
        <translation>Der Zugriff wurde im aufgezeichneten Lauf ausgelassen (Laden ergab 0).</translation>
    </message>
    <message>
        <source>%1 stores to %2 at %3, but %4 has %5 elements: %6.</source>
        <translation>%1 speichert nach %2 bei %3, aber %4 hat %5 Elemente: %6.</translation>
    </message>
    <message>
        <source>%1 copies from %2 at %3, but %4 has %5 elements: %6.</source>
        <translation>%1 kopiert bei %3 aus %2, aber %4 hat %5 Elemente: %6.</translation>
    </message>
    <message>
        <source>%1 copies to %2 at %3, but %4 has %5 elements: %6.</source>
        <translation>%1 kopiert bei %3 nach %2, aber %4 hat %5 Elemente: %6.</translation>
    </message>
    <message>
        <source>%1 writes %2 at %3, but the project says that %4 is only read (&quot;access&quot;: &quot;in&quot;): its new contents are never read back.</source>
        <translation>%1 schreibt %2 bei %3, aber laut Projekt wird %4 nur gelesen (&quot;access&quot;: &quot;in&quot;): Der neue Inhalt wird nie zurückgelesen.</translation>
    </message>
    <message>
        <source>Make it &quot;inout&quot;, or write to another buffer.</source>
        <translation>Machen Sie es zu &quot;inout&quot;, oder schreiben Sie in einen anderen Puffer.</translation>
    </message>
    <message>
        <source>%1 changes %2 through the parameter %3 at %4, and %5 accesses it through the parameter %6 at %7, but %8 is restrict: OpenCL C leaves undefined what comes out (C99, 6.7.3.1), since compilers take it that the two never meet.</source>
        <translation>%1 ändert %2 über den Parameter %3 bei %4, und %5 greift über den Parameter %6 bei %7 darauf zu, aber %8 ist restrict: OpenCL C lässt undefiniert, was herauskommt (C99, 6.7.3.1), da Compiler annehmen, dass sich die beiden nie treffen.</translation>
    </message>
    <message>
        <source>Give the two parameters buffers of their own, or take restrict away.</source>
        <translation>Geben Sie beiden Parametern eigene Puffer, oder entfernen Sie restrict.</translation>
    </message>
    <message>
        <source>The results of the traced and the untraced run differ.</source>
        <translation>Die Ergebnisse mit und ohne Aufzeichnung weichen ab.</translation>
    </message>
    <message>
        <source>That proves nothing: where the old values of the atomics at %1 are used, the order of work-items matters.</source>
        <translation>Das beweist nichts: Wo die alten Werte der atomaren Funktionen bei %1 benutzt werden, kommt es auf die Reihenfolge der Work-Items an.</translation>
    </message>
    <message>
        <source>%1 reads an element of its array %2 at %3 before anything was assigned to it.</source>
        <translation>%1 liest ein Element seines Arrays %2 bei %3, bevor ihm etwas zugewiesen wurde.</translation>
    </message>
    <message>
        <source>An array starts with whatever was left in its place: give all that is read of it values first.</source>
        <translation>Ein Array beginnt mit dem, was an seiner Stelle übrig war: Geben Sie allem, was davon gelesen wird, zuerst Werte.</translation>
    </message>
    <message>
        <source>%1 stores its vector %2 at %3 before all of its components were assigned to.</source>
        <translation>%1 speichert seinen Vektor %2 bei %3, bevor allen Komponenten etwas zugewiesen wurde.</translation>
    </message>
    <message>
        <source>The others start with whatever was left in their place: give the vector a value where it is declared, or store the components that have one.</source>
        <translation>Die übrigen beginnen mit dem, was an ihrer Stelle übrig war: Geben Sie dem Vektor bei der Deklaration einen Wert, oder speichern Sie nur die Komponenten, die einen haben.</translation>
    </message>
    <message>
        <source>%1 uses what %2 returned at %3, to which nothing was assigned: the function came to its end without a return, or returned a variable that had no value.</source>
        <translation>%1 benutzt bei %3, was %2 zurückgab, ohne dass etwas zugewiesen wurde: Die Funktion endete ohne return oder gab eine Variable ohne Wert zurück.</translation>
    </message>
    <message>
        <source>Have each way through it return one.</source>
        <translation>Lassen Sie jeden Weg einen Wert zurückgeben.</translation>
    </message>
    <message>
        <source>%1 reads its variable %2 at %3 before anything was assigned to it.</source>
        <translation>%1 liest seine Variable %2 bei %3, bevor ihr etwas zugewiesen wurde.</translation>
    </message>
    <message>
        <source>A variable starts with whatever was left in its place: give it a value where it is declared.</source>
        <translation>Eine Variable beginnt mit dem, was an ihrer Stelle übrig war: Geben Sie ihr bei der Deklaration einen Wert.</translation>
    </message>
    <message>
        <source>What comes after it is lost: nothing was concluded from it.</source>
        <translation>Was danach kommt, ist verloren: Daraus wurde nichts geschlossen.</translation>
    </message>
    <message>
        <source>Something wrote over the trace, so the launch was not run untraced; what follows it works on the results of the traced launch.</source>
        <translation>Etwas hat die Aufzeichnung überschrieben, daher wurde der Start nicht ohne Aufzeichnung ausgeführt; was folgt, arbeitet mit den Ergebnissen des aufgezeichneten Starts.</translation>
    </message>
    <message>
        <source>the kernel&apos;s parameter &quot;%1&quot; has no argument.</source>
        <translation>der Parameter &quot;%1&quot; des Kernels hat kein Argument.</translation>
    </message>
    <message>
        <source>It takes %1.</source>
        <translation>Er nimmt %1.</translation>
    </message>
    <message>
        <source>The device (%1) does not name the build standard &quot;%2&quot; among those that it has: %3.</source>
        <translation>Das Gerät (%1) nennt den Standard &quot;%2&quot; nicht unter seinen: %3.</translation>
    </message>
    <message>
        <source>It is asked to build in it all the same.</source>
        <translation>Es soll trotzdem darin bauen.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no standard of OpenCL C.</source>
        <translation>&quot;%1&quot; ist kein Standard von OpenCL C.</translation>
    </message>
    <message>
        <source>This device (%1) has: %2.</source>
        <translation>Dieses Gerät (%1) hat: %2.</translation>
    </message>
    <message>
        <source>The define &quot;%1&quot; is no name that the preprocessor takes.</source>
        <translation>Die Definition &quot;%1&quot; ist kein Name, den der Präprozessor annimmt.</translation>
    </message>
    <message>
        <source>Use letters, digits and _.</source>
        <translation>Verwenden Sie Buchstaben, Ziffern und _.</translation>
    </message>
    <message>
        <source>The queue &quot;%1&quot; is out of order, which is not supported by this device (%2).</source>
        <translation>Die Queue &quot;%1&quot; ist ungeordnet, was dieses Gerät (%2) nicht unterstützt.</translation>
    </message>
    <message>
        <source>Make it an in-order queue.</source>
        <translation>Machen Sie sie zu einer geordneten Queue.</translation>
    </message>
    <message>
        <source>the global size has %1 dimensions.</source>
        <translation>die globale Größe hat %1 Dimensionen.</translation>
    </message>
    <message>
        <source>Give it one to three.</source>
        <translation>Geben Sie eine bis drei an.</translation>
    </message>
    <message>
        <source>the local size has %1 dimensions, but the global size has %2.</source>
        <translation>die lokale Größe hat %1 Dimensionen, die globale aber %2.</translation>
    </message>
    <message>
        <source>Give both the same number.</source>
        <translation>Geben Sie beiden gleich viele.</translation>
    </message>
    <message>
        <source>the local size is %1, but the kernel &quot;%2&quot; requires %3 (reqd_work_group_size).</source>
        <translation>die lokale Größe ist %1, aber der Kernel &quot;%2&quot; verlangt %3 (reqd_work_group_size).</translation>
    </message>
    <message>
        <source>Use %1 in %2.</source>
        <translation>Verwenden Sie %1 in %2.</translation>
    </message>
    <message>
        <source>the local size %1 in %2 is more than the %3 that the device allows there.</source>
        <translation>die lokale Größe %1 in %2 ist mehr als die %3, die das Gerät dort erlaubt.</translation>
    </message>
    <message>
        <source>Use %1.</source>
        <translation>Verwenden Sie %1.</translation>
    </message>
    <message>
        <source>the local size %1 does not divide the global size %2 in %3, and %4.</source>
        <translation>die lokale Größe %1 teilt die globale Größe %2 in %3 nicht, und %4.</translation>
    </message>
    <message>
        <source>Use the local size %1, or the global size %2 with a guard in the kernel, if (get_global_id(%3) &lt; %4).</source>
        <translation>Verwenden Sie die lokale Größe %1, oder die globale Größe %2 mit einer Abfrage im Kernel, if (get_global_id(%3) &lt; %4).</translation>
    </message>
    <message>
        <source>Use the local size %1, or the global size %2 with a guard in the kernel, if (get_global_id(%3) &lt; %4), or launch %5 work-items here and the other %6 by a second launch with the offset %7 and a local size that divides %8.</source>
        <translation>Verwenden Sie die lokale Größe %1, oder die globale Größe %2 mit einer Abfrage im Kernel, if (get_global_id(%3) &lt; %4), oder starten Sie hier %5 Work-Items und die übrigen %6 durch einen zweiten Start mit dem Versatz %7 und einer lokalen Größe, die %8 teilt.</translation>
    </message>
    <message>
        <source>the local size %1 makes %2 work-items a work-group, but the device allows %3.</source>
        <translation>die lokale Größe %1 ergibt %2 Work-Items je Work-Group, aber das Gerät erlaubt %3.</translation>
    </message>
    <message>
        <source>the local size %1 makes %2 work-items a work-group, but this kernel allows on the device %3.</source>
        <translation>die lokale Größe %1 ergibt %2 Work-Items je Work-Group, aber dieser Kernel erlaubt auf dem Gerät %3.</translation>
    </message>
    <message>
        <source>the kernel &quot;%1&quot; declares %2 bytes of local memory, but the device has %3 bytes.</source>
        <translation>der Kernel &quot;%1&quot; deklariert %2 Byte lokalen Speicher, aber das Gerät hat %3 Byte.</translation>
    </message>
    <message>
        <source>Make its local variables smaller.</source>
        <translation>Verkleinern Sie seine lokalen Variablen.</translation>
    </message>
    <message>
        <source>The parameter &quot;%1&quot; is %2, which is more than its greatest value %3.</source>
        <translation>Der Parameter &quot;%1&quot; ist %2, mehr als sein größter Wert %3.</translation>
    </message>
    <message>
        <source>%1 is %2, which is more than 2^63.</source>
        <translation>%1 ist %2, mehr als 2^63.</translation>
    </message>
    <message>
        <source>Make it smaller.</source>
        <translation>Verkleinern Sie es.</translation>
    </message>
    <message>
        <source>%1 is %2, which is not a whole number.</source>
        <translation>%1 ist %2, keine ganze Zahl.</translation>
    </message>
    <message>
        <source>%1 is %2, which is less than %3.</source>
        <translation>%1 ist %2, weniger als %3.</translation>
    </message>
    <message>
        <source>The plan executes more than %1 steps.</source>
        <translation>Der Plan führt mehr als %1 Schritte aus.</translation>
    </message>
    <message>
        <source>Repeat fewer times, or do more in each launch.</source>
        <translation>Wiederholen Sie seltener, oder tun Sie in jedem Start mehr.</translation>
    </message>
    <message>
        <source>the kernel&apos;s parameter &quot;%1&quot; points to %2, but the buffer &quot;%3&quot; holds %4.</source>
        <translation>der Parameter &quot;%1&quot; des Kernels zeigt auf %2, aber der Puffer &quot;%3&quot; enthält %4.</translation>
    </message>
    <message>
        <source>Give the buffer the type %1, or bind another.</source>
        <translation>Geben Sie dem Puffer den Typ %1, oder binden Sie einen anderen.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has the access out, but the kernel cannot write through its parameter &quot;%2&quot;, which is read-only.</source>
        <translation>&quot;%1&quot; hat den Zugriff out, aber der Kernel kann über seinen Parameter &quot;%2&quot; nicht schreiben, er ist nur lesbar.</translation>
    </message>
    <message>
        <source>Give &quot;%1&quot; the access in or inout, or bind another.</source>
        <translation>Geben Sie &quot;%1&quot; den Zugriff in oder inout, oder binden Sie einen anderen.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has the access in, but the kernel writes through its parameter &quot;%2&quot;.</source>
        <translation>&quot;%1&quot; hat den Zugriff in, aber der Kernel schreibt über seinen Parameter &quot;%2&quot;.</translation>
    </message>
    <message>
        <source>Give &quot;%1&quot; the access inout or out, or bind another.</source>
        <translation>Geben Sie &quot;%1&quot; den Zugriff inout oder out, oder binden Sie einen anderen.</translation>
    </message>
    <message>
        <source>Use an OpenCL scalar or vector, such as float or int4, or a struct of the sources.</source>
        <translation>Verwenden Sie einen Skalar oder Vektor von OpenCL, etwa float oder int4, oder eine Struktur der Quellen.</translation>
    </message>
    <message>
        <source>The buffers take %1 (%2 bytes) together, but the device has %3 (%4 bytes) of memory.</source>
        <translation>Die Puffer belegen zusammen %1 (%2 Byte), aber das Gerät hat %3 (%4 Byte) Speicher.</translation>
    </message>
    <message>
        <source>Make them smaller by %1; the biggest is &quot;%2&quot; with %3.</source>
        <translation>Verkleinern Sie sie um %1; der größte ist &quot;%2&quot; mit %3.</translation>
    </message>
    <message>
        <source>Launch &quot;%1&quot; reads the buffer &quot;%2&quot;, which no step writes before it: it sees zeros in place of the buffer&apos;s contents.</source>
        <translation>Start &quot;%1&quot; liest den Puffer &quot;%2&quot;, den kein Schritt davor schreibt: Er sieht Nullen statt des Inhalts.</translation>
    </message>
    <message>
        <source>Add the step { &quot;write&quot;: &quot;%1&quot; }, or leave all writes to the planner.</source>
        <translation>Fügen Sie den Schritt { &quot;write&quot;: &quot;%1&quot; } hinzu, oder überlassen Sie alle Schreibschritte dem Planer.</translation>
    </message>
    <message>
        <source>work-item %1 of work-group %2 stores %3 at %4</source>
        <translation>Work-Item %1 der Work-Group %2 speichert %3 bei %4</translation>
    </message>
    <message>
        <source>work-item %1 of work-group %2 loads %3 at %4</source>
        <translation>Work-Item %1 der Work-Group %2 lädt %3 bei %4</translation>
    </message>
    <message>
        <source>work-item %1 of work-group %2 loads it at %3</source>
        <translation>Work-Item %1 der Work-Group %2 lädt es bei %3</translation>
    </message>
    <message>
        <source>work-item %1 of work-group %2 updates it atomically (%3) at %4</source>
        <translation>Work-Item %1 der Work-Group %2 aktualisiert es atomar (%3) bei %4</translation>
    </message>
    <message>
        <source>work-item %1 of work-group %2 loads %3 atomically at %4</source>
        <translation>Work-Item %1 der Work-Group %2 lädt %3 atomar bei %4</translation>
    </message>
    <message>
        <source>work-item %1 of work-group %2 stores %3 atomically at %4</source>
        <translation>Work-Item %1 der Work-Group %2 speichert %3 atomar bei %4</translation>
    </message>
    <message>
        <source>work-item %1 of work-group %2 touches it at %3</source>
        <translation>Work-Item %1 der Work-Group %2 berührt es bei %3</translation>
    </message>
    <message>
        <source>contiguous</source>
        <translation>zusammenhängend</translation>
    </message>
    <message>
        <source>broadcast</source>
        <translation>Broadcast</translation>
    </message>
    <message>
        <source>gather</source>
        <translation>Gather</translation>
    </message>
    <message>
        <source>same pixel</source>
        <translation>gleiches Pixel</translation>
    </message>
    <message>
        <source>same address</source>
        <translation>gleiche Adresse</translation>
    </message>
    <message>
        <source>one work-item alone</source>
        <translation>ein Work-Item allein</translation>
    </message>
    <message>
        <source>strided by %1 elements</source>
        <translation>in Schritten von %1 Elementen</translation>
    </message>
    <message>
        <source>strided by %1 bytes</source>
        <translation>in Schritten von %1 Byte</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation>%1 Byte</translation>
    </message>
    <message>
        <source>1 byte</source>
        <translation>1 Byte</translation>
    </message>
    <message>
        <source>32 work-items, segments of 128 bytes, 32 banks</source>
        <translation>32 Work-Items, Segmente von 128 Byte, 32 Bänke</translation>
    </message>
    <message>
        <source>The project</source>
        <translation>Das Projekt</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>Die Datei ist leer.</translation>
    </message>
    <message>
        <source>It should hold a JSON object.</source>
        <translation>Sie sollte ein JSON-Objekt enthalten.</translation>
    </message>
    <message>
        <source>A \u escape here is half a character; write both halves, or the character itself.</source>
        <translation>Eine \u-Folge ist hier ein halbes Zeichen; schreiben Sie beide Hälften oder das Zeichen selbst.</translation>
    </message>
    <message>
        <source>The key &quot;%1&quot; is given twice in one object.</source>
        <translation>Der Schlüssel &quot;%1&quot; steht zweimal in einem Objekt.</translation>
    </message>
    <message>
        <source>Lists and objects are nested more than %1 deep.</source>
        <translation>Listen und Objekte sind mehr als %1 tief verschachtelt.</translation>
    </message>
    <message>
        <source>A backslash in a text must be followed by one of &quot; \ / b f n r t u.</source>
        <translation>Auf einen Backslash in einem Text muss eines von &quot; \ / b f n r t u folgen.</translation>
    </message>
    <message>
        <source>The text that starts here is not closed on its line.</source>
        <translation>Der Text, der hier beginnt, endet nicht in seiner Zeile.</translation>
    </message>
    <message>
        <source>A text holds a control character; write it as an escape such as \t.</source>
        <translation>Ein Text enthält ein Steuerzeichen; schreiben Sie es als Folge wie \t.</translation>
    </message>
    <message>
        <source>JSON has no comments.</source>
        <translation>JSON kennt keine Kommentare.</translation>
    </message>
    <message>
        <source>Write them into the project&apos;s notes.</source>
        <translation>Schreiben Sie sie in die Notizen des Projekts.</translation>
    </message>
    <message>
        <source>This is not a number as JSON writes them, like 16, -2.5 or 1e-5.</source>
        <translation>Das ist keine Zahl, wie JSON sie schreibt, etwa 16, -2.5 oder 1e-5.</translation>
    </message>
    <message>
        <source>A JSON value is missing here; found %1.</source>
        <translation>Hier fehlt ein JSON-Wert; gefunden wurde %1.</translation>
    </message>
    <message>
        <source>There is a comma too many before %1.</source>
        <translation>Vor %1 steht ein Komma zu viel.</translation>
    </message>
    <message>
        <source>A key in double quotes is missing here; found %1.</source>
        <translation>Hier fehlt ein Schlüssel in doppelten Anführungszeichen; gefunden wurde %1.</translation>
    </message>
    <message>
        <source>A colon is missing after the key &quot;%1&quot;; found %2.</source>
        <translation>Nach dem Schlüssel &quot;%1&quot; fehlt ein Doppelpunkt; gefunden wurde %2.</translation>
    </message>
    <message>
        <source>A comma or &quot;}&quot; is missing here; found %1.</source>
        <translation>Hier fehlt ein Komma oder &quot;}&quot;; gefunden wurde %1.</translation>
    </message>
    <message>
        <source>A comma or &quot;]&quot; is missing here; found %1.</source>
        <translation>Hier fehlt ein Komma oder &quot;]&quot;; gefunden wurde %1.</translation>
    </message>
    <message>
        <source>The JSON text should end here, but %1 follows.</source>
        <translation>Der JSON-Text sollte hier enden, aber %1 folgt.</translation>
    </message>
    <message>
        <source>\u in a text must be followed by four hexadecimal digits.</source>
        <translation>Auf \u in einem Text müssen vier Hexadezimalziffern folgen.</translation>
    </message>
    <message>
        <source>This number is too large.</source>
        <translation>Diese Zahl ist zu groß.</translation>
    </message>
    <message>
        <source>The largest is about 1.8e308.</source>
        <translation>Die größte ist etwa 1.8e308.</translation>
    </message>
    <message>
        <source>the end of the file</source>
        <translation>das Ende der Datei</translation>
    </message>
    <message>
        <source>the character U+%1</source>
        <translation>das Zeichen U+%1</translation>
    </message>
    <message>
        <source>The file is UTF-16.</source>
        <translation>Die Datei ist in UTF-16.</translation>
    </message>
    <message>
        <source>The file is not UTF-8.</source>
        <translation>Die Datei ist nicht in UTF-8.</translation>
    </message>
    <message>
        <source>The file is not UTF-8 here.</source>
        <translation>Die Datei ist hier nicht in UTF-8.</translation>
    </message>
    <message>
        <source>Save it as UTF-8.</source>
        <translation>Speichern Sie sie als UTF-8.</translation>
    </message>
    <message>
        <source>The project file is %1 long; at most %2 are read.</source>
        <translation>Die Projektdatei ist %1 lang; höchstens %2 werden gelesen.</translation>
    </message>
    <message>
        <source>Keep large data in .npy, .csv or .bin files.</source>
        <translation>Legen Sie große Daten in Dateien .npy, .csv oder .bin ab.</translation>
    </message>
    <message>
        <source>%1 must be %2, but is %3.</source>
        <translation>%1 muss %2 sein, ist aber %3.</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true oder false</translation>
    </message>
    <message>
        <source>a number of at least 0</source>
        <translation>eine Zahl von mindestens 0</translation>
    </message>
    <message>
        <source>a number or an expression in quotes</source>
        <translation>eine Zahl oder ein Ausdruck in Anführungszeichen</translation>
    </message>
    <message>
        <source>an expression, or a list of them</source>
        <translation>ein Ausdruck oder eine Liste von Ausdrücken</translation>
    </message>
    <message>
        <source>a JSON object</source>
        <translation>ein JSON-Objekt</translation>
    </message>
    <message>
        <source>the name of a queue</source>
        <translation>der Name einer Queue</translation>
    </message>
    <message>
        <source>a device: an index, a part of its name, &quot;cpu&quot;, &quot;gpu&quot; or &quot;any&quot;</source>
        <translation>ein Gerät: eine Nummer, ein Teil seines Namens, &quot;cpu&quot;, &quot;gpu&quot; oder &quot;any&quot;</translation>
    </message>
    <message>
        <source>a number, an expression in quotes, a list of values, or an object that gives members values</source>
        <translation>eine Zahl, ein Ausdruck in Anführungszeichen, eine Liste von Werten oder ein Objekt, das Mitgliedern Werte gibt</translation>
    </message>
    <message>
        <source>one of %1</source>
        <translation>eines von %1</translation>
    </message>
    <message>
        <source>the name of a buffer</source>
        <translation>der Name eines Puffers</translation>
    </message>
    <message>
        <source>the name of a .npy, .csv, .png or .bin file</source>
        <translation>der Name einer Datei .npy, .csv, .png oder .bin</translation>
    </message>
    <message>
        <source>a list of 1 to 3 sizes</source>
        <translation>eine Liste von 1 bis 3 Größen</translation>
    </message>
    <message>
        <source>an object with one of the keys %1</source>
        <translation>ein Objekt mit einem der Schlüssel %1</translation>
    </message>
    <message>
        <source>&quot;zero&quot; or an object with one of the keys %1</source>
        <translation>&quot;zero&quot; oder ein Objekt mit einem der Schlüssel %1</translation>
    </message>
    <message>
        <source>an object like %1</source>
        <translation>ein Objekt wie %1</translation>
    </message>
    <message>
        <source>a number, an expression or an object like %1</source>
        <translation>eine Zahl, ein Ausdruck oder ein Objekt wie %1</translation>
    </message>
    <message>
        <source>a list of numbers</source>
        <translation>eine Liste von Zahlen</translation>
    </message>
    <message>
        <source>the buffer&apos;s name</source>
        <translation>der Name des Puffers</translation>
    </message>
    <message>
        <source>a type such as &quot;float&quot; or &quot;int4&quot;</source>
        <translation>ein Typ wie &quot;float&quot; oder &quot;int4&quot;</translation>
    </message>
    <message>
        <source>an image format such as &quot;rgba-unorm8&quot;</source>
        <translation>ein Bildformat wie &quot;rgba-unorm8&quot;</translation>
    </message>
    <message>
        <source>a list of 1 to 3 extents</source>
        <translation>eine Liste von 1 bis 3 Ausdehnungen</translation>
    </message>
    <message>
        <source>a list of 1 to 100 values</source>
        <translation>eine Liste von 1 bis 100 Werten</translation>
    </message>
    <message>
        <source>a language standard such as &quot;CL1.2&quot;</source>
        <translation>ein Sprachstandard wie &quot;CL1.2&quot;</translation>
    </message>
    <message>
        <source>the compiler&apos;s options as one text</source>
        <translation>die Optionen des Compilers als ein Text</translation>
    </message>
    <message>
        <source>the name of an image</source>
        <translation>der Name eines Images</translation>
    </message>
    <message>
        <source>the name of a kernel</source>
        <translation>der Name eines Kernels</translation>
    </message>
    <message>
        <source>an object that gives each of the kernel&apos;s parameters a value</source>
        <translation>ein Objekt, das jedem Parameter des Kernels einen Wert gibt</translation>
    </message>
    <message>
        <source>a list of two buffers like %1</source>
        <translation>eine Liste zweier Puffer wie %1</translation>
    </message>
    <message>
        <source>a list of the names of earlier steps</source>
        <translation>eine Liste der Namen früherer Schritte</translation>
    </message>
    <message>
        <source>the name of an earlier step</source>
        <translation>der Name eines früheren Schritts</translation>
    </message>
    <message>
        <source>the launch&apos;s name</source>
        <translation>der Name des Starts</translation>
    </message>
    <message>
        <source>the step&apos;s name</source>
        <translation>der Name des Schritts</translation>
    </message>
    <message>
        <source>a step, an object</source>
        <translation>ein Schritt, also ein Objekt</translation>
    </message>
    <message>
        <source>a list of steps</source>
        <translation>eine Liste von Schritten</translation>
    </message>
    <message>
        <source>the check&apos;s name</source>
        <translation>der Name der Prüfung</translation>
    </message>
    <message>
        <source>a list of values</source>
        <translation>eine Liste von Werten</translation>
    </message>
    <message>
        <source>a list of launches</source>
        <translation>eine Liste von Starts</translation>
    </message>
    <message>
        <source>the name of a launch</source>
        <translation>der Name eines Starts</translation>
    </message>
    <message>
        <source>the project&apos;s title</source>
        <translation>der Titel des Projekts</translation>
    </message>
    <message>
        <source>the name of a Markdown file</source>
        <translation>der Name einer Markdown-Datei</translation>
    </message>
    <message>
        <source>a list of .cl files</source>
        <translation>eine Liste von .cl-Dateien</translation>
    </message>
    <message>
        <source>the name of a .cl file</source>
        <translation>der Name einer .cl-Datei</translation>
    </message>
    <message>
        <source>an object with the keys standard, options, defines</source>
        <translation>ein Objekt mit den Schlüsseln standard, options, defines</translation>
    </message>
    <message>
        <source>a list of buffers</source>
        <translation>eine Liste von Puffern</translation>
    </message>
    <message>
        <source>an object that describes a buffer</source>
        <translation>ein Objekt, das einen Puffer beschreibt</translation>
    </message>
    <message>
        <source>a list of queues</source>
        <translation>eine Liste von Queues</translation>
    </message>
    <message>
        <source>a list of checks</source>
        <translation>eine Liste von Prüfungen</translation>
    </message>
    <message>
        <source>an object that describes a check</source>
        <translation>ein Objekt, das eine Prüfung beschreibt</translation>
    </message>
    <message>
        <source>an object with the keys vary, launches, work</source>
        <translation>ein Objekt mit den Schlüsseln vary, launches, work</translation>
    </message>
    <message>
        <source>the number of the file format, which is %1</source>
        <translation>die Nummer des Dateiformats, und die ist %1</translation>
    </message>
    <message>
        <source>the number %1</source>
        <translation>die Zahl %1</translation>
    </message>
    <message>
        <source>the text &quot;%1&quot;</source>
        <translation>der Text &quot;%1&quot;</translation>
    </message>
    <message>
        <source>the text &quot;%1...&quot;</source>
        <translation>der Text &quot;%1...&quot;</translation>
    </message>
    <message>
        <source>an empty list</source>
        <translation>eine leere Liste</translation>
    </message>
    <message>
        <source>a list of %1</source>
        <translation>eine Liste von %1</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>ein Objekt</translation>
    </message>
    <message>
        <source>%1 has the unknown key &quot;%2&quot;.</source>
        <translation>%1 hat den unbekannten Schlüssel &quot;%2&quot;.</translation>
    </message>
    <message>
        <source>%1 lacks the key &quot;%2&quot;.</source>
        <translation>%1 hat keinen Schlüssel &quot;%2&quot;.</translation>
    </message>
    <message>
        <source>%1 lacks the key &quot;type&quot; (or &quot;image&quot;).</source>
        <translation>%1 hat keinen Schlüssel &quot;type&quot; (oder &quot;image&quot;).</translation>
    </message>
    <message>
        <source>%1 does not say what to do.</source>
        <translation>%1 sagt nicht, was zu tun ist.</translation>
    </message>
    <message>
        <source>A step has one of the keys %1.</source>
        <translation>Ein Schritt hat einen der Schlüssel %1.</translation>
    </message>
    <message>
        <source>Known are: %1.</source>
        <translation>Bekannt sind: %1.</translation>
    </message>
    <message>
        <source>There are none.</source>
        <translation>Es gibt keine.</translation>
    </message>
    <message>
        <source>%1 is the unknown word &quot;%2&quot;.</source>
        <translation>%1 ist das unbekannte Wort &quot;%2&quot;.</translation>
    </message>
    <message>
        <source>%1 holds the character U+0000, which has no use in a project.</source>
        <translation>%1 enthält das Zeichen U+0000, das in einem Projekt nichts nützt.</translation>
    </message>
    <message>
        <source>%1 is empty.</source>
        <translation>%1 ist leer.</translation>
    </message>
    <message>
        <source>Give a number or an expression.</source>
        <translation>Geben Sie eine Zahl oder einen Ausdruck an.</translation>
    </message>
    <message>
        <source>Give a type such as &quot;float&quot;, or an image format such as &quot;rgba-unorm8&quot;.</source>
        <translation>Geben Sie einen Typ wie &quot;float&quot; oder ein Bildformat wie &quot;rgba-unorm8&quot; an.</translation>
    </message>
    <message>
        <source>Give the launch a name.</source>
        <translation>Geben Sie dem Start einen Namen.</translation>
    </message>
    <message>
        <source>Give the name of a kernel.</source>
        <translation>Geben Sie den Namen eines Kernels an.</translation>
    </message>
    <message>
        <source>Give the name of a file.</source>
        <translation>Geben Sie den Namen einer Datei an.</translation>
    </message>
    <message>
        <source>%1 has both &quot;type&quot; and &quot;image&quot;.</source>
        <translation>%1 hat sowohl &quot;type&quot; als auch &quot;image&quot;.</translation>
    </message>
    <message>
        <source>Keep &quot;type&quot; for a buffer, &quot;image&quot; for an image.</source>
        <translation>Behalten Sie &quot;type&quot; für einen Puffer, &quot;image&quot; für ein Image.</translation>
    </message>
    <message>
        <source>%1 has both &quot;condition&quot; and &quot;%2&quot;.</source>
        <translation>%1 hat sowohl &quot;condition&quot; als auch &quot;%2&quot;.</translation>
    </message>
    <message>
        <source>A check either states a condition or compares a buffer with what is expected.</source>
        <translation>Eine Prüfung stellt entweder eine Bedingung auf, oder sie vergleicht einen Puffer mit dem, was erwartet wird.</translation>
    </message>
    <message>
        <source>%1 must be true.</source>
        <translation>%1 muss true sein.</translation>
    </message>
    <message>
        <source>Leave the step out if nothing is to be finished.</source>
        <translation>Lassen Sie den Schritt weg, wenn nichts abzuschließen ist.</translation>
    </message>
    <message>
        <source>%1 differs from &quot;launch&quot;, which is the launch&apos;s name.</source>
        <translation>%1 weicht von &quot;launch&quot; ab, dem Namen des Starts.</translation>
    </message>
    <message>
        <source>Leave &quot;name&quot; out.</source>
        <translation>Lassen Sie &quot;name&quot; weg.</translation>
    </message>
    <message>
        <source>%1 names another queue than &quot;barrier&quot; does.</source>
        <translation>%1 nennt eine andere Queue als &quot;barrier&quot;.</translation>
    </message>
    <message>
        <source>Leave &quot;queue&quot; out.</source>
        <translation>Lassen Sie &quot;queue&quot; weg.</translation>
    </message>
    <message>
        <source>%1 is %2: a newer Kernelscope wrote this project.</source>
        <translation>%1 ist %2: Dieses Projekt hat ein neueres Kernelscope geschrieben.</translation>
    </message>
    <message>
        <source>This one reads format %1 at most; update it to open the project.</source>
        <translation>Dieses liest höchstens das Format %1; aktualisieren Sie es, um das Projekt zu öffnen.</translation>
    </message>
    <message>
        <source>%1 names &quot;%2&quot; a second time.</source>
        <translation>%1 nennt &quot;%2&quot; zum zweiten Mal.</translation>
    </message>
    <message>
        <source>%1 must be a name that the preprocessor takes, but is &quot;%2&quot;.</source>
        <translation>%1 muss ein Name sein, den der Präprozessor annimmt, ist aber &quot;%2&quot;.</translation>
    </message>
    <message>
        <source>%1 is defined twice.</source>
        <translation>%1 ist zweimal definiert.</translation>
    </message>
    <message>
        <source>%1 is a second parameter of this name.</source>
        <translation>%1 ist ein zweiter Parameter dieses Namens.</translation>
    </message>
    <message>
        <source>%1 is &quot;%2&quot;, as a parameter is.</source>
        <translation>%1 ist &quot;%2&quot;, und so heißt auch ein Parameter.</translation>
    </message>
    <message>
        <source>Checks see both: rename one.</source>
        <translation>Prüfungen sehen beide: Benennen Sie eines um.</translation>
    </message>
    <message>
        <source>%1 is &quot;%2&quot;, which is neither an OpenCL scalar or vector type that a buffer can hold (float, int4, uchar, ...) nor the name of a struct.</source>
        <translation>%1 ist &quot;%2&quot;, und das ist weder ein Skalar- oder Vektortyp von OpenCL, den ein Puffer enthalten kann (float, int4, uchar, ...), noch der Name einer Struktur.</translation>
    </message>
    <message>
        <source>%1 is &quot;%2&quot;, which is no image format: OpenCL has %3 with %4 only.</source>
        <translation>%1 ist &quot;%2&quot;, und das ist kein Bildformat: OpenCL hat %3 nur mit %4.</translation>
    </message>
    <message>
        <source>%1 is &quot;%2&quot;, which is no image format.</source>
        <translation>%1 ist &quot;%2&quot;, und das ist kein Bildformat.</translation>
    </message>
    <message>
        <source>Write a channel order (%1) and a channel type (%2) with a - between them, such as rgba-unorm8.</source>
        <translation>Schreiben Sie eine Kanalordnung (%1) und einen Kanaltyp (%2) mit einem - dazwischen, etwa rgba-unorm8.</translation>
    </message>
    <message>
        <source>unorm, snorm, half and float types</source>
        <translation>Typen unorm, snorm, half und float</translation>
    </message>
    <message>
        <source>8-bit types</source>
        <translation>8-Bit-Typen</translation>
    </message>
    <message>
        <source>%1 is &quot;%2&quot;, which another buffer is called already.</source>
        <translation>%1 ist &quot;%2&quot;, und so heißt schon ein anderer Puffer.</translation>
    </message>
    <message>
        <source>%1 describes the queue &quot;%2&quot; a second time.</source>
        <translation>%1 beschreibt die Queue &quot;%2&quot; zum zweiten Mal.</translation>
    </message>
    <message>
        <source>%1 has neither a buffer nor a condition.</source>
        <translation>%1 hat weder einen Puffer noch eine Bedingung.</translation>
    </message>
    <message>
        <source>%1 names the launch &quot;%2&quot;, which the plan does not have.</source>
        <translation>%1 nennt den Start &quot;%2&quot;, den es im Plan nicht gibt.</translation>
    </message>
    <message>
        <source>%1 names the buffer &quot;%2&quot;, which the project does not have.</source>
        <translation>%1 nennt den Puffer &quot;%2&quot;, den es im Projekt nicht gibt.</translation>
    </message>
    <message>
        <source>%1 names the image &quot;%2&quot;, which the project does not have.</source>
        <translation>%1 nennt das Image &quot;%2&quot;, das es im Projekt nicht gibt.</translation>
    </message>
    <message>
        <source>%1 names the parameter &quot;%2&quot;, which the project does not have.</source>
        <translation>%1 nennt den Parameter &quot;%2&quot;, den es im Projekt nicht gibt.</translation>
    </message>
    <message>
        <source>%1 is &quot;%2&quot;, as an earlier step is called.</source>
        <translation>%1 ist &quot;%2&quot;, und so heißt schon ein früherer Schritt.</translation>
    </message>
    <message>
        <source>Give each step a name of its own.</source>
        <translation>Geben Sie jedem Schritt einen eigenen Namen.</translation>
    </message>
    <message>
        <source>%1 is &quot;%2&quot;, which names no earlier step.</source>
        <translation>%1 ist &quot;%2&quot;, und so heißt kein früherer Schritt.</translation>
    </message>
    <message>
        <source>%1 is the image &quot;%2&quot;.</source>
        <translation>%1 ist das Image &quot;%2&quot;.</translation>
    </message>
    <message>
        <source>%1 is the buffer &quot;%2&quot;.</source>
        <translation>%1 ist der Puffer &quot;%2&quot;.</translation>
    </message>
    <message>
        <source>Bind it with &quot;image&quot;.</source>
        <translation>Binden Sie es mit &quot;image&quot;.</translation>
    </message>
    <message>
        <source>Bind it with &quot;buffer&quot;.</source>
        <translation>Binden Sie ihn mit &quot;buffer&quot;.</translation>
    </message>
    <message>
        <source>%1 must be a name of letters, digits and underscores that does not start with a digit, but is &quot;%2&quot;.</source>
        <translation>%1 muss ein Name aus Buchstaben, Ziffern und Unterstrichen sein, der nicht mit einer Ziffer beginnt, ist aber &quot;%2&quot;.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be &quot;%2&quot;: in expressions i, x, y and z are the element&apos;s place, device the device, and sum, min and max functions.</source>
        <translation>%1 kann nicht &quot;%2&quot; sein: In Ausdrücken sind i, x, y und z der Platz des Elements, device das Gerät und sum, min und max Funktionen.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be &quot;%2&quot;: that is a word of JavaScript, which expressions are written in.</source>
        <translation>%1 kann nicht &quot;%2&quot; sein: Das ist ein Wort von JavaScript, in dem Ausdrücke geschrieben werden.</translation>
    </message>
    <message>
        <source>%1 is the absolute path &quot;%2&quot;.</source>
        <translation>%1 ist der absolute Pfad &quot;%2&quot;.</translation>
    </message>
    <message>
        <source>Paths are relative to the project&apos;s folder.</source>
        <translation>Pfade gehen vom Ordner des Projekts aus.</translation>
    </message>
    <message>
        <source>%1 holds a backslash: &quot;%2&quot;.</source>
        <translation>%1 enthält einen Backslash: &quot;%2&quot;.</translation>
    </message>
    <message>
        <source>Write paths with &quot;/&quot;.</source>
        <translation>Schreiben Sie Pfade mit &quot;/&quot;.</translation>
    </message>
    <message>
        <source>%1 is &quot;%2&quot;, which leaves the project&apos;s folder.</source>
        <translation>%1 ist &quot;%2&quot;, und das führt aus dem Ordner des Projekts hinaus.</translation>
    </message>
    <message>
        <source>Put the file into the folder.</source>
        <translation>Legen Sie die Datei in den Ordner.</translation>
    </message>
    <message>
        <source>%1 is &quot;%2&quot;, which names no file.</source>
        <translation>%1 ist &quot;%2&quot;, und das benennt keine Datei.</translation>
    </message>
    <message>
        <source>The file&apos;s path</source>
        <translation>Der Pfad der Datei</translation>
    </message>
    <message>
        <source>A path of the project</source>
        <translation>Ein Pfad des Projekts</translation>
    </message>
    <message>
        <source>The sources include headers from outside of the project: %1.</source>
        <translation>Die Quellen binden Header von außerhalb des Projekts ein: %1.</translation>
    </message>
    <message>
        <source>A project holds all that it is built from, so that it can be traced and given away.</source>
        <translation>Ein Projekt enthält alles, woraus es gebaut wird, damit es aufgezeichnet und weitergegeben werden kann.</translation>
    </message>
    <message>
        <source>Copy them into its folder, and include them by their paths there.</source>
        <translation>Kopieren Sie sie in seinen Ordner, und binden Sie sie mit ihren Pfaden dort ein.</translation>
    </message>
    <message>
        <source>There is no project at &quot;%1&quot;.</source>
        <translation>Bei &quot;%1&quot; gibt es kein Projekt.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is OpenCL C, not a project.</source>
        <translation>&quot;%1&quot; ist OpenCL C, kein Projekt.</translation>
    </message>
    <message>
        <source>kscope new makes a project of it.</source>
        <translation>kscope new macht ein Projekt daraus.</translation>
    </message>
    <message>
        <source>The folder holds no .kscope file.</source>
        <translation>Der Ordner enthält keine .kscope-Datei.</translation>
    </message>
    <message>
        <source>The folder holds no .kscope file. kscope new makes a project of one of its .cl files.</source>
        <translation>Der Ordner enthält keine .kscope-Datei. kscope new macht ein Projekt aus einer seiner .cl-Dateien.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is OpenCL C, not a project. kscope new makes a project of it.</source>
        <translation>&quot;%1&quot; ist OpenCL C, kein Projekt. kscope new macht ein Projekt daraus.</translation>
    </message>
    <message>
        <source>The folder holds several projects: %1.</source>
        <translation>Der Ordner enthält mehrere Projekte: %1.</translation>
    </message>
    <message>
        <source>Name one of them.</source>
        <translation>Nennen Sie eines davon.</translation>
    </message>
    <message>
        <source>The project can&apos;t be saved as it stands, for it could not be opened again: %1</source>
        <translation>Das Projekt kann so nicht gespeichert werden, denn es ließe sich nicht wieder öffnen: %1</translation>
    </message>
    <message>
        <source>The project has no folder yet.</source>
        <translation>Das Projekt hat noch keinen Ordner.</translation>
    </message>
    <message>
        <source>Save it under a name first.</source>
        <translation>Speichern Sie es zuerst unter einem Namen.</translation>
    </message>
    <message>
        <source>The folder &quot;%1&quot; can&apos;t be made.</source>
        <translation>Der Ordner &quot;%1&quot; kann nicht angelegt werden.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; can&apos;t be read: %2.</source>
        <translation>&quot;%1&quot; kann nicht gelesen werden: %2.</translation>
    </message>
    <message>
        <source>There is no file &quot;%1&quot;.</source>
        <translation>Es gibt keine Datei &quot;%1&quot;.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is %2 long; at most %3 are read.</source>
        <translation>&quot;%1&quot; ist %2 lang; höchstens %3 werden gelesen.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is reached by a symbolic link, which is not followed.</source>
        <translation>&quot;%1&quot; wird über einen symbolischen Link erreicht, dem nicht gefolgt wird.</translation>
    </message>
    <message>
        <source>Put the file itself into the project&apos;s folder.</source>
        <translation>Legen Sie die Datei selbst in den Ordner des Projekts.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is written in UTF-16.</source>
        <translation>&quot;%1&quot; ist in UTF-16 geschrieben.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a text: its line %2 holds a NUL, a byte that is 0.</source>
        <translation>&quot;%1&quot; ist kein Text: Zeile %2 enthält ein NUL, ein Byte, das 0 ist.</translation>
    </message>
    <message>
        <source>Remove it with an editor that shows it.</source>
        <translation>Entfernen Sie es mit einem Editor, der es zeigt.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; can&apos;t be written: %2.</source>
        <translation>&quot;%1&quot; kann nicht geschrieben werden: %2.</translation>
    </message>
    <message>
        <source>The file can&apos;t be written: %1.</source>
        <translation>Die Datei kann nicht geschrieben werden: %1.</translation>
    </message>
    <message>
        <source>What was there is unchanged.</source>
        <translation>Was dort war, ist unverändert.</translation>
    </message>
    <message>
        <source>No file was changed.</source>
        <translation>Keine Datei wurde verändert.</translation>
    </message>
    <message>
        <source>Saved already: %1.</source>
        <translation>Schon gespeichert: %1.</translation>
    </message>
    <message>
        <source>Not saved: %1.</source>
        <translation>Nicht gespeichert: %1.</translation>
    </message>
    <message>
        <source>there is a folder of this name, which has to go first</source>
        <translation>es gibt einen Ordner dieses Namens, der zuerst weichen muss</translation>
    </message>
    <message>
        <source>there is a symbolic link of this name, which has to go first</source>
        <translation>es gibt einen symbolischen Link dieses Namens, der zuerst weichen muss</translation>
    </message>
    <message>
        <source>its folder can&apos;t be made</source>
        <translation>ihr Ordner kann nicht angelegt werden</translation>
    </message>
    <message>
        <source>a symbolic link leads there, which is not followed</source>
        <translation>ein symbolischer Link führt dorthin, dem nicht gefolgt wird</translation>
    </message>
    <message>
        <source>The folder &quot;%1&quot; holds another &quot;%2&quot; already.</source>
        <translation>Der Ordner &quot;%1&quot; enthält schon ein anderes &quot;%2&quot;.</translation>
    </message>
    <message>
        <source>Save into a folder of the project&apos;s own.</source>
        <translation>Speichern Sie in einen eigenen Ordner des Projekts.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a folder.</source>
        <translation>&quot;%1&quot; ist ein Ordner.</translation>
    </message>
    <message>
        <source>Give the name of a .kscope file.</source>
        <translation>Geben Sie den Namen einer .kscope-Datei an.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no kind of file that holds data here.</source>
        <translation>&quot;%1&quot; ist keine Art von Datei, die hier Daten enthält.</translation>
    </message>
    <message>
        <source>Use .npy, .csv, .png or .bin.</source>
        <translation>Verwenden Sie .npy, .csv, .png oder .bin.</translation>
    </message>
    <message>
        <source>It is %1 bytes long, which is no multiple of the %2 bytes of a %3.</source>
        <translation>Sie ist %1 Byte lang, kein Vielfaches der %2 Byte eines %3.</translation>
    </message>
    <message>
        <source>It holds %1 numbers, but %2 are needed.</source>
        <translation>Sie enthält %1 Zahlen, gebraucht werden aber %2.</translation>
    </message>
    <message>
        <source>It holds %1 numbers, but %2 are needed (%3 elements of %4 numbers).</source>
        <translation>Sie enthält %1 Zahlen, gebraucht werden aber %2 (%3 Elemente aus %4 Zahlen).</translation>
    </message>
    <message>
        <source>Elements of the struct %1 can be read from .bin files only.</source>
        <translation>Elemente der Struktur %1 können nur aus .bin-Dateien gelesen werden.</translation>
    </message>
    <message>
        <source>It holds %1 bytes, but %2 are needed (%3 elements of struct %4, %5 bytes each).</source>
        <translation>Sie enthält %1 Byte, gebraucht werden aber %2 (%3 Elemente der Struktur %4, je %5 Byte).</translation>
    </message>
    <message>
        <source>Its number %1 is %2, which a %3 can&apos;t hold.</source>
        <translation>Ihre Zahl %1 ist %2, und das kann ein %3 nicht aufnehmen.</translation>
    </message>
    <message>
        <source>It holds structs where numbers are needed.</source>
        <translation>Sie enthält Strukturen, wo Zahlen gebraucht werden.</translation>
    </message>
    <message>
        <source>The .csv file holds no numbers.</source>
        <translation>Die .csv-Datei enthält keine Zahlen.</translation>
    </message>
    <message>
        <source>This is not a .npy file: it does not start with \x93NUMPY.</source>
        <translation>Das ist keine .npy-Datei: Sie beginnt nicht mit \x93NUMPY.</translation>
    </message>
    <message>
        <source>The .npy file has format %1; 1 to 3 can be read.</source>
        <translation>Die .npy-Datei hat das Format %1; gelesen werden können 1 bis 3.</translation>
    </message>
    <message>
        <source>The .npy file ends inside its header.</source>
        <translation>Die .npy-Datei endet in ihrem Kopf.</translation>
    </message>
    <message>
        <source>The .npy file holds elements of the type &apos;%1&apos;; integers and floating-point numbers of 1 to 8 bytes can be read.</source>
        <translation>Die .npy-Datei enthält Elemente vom Typ &apos;%1&apos;; gelesen werden können Ganz- und Gleitkommazahlen von 1 bis 8 Byte.</translation>
    </message>
    <message>
        <source>The .npy file&apos;s shape and the %1 bytes after its header don&apos;t agree: the file is damaged.</source>
        <translation>Die Form der .npy-Datei und die %1 Byte nach ihrem Kopf passen nicht zusammen: Die Datei ist beschädigt.</translation>
    </message>
    <message>
        <source>The header of the .npy file has the extent &quot;%1&quot; in its shape.</source>
        <translation>Der Kopf der .npy-Datei hat die Ausdehnung &quot;%1&quot; in seiner Form.</translation>
    </message>
    <message>
        <source>The .npy file holds a structured array.</source>
        <translation>Die .npy-Datei enthält ein strukturiertes Array.</translation>
    </message>
    <message>
        <source>Save each of its fields as a file of its own.</source>
        <translation>Speichern Sie jedes seiner Felder als eigene Datei.</translation>
    </message>
    <message>
        <source>The header of the .npy file is damaged: descr, fortran_order and shape are needed.</source>
        <translation>Der Kopf der .npy-Datei ist beschädigt: descr, fortran_order und shape werden gebraucht.</translation>
    </message>
    <message>
        <source>The PNG can&apos;t be read: %1.</source>
        <translation>Das PNG kann nicht gelesen werden: %1.</translation>
    </message>
    <message>
        <source>The PNG is damaged: %1.</source>
        <translation>Das PNG ist beschädigt: %1.</translation>
    </message>
    <message>
        <source>The PNG can&apos;t be written: %1.</source>
        <translation>Das PNG kann nicht geschrieben werden: %1.</translation>
    </message>
    <message>
        <source>The PNG has %1 x %2 pixels; at most %3 million are read.</source>
        <translation>Das PNG hat %1 x %2 Pixel; höchstens %3 Millionen werden gelesen.</translation>
    </message>
    <message>
        <source>A PNG is written from uchar4 elements of the shape height, width (or uchar as grey).</source>
        <translation>Ein PNG wird aus Elementen uchar4 der Form Höhe, Breite geschrieben (oder uchar als Grau).</translation>
    </message>
    <message>
        <source>A PNG of %1 x %2 pixels can&apos;t be written from %3 bytes.</source>
        <translation>Aus %3 Byte kann kein PNG von %1 x %2 Pixeln geschrieben werden.</translation>
    </message>
    <message>
        <source>The initial contents of &quot;%1&quot;: %2</source>
        <translation>Der Anfangsinhalt von &quot;%1&quot;: %2</translation>
    </message>
    <message>
        <source>the members of the struct %1 are not known.</source>
        <translation>die Mitglieder der Struktur %1 sind nicht bekannt.</translation>
    </message>
    <message>
        <source>The members of the struct %1 are not known.</source>
        <translation>Die Mitglieder der Struktur %1 sind nicht bekannt.</translation>
    </message>
    <message>
        <source>Use zero or a .bin file.</source>
        <translation>Verwenden Sie zero oder eine .bin-Datei.</translation>
    </message>
    <message>
        <source>element %1: %2</source>
        <translation>Element %1: %2</translation>
    </message>
    <message>
        <source>the constant has %1 values, but an element has %2.</source>
        <translation>die Konstante hat %1 Werte, ein Element aber %2.</translation>
    </message>
    <message>
        <source>the smallest random number, %1, is more than the greatest, %2.</source>
        <translation>die kleinste Zufallszahl, %1, ist größer als die größte, %2.</translation>
    </message>
    <message>
        <source>Exchange them.</source>
        <translation>Vertauschen Sie sie.</translation>
    </message>
    <message>
        <source>the seed: %1</source>
        <translation>der Startwert: %1</translation>
    </message>
    <message>
        <source>%1 values are given, but the buffer takes %2.</source>
        <translation>%1 Werte sind angegeben, aber der Puffer nimmt %2.</translation>
    </message>
    <message>
        <source>the file &quot;%1&quot;: %2</source>
        <translation>die Datei &quot;%1&quot;: %2</translation>
    </message>
    <message>
        <source>The file &quot;%1&quot;: %2</source>
        <translation>Die Datei &quot;%1&quot;: %2</translation>
    </message>
    <message>
        <source>the file &quot;%1&quot;</source>
        <translation>die Datei &quot;%1&quot;</translation>
    </message>
    <message>
        <source>The condition &quot;%1&quot; is false.</source>
        <translation>Die Bedingung &quot;%1&quot; ist falsch.</translation>
    </message>
    <message>
        <source>There is no contents of &quot;%1&quot;: it is no buffer, or was not read back.</source>
        <translation>Von &quot;%1&quot; gibt es keinen Inhalt: Es ist kein Puffer, oder es wurde nicht zurückgelesen.</translation>
    </message>
    <message>
        <source>The index %1 is no element of &quot;%2&quot;, which has %3.</source>
        <translation>Der Index %1 ist kein Element von &quot;%2&quot;, das %3 hat.</translation>
    </message>
    <message>
        <source>Use 0 to %1.</source>
        <translation>Verwenden Sie 0 bis %1.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has %2 elements of %3 numbers, but %4 has %5 of %6.</source>
        <translation>&quot;%1&quot; hat %2 Elemente aus %3 Zahlen, aber %4 hat %5 aus %6.</translation>
    </message>
    <message>
        <source>Both must have the same.</source>
        <translation>Beide müssen gleich viele haben.</translation>
    </message>
    <message>
        <source>An expression is empty.</source>
        <translation>Ein Ausdruck ist leer.</translation>
    </message>
    <message>
        <source>Write a number or JavaScript that gives one.</source>
        <translation>Schreiben Sie eine Zahl oder JavaScript, das eine ergibt.</translation>
    </message>
    <message>
        <source>The expression &quot;%1&quot; gives %2, where a number is wanted.</source>
        <translation>Der Ausdruck &quot;%1&quot; hat dieses Ergebnis: %2; gebraucht wird eine Zahl.</translation>
    </message>
    <message>
        <source>The expression &quot;%1&quot; gives %2, where true or false is wanted.</source>
        <translation>Der Ausdruck &quot;%1&quot; hat dieses Ergebnis: %2; gebraucht wird wahr oder falsch.</translation>
    </message>
    <message>
        <source>The expression &quot;%1&quot; gives %2, where a number or a text is wanted.</source>
        <translation>Der Ausdruck &quot;%1&quot; hat dieses Ergebnis: %2; gebraucht wird eine Zahl oder ein Text.</translation>
    </message>
    <message>
        <source>The expression &quot;%1&quot; gives %2, where a number or a list of %3 numbers is wanted.</source>
        <translation>Der Ausdruck &quot;%1&quot; hat dieses Ergebnis: %2; gebraucht wird eine Zahl oder eine Liste von %3 Zahlen.</translation>
    </message>
    <message>
        <source>The expression &quot;%1&quot; gives %2, where a number, a list or an object of numbers is wanted.</source>
        <translation>Der Ausdruck &quot;%1&quot; hat dieses Ergebnis: %2; gebraucht wird eine Zahl, eine Liste oder ein Objekt aus Zahlen.</translation>
    </message>
    <message>
        <source>a list of %1 values</source>
        <translation>eine Liste von %1 Werten</translation>
    </message>
    <message>
        <source>nothing (undefined)</source>
        <translation>nichts (undefined)</translation>
    </message>
    <message>
        <source>a function</source>
        <translation>eine Funktion</translation>
    </message>
    <message>
        <source>NaN (not a number)</source>
        <translation>NaN (keine Zahl)</translation>
    </message>
    <message>
        <source>lists or objects that are nested more than %1 deep</source>
        <translation>Listen oder Objekte, die mehr als %1 tief verschachtelt sind</translation>
    </message>
    <message>
        <source>an empty list or object</source>
        <translation>eine leere Liste oder ein leeres Objekt</translation>
    </message>
    <message>
        <source>more than %1 values</source>
        <translation>mehr als %1 Werte</translation>
    </message>
    <message>
        <source>The expression &quot;%1&quot; cannot be read: %2.</source>
        <translation>Der Ausdruck &quot;%1&quot; ist nicht lesbar: %2.</translation>
    </message>
    <message>
        <source>The expression &quot;%1&quot; fails: %2.</source>
        <translation>Der Ausdruck &quot;%1&quot; schlägt fehl: %2.</translation>
    </message>
    <message>
        <source>The expression &quot;%1&quot; uses try, which expressions cannot: it would outlive the deadline.</source>
        <translation>Der Ausdruck &quot;%1&quot; verwendet try, was Ausdrücke nicht dürfen: Es würde die Frist überleben.</translation>
    </message>
    <message>
        <source>Make it do less work.</source>
        <translation>Lassen Sie ihn weniger tun.</translation>
    </message>
    <message>
        <source>The expression &quot;%1&quot; was interrupted.</source>
        <translation>Der Ausdruck &quot;%1&quot; wurde unterbrochen.</translation>
    </message>
    <message>
        <source>The expression &quot;%1&quot; needs more memory than there is.</source>
        <translation>Der Ausdruck &quot;%1&quot; braucht mehr Speicher, als da ist.</translation>
    </message>
    <message>
        <source>NaN cannot be a channel of an image of type %1.</source>
        <translation>NaN kann kein Kanal eines Images vom Typ %1 sein.</translation>
    </message>
    <message>
        <source>Launch &quot;%1&quot;</source>
        <translation>Start &quot;%1&quot;</translation>
    </message>
    <message>
        <source>The step &quot;%1&quot;</source>
        <translation>Der Schritt &quot;%1&quot;</translation>
    </message>
    <message>
        <source>The step %1: its condition has no value.</source>
        <translation>Der Schritt %1: Die Bedingung hat keinen Wert.</translation>
    </message>
    <message>
        <source>The step %1 (repeat)</source>
        <translation>Der Schritt %1 (repeat)</translation>
    </message>
    <message>
        <source>The step %1 (repeat): %2</source>
        <translation>Der Schritt %1 (repeat): %2</translation>
    </message>
    <message>
        <source>The check &quot;%1&quot;: its condition &quot;when&quot; has no value.</source>
        <translation>Die Prüfung &quot;%1&quot;: Die Bedingung &quot;when&quot; hat keinen Wert.</translation>
    </message>
    <message>
        <source>The buffer &quot;%1&quot;</source>
        <translation>Der Puffer &quot;%1&quot;</translation>
    </message>
    <message>
        <source>The image &quot;%1&quot;</source>
        <translation>Das Image &quot;%1&quot;</translation>
    </message>
    <message>
        <source>The parameter &quot;%1&quot;</source>
        <translation>Der Parameter &quot;%1&quot;</translation>
    </message>
    <message>
        <source>The smallest value of the parameter &quot;%1&quot;</source>
        <translation>Der kleinste Wert des Parameters &quot;%1&quot;</translation>
    </message>
    <message>
        <source>The greatest value of the parameter &quot;%1&quot;</source>
        <translation>Der größte Wert des Parameters &quot;%1&quot;</translation>
    </message>
    <message>
        <source>Extent %1 of the buffer &quot;%2&quot;</source>
        <translation>Ausdehnung %1 des Puffers &quot;%2&quot;</translation>
    </message>
    <message>
        <source>Extent %1 of the image &quot;%2&quot;</source>
        <translation>Ausdehnung %1 des Images &quot;%2&quot;</translation>
    </message>
    <message>
        <source>the global size in x</source>
        <translation>die globale Größe in x</translation>
    </message>
    <message>
        <source>the global size in y</source>
        <translation>die globale Größe in y</translation>
    </message>
    <message>
        <source>the global size in z</source>
        <translation>die globale Größe in z</translation>
    </message>
    <message>
        <source>the local size in x</source>
        <translation>die lokale Größe in x</translation>
    </message>
    <message>
        <source>the local size in y</source>
        <translation>die lokale Größe in y</translation>
    </message>
    <message>
        <source>the local size in z</source>
        <translation>die lokale Größe in z</translation>
    </message>
    <message>
        <source>the offset in x</source>
        <translation>der Versatz in x</translation>
    </message>
    <message>
        <source>the offset in y</source>
        <translation>der Versatz in y</translation>
    </message>
    <message>
        <source>the offset in z</source>
        <translation>der Versatz in z</translation>
    </message>
    <message>
        <source>the argument &quot;%1&quot;</source>
        <translation>das Argument &quot;%1&quot;</translation>
    </message>
    <message>
        <source>the argument &quot;%1&quot;.%2</source>
        <translation>das Argument &quot;%1&quot;.%2</translation>
    </message>
    <message>
        <source>the argument &quot;%1&quot;: %2</source>
        <translation>das Argument &quot;%1&quot;: %2</translation>
    </message>
    <message>
        <source>the local argument &quot;%1&quot;</source>
        <translation>das lokale Argument &quot;%1&quot;</translation>
    </message>
    <message>
        <source>its limit</source>
        <translation>sein Limit</translation>
    </message>
    <message>
        <source>its condition</source>
        <translation>seine Bedingung</translation>
    </message>
    <message>
        <source>its count</source>
        <translation>seine Anzahl</translation>
    </message>
    <message>
        <source>its offset</source>
        <translation>sein Versatz</translation>
    </message>
    <message>
        <source>Launch &quot;%1&quot; cannot run alone: it was left out, because %2.</source>
        <translation>Start &quot;%1&quot; kann nicht allein laufen: Er wurde ausgelassen, denn %2.</translation>
    </message>
    <message>
        <source>there is no kernel &quot;%1&quot; in the sources.</source>
        <translation>in den Quellen gibt es keinen Kernel &quot;%1&quot;.</translation>
    </message>
    <message>
        <source>The plan has none.</source>
        <translation>Der Plan hat keine.</translation>
    </message>
    <message>
        <source>the kernel&apos;s parameter &quot;%1&quot; is %2, but another parameter takes the image &quot;%3&quot; as an image of another kind.</source>
        <translation>der Parameter &quot;%1&quot; des Kernels ist %2, aber ein anderer Parameter nimmt das Image &quot;%3&quot; als Image anderer Art.</translation>
    </message>
    <message>
        <source>A device makes each kind in a way of its own: give each an image.</source>
        <translation>Ein Gerät legt jede Art anders an: Geben Sie jedem ein eigenes Image.</translation>
    </message>
    <message>
        <source>the type of the kernel&apos;s parameter &quot;%1&quot; is not known (%2), so that its value cannot be given.</source>
        <translation>der Typ des Parameters &quot;%1&quot; des Kernels ist nicht bekannt (%2), daher kann kein Wert angegeben werden.</translation>
    </message>
    <message>
        <source>the driver does not tell it</source>
        <translation>der Treiber nennt ihn nicht</translation>
    </message>
    <message>
        <source>The build options hold an odd number of %1.</source>
        <translation>Die Optionen enthalten eine ungerade Anzahl von %1.</translation>
    </message>
    <message>
        <source>Close the quote, or remove it.</source>
        <translation>Schließen Sie das Anführungszeichen, oder entfernen Sie es.</translation>
    </message>
    <message>
        <source>The build option %1 needs a value after it, as in %2.</source>
        <translation>Die Option %1 braucht danach einen Wert, wie in %2.</translation>
    </message>
    <message>
        <source>Add the value, or remove the option.</source>
        <translation>Fügen Sie den Wert hinzu, oder entfernen Sie die Option.</translation>
    </message>
    <message>
        <source>The folder &quot;%1&quot; of -I lies outside of the project and is left out.</source>
        <translation>Der Ordner &quot;%1&quot; von -I liegt außerhalb des Projekts und wird ausgelassen.</translation>
    </message>
    <message>
        <source>Copy what is included from it into the project&apos;s folder.</source>
        <translation>Kopieren Sie, was daraus eingebunden wird, in den Ordner des Projekts.</translation>
    </message>
    <message>
        <source>The define &quot;%1&quot; has the value &quot;%2&quot;, but a build option cannot hold spaces, quotes or backslashes.</source>
        <translation>Die Definition &quot;%1&quot; hat den Wert &quot;%2&quot;, aber eine Option kann keine Leerzeichen, Anführungszeichen oder Backslashes enthalten.</translation>
    </message>
    <message>
        <source>Write it without, or put a #define into the source.</source>
        <translation>Schreiben Sie ihn ohne, oder setzen Sie ein #define in die Quelle.</translation>
    </message>
    <message>
        <source>the offset has %1 dimensions, but the global size has %2.</source>
        <translation>der Versatz hat %1 Dimensionen, die globale Größe aber %2.</translation>
    </message>
    <message>
        <source>the global size %1 has 2^63 work-items or more.</source>
        <translation>die globale Größe %1 hat 2^63 Work-Items oder mehr.</translation>
    </message>
    <message>
        <source>the global size %1 makes 2^32 work-groups or more, which is too many for a device.</source>
        <translation>die globale Größe %1 ergibt 2^32 Work-Groups oder mehr, was zu viele für ein Gerät sind.</translation>
    </message>
    <message>
        <source>the local size %1 makes more than 2^64 work-items a work-group, but the device allows %2.</source>
        <translation>die lokale Größe %1 ergibt mehr als 2^64 Work-Items je Work-Group, aber das Gerät erlaubt %2.</translation>
    </message>
    <message>
        <source>The parameter &quot;%1&quot; is %2, which is less than its smallest value %3.</source>
        <translation>Der Parameter &quot;%1&quot; ist %2, weniger als sein kleinster Wert %3.</translation>
    </message>
    <message>
        <source>There is no parameter &quot;%1&quot; to set.</source>
        <translation>Es gibt keinen Parameter &quot;%1&quot;, der gesetzt werden könnte.</translation>
    </message>
    <message>
        <source>The project has none.</source>
        <translation>Das Projekt hat keine.</translation>
    </message>
    <message>
        <source>The parameters are: %1.</source>
        <translation>Die Parameter sind: %1.</translation>
    </message>
    <message>
        <source>The condition has no value.</source>
        <translation>Die Bedingung hat keinen Wert.</translation>
    </message>
    <message>
        <source>A step is to come after &quot;%1&quot;, which is not executed before it.</source>
        <translation>Ein Schritt soll nach &quot;%1&quot; kommen, das nicht davor ausgeführt wird.</translation>
    </message>
    <message>
        <source>Name an earlier step.</source>
        <translation>Nennen Sie einen früheren Schritt.</translation>
    </message>
    <message>
        <source>A step is to come after &quot;%1&quot;, but no step has that name.</source>
        <translation>Ein Schritt soll nach &quot;%1&quot; kommen, aber kein Schritt heißt so.</translation>
    </message>
    <message>
        <source>Give both the same type.</source>
        <translation>Geben Sie beiden denselben Typ.</translation>
    </message>
    <message>
        <source>%1 lies %2 repeats deep.</source>
        <translation>%1 liegt %2 Wiederholungen tief.</translation>
    </message>
    <message>
        <source>Use at most %1.</source>
        <translation>Verwenden Sie höchstens %1.</translation>
    </message>
    <message>
        <source>%1 has run %2 times, which is its limit, and its condition &quot;%3&quot; is still true.</source>
        <translation>%1 lief %2-mal, und das ist sein Limit, aber seine Bedingung &quot;%3&quot; ist noch wahr.</translation>
    </message>
    <message>
        <source>It needs %1 iterations: give it &quot;limit&quot;: %1.</source>
        <translation>Er braucht %1 Iterationen: Geben Sie ihm &quot;limit&quot;: %1.</translation>
    </message>
    <message>
        <source>Let its steps change what the condition uses, or raise the limit.</source>
        <translation>Lassen Sie seine Schritte ändern, was die Bedingung verwendet, oder erhöhen Sie das Limit.</translation>
    </message>
    <message>
        <source>the kernel&apos;s parameter &quot;%1&quot; points to %2 of %3 bytes, which does not divide the %4 bytes of the buffer &quot;%5&quot;.</source>
        <translation>der Parameter &quot;%1&quot; des Kernels zeigt auf %2 von %3 Byte, was die %4 Byte des Puffers &quot;%5&quot; nicht teilt.</translation>
    </message>
    <message>
        <source>Make it %1 bytes.</source>
        <translation>Machen Sie ihn %1 Byte groß.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has %2 bytes, but the device&apos;s constant memory takes at most %3 bytes.</source>
        <translation>&quot;%1&quot; hat %2 Byte, aber der konstante Speicher des Geräts nimmt höchstens %3 Byte.</translation>
    </message>
    <message>
        <source>Use at most %1 elements, or a __global parameter.</source>
        <translation>Verwenden Sie höchstens %1 Elemente, oder einen Parameter __global.</translation>
    </message>
    <message>
        <source>the kernel&apos;s parameter &quot;%1&quot; is %2, but the image &quot;%3&quot; has %4 extents.</source>
        <translation>der Parameter &quot;%1&quot; des Kernels ist %2, aber das Image &quot;%3&quot; hat %4 Ausdehnungen.</translation>
    </message>
    <message>
        <source>They declare no struct that could be read.</source>
        <translation>Sie deklarieren keine Struktur, die gelesen werden konnte.</translation>
    </message>
    <message>
        <source>The structs are: %1.</source>
        <translation>Die Strukturen sind: %1.</translation>
    </message>
    <message>
        <source>The image &quot;%1&quot; has the format &quot;%2&quot;, which is no image format: OpenCL has %3 with %4 only.</source>
        <translation>Das Image &quot;%1&quot; hat das Format &quot;%2&quot;, und das ist kein Bildformat: OpenCL hat %3 nur mit %4.</translation>
    </message>
    <message>
        <source>The image &quot;%1&quot; has the format &quot;%2&quot;, which is no image format.</source>
        <translation>Das Image &quot;%1&quot; hat das Format &quot;%2&quot;, und das ist kein Bildformat.</translation>
    </message>
    <message>
        <source>Use a buffer.</source>
        <translation>Verwenden Sie einen Puffer.</translation>
    </message>
    <message>
        <source>%1 has %2 extents.</source>
        <translation>%1 hat %2 Ausdehnungen.</translation>
    </message>
    <message>
        <source>%1 has more than 2^63 bytes.</source>
        <translation>%1 hat mehr als 2^63 Byte.</translation>
    </message>
    <message>
        <source>The image &quot;%1&quot; has the width %2, but the device allows %3.</source>
        <translation>Das Image &quot;%1&quot; hat die Breite %2, aber das Gerät erlaubt %3.</translation>
    </message>
    <message>
        <source>The image &quot;%1&quot; has the height %2, but the device allows %3.</source>
        <translation>Das Image &quot;%1&quot; hat die Höhe %2, aber das Gerät erlaubt %3.</translation>
    </message>
    <message>
        <source>The image &quot;%1&quot; has the depth %2, but the device allows %3.</source>
        <translation>Das Image &quot;%1&quot; hat die Tiefe %2, aber das Gerät erlaubt %3.</translation>
    </message>
    <message>
        <source>Make its other extents smaller.</source>
        <translation>Verkleinern Sie seine anderen Ausdehnungen.</translation>
    </message>
    <message>
        <source>Use device memory.</source>
        <translation>Verwenden Sie den Speicher device.</translation>
    </message>
    <message>
        <source>Use alloc-host-ptr or device memory.</source>
        <translation>Verwenden Sie den Speicher alloc-host-ptr oder device.</translation>
    </message>
    <message>
        <source>Pass it in a buffer.</source>
        <translation>Übergeben Sie es in einem Puffer.</translation>
    </message>
    <message>
        <source>the members of the struct %1 are not known, so that it cannot be given by value.</source>
        <translation>die Mitglieder der Struktur %1 sind nicht bekannt, daher kann sie nicht als Wert angegeben werden.</translation>
    </message>
    <message>
        <source>%1 is given members, but is %2.</source>
        <translation>%1 bekommt Mitglieder, ist aber %2.</translation>
    </message>
    <message>
        <source>an array</source>
        <translation>ein Array</translation>
    </message>
    <message>
        <source>this array</source>
        <translation>dieses Array</translation>
    </message>
    <message>
        <source>Give it a number or a list.</source>
        <translation>Geben Sie ihm eine Zahl oder eine Liste.</translation>
    </message>
    <message>
        <source>%1: %2 has no member &quot;%3&quot;.</source>
        <translation>%1: %2 hat kein Mitglied &quot;%3&quot;.</translation>
    </message>
    <message>
        <source>It has: %1.</source>
        <translation>Es hat: %1.</translation>
    </message>
    <message>
        <source>%1 is given %2 values, but %3 takes %4.</source>
        <translation>%1 bekommt %2 Werte, aber %3 nimmt %4.</translation>
    </message>
    <message>
        <source>%1 is given lists or members, but %2 takes %3.</source>
        <translation>%1 bekommt Listen oder Mitglieder, aber %2 nimmt %3.</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>eine Zahl</translation>
    </message>
    <message>
        <source>%1 numbers</source>
        <translation>%1 Zahlen</translation>
    </message>
    <message>
        <source>Start at %1 at most.</source>
        <translation>Beginnen Sie spätestens bei %1.</translation>
    </message>
    <message>
        <source>Images are moved as a whole: leave out offset and count.</source>
        <translation>Images werden als Ganzes übertragen: Lassen Sie offset und count weg.</translation>
    </message>
    <message>
        <source>pixels of %1</source>
        <translation>Pixel in %1</translation>
    </message>
    <message>
        <source>Give &quot;%1&quot; and &quot;%2&quot; the same shape.</source>
        <translation>Geben Sie &quot;%1&quot; und &quot;%2&quot; dieselbe Form.</translation>
    </message>
    <message>
        <source>Use at most %1 elements, or another buffer.</source>
        <translation>Verwenden Sie höchstens %1 Elemente, oder einen anderen Puffer.</translation>
    </message>
    <message>
        <source>Give the image an init, or fill it in a kernel.</source>
        <translation>Geben Sie dem Image ein init, oder füllen Sie es in einem Kernel.</translation>
    </message>
    <message>
        <source>The devices are: %1.</source>
        <translation>Die Geräte sind: %1.</translation>
    </message>
    <message>
        <source>There is no device %1.</source>
        <translation>Es gibt kein Gerät %1.</translation>
    </message>
    <message>
        <source>No device&apos;s name contains &quot;%1&quot;.</source>
        <translation>Kein Gerät hat &quot;%1&quot; im Namen.</translation>
    </message>
    <message>
        <source>This machine has no OpenCL device.</source>
        <translation>Dieser Rechner hat kein OpenCL-Gerät.</translation>
    </message>
    <message>
        <source>No OpenCL device was found.</source>
        <translation>Kein OpenCL-Gerät wurde gefunden.</translation>
    </message>
    <message>
        <source>Install a driver, for example the package pocl-opencl-icd.</source>
        <translation>Installieren Sie einen Treiber, zum Beispiel das Paket pocl-opencl-icd.</translation>
    </message>
    <message>
        <source>There is no OpenCL device here.</source>
        <translation>Hier gibt es kein OpenCL-Gerät.</translation>
    </message>
    <message>
        <source>Install a driver: on Debian and Ubuntu the package pocl-opencl-icd brings one that runs on the processor.</source>
        <translation>Installieren Sie einen Treiber: In Debian und Ubuntu bringt das Paket pocl-opencl-icd einen mit, der auf dem Prozessor läuft.</translation>
    </message>
    <message>
        <source>There is no device %1 any more.</source>
        <translation>Das Gerät %1 gibt es nicht mehr.</translation>
    </message>
    <message>
        <source>Choose another device.</source>
        <translation>Wählen Sie ein anderes Gerät.</translation>
    </message>
    <message>
        <source>The OpenCL driver %1 is left out: the process that loaded it %2.</source>
        <translation>Der OpenCL-Treiber %1 wird ausgelassen: Der Prozess, der ihn lud, %2.</translation>
    </message>
    <message>
        <source>The OpenCL driver %1 (named by %2) is left out: the process that loaded it %3.</source>
        <translation>Der OpenCL-Treiber %1 (genannt in %2) wird ausgelassen: Der Prozess, der ihn lud, %3.</translation>
    </message>
    <message>
        <source>Repair or remove that driver.</source>
        <translation>Reparieren oder entfernen Sie diesen Treiber.</translation>
    </message>
    <message>
        <source>crashed (%1)</source>
        <translation>stürzte ab (%1)</translation>
    </message>
    <message>
        <source>ended with exit status %1</source>
        <translation>endete mit dem Status %1</translation>
    </message>
    <message>
        <source>did not come back within %1</source>
        <translation>kam nicht innerhalb von %1 zurück</translation>
    </message>
    <message>
        <source>%1 could not be made ready: %2</source>
        <translation>%1 konnte nicht bereitgemacht werden: %2</translation>
    </message>
    <message>
        <source>The kernels&apos; signatures could not be read: %1</source>
        <translation>Die Signaturen der Kernel konnten nicht gelesen werden: %1</translation>
    </message>
    <message>
        <source>The function &quot;%1&quot; is called but not defined in any source.</source>
        <translation>Die Funktion &quot;%1&quot; wird aufgerufen, ist aber in keiner Quelle definiert.</translation>
    </message>
    <message>
        <source>The sources could not be built for %1: %2</source>
        <translation>Die Quellen konnten für %1 nicht gebaut werden: %2</translation>
    </message>
    <message>
        <source>(%1) The driver says: %2</source>
        <translation>(%1) Der Treiber sagt: %2</translation>
    </message>
    <message>
        <source>For %1: %2</source>
        <translation>Für %1: %2</translation>
    </message>
    <message>
        <source>The kernel %1 was not built, because it calls functions that call themselves.</source>
        <translation>Der Kernel %1 wurde nicht gebaut, weil er Funktionen aufruft, die sich selbst aufrufen.</translation>
    </message>
    <message>
        <source>The buffer &quot;%1&quot; of %2 bytes could not be allocated: %3</source>
        <translation>Der Puffer &quot;%1&quot; von %2 Byte konnte nicht angelegt werden: %3</translation>
    </message>
    <message>
        <source>The run could not be prepared: %1</source>
        <translation>Der Lauf konnte nicht vorbereitet werden: %1</translation>
    </message>
    <message>
        <source>Launch &quot;%1&quot; of kernel %2 failed: %3</source>
        <translation>Start &quot;%1&quot; des Kernels %2 ist fehlgeschlagen: %3</translation>
    </message>
    <message>
        <source>Launch &quot;%1&quot; of kernel %2 failed at argument %3: %4</source>
        <translation>Start &quot;%1&quot; des Kernels %2 ist beim Argument %3 fehlgeschlagen: %4</translation>
    </message>
    <message>
        <source>The step &quot;%1&quot; failed: %2</source>
        <translation>Der Schritt &quot;%1&quot; ist fehlgeschlagen: %2</translation>
    </message>
    <message>
        <source>The step &quot;%1&quot; (%2) failed: %3</source>
        <translation>Der Schritt &quot;%1&quot; (%2) ist fehlgeschlagen: %3</translation>
    </message>
    <message>
        <source>The launch &quot;%1&quot; could not be traced: %2</source>
        <translation>Der Start &quot;%1&quot; konnte nicht aufgezeichnet werden: %2</translation>
    </message>
    <message>
        <source>The driver gave an error.</source>
        <translation>Der Treiber meldete einen Fehler.</translation>
    </message>
    <message>
        <source>The driver gave an error. (%1)</source>
        <translation>Der Treiber meldete einen Fehler. (%1)</translation>
    </message>
    <message>
        <source>The device has not enough free memory for it.</source>
        <translation>Das Gerät hat dafür nicht genug freien Speicher.</translation>
    </message>
    <message>
        <source>Make the buffers smaller, or run on a device with more memory.</source>
        <translation>Verkleinern Sie die Puffer, oder führen Sie auf einem Gerät mit mehr Speicher aus.</translation>
    </message>
    <message>
        <source>The device ran out of resources: usually too many registers or too much local memory for this local size, or an access outside a buffer.</source>
        <translation>Dem Gerät gingen die Mittel aus: meist zu viele Register oder zu viel lokaler Speicher für diese lokale Größe, oder ein Zugriff außerhalb eines Puffers.</translation>
    </message>
    <message>
        <source>Try a smaller local size, and check the kernel&apos;s indices.</source>
        <translation>Versuchen Sie eine kleinere lokale Größe, und prüfen Sie die Indizes des Kernels.</translation>
    </message>
    <message>
        <source>No device of that kind is there any more.</source>
        <translation>Ein Gerät dieser Art gibt es nicht mehr.</translation>
    </message>
    <message>
        <source>The device is in use or was lost.</source>
        <translation>Das Gerät ist belegt oder ging verloren.</translation>
    </message>
    <message>
        <source>Choose another, or try again.</source>
        <translation>Wählen Sie ein anderes, oder versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>This device&apos;s driver brings no compiler.</source>
        <translation>Der Treiber dieses Geräts bringt keinen Compiler mit.</translation>
    </message>
    <message>
        <source>The computer has not enough free memory.</source>
        <translation>Der Rechner hat nicht genug freien Speicher.</translation>
    </message>
    <message>
        <source>Make the buffers smaller.</source>
        <translation>Verkleinern Sie die Puffer.</translation>
    </message>
    <message>
        <source>The two regions of the copy overlap.</source>
        <translation>Die beiden Bereiche der Kopie überlappen sich.</translation>
    </message>
    <message>
        <source>Copy through another buffer.</source>
        <translation>Kopieren Sie über einen anderen Puffer.</translation>
    </message>
    <message>
        <source>The two images have different formats.</source>
        <translation>Die beiden Images haben verschiedene Formate.</translation>
    </message>
    <message>
        <source>This device does not support the image&apos;s format.</source>
        <translation>Dieses Gerät unterstützt das Format des Images nicht.</translation>
    </message>
    <message>
        <source>&quot;rgba-unorm8&quot; and &quot;rgba-float&quot; work everywhere.</source>
        <translation>&quot;rgba-unorm8&quot; und &quot;rgba-float&quot; gehen überall.</translation>
    </message>
    <message>
        <source>The kernel did not build.</source>
        <translation>Der Kernel ließ sich nicht bauen.</translation>
    </message>
    <message>
        <source>The driver could not map the buffer into the host&apos;s memory.</source>
        <translation>Der Treiber konnte den Puffer nicht in den Speicher des Hosts abbilden.</translation>
    </message>
    <message>
        <source>A command before it failed.</source>
        <translation>Ein Befehl davor ist fehlgeschlagen.</translation>
    </message>
    <message>
        <source>The kernel did not compile.</source>
        <translation>Der Kernel ließ sich nicht übersetzen.</translation>
    </message>
    <message>
        <source>This device&apos;s driver brings no linker.</source>
        <translation>Der Treiber dieses Geräts bringt keinen Linker mit.</translation>
    </message>
    <message>
        <source>The program did not link.</source>
        <translation>Das Programm ließ sich nicht binden.</translation>
    </message>
    <message>
        <source>The driver keeps no argument information.</source>
        <translation>Der Treiber hebt keine Angaben zu Argumenten auf.</translation>
    </message>
    <message>
        <source>The driver refused one of the values.</source>
        <translation>Der Treiber wies einen der Werte zurück.</translation>
    </message>
    <message>
        <source>The device was lost.</source>
        <translation>Das Gerät ging verloren.</translation>
    </message>
    <message>
        <source>Run again; if it stays, the driver needs a restart.</source>
        <translation>Führen Sie noch einmal aus; wenn es bleibt, muss der Treiber neu gestartet werden.</translation>
    </message>
    <message>
        <source>This device has no out-of-order queues.</source>
        <translation>Dieses Gerät hat keine ungeordneten Queues.</translation>
    </message>
    <message>
        <source>Make the queue an in-order one.</source>
        <translation>Machen Sie die Queue zu einer geordneten.</translation>
    </message>
    <message>
        <source>The device was lost, most often because a kernel wrote outside its buffers.</source>
        <translation>Das Gerät ging verloren, meist weil ein Kernel außerhalb seiner Puffer schrieb.</translation>
    </message>
    <message>
        <source>Check the kernel&apos;s indices.</source>
        <translation>Prüfen Sie die Indizes des Kernels.</translation>
    </message>
    <message>
        <source>The kernel&apos;s parameter takes another kind of memory than it was given.</source>
        <translation>Der Parameter des Kernels nimmt eine andere Art von Speicher, als er bekam.</translation>
    </message>
    <message>
        <source>The image&apos;s format is none that OpenCL knows.</source>
        <translation>Das Format des Images kennt OpenCL nicht.</translation>
    </message>
    <message>
        <source>The image is larger than the device allows.</source>
        <translation>Das Image ist größer, als das Gerät erlaubt.</translation>
    </message>
    <message>
        <source>Make its shape smaller.</source>
        <translation>Verkleinern Sie seine Form.</translation>
    </message>
    <message>
        <source>The parameter is no sampler.</source>
        <translation>Der Parameter ist kein Sampler.</translation>
    </message>
    <message>
        <source>The driver does not know one of the build options.</source>
        <translation>Der Treiber kennt eine der Optionen nicht.</translation>
    </message>
    <message>
        <source>Look at the project&apos;s options and at its standard.</source>
        <translation>Sehen Sie nach den Optionen des Projekts und nach seinem Standard.</translation>
    </message>
    <message>
        <source>The program was not built for this device.</source>
        <translation>Das Programm wurde nicht für dieses Gerät gebaut.</translation>
    </message>
    <message>
        <source>The sources hold no kernel of that name.</source>
        <translation>Die Quellen enthalten keinen Kernel dieses Namens.</translation>
    </message>
    <message>
        <source>The kernel differs from device to device.</source>
        <translation>Der Kernel ist nicht auf jedem Gerät derselbe.</translation>
    </message>
    <message>
        <source>The kernel has fewer parameters than it was given arguments.</source>
        <translation>Der Kernel hat weniger Parameter, als er Argumente bekam.</translation>
    </message>
    <message>
        <source>An argument is of another kind than the kernel&apos;s parameter.</source>
        <translation>Ein Argument ist von anderer Art als der Parameter des Kernels.</translation>
    </message>
    <message>
        <source>An argument has another size than the kernel&apos;s parameter.</source>
        <translation>Ein Argument hat eine andere Größe als der Parameter des Kernels.</translation>
    </message>
    <message>
        <source>Not every parameter of the kernel was given an argument.</source>
        <translation>Nicht jeder Parameter des Kernels bekam ein Argument.</translation>
    </message>
    <message>
        <source>A launch has one to three dimensions.</source>
        <translation>Ein Start hat eine bis drei Dimensionen.</translation>
    </message>
    <message>
        <source>The local size does not divide the global size, is larger than this kernel can have on this device, or differs from the size that the kernel requires.</source>
        <translation>Die lokale Größe teilt die globale nicht, ist größer, als dieser Kernel auf diesem Gerät haben kann, oder weicht von der ab, die der Kernel verlangt.</translation>
    </message>
    <message>
        <source>Leave the local size out to let the device choose.</source>
        <translation>Lassen Sie die lokale Größe weg, damit das Gerät wählt.</translation>
    </message>
    <message>
        <source>The local size is larger in one dimension than the device allows.</source>
        <translation>Die lokale Größe ist in einer Dimension größer, als das Gerät erlaubt.</translation>
    </message>
    <message>
        <source>The global offset is too large for the device.</source>
        <translation>Der globale Versatz ist für das Gerät zu groß.</translation>
    </message>
    <message>
        <source>The device does not support this operation.</source>
        <translation>Das Gerät unterstützt diese Operation nicht.</translation>
    </message>
    <message>
        <source>The buffer is empty or larger than the device allows.</source>
        <translation>Der Puffer ist leer oder größer, als das Gerät erlaubt.</translation>
    </message>
    <message>
        <source>Change its shape.</source>
        <translation>Ändern Sie seine Form.</translation>
    </message>
    <message>
        <source>The global size is zero or too large for the device.</source>
        <translation>Die globale Größe ist null oder für das Gerät zu groß.</translation>
    </message>
    <message>
        <source>The image&apos;s shape is none that the device takes.</source>
        <translation>Die Form des Images nimmt das Gerät nicht an.</translation>
    </message>
    <message>
        <source>The compiler does not know one of the build options.</source>
        <translation>Der Compiler kennt eine der Optionen nicht.</translation>
    </message>
    <message>
        <source>No OpenCL driver is installed.</source>
        <translation>Kein OpenCL-Treiber ist installiert.</translation>
    </message>
    <message>
        <source>The package pocl-opencl-icd brings one that runs on the processor.</source>
        <translation>Das Paket pocl-opencl-icd bringt einen mit, der auf dem Prozessor läuft.</translation>
    </message>
    <message>
        <source>The kernel accessed memory outside its buffers, or the driver lost the device.</source>
        <translation>Der Kernel griff auf Speicher außerhalb seiner Puffer zu, oder der Treiber verlor das Gerät.</translation>
    </message>
    <message>
        <source>There is no place to put the sources&apos; include files: %1 can&apos;t be written and used.</source>
        <translation>Es gibt keinen Ort für die eingebundenen Dateien der Quellen: %1 kann nicht beschrieben und benutzt werden.</translation>
    </message>
    <message>
        <source>The file &quot;%1&quot; lies outside the project&apos;s folder.</source>
        <translation>Die Datei &quot;%1&quot; liegt außerhalb des Ordners des Projekts.</translation>
    </message>
    <message>
        <source>Move it into the folder.</source>
        <translation>Verschieben Sie sie in den Ordner.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; could not be written for the compiler: %2.</source>
        <translation>&quot;%1&quot; konnte nicht für den Compiler geschrieben werden: %2.</translation>
    </message>
    <message>
        <source>The run was stopped before &quot;%1&quot;.</source>
        <translation>Der Lauf wurde vor &quot;%1&quot; abgebrochen.</translation>
    </message>
    <message>
        <source>The run was stopped after &quot;%1&quot;.</source>
        <translation>Der Lauf wurde nach &quot;%1&quot; abgebrochen.</translation>
    </message>
    <message>
        <source>The run was stopped before its commands.</source>
        <translation>Der Lauf wurde vor seinen Befehlen abgebrochen.</translation>
    </message>
    <message>
        <source>The run was stopped while it waited for the device.</source>
        <translation>Der Lauf wurde abgebrochen, während er auf das Gerät wartete.</translation>
    </message>
    <message>
        <source>The trace was stopped at &quot;%1&quot;.</source>
        <translation>Die Aufzeichnung wurde bei &quot;%1&quot; abgebrochen.</translation>
    </message>
    <message>
        <source>It did not happen again when each launch was looked at: it may have been an earlier one.</source>
        <translation>Es geschah nicht wieder, als jeder Start betrachtet wurde: Es kann ein früherer gewesen sein.</translation>
    </message>
    <message>
        <source>The device&apos;s compiler does not take the traced version of kernel %1: %2</source>
        <translation>Der Compiler des Geräts nimmt die aufzeichnende Fassung des Kernels %1 nicht an: %2</translation>
    </message>
    <message>
        <source>It was not run untraced either, since nothing shows that it stays within its memory: what follows it works on its buffers as they were.</source>
        <translation>Er wurde auch nicht ohne Aufzeichnung ausgeführt, da nichts zeigt, dass er in seinem Speicher bleibt: Was folgt, arbeitet mit seinen Puffern, wie sie waren.</translation>
    </message>
    <message>
        <source>The launch was not run untraced; what follows it works on the results of the traced launch.</source>
        <translation>Der Start wurde nicht ohne Aufzeichnung ausgeführt; was folgt, arbeitet mit den Ergebnissen des aufgezeichneten Starts.</translation>
    </message>
    <message>
        <source>The local size of the launch &quot;%1&quot; does not divide its global size.</source>
        <translation>Die lokale Größe des Starts &quot;%1&quot; teilt seine globale Größe nicht.</translation>
    </message>
    <message>
        <source>Only work-groups of one size can be traced: make the global size a multiple of the local size, with a guard in the kernel, to trace it.</source>
        <translation>Nur Work-Groups gleicher Größe können aufgezeichnet werden: Machen Sie die globale Größe zu einem Vielfachen der lokalen, mit einer Abfrage im Kernel, um ihn aufzuzeichnen.</translation>
    </message>
    <message>
        <source>The launch &quot;%1&quot; has %2 work-groups, but at most %3 can be traced.</source>
        <translation>Der Start &quot;%1&quot; hat %2 Work-Groups, aufgezeichnet werden können aber höchstens %3.</translation>
    </message>
    <message>
        <source>Make the global size smaller, or the local size larger, to trace it.</source>
        <translation>Verkleinern Sie die globale Größe, oder vergrößern Sie die lokale, um ihn aufzuzeichnen.</translation>
    </message>
    <message>
        <source>The traced version of kernel %1 runs in work-groups of at most %2 work-items on this device, but the launch &quot;%3&quot; has %4.</source>
        <translation>Die aufzeichnende Fassung des Kernels %1 läuft auf diesem Gerät in Work-Groups von höchstens %2 Work-Items, aber der Start &quot;%3&quot; hat %4.</translation>
    </message>
    <message>
        <source>Make the local size smaller to trace it.</source>
        <translation>Verkleinern Sie die lokale Größe, um ihn aufzuzeichnen.</translation>
    </message>
    <message>
        <source>The traced version of kernel %1 needs %2 of local memory (%3 of it for tracing), but the device has %4.</source>
        <translation>Die aufzeichnende Fassung des Kernels %1 braucht %2 lokalen Speicher (davon %3 zum Aufzeichnen), aber das Gerät hat %4.</translation>
    </message>
    <message>
        <source>%1 wrote outside the buffer &quot;%2&quot;: after its end, at element %3 where the last one is %4 (%5 past the end).</source>
        <translation>%1 schrieb außerhalb des Puffers &quot;%2&quot;: hinter seinem Ende, bei Element %3, wo das letzte %4 ist (%5 hinter dem Ende).</translation>
    </message>
    <message>
        <source>%1 wrote outside the buffer &quot;%2&quot;: before its start, at element %3 (%4 ahead of it).</source>
        <translation>%1 schrieb außerhalb des Puffers &quot;%2&quot;: vor seinem Anfang, bei Element %3 (%4 davor).</translation>
    </message>
    <message>
        <source>%1 read outside the buffer &quot;%2&quot;: after its end, at element %3 where the last one is %4 (%5 past the end).</source>
        <translation>%1 las außerhalb des Puffers &quot;%2&quot;: hinter seinem Ende, bei Element %3, wo das letzte %4 ist (%5 hinter dem Ende).</translation>
    </message>
    <message>
        <source>%1 read outside the buffer &quot;%2&quot;: before its start, at element %3 (%4 ahead of it).</source>
        <translation>%1 las außerhalb des Puffers &quot;%2&quot;: vor seinem Anfang, bei Element %3 (%4 davor).</translation>
    </message>
    <message>
        <source>Compare the index with the buffer&apos;s length, or make the buffer larger.</source>
        <translation>Vergleichen Sie den Index mit der Länge des Puffers, oder vergrößern Sie den Puffer.</translation>
    </message>
    <message>
        <source>Look for an index that becomes negative.</source>
        <translation>Suchen Sie nach einem Index, der negativ wird.</translation>
    </message>
    <message>
        <source>Launch &quot;%1&quot; (kernel %2)</source>
        <translation>Start &quot;%1&quot; (Kernel %2)</translation>
    </message>
    <message>
        <source>A launch</source>
        <translation>Ein Start</translation>
    </message>
    <message>
        <source>The project has no parameter &quot;%1&quot; to vary.</source>
        <translation>Das Projekt hat keinen Parameter &quot;%1&quot;, der variiert werden könnte.</translation>
    </message>
    <message>
        <source>These are more than %1 runs.</source>
        <translation>Das sind mehr als %1 Läufe.</translation>
    </message>
    <message>
        <source>Vary fewer values.</source>
        <translation>Variieren Sie weniger Werte.</translation>
    </message>
    <message>
        <source>A run is repeated %1 times; give 1 or more.</source>
        <translation>Ein Lauf wird %1-mal wiederholt; geben Sie 1 oder mehr an.</translation>
    </message>
    <message>
        <source>The launch was still running after %1 and was ended.</source>
        <translation>Der Start lief nach %1 noch und wurde beendet.</translation>
    </message>
    <message>
        <source>The launch &quot;%1&quot; was still running after %2 and was ended.</source>
        <translation>Der Start &quot;%1&quot; lief nach %2 noch und wurde beendet.</translation>
    </message>
    <message>
        <source>The worker was still starting after %1 and was ended.</source>
        <translation>Der Worker war nach %1 noch beim Starten und wurde beendet.</translation>
    </message>
    <message>
        <source>evaluating the expressions of %1</source>
        <translation>Auswerten der Ausdrücke von %1</translation>
    </message>
    <message>
        <source>evaluating the parameter &quot;%1&quot; (%2)</source>
        <translation>Auswerten des Parameters &quot;%1&quot; (%2)</translation>
    </message>
    <message>
        <source>evaluating the expressions of the project</source>
        <translation>Auswerten der Ausdrücke des Projekts</translation>
    </message>
    <message>
        <source>building %1</source>
        <translation>Bauen von %1</translation>
    </message>
    <message>
        <source>building the sources</source>
        <translation>Bauen der Quellen</translation>
    </message>
    <message>
        <source>building &quot;the traced kernels&quot;</source>
        <translation>Bauen der aufzeichnenden Kernel</translation>
    </message>
    <message>
        <source>preparing the first launch</source>
        <translation>Vorbereiten des ersten Starts</translation>
    </message>
    <message>
        <source>preparing the first launch &quot;%1&quot;</source>
        <translation>Vorbereiten des ersten Starts &quot;%1&quot;</translation>
    </message>
    <message>
        <source>preparing the first launch &quot;%1&quot; (kernel %2)</source>
        <translation>Vorbereiten des ersten Starts &quot;%1&quot; (Kernel %2)</translation>
    </message>
    <message>
        <source>running the launch</source>
        <translation>Ausführen des Starts</translation>
    </message>
    <message>
        <source>running the launch &quot;%1&quot;</source>
        <translation>Ausführen des Starts &quot;%1&quot;</translation>
    </message>
    <message>
        <source>running the launch &quot;%1&quot; (kernel %2)</source>
        <translation>Ausführen des Starts &quot;%1&quot; (Kernel %2)</translation>
    </message>
    <message>
        <source>reading back %1</source>
        <translation>Zurücklesen von %1</translation>
    </message>
    <message>
        <source>reading back the results</source>
        <translation>Zurücklesen der Ergebnisse</translation>
    </message>
    <message>
        <source>waiting for the device %1</source>
        <translation>Warten auf das Gerät %1</translation>
    </message>
    <message>
        <source>checking %1</source>
        <translation>Prüfen von %1</translation>
    </message>
    <message>
        <source>checking the results</source>
        <translation>Prüfen der Ergebnisse</translation>
    </message>
    <message>
        <source>The device&apos;s compiler may be stuck on this source: make it smaller, or allow more time.</source>
        <translation>Der Compiler des Geräts hängt vielleicht an dieser Quelle: Verkleinern Sie sie, oder erlauben Sie mehr Zeit.</translation>
    </message>
    <message>
        <source>The device compiles the kernel then, and runs it once: make it smaller, look for a loop that never ends, or allow more time.</source>
        <translation>Das Gerät übersetzt dann den Kernel und führt ihn einmal aus: Verkleinern Sie ihn, suchen Sie nach einer Endlosschleife, oder erlauben Sie mehr Zeit.</translation>
    </message>
    <message>
        <source>Look for an expression that never ends.</source>
        <translation>Suchen Sie nach einem Ausdruck, der nie endet.</translation>
    </message>
    <message>
        <source>It has %1 work-items, more than a device gets through in that time: give it a smaller global size, or allow more time.</source>
        <translation>Er hat %1 Work-Items, mehr als ein Gerät in dieser Zeit schafft: Geben Sie ihm eine kleinere globale Größe, oder erlauben Sie mehr Zeit.</translation>
    </message>
    <message>
        <source>Traced, the same launch came to its end and nothing was found: the device&apos;s compiler seems to have translated the kernel wrongly.</source>
        <translation>Aufgezeichnet kam derselbe Start zu seinem Ende, und nichts wurde gefunden: Der Compiler des Geräts scheint den Kernel falsch übersetzt zu haben.</translation>
    </message>
    <message>
        <source>Build with -cl-opt-disable, or run on another device, to see.</source>
        <translation>Bauen Sie mit -cl-opt-disable, oder führen Sie es auf einem anderen Gerät aus, um es zu sehen.</translation>
    </message>
    <message>
        <source>Devices and their compilers crash on recursion: at %1, %2.</source>
        <translation>Geräte und ihre Compiler stürzen bei Rekursion ab: bei %1, %2.</translation>
    </message>
    <message>
        <source>A printf whose format does not fit its arguments does this: at %1, %2.</source>
        <translation>Das tut ein printf, dessen Format nicht zu seinen Argumenten passt: bei %1, %2.</translation>
    </message>
    <message>
        <source>The connection to the worker was lost while %1.</source>
        <translation>Die Verbindung zum Worker ging verloren beim %1.</translation>
    </message>
    <message>
        <source>The connection to the worker was lost while starting.</source>
        <translation>Die Verbindung zum Worker ging verloren, als er startete.</translation>
    </message>
    <message>
        <source>The connection to the worker was lost (%1) while %2.</source>
        <translation>Die Verbindung zum Worker ging verloren (%1) beim %2.</translation>
    </message>
    <message>
        <source>Try again.</source>
        <translation>Versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>The worker %1 while %2.</source>
        <translation>Der Worker %1 beim %2.</translation>
    </message>
    <message>
        <source>The worker %1 while starting.</source>
        <translation>Der Worker %1, als er startete.</translation>
    </message>
    <message>
        <source>gave an answer about %1 that can&apos;t be true</source>
        <translation>gab eine Antwort zu %1, die nicht stimmen kann,</translation>
    </message>
    <message>
        <source>It was tried %1 times.</source>
        <translation>Es wurde %1-mal versucht.</translation>
    </message>
    <message>
        <source>Another program ended it; the system does so when memory runs out.</source>
        <translation>Ein anderes Programm hat ihn beendet; das tut das System, wenn der Speicher ausgeht.</translation>
    </message>
    <message>
        <source>The device&apos;s compiler can&apos;t take this source.</source>
        <translation>Der Compiler des Geräts wird mit dieser Quelle nicht fertig.</translation>
    </message>
    <message>
        <source>The device&apos;s compiler has no code for a function of OpenCL&apos;s that the kernel calls.</source>
        <translation>Der Compiler des Geräts hat keinen Code für eine Funktion von OpenCL, die der Kernel aufruft.</translation>
    </message>
    <message>
        <source>PoCL 3.1 lacks get_image_width for an image1d_buffer_t: if that is what %1 is, pass the width as a number.</source>
        <translation>PoCL 3.1 fehlt get_image_width für ein image1d_buffer_t: Wenn %1 eines ist, übergeben Sie die Breite als Zahl.</translation>
    </message>
    <message>
        <source>The kernel &quot;%1&quot; declares more local memory than the device has (%2).</source>
        <translation>Der Kernel &quot;%1&quot; deklariert mehr lokalen Speicher, als das Gerät hat (%2).</translation>
    </message>
    <message>
        <source>The kernel of this launch declares more local memory than the device has (%1).</source>
        <translation>Der Kernel dieses Starts deklariert mehr lokalen Speicher, als das Gerät hat (%1).</translation>
    </message>
    <message>
        <source>Its last words: %1</source>
        <translation>Seine letzten Worte: %1</translation>
    </message>
    <message>
        <source>An OpenCL driver that fails as it is loaded does this: look whether clinfo ends, too, and repair or remove that driver.</source>
        <translation>Das tut ein OpenCL-Treiber, der beim Laden versagt: Sehen Sie, ob auch clinfo abbricht, und reparieren oder entfernen Sie diesen Treiber.</translation>
    </message>
    <message>
        <source>The driver&apos;s cache in %1 is damaged: the run failed with it and went well with a new one, which is used from now on.</source>
        <translation>Der Cache des Treibers in %1 ist beschädigt: Der Lauf schlug damit fehl und gelang mit einem neuen, der von nun an benutzt wird.</translation>
    </message>
    <message>
        <source>The old one can be removed.</source>
        <translation>Der alte kann entfernt werden.</translation>
    </message>
    <message>
        <source>The connection to the worker was lost meanwhile: what was at work was begun anew.</source>
        <translation>Die Verbindung zum Worker ging inzwischen verloren: Was in Arbeit war, wurde von vorn begonnen.</translation>
    </message>
    <message>
        <source>The hosts can&apos;t be read: %1.</source>
        <translation>Die Rechner können nicht gelesen werden: %1.</translation>
    </message>
    <message>
        <source>Line %1 of %2 is no host: it should read &quot;NAME: COMMAND&quot;.</source>
        <translation>Zeile %1 von %2 ist kein Rechner: Sie sollte &quot;NAME: COMMAND&quot; lauten.</translation>
    </message>
    <message>
        <source>Line %1 of %2 names the host &quot;%3&quot; again; the first counts.</source>
        <translation>Zeile %1 von %2 nennt den Rechner &quot;%3&quot; noch einmal; der erste gilt.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; can&apos;t be a host&apos;s name: it takes letters, digits, &apos;-&apos;, &apos;_&apos; and &apos;.&apos;.</source>
        <translation>&quot;%1&quot; kann kein Rechnername sein: Er besteht aus Buchstaben, Ziffern, &apos;-&apos;, &apos;_&apos; und &apos;.&apos;.</translation>
    </message>
    <message>
        <source>A host needs a command, for example &quot;ssh student@lab kernelscope-worker&quot;.</source>
        <translation>Ein Rechner braucht einen Befehl, zum Beispiel &quot;ssh student@lab kernelscope-worker&quot;.</translation>
    </message>
    <message>
        <source>There is no host &quot;%1&quot; in %2.</source>
        <translation>In %2 gibt es keinen Rechner &quot;%1&quot;.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no place that ssh connects to: USER@HOST, or a name from its configuration.</source>
        <translation>&quot;%1&quot; ist kein Ziel für ssh: USER@HOST oder ein Name aus seiner Konfiguration.</translation>
    </message>
    <message>
        <source>The program that reads the sources gave no answer that can be understood (%1).</source>
        <translation>Das Programm, das die Quellen liest, gab keine verständliche Antwort (%1).</translation>
    </message>
    <message>
        <source>The program that reads the sources gave an answer that can&apos;t be understood: %1.</source>
        <translation>Das Programm, das die Quellen liest, gab eine unverständliche Antwort: %1.</translation>
    </message>
    <message>
        <source>The program that reads the sources is of another version (%1; %2 is needed).</source>
        <translation>Das Programm, das die Quellen liest, hat eine andere Version (%1; gebraucht wird %2).</translation>
    </message>
    <message>
        <source>Install all programs of one version.</source>
        <translation>Installieren Sie alle Programme in einer Version.</translation>
    </message>
    <message>
        <source>The program that reads the sources, &quot;%1&quot;, could not be started: %2.</source>
        <translation>Das Programm, das die Quellen liest, &quot;%1&quot;, konnte nicht gestartet werden: %2.</translation>
    </message>
    <message>
        <source>Install it beside this program.</source>
        <translation>Installieren Sie es neben diesem Programm.</translation>
    </message>
    <message>
        <source>Reading the sources took more than %1 and was ended.</source>
        <translation>Das Lesen der Quellen dauerte länger als %1 und wurde beendet.</translation>
    </message>
    <message>
        <source>Look for macros that grow without end, or very deep nesting.</source>
        <translation>Suchen Sie nach Makros, die endlos wachsen, oder sehr tiefer Verschachtelung.</translation>
    </message>
    <message>
        <source>The program that reads the sources crashed on them.</source>
        <translation>Das Programm, das die Quellen liest, ist daran abgestürzt.</translation>
    </message>
    <message>
        <source>The worker answered something else than was asked.</source>
        <translation>Der Worker antwortete etwas anderes, als gefragt war.</translation>
    </message>
    <message>
        <source>The worker &quot;%1&quot; did not answer within %2.</source>
        <translation>Der Worker &quot;%1&quot; antwortete nicht innerhalb von %2.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no worker of Kernelscope: %2</source>
        <translation>&quot;%1&quot; ist kein Worker von Kernelscope: %2</translation>
    </message>
    <message>
        <source>The worker can&apos;t be understood.</source>
        <translation>Der Worker ist nicht zu verstehen.</translation>
    </message>
    <message>
        <source>The worker &quot;%1&quot; refused: %2</source>
        <translation>Der Worker &quot;%1&quot; lehnte ab: %2</translation>
    </message>
    <message>
        <source>The worker &quot;%1&quot; did not say hello first.</source>
        <translation>Der Worker &quot;%1&quot; meldete sich nicht zuerst.</translation>
    </message>
    <message>
        <source>The worker &quot;%1&quot; speaks version %2 of the protocol, this program version %3.</source>
        <translation>Der Worker &quot;%1&quot; spricht die Version %2 des Protokolls, dieses Programm die Version %3.</translation>
    </message>
    <message>
        <source>Install the same version of Kernelscope on both sides.</source>
        <translation>Installieren Sie auf beiden Seiten dieselbe Version von Kernelscope.</translation>
    </message>
    <message>
        <source>Install it there, or give another command.</source>
        <translation>Installieren Sie ihn dort, oder geben Sie einen anderen Befehl an.</translation>
    </message>
    <message>
        <source>Close other programs, or allow more open files (ulimit -n): too little is left for another process.</source>
        <translation>Schließen Sie andere Programme, oder erlauben Sie mehr offene Dateien (ulimit -n): Für einen weiteren Prozess bleibt zu wenig.</translation>
    </message>
    <message>
        <source>The worker &quot;%1&quot; was not found there.</source>
        <translation>Der Worker &quot;%1&quot; wurde dort nicht gefunden.</translation>
    </message>
    <message>
        <source>Install Kernelscope on that machine, or give the worker&apos;s whole path.</source>
        <translation>Installieren Sie Kernelscope auf diesem Rechner, oder geben Sie den ganzen Pfad des Workers an.</translation>
    </message>
    <message>
        <source>The worker &quot;%1&quot; %2 before it said hello.</source>
        <translation>Der Worker &quot;%1&quot; %2, bevor er sich meldete.</translation>
    </message>
    <message>
        <source>Run it in a terminal to see why.</source>
        <translation>Führen Sie ihn in einem Terminal aus, um zu sehen, warum.</translation>
    </message>
    <message>
        <source>A message of %1 is too large for the worker&apos;s pipe, which takes at most %2.</source>
        <translation>Eine Nachricht von %1 ist zu groß für die Pipe des Workers, die höchstens %2 aufnimmt.</translation>
    </message>
    <message>
        <source>Use smaller data files, or a worker on this machine.</source>
        <translation>Verwenden Sie kleinere Datendateien oder einen Worker auf diesem Rechner.</translation>
    </message>
    <message>
        <source>A message of the unknown kind %1 arrived.</source>
        <translation>Eine Nachricht der unbekannten Art %1 kam an.</translation>
    </message>
    <message>
        <source>Both ends should be of the same version.</source>
        <translation>Beide Seiten sollten dieselbe Version haben.</translation>
    </message>
    <message>
        <source>A message of kind %1 is damaged at byte %2 of %3.</source>
        <translation>Eine Nachricht der Art %1 ist bei Byte %2 von %3 beschädigt.</translation>
    </message>
    <message>
        <source>A message of kind %1 could not be read: %2.</source>
        <translation>Eine Nachricht der Art %1 konnte nicht gelesen werden: %2.</translation>
    </message>
    <message>
        <source>What arrived is not the protocol of a Kernelscope worker.</source>
        <translation>Was ankam, ist nicht das Protokoll eines Workers von Kernelscope.</translation>
    </message>
    <message>
        <source>It starts with: %1</source>
        <translation>Es beginnt mit: %1</translation>
    </message>
    <message>
        <source>A frame of %1 was announced; at most %2 are allowed.</source>
        <translation>Ein Frame von %1 wurde angekündigt; höchstens %2 sind erlaubt.</translation>
    </message>
    <message>
        <source>What arrived is not compressed as it should be.</source>
        <translation>Was ankam, ist nicht komprimiert, wie es sein sollte.</translation>
    </message>
    <message>
        <source>What arrived would become %1, which is more than %2.</source>
        <translation>Was ankam, würde zu %1, mehr als %2.</translation>
    </message>
    <message>
        <source>What arrived is damaged: it can&apos;t be decompressed.</source>
        <translation>Was ankam, ist beschädigt: Es lässt sich nicht dekomprimieren.</translation>
    </message>
    <message>
        <source>Bytes %1 to %2 are not in the results, which end at %3.</source>
        <translation>Die Bytes %1 bis %2 sind nicht in den Ergebnissen, die bei %3 enden.</translation>
    </message>
    <message>
        <source>The results can&apos;t be read: %1.</source>
        <translation>Die Ergebnisse können nicht gelesen werden: %1.</translation>
    </message>
    <message>
        <source>The worker could still change its results.</source>
        <translation>Der Worker könnte seine Ergebnisse noch ändern.</translation>
    </message>
    <message>
        <source>Run again with a worker of this version.</source>
        <translation>Führen Sie noch einmal mit einem Worker dieser Version aus.</translation>
    </message>
    <message>
        <source>The results are incomplete: %1 of %2.</source>
        <translation>Die Ergebnisse sind unvollständig: %1 von %2.</translation>
    </message>
    <message>
        <source>The results can&apos;t be mapped into memory: %1.</source>
        <translation>Die Ergebnisse können nicht in den Speicher abgebildet werden: %1.</translation>
    </message>
    <message>
        <source>The worker sent less of the results than it announced.</source>
        <translation>Der Worker sandte weniger von den Ergebnissen, als er ankündigte.</translation>
    </message>
    <message>
        <source>These results are no longer on the worker: run again.</source>
        <translation>Diese Ergebnisse sind nicht mehr beim Worker: Führen Sie noch einmal aus.</translation>
    </message>
    <message>
        <source>The worker did not send the results that it was asked for.</source>
        <translation>Der Worker sandte die verlangten Ergebnisse nicht.</translation>
    </message>
    <message>
        <source>The worker put its results into &quot;%1&quot;, which is not where they belong.</source>
        <translation>Der Worker legte seine Ergebnisse in &quot;%1&quot; ab, wohin sie nicht gehören.</translation>
    </message>
    <message>
        <source>The project has no plan, so there is nothing to run.</source>
        <translation>Das Projekt hat keinen Plan, also gibt es nichts auszuführen.</translation>
    </message>
    <message>
        <source>There is nothing to vary: choose a parameter and its values.</source>
        <translation>Es gibt nichts zu variieren: Wählen Sie einen Parameter und seine Werte.</translation>
    </message>
    <message>
        <source>There are no values for the parameter &quot;%1&quot;.</source>
        <translation>Für den Parameter &quot;%1&quot; gibt es keine Werte.</translation>
    </message>
    <message>
        <source>The plan can&apos;t be made a program.</source>
        <translation>Aus dem Plan kann kein Programm gemacht werden.</translation>
    </message>
    <message>
        <source>This project has no file yet: save it under a name.</source>
        <translation>Dieses Projekt hat noch keine Datei: Speichern Sie es unter einem Namen.</translation>
    </message>
    <message>
        <source>The trace itself was lost with the worker that kept it.</source>
        <translation>Die Aufzeichnung selbst ging mit dem Worker verloren, der sie hielt.</translation>
    </message>
    <message>
        <source>This launch was not traced.</source>
        <translation>Dieser Start wurde nicht aufgezeichnet.</translation>
    </message>
    <message>
        <source>The accesses of this launch were not kept: the traces of the launches before it took all the space.</source>
        <translation>Die Zugriffe dieses Starts wurden nicht aufgehoben: Die Aufzeichnungen der Starts davor nahmen allen Platz ein.</translation>
    </message>
    <message>
        <source>The trace itself was lost: its file is not where the worker should have put it.</source>
        <translation>Die Aufzeichnung selbst ging verloren: Ihre Datei ist nicht, wo der Worker sie hätte ablegen sollen.</translation>
    </message>
    <message>
        <source>The trace itself was lost: %1</source>
        <translation>Die Aufzeichnung selbst ging verloren: %1</translation>
    </message>
    <message>
        <source>The trace can&apos;t be fetched.</source>
        <translation>Die Aufzeichnung kann nicht geholt werden.</translation>
    </message>
    <message>
        <source>The system gives no namespace of its own (%1): what a kernel starts may outlive the run.</source>
        <translation>Das System gibt keinen eigenen Namensraum (%1): Was ein Kernel startet, kann den Lauf überleben.</translation>
    </message>
    <message>
        <source>No process could be started in the namespace.</source>
        <translation>Im Namensraum konnte kein Prozess gestartet werden.</translation>
    </message>
    <message>
        <source>The system has no Landlock: a kernel on a CPU device can read and write what you can.</source>
        <translation>Das System hat kein Landlock: Ein Kernel auf einem CPU-Gerät kann lesen und schreiben, was Sie können.</translation>
    </message>
    <message>
        <source>The system has no seccomp: a kernel on a CPU device can open connections and end other programs.</source>
        <translation>Das System hat kein seccomp: Ein Kernel auf einem CPU-Gerät kann Verbindungen öffnen und andere Programme beenden.</translation>
    </message>
    <message>
        <source>Nothing untrusted is run here.</source>
        <translation>Hier wird nichts ausgeführt, dem nicht vertraut wird.</translation>
    </message>
    <message>
        <source>The disk with the folder %1, in which the driver keeps what it compiles, is full: make space there, or name another folder (POCL_CACHE_DIR for PoCL, CUDA_CACHE_PATH for NVIDIA, NEO_CACHE_DIR for Intel).</source>
        <translation>Der Datenträger mit dem Ordner %1, in dem der Treiber aufhebt, was er übersetzt, ist voll: Schaffen Sie dort Platz, oder nennen Sie einen anderen Ordner (POCL_CACHE_DIR für PoCL, CUDA_CACHE_PATH für NVIDIA, NEO_CACHE_DIR für Intel).</translation>
    </message>
    <message>
        <source>The folder %1, in which the driver keeps what it compiles, can&apos;t be written: %2.</source>
        <translation>Der Ordner %1, in dem der Treiber aufhebt, was er übersetzt, kann nicht beschrieben werden: %2.</translation>
    </message>
    <message>
        <source>The process of the kernels answered something else than was asked.</source>
        <translation>Der Prozess der Kernel antwortete etwas anderes, als gefragt war.</translation>
    </message>
    <message>
        <source>The process of the kernels can&apos;t be understood.</source>
        <translation>Der Prozess der Kernel ist nicht zu verstehen.</translation>
    </message>
    <message>
        <source>The results lie in &quot;%1&quot;, which is not where they belong.</source>
        <translation>Die Ergebnisse liegen in &quot;%1&quot;, wohin sie nicht gehören.</translation>
    </message>
    <message>
        <source>The trace itself was lost: It is too large.</source>
        <translation>Die Aufzeichnung selbst ging verloren: Sie ist zu groß.</translation>
    </message>
    <message>
        <source>There is no such trace here to read.</source>
        <translation>Eine solche Aufzeichnung gibt es hier nicht zu lesen.</translation>
    </message>
    <message>
        <source>Trace the project again.</source>
        <translation>Zeichnen Sie das Projekt noch einmal auf.</translation>
    </message>
    <message>
        <source>There are no results here to read.</source>
        <translation>Hier gibt es keine Ergebnisse zu lesen.</translation>
    </message>
    <message>
        <source>Run the project again.</source>
        <translation>Führen Sie das Projekt noch einmal aus.</translation>
    </message>
    <message>
        <source>There is nothing to cancel.</source>
        <translation>Es gibt nichts abzubrechen.</translation>
    </message>
    <message>
        <source>the project file</source>
        <translation>die Projektdatei</translation>
    </message>
    <message>
        <source>build settings</source>
        <translation>Build-Einstellungen</translation>
    </message>
    <message>
        <source>the plan</source>
        <translation>der Plan</translation>
    </message>
    <message>
        <source>The source is UTF-16 text, which OpenCL&apos;s compilers don&apos;t read.</source>
        <translation>Die Quelle ist Text in UTF-16, den Compiler von OpenCL nicht lesen.</translation>
    </message>
    <message>
        <source>The source holds a NUL character, at which the compiler would stop reading.</source>
        <translation>Die Quelle enthält ein NUL-Zeichen, bei dem der Compiler aufhören würde zu lesen.</translation>
    </message>
    <message>
        <source>Remove it.</source>
        <translation>Entfernen Sie es.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is outside the project&apos;s folder.</source>
        <translation>&quot;%1&quot; liegt außerhalb des Ordners des Projekts.</translation>
    </message>
    <message>
        <source>Copy it there and include it by its relative path.</source>
        <translation>Kopieren Sie sie dorthin, und binden Sie sie mit ihrem relativen Pfad ein.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is outside of the folder of the project.</source>
        <translation>&quot;%1&quot; liegt außerhalb vom Ordner des Projekts.</translation>
    </message>
    <message>
        <source>The name of this file is put together by macros.</source>
        <translation>Der Name dieser Datei wird von Makros zusammengesetzt.</translation>
    </message>
    <message>
        <source>Write it out, so that it is known to lie in the project.</source>
        <translation>Schreiben Sie ihn aus, damit feststeht, dass sie im Projekt liegt.</translation>
    </message>
    <message>
        <source>The file &quot;%1&quot; is not in the project&apos;s folder.</source>
        <translation>Die Datei &quot;%1&quot; ist nicht im Ordner des Projekts.</translation>
    </message>
    <message>
        <source>Put it there, or name another.</source>
        <translation>Legen Sie sie dorthin, oder nennen Sie eine andere.</translation>
    </message>
    <message>
        <source>The project names no source.</source>
        <translation>Das Projekt nennt keine Quelle.</translation>
    </message>
    <message>
        <source>Add a .cl file to its sources.</source>
        <translation>Fügen Sie seinen Quellen eine .cl-Datei hinzu.</translation>
    </message>
    <message>
        <source>There is no space for the results: %1 (%2).</source>
        <translation>Für die Ergebnisse ist kein Platz: %1 (%2).</translation>
    </message>
    <message>
        <source>Close other programs, or make the buffers smaller.</source>
        <translation>Schließen Sie andere Programme, oder verkleinern Sie die Puffer.</translation>
    </message>
    <message>
        <source>The results can&apos;t be opened: %1.</source>
        <translation>Die Ergebnisse können nicht geöffnet werden: %1.</translation>
    </message>
    <message>
        <source>The results are not what was asked for.</source>
        <translation>Die Ergebnisse sind nicht, was verlangt war.</translation>
    </message>
    <message>
        <source>A kernel that changes what lies outside of its buffers does this.</source>
        <translation>Das tut ein Kernel, der verändert, was außerhalb seiner Puffer liegt.</translation>
    </message>
    <message>
        <source>The results could still be changed.</source>
        <translation>Die Ergebnisse könnten noch verändert werden.</translation>
    </message>
    <message>
        <source>A kernel that keeps hold of memory outside of its buffers does this.</source>
        <translation>Das tut ein Kernel, der Speicher außerhalb seiner Puffer festhält.</translation>
    </message>
    <message>
        <source>TypeError: it gives %1 for element %2, where a number is wanted</source>
        <translation>TypeError: Er ergibt %1 für Element %2, gebraucht wird eine Zahl</translation>
    </message>
    <message>
        <source>TypeError: it gives %1 for element %2, where a number or a list of %3 is wanted</source>
        <translation>TypeError: Er ergibt %1 für Element %2, gebraucht wird eine Zahl oder eine Liste von %3</translation>
    </message>
    <message>
        <source>a command</source>
        <translation>einem Befehl</translation>
    </message>
    <message>
        <source>a launch&apos;s times</source>
        <translation>den Zeiten eines Starts</translation>
    </message>
    <message>
        <source>a check</source>
        <translation>einer Prüfung</translation>
    </message>
    <message>
        <source>the order of the plan&apos;s steps</source>
        <translation>der Reihenfolge der Schritte des Plans</translation>
    </message>
    <message>
        <source>how long it took</source>
        <translation>der Dauer</translation>
    </message>
    <message>
        <source>the device&apos;s memory</source>
        <translation>dem Speicher des Geräts</translation>
    </message>
    <message>
        <source>a traced launch</source>
        <translation>einem aufgezeichneten Start</translation>
    </message>
    <message>
        <source>how far it is</source>
        <translation>dem Fortschritt</translation>
    </message>
    <message>
        <source>The sources could not be read.</source>
        <translation>Die Quellen konnten nicht gelesen werden.</translation>
    </message>
    <message>
        <source>There are no sources to read.</source>
        <translation>Es gibt keine Quellen zu lesen.</translation>
    </message>
    <message>
        <source>Add a .cl file to the project.</source>
        <translation>Fügen Sie dem Projekt eine .cl-Datei hinzu.</translation>
    </message>
    <message>
        <source>With its macros expanded the program is too large to be read (more than three million words).</source>
        <translation>Mit aufgelösten Makros ist das Programm zu groß zum Lesen (mehr als drei Millionen Wörter).</translation>
    </message>
    <message>
        <source>Look for a macro that repeats another many times over.</source>
        <translation>Suchen Sie nach einem Makro, das ein anderes vielfach wiederholt.</translation>
    </message>
    <message>
        <source>The program could not be prepared for tracing: %1</source>
        <translation>Das Programm konnte nicht zum Aufzeichnen vorbereitet werden: %1</translation>
    </message>
    <message>
        <source>The compiler gave up on these sources: %1.</source>
        <translation>Der Compiler gab bei diesen Quellen auf: %1.</translation>
    </message>
    <message>
        <source>The kernel %1 is called by %2 and keeps variables in local memory, which a function can&apos;t do.</source>
        <translation>Der Kernel %1 wird von %2 aufgerufen und hat Variablen im lokalen Speicher, was eine Funktion nicht kann.</translation>
    </message>
    <message>
        <source>Pass them to it as parameters.</source>
        <translation>Übergeben Sie sie ihm als Parameter.</translation>
    </message>
    <message>
        <source>The kernel and its program have %1 arrays and buffers; a trace can tell at most %2 apart.</source>
        <translation>Der Kernel und sein Programm haben %1 Arrays und Puffer; eine Aufzeichnung kann höchstens %2 unterscheiden.</translation>
    </message>
    <message>
        <source>The kernel accesses memory in %1 places; a trace can tell at most %2 apart.</source>
        <translation>Der Kernel greift an %1 Stellen auf Speicher zu; eine Aufzeichnung kann höchstens %2 unterscheiden.</translation>
    </message>
    <message>
        <source>The sources have no kernel &quot;%1&quot;.</source>
        <translation>Die Quellen haben keinen Kernel &quot;%1&quot;.</translation>
    </message>
    <message>
        <source>%1 with an order or scope that is no constant, or on a type that the tracing does not know.</source>
        <translation>%1 mit einer Ordnung oder Reichweite, die keine Konstante ist, oder auf einem Typ, den die Aufzeichnung nicht kennt.</translation>
    </message>
    <message>
        <source>What %1 reads or writes through its pointer is not traced.</source>
        <translation>Was %1 über seinen Zeiger liest oder schreibt, wird nicht aufgezeichnet.</translation>
    </message>
    <message>
        <source>%1 on this kind of image.</source>
        <translation>%1 auf dieser Art von Image.</translation>
    </message>
    <message>
        <source>An access through a pointer to private memory, whose bounds are not known.</source>
        <translation>Ein Zugriff über einen Zeiger auf privaten Speicher, dessen Grenzen nicht bekannt sind.</translation>
    </message>
    <message>
        <source>A load of the type %1, which has no name that the tracing could use.</source>
        <translation>Ein Laden vom Typ %1, der keinen Namen hat, den die Aufzeichnung verwenden könnte.</translation>
    </message>
    <message>
        <source>A store of a type without a name.</source>
        <translation>Ein Speichern eines Typs ohne Namen.</translation>
    </message>
    <message>
        <source>++ or -- on a type without a name.</source>
        <translation>++ oder -- auf einem Typ ohne Namen.</translation>
    </message>
    <message>
        <source>The build option %1 has nothing after it.</source>
        <translation>Nach der Option %1 kommt nichts.</translation>
    </message>
    <message>
        <source>Write %1NAME, or take it away.</source>
        <translation>Schreiben Sie %1NAME, oder nehmen Sie sie weg.</translation>
    </message>
    <message>
        <source>There is no OpenCL C standard &quot;%1&quot;.</source>
        <translation>Einen Standard &quot;%1&quot; von OpenCL C gibt es nicht.</translation>
    </message>
    <message>
        <source>Use one of %1.</source>
        <translation>Verwenden Sie eines von %1.</translation>
    </message>
    <message>
        <source>The sources are in OpenCL C %1, and are read as OpenCL C %2, the newest that Kernelscope&apos;s compiler knows: what came after it can&apos;t be read or traced.</source>
        <translation>Die Quellen sind in OpenCL C %1 und werden als OpenCL C %2 gelesen, das neueste, das der Compiler von Kernelscope kennt: Was danach kam, kann nicht gelesen oder aufgezeichnet werden.</translation>
    </message>
    <message>
        <source>%1(CLK_LOCAL_MEM_FENCE, ...) with memory_scope_%2: OpenCL C allows no scope but memory_scope_work_group for a fence of local memory alone; write that one, or add CLK_GLOBAL_MEM_FENCE</source>
        <translation>%1(CLK_LOCAL_MEM_FENCE, ...) mit memory_scope_%2: Für eine Fence des lokalen Speichers allein erlaubt OpenCL C nur memory_scope_work_group; schreiben Sie das, oder fügen Sie CLK_GLOBAL_MEM_FENCE hinzu</translation>
    </message>
    <message>
        <source>in what the macro %1 stands for</source>
        <translation>in dem, wofür das Makro %1 steht</translation>
    </message>
    <message>
        <source>The functions of OpenCL C for %1 are not there: there is no &quot;%2&quot; in %3.</source>
        <translation>Die Funktionen von OpenCL C für %1 fehlen: In %3 gibt es kein &quot;%2&quot;.</translation>
    </message>
    <message>
        <source>any usual folder</source>
        <translation>irgendeinem üblichen Ordner</translation>
    </message>
    <message>
        <source>Install libclc (on Debian and Ubuntu the package libclc-%1), or name its folder in the environment variable KERNELSCOPE_LIBCLC.</source>
        <translation>Installieren Sie libclc (in Debian und Ubuntu das Paket libclc-%1), oder nennen Sie seinen Ordner in der Umgebungsvariablen KERNELSCOPE_LIBCLC.</translation>
    </message>
    <message>
        <source>Clang can&apos;t compile this for %1: %2</source>
        <translation>Clang kann das nicht für %1 übersetzen: %2</translation>
    </message>
    <message>
        <source>There is no target &quot;%1&quot;.</source>
        <translation>Ein Ziel &quot;%1&quot; gibt es nicht.</translation>
    </message>
    <message>
        <source>this CPU</source>
        <translation>diese CPU</translation>
    </message>
    <message>
        <source>this CPU, LLVM IR</source>
        <translation>diese CPU, LLVM IR</translation>
    </message>
    <message>
        <source>The parameter &quot;%1&quot; of the kernel %2 is of a kind that no project can be guessed for (%3).</source>
        <translation>Der Parameter &quot;%1&quot; des Kernels %2 ist von einer Art, für die kein Projekt erschlossen werden kann (%3).</translation>
    </message>
    <message>
        <source>half precision (cl_khr_fp16)</source>
        <translation>halbe Genauigkeit (cl_khr_fp16)</translation>
    </message>
    <message>
        <source>sub-groups (cl_khr_subgroups)</source>
        <translation>Sub-Groups (cl_khr_subgroups)</translation>
    </message>
    <message>
        <source>integer dot products (cl_khr_integer_dot_product)</source>
        <translation>ganzzahlige Skalarprodukte (cl_khr_integer_dot_product)</translation>
    </message>
    <message>
        <source>functions of work-groups (__opencl_c_work_group_collective_functions)</source>
        <translation>Funktionen von Work-Groups (__opencl_c_work_group_collective_functions)</translation>
    </message>
    <message>
        <source>pointers to any memory (__opencl_c_generic_address_space)</source>
        <translation>Zeiger auf beliebigen Speicher (__opencl_c_generic_address_space)</translation>
    </message>
    <message>
        <source>pipes (__opencl_c_pipes)</source>
        <translation>Pipes (__opencl_c_pipes)</translation>
    </message>
    <message>
        <source>launches by kernels (__opencl_c_device_enqueue)</source>
        <translation>Starts durch Kernel (__opencl_c_device_enqueue)</translation>
    </message>
    <message>
        <source>asynchronous copy</source>
        <translation>asynchrone Kopie</translation>
    </message>
    <message>
        <source>wait for copies</source>
        <translation>Warten auf Kopien</translation>
    </message>
    <message>
        <source>call of %1</source>
        <translation>Aufruf von %1</translation>
    </message>
    <message>
        <source>The work-items of %1 part: %2, %3, with other arguments.</source>
        <translation>Die Work-Items der %1 gehen auseinander: %2, %3, mit anderen Argumenten.</translation>
    </message>
    <message>
        <source>Work-item %1 of work-group %2</source>
        <translation>Work-Item %1 der Work-Group %2</translation>
    </message>
    <message>
        <source>no copy</source>
        <translation>keine Kopie</translation>
    </message>
    <message>
        <source>the copy at %1</source>
        <translation>die Kopie bei %1</translation>
    </message>
    <message>
        <source>the copies at %1 and %2</source>
        <translation>die Kopien bei %1 und %2</translation>
    </message>
    <message>
        <source>work-item %1 waits for %2</source>
        <translation>Work-Item %1 wartet auf %2</translation>
    </message>
    <message>
        <source>%1 (in %2, defined at %3)</source>
        <translation>%1 (in %2, definiert bei %3)</translation>
    </message>
    <message>
        <source>address 0x%1</source>
        <translation>Adresse 0x%1</translation>
    </message>
    <message>
        <source>byte %1 of %2</source>
        <translation>Byte %1 von %2</translation>
    </message>
    <message>
        <source>%1 reads %2 at (%3), outside of the image, at %4.</source>
        <translation>%1 liest %2 an der Stelle (%3), außerhalb des Images, bei %4.</translation>
    </message>
    <message>
        <source>%1 writes %2 at (%3), outside of the image, at %4.</source>
        <translation>%1 schreibt %2 an der Stelle (%3), außerhalb des Images, bei %4.</translation>
    </message>
    <message>
        <source>%1 loads from address %2 at %3, where no buffer lies: a pointer that is NULL, or that nothing was assigned to, leads there.</source>
        <translation>%1 lädt von Adresse %2 bei %3, wo kein Puffer liegt: Dorthin führt ein Zeiger, der NULL ist oder dem nichts zugewiesen wurde.</translation>
    </message>
    <message>
        <source>%1 stores to address %2 at %3, where no buffer lies: a pointer that is NULL, or that nothing was assigned to, leads there.</source>
        <translation>%1 speichert an Adresse %2 bei %3, wo kein Puffer liegt: Dorthin führt ein Zeiger, der NULL ist oder dem nichts zugewiesen wurde.</translation>
    </message>
    <message>
        <source>%1 loads from an address at %2 that is nowhere near %3: a pointer that is NULL, or that nothing was assigned to, leads there.</source>
        <translation>%1 lädt bei %2 von einer Adresse, die weit weg von %3 liegt: Dorthin führt ein Zeiger, der NULL ist oder dem nichts zugewiesen wurde.</translation>
    </message>
    <message>
        <source>%1 stores to an address at %2 that is nowhere near %3: a pointer that is NULL, or that nothing was assigned to, leads there.</source>
        <translation>%1 speichert bei %2 an eine Adresse, die weit weg von %3 liegt: Dorthin führt ein Zeiger, der NULL ist oder dem nichts zugewiesen wurde.</translation>
    </message>
    <message>
        <source>%1 loads from %2 at %3, but %4 has 1 element: %5.</source>
        <translation>%1 lädt von %2 bei %3, aber %4 hat 1 Element: %5.</translation>
    </message>
    <message>
        <source>%1 stores to %2 at %3, but %4 has 1 element: %5.</source>
        <translation>%1 speichert nach %2 bei %3, aber %4 hat 1 Element: %5.</translation>
    </message>
    <message>
        <source>%1 copies from %2 at %3, but %4 has 1 element: %5.</source>
        <translation>%1 kopiert von %2 bei %3, aber %4 hat 1 Element: %5.</translation>
    </message>
    <message>
        <source>%1 copies to %2 at %3, but %4 has 1 element: %5.</source>
        <translation>%1 kopiert nach %2 bei %3, aber %4 hat 1 Element: %5.</translation>
    </message>
    <message>
        <source>The results of the traced and the untraced run were not compared: what an invalid asynchronous copy gives is not defined.</source>
        <translation>Die Ergebnisse mit und ohne Aufzeichnung wurden nicht verglichen: Was eine ungültige asynchrone Kopie ergibt, ist nicht festgelegt.</translation>
    </message>
    <message>
        <source>The results of the traced and the untraced run were not compared: the traced run left the kernel early.</source>
        <translation>Die Ergebnisse mit und ohne Aufzeichnung wurden nicht verglichen: Der aufgezeichnete Lauf verließ den Kernel vorzeitig.</translation>
    </message>
    <message>
        <source>The results of the traced and the untraced run were not compared: OpenCL C says of no value what it is after a division by zero or an overflow of signed integers.</source>
        <translation>Die Ergebnisse mit und ohne Aufzeichnung wurden nicht verglichen: OpenCL C legt keinen Wert fest, der nach einer Division durch null oder einem Überlauf vorzeichenbehafteter Ganzzahlen entsteht.</translation>
    </message>
    <message>
        <source>The results of the traced and the untraced run were not compared: OpenCL C does not say what a number becomes that its new type does not have.</source>
        <translation>Die Ergebnisse mit und ohne Aufzeichnung wurden nicht verglichen: OpenCL C sagt nicht, was aus einer Zahl wird, die ihr neuer Typ nicht hat.</translation>
    </message>
    <message>
        <source>The results of the traced and the untraced run were not compared: OpenCL C does not say what a misaligned access does.</source>
        <translation>Die Ergebnisse mit und ohne Aufzeichnung wurden nicht verglichen: OpenCL C sagt nicht, was ein falsch ausgerichteter Zugriff tut.</translation>
    </message>
    <message>
        <source>The results of the traced and the untraced run were not compared: with the promise that there are no infinities and no NaNs, each may make something else of them.</source>
        <translation>Die Ergebnisse mit und ohne Aufzeichnung wurden nicht verglichen: Mit dem Versprechen, dass es keine Unendlichkeiten und keine NaNs gibt, kann jeder etwas anderes daraus machen.</translation>
    </message>
    <message>
        <source>The results of the traced and the untraced run were not compared: OpenCL C does not say what comes out where a restrict parameter&apos;s elements are accessed through another one.</source>
        <translation>Die Ergebnisse mit und ohne Aufzeichnung wurden nicht verglichen: OpenCL C sagt nicht, was herauskommt, wo auf die Elemente eines restrict-Parameters über einen anderen zugegriffen wird.</translation>
    </message>
    <message>
        <source>The driver is at fault, not the kernel: with the dimensions exchanged, the untraced run too gives the traced run&apos;s results.</source>
        <translation>Schuld ist der Treiber, nicht der Kernel: Mit vertauschten Dimensionen ergibt auch der Lauf ohne Aufzeichnung die Ergebnisse des aufgezeichneten.</translation>
    </message>
    <message>
        <source>PoCL 3.1 has a group&apos;s first work-item do some of its work twice where barriers hang on conditions and the local size is 1 in the first dimension.</source>
        <translation>PoCL 3.1 lässt das erste Work-Item einer Gruppe einen Teil seiner Arbeit zweimal tun, wo Barrieren von Bedingungen abhängen und die lokale Größe in der ersten Dimension 1 ist.</translation>
    </message>
    <message>
        <source>PoCL 3.1 has a group&apos;s first work-item do some of its work twice where barriers hang on conditions and the local size is 1 in the first dimension: exchange the dimensions, or run on another device.</source>
        <translation>PoCL 3.1 lässt das erste Work-Item einer Gruppe einen Teil seiner Arbeit zweimal tun, wo Barrieren von Bedingungen abhängen und die lokale Größe in der ersten Dimension 1 ist: Vertauschen Sie die Dimensionen, oder führen Sie auf einem anderen Gerät aus.</translation>
    </message>
    <message>
        <source>Exchange the dimensions, or use another device.</source>
        <translation>Vertauschen Sie die Dimensionen, oder verwenden Sie ein anderes Gerät.</translation>
    </message>
    <message>
        <source>the size of %1, %2</source>
        <translation>die Größe von %1, %2</translation>
    </message>
    <message>
        <source>the global size, %1</source>
        <translation>die globale Größe, %1</translation>
    </message>
    <message>
        <source>the local size, %1</source>
        <translation>die lokale Größe, %1</translation>
    </message>
    <message>
        <source>vector registers</source>
        <translation>Vektorregister</translation>
    </message>
    <message>
        <source>scalar registers</source>
        <translation>skalare Register</translation>
    </message>
    <message>
        <source>work-item %1 stores it at %2</source>
        <translation>Work-Item %1 speichert es bei %2</translation>
    </message>
    <message>
        <source>work-group %1 copies from it asynchronously at %2</source>
        <translation>Work-Group %1 kopiert daraus asynchron bei %2</translation>
    </message>
    <message>
        <source>work-group %1 copies to it asynchronously at %2</source>
        <translation>Work-Group %1 kopiert dorthin asynchron bei %2</translation>
    </message>
    <message>
        <source>work-item %1 of work-group %2 writes %3 at %4</source>
        <translation>Work-Item %1 der Work-Group %2 schreibt %3 bei %4</translation>
    </message>
    <message>
        <source>work-item %1 of work-group %2 reads %3 at %4</source>
        <translation>Work-Item %1 der Work-Group %2 liest %3 bei %4</translation>
    </message>
    <message>
        <source>%1 when its work-items come in reverse order and %2 when each loads before any stores</source>
        <translation>%1, wenn die Work-Items in umgekehrter Reihenfolge kommen, und %2, wenn alle laden, bevor eines speichert</translation>
    </message>
    <message>
        <source>has other bits in another order</source>
        <translation>in anderer Reihenfolge mit anderen Bits</translation>
    </message>
    <message>
        <source>%1 comes to the barrier at %2</source>
        <translation>%1 kommt zur Barriere bei %2</translation>
    </message>
    <message>
        <source>Not all work-items of work-group %1 come to the barrier at %2: %3 was kept away by the condition at %4.</source>
        <translation>Nicht alle Work-Items der Work-Group %1 kommen zur Barriere bei %2: %3 wurde durch die Bedingung bei %4 ferngehalten.</translation>
    </message>
    <message>
        <source>Not all work-items of work-group %1 come to the barrier at %2: %3 was kept away by the condition at %4, whose other branch has the barrier at %5.</source>
        <translation>Nicht alle Work-Items der Work-Group %1 kommen zur Barriere bei %2: %3 wurde durch die Bedingung bei %4 ferngehalten, deren anderer Zweig die Barriere bei %5 hat.</translation>
    </message>
    <message>
        <source>Not all work-items of work-group %1 come to the barrier at %2.</source>
        <translation>Nicht alle Work-Items der Work-Group %1 kommen zur Barriere bei %2.</translation>
    </message>
    <message>
        <source>a &quot;%1&quot; is missing</source>
        <translation>ein &quot;%1&quot; fehlt</translation>
    </message>
    <message>
        <source>the function &quot;%1&quot; can&apos;t be used in an expression</source>
        <translation>die Funktion &quot;%1&quot; kann in einem Ausdruck nicht benutzt werden</translation>
    </message>
    <message>
        <source>&quot;%1&quot; takes %2 arguments</source>
        <translation>&quot;%1&quot; nimmt %2 Argumente</translation>
    </message>
    <message>
        <source>a name is missing</source>
        <translation>ein Name fehlt</translation>
    </message>
    <message>
        <source>a number ends that is none</source>
        <translation>hier endet eine Zahl, die keine ist</translation>
    </message>
    <message>
        <source>a number ends that is none, or is too large</source>
        <translation>hier endet eine Zahl, die keine oder zu groß ist</translation>
    </message>
    <message>
        <source>a number ends in &quot;%1&quot;</source>
        <translation>hier endet eine Zahl auf &quot;%1&quot;</translation>
    </message>
    <message>
        <source>There is no &quot;%1&quot; in it.</source>
        <translation>Darin gibt es kein &quot;%1&quot;.</translation>
    </message>
    <message>
        <source>This can&apos;t be computed: a division by zero, or an operator that such numbers do not have.</source>
        <translation>Das kann nicht berechnet werden: eine Division durch null, oder ein Operator, den solche Zahlen nicht haben.</translation>
    </message>
    <message>
        <source>%1 lies outside of it</source>
        <translation>%1 liegt außerhalb davon</translation>
    </message>
    <message>
        <source>%1 accesses lie outside of it, the first at %2</source>
        <translation>%1 Zugriffe liegen außerhalb davon, der erste bei %2</translation>
    </message>
    <message>
        <source>%1: which pixels its sampler takes is not known</source>
        <translation>%1: Welche Pixel sein Sampler nimmt, ist nicht bekannt</translation>
    </message>
    <message>
        <source>The trace of work-item %1 of work-group %2 can&apos;t be read to its end: %3.</source>
        <translation>Die Aufzeichnung von Work-Item %1 der Work-Group %2 kann nicht bis zum Ende gelesen werden: %3.</translation>
    </message>
    <message>
        <source>event %1 has an impossible site, object, offset or value</source>
        <translation>Ereignis %1 hat eine unmögliche Stelle, ein unmögliches Objekt, einen unmöglichen Versatz oder Wert</translation>
    </message>
    <message>
        <source>The trace of work-group %1 can&apos;t be read: %2</source>
        <translation>Die Aufzeichnung der Work-Group %1 kann nicht gelesen werden: %2</translation>
    </message>
    <message>
        <source>it has more events than can be held at once.</source>
        <translation>sie hat mehr Ereignisse, als zugleich gehalten werden können.</translation>
    </message>
    <message>
        <source>Trace fewer work-groups.</source>
        <translation>Zeichnen Sie weniger Work-Groups auf.</translation>
    </message>
    <message>
        <source>The trace buffer&apos;s first words are not those that the host put there: the kernel wrote over them.</source>
        <translation>Die ersten Wörter des Aufzeichnungspuffers sind nicht die, die der Host dort ablegte: Der Kernel hat sie überschrieben.</translation>
    </message>
    <message>
        <source>Trace fewer work-groups, or look for stores through wild pointers.</source>
        <translation>Zeichnen Sie weniger Work-Groups auf, oder suchen Sie nach Speichern über wilde Zeiger.</translation>
    </message>
    <message>
        <source>The trace does not fit together: %1.</source>
        <translation>Die Aufzeichnung passt nicht zusammen: %1.</translation>
    </message>
    <message>
        <source>This is no trace file of Kernelscope.</source>
        <translation>Das ist keine Aufzeichnungsdatei von Kernelscope.</translation>
    </message>
    <message>
        <source>The trace file is damaged: its header holds impossible numbers.</source>
        <translation>Die Aufzeichnungsdatei ist beschädigt: Ihr Kopf enthält unmögliche Zahlen.</translation>
    </message>
    <message>
        <source>The trace file was cut short: it has %1 bytes of %2.</source>
        <translation>Die Aufzeichnungsdatei wurde abgeschnitten: Sie hat %1 Byte von %2.</translation>
    </message>
    <message>
        <source>The trace file is damaged: it has %1 bytes, but should have %2.</source>
        <translation>Die Aufzeichnungsdatei ist beschädigt: Sie hat %1 Byte, sollte aber %2 haben.</translation>
    </message>
    <message>
        <source>The trace file is damaged: its checksum does not match its contents.</source>
        <translation>Die Aufzeichnungsdatei ist beschädigt: Ihre Prüfsumme passt nicht zum Inhalt.</translation>
    </message>
    <message>
        <source>Trace again.</source>
        <translation>Zeichnen Sie noch einmal auf.</translation>
    </message>
    <message>
        <source>The trace file is damaged: its tables can&apos;t be read.</source>
        <translation>Die Aufzeichnungsdatei ist beschädigt: Ihre Tabellen können nicht gelesen werden.</translation>
    </message>
    <message>
        <source>The trace can&apos;t be written to %1: %2.</source>
        <translation>Die Aufzeichnung kann nicht nach %1 geschrieben werden: %2.</translation>
    </message>
    <message>
        <source>The trace %1 can&apos;t be opened: %2.</source>
        <translation>Die Aufzeichnung %1 kann nicht geöffnet werden: %2.</translation>
    </message>
    <message>
        <source>NVIDIA (segments of 32 bytes)</source>
        <translation>NVIDIA (Segmente von 32 Byte)</translation>
    </message>
    <message>
        <source>AMD GCN (wavefronts of 64)</source>
        <translation>AMD GCN (Wavefronts von 64)</translation>
    </message>
    <message>
        <source>AMD RDNA (wavefronts of 32)</source>
        <translation>AMD RDNA (Wavefronts von 32)</translation>
    </message>
    <message>
        <source>Intel Gen9 to Xe-LP (sub-groups of 16)</source>
        <translation>Intel Gen9 bis Xe-LP (Sub-Groups von 16)</translation>
    </message>
    <message>
        <source>CPU with vectors of 8 (no banks)</source>
        <translation>CPU mit Vektoren von 8 (keine Bänke)</translation>
    </message>
    <message>
        <source>&quot;%1&quot; writes a part of an image, which exported programs don&apos;t.</source>
        <translation>&quot;%1&quot; schreibt einen Teil eines Images, was exportierte Programme nicht tun.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; reads a part of an image, which exported programs don&apos;t.</source>
        <translation>&quot;%1&quot; liest einen Teil eines Images, was exportierte Programme nicht tun.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; fills an image, which exported programs don&apos;t.</source>
        <translation>&quot;%1&quot; füllt ein Image, was exportierte Programme nicht tun.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; copies an image or shared virtual memory, which exported programs don&apos;t.</source>
        <translation>&quot;%1&quot; kopiert ein Image oder gemeinsamen virtuellen Speicher, was exportierte Programme nicht tun.</translation>
    </message>
    <message>
        <source>The plan uses %1 devices, and exported programs use one.</source>
        <translation>Der Plan benutzt %1 Geräte, exportierte Programme benutzen eines.</translation>
    </message>
    <message>
        <source>Export a single launch with --launch.</source>
        <translation>Exportieren Sie einen einzelnen Start mit --launch.</translation>
    </message>
    <message>
        <source>The plan has %1 different commands one after the other, and a program of more than %2 is not written.</source>
        <translation>Der Plan hat %1 verschiedene Befehle nacheinander, und ein Programm mit mehr als %2 wird nicht geschrieben.</translation>
    </message>
    <message>
        <source>The file %1 lies outside of the project&apos;s folder: a program can&apos;t take it along.</source>
        <translation>Die Datei %1 liegt außerhalb des Ordners des Projekts: Ein Programm kann sie nicht mitnehmen.</translation>
    </message>
    <message>
        <source>There is a file already, which would be overwritten.</source>
        <translation>Es gibt schon eine Datei, die überschrieben würde.</translation>
    </message>
    <message>
        <source>Name another folder, or remove it.</source>
        <translation>Nennen Sie einen anderen Ordner, oder entfernen Sie sie.</translation>
    </message>
    <message>
        <source>The worker did not give the contents of %1.</source>
        <translation>Der Worker gab den Inhalt von %1 nicht.</translation>
    </message>
    <message>
        <source>%1&apos;s LLVM IR, not a driver&apos;s</source>
        <translation>LLVM IR von %1, nicht von einem Treiber</translation>
    </message>
    <message>
        <source>%1&apos;s LLVM IR for %2, not a driver&apos;s</source>
        <translation>LLVM IR von %1 für %2, nicht von einem Treiber</translation>
    </message>
    <message>
        <source>%1&apos;s PTX for %2, not the driver&apos;s, which has yet to give out the registers</source>
        <translation>PTX von %1 für %2, nicht das des Treibers, der die Register noch vergeben muss</translation>
    </message>
    <message>
        <source>%1&apos;s code for one work-item on this CPU, not a driver&apos;s</source>
        <translation>Code von %1 für ein Work-Item auf dieser CPU, nicht von einem Treiber</translation>
    </message>
    <message>
        <source>%1&apos;s code for %2, not a driver&apos;s</source>
        <translation>Code von %1 für %2, nicht von einem Treiber</translation>
    </message>
    <message>
        <source>clangd gave no answer in time.</source>
        <translation>clangd antwortete nicht rechtzeitig.</translation>
    </message>
    <message>
        <source>clangd can&apos;t be started (%1).</source>
        <translation>clangd kann nicht gestartet werden (%1).</translation>
    </message>
    <message>
        <source>clangd %1.</source>
        <translation>clangd %1.</translation>
    </message>
    <message>
        <source>can&apos;t be started (%1)</source>
        <translation>kann nicht gestartet werden (%1)</translation>
    </message>
    <message>
        <source>does not answer as a language server does</source>
        <translation>antwortet nicht, wie es ein Sprachserver tut</translation>
    </message>
    <message>
        <source>does not get ready</source>
        <translation>wird nicht bereit</translation>
    </message>
    <message>
        <source>no longer reads what it is told</source>
        <translation>liest nicht mehr, was ihm gesagt wird</translation>
    </message>
    <message>
        <source>no longer answers</source>
        <translation>antwortet nicht mehr</translation>
    </message>
    <message>
        <source>sends without end</source>
        <translation>sendet ohne Ende</translation>
    </message>
    <message>
        <source>sent %1</source>
        <translation>sandte %1</translation>
    </message>
    <message>
        <source>a header without a colon</source>
        <translation>einen Kopf ohne Doppelpunkt</translation>
    </message>
    <message>
        <source>a length that can&apos;t be</source>
        <translation>eine unmögliche Länge</translation>
    </message>
    <message>
        <source>a header without a length</source>
        <translation>einen Kopf ohne Länge</translation>
    </message>
    <message>
        <source>a header without an end</source>
        <translation>einen Kopf ohne Ende</translation>
    </message>
    <message>
        <source>a message that is nested too deeply</source>
        <translation>eine zu tief verschachtelte Nachricht</translation>
    </message>
    <message>
        <source>a message that is no JSON object</source>
        <translation>eine Nachricht, die kein JSON-Objekt ist</translation>
    </message>
    <message>
        <source>clangd is not installed.</source>
        <translation>clangd ist nicht installiert.</translation>
    </message>
    <message>
        <source>The text was changed meanwhile.</source>
        <translation>Der Text wurde inzwischen geändert.</translation>
    </message>
    <message>
        <source>It is used in %1, which does not belong to the project.</source>
        <translation>Es wird in %1 benutzt, das nicht zum Projekt gehört.</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>An edit lies outside of the text.</source>
        <translation>Eine Änderung liegt außerhalb des Textes.</translation>
    </message>
    <message>
        <source>Two edits are of the same place.</source>
        <translation>Zwei Änderungen betreffen dieselbe Stelle.</translation>
    </message>
    <message>
        <source>no spills</source>
        <translation>keine Auslagerungen</translation>
    </message>
    <message>
        <source>1 spill</source>
        <translation>1 Auslagerung</translation>
    </message>
    <message>
        <source>%1 spills</source>
        <translation>%1 Auslagerungen</translation>
    </message>
    <message>
        <source>%1 and 1 scalar register spilled</source>
        <translation>%1 und 1 skalares Register ausgelagert</translation>
    </message>
    <message>
        <source>%1 and %2 scalar registers spilled</source>
        <translation>%1 und %2 skalare Register ausgelagert</translation>
    </message>
    <message>
        <source>%1 vector registers</source>
        <translation>%1 Vektorregister</translation>
    </message>
    <message>
        <source>%1 scalar registers</source>
        <translation>%1 skalare Register</translation>
    </message>
    <message>
        <source>%1 vector registers, %2 scalar registers</source>
        <translation>%1 Vektorregister, %2 skalare Register</translation>
    </message>
    <message>
        <source>1 vector register, %1 scalar registers</source>
        <translation>1 Vektorregister, %1 skalare Register</translation>
    </message>
    <message>
        <source>%1 vector registers, 1 scalar register</source>
        <translation>%1 Vektorregister, 1 skalares Register</translation>
    </message>
    <message>
        <source>%1 of private memory</source>
        <translation>%1 privater Speicher</translation>
    </message>
    <message>
        <source>%1 of local memory</source>
        <translation>%1 lokaler Speicher</translation>
    </message>
    <message>
        <source>occupancy %1 of %2 waves</source>
        <translation>Auslastung %1 von %2 Waves</translation>
    </message>
    <message>
        <source>occupancy %1 of %2 waves, limited by %3</source>
        <translation>Auslastung %1 von %2 Waves, begrenzt durch %3</translation>
    </message>
    <message>
        <source>1 instruction</source>
        <translation>1 Befehl</translation>
    </message>
    <message>
        <source>%1 instructions</source>
        <translation>%1 Befehle</translation>
    </message>
    <message>
        <source>%1 instructions in %2</source>
        <translation>%1 Befehle in %2</translation>
    </message>
    <message>
        <source>not counted, since libclc lacks it: %1</source>
        <translation>nicht gezählt, da libclc es nicht hat: %1</translation>
    </message>
    <message>
        <source>a check fails</source>
        <translation>eine Prüfung schlägt fehl</translation>
    </message>
    <message>
        <source>lost update</source>
        <translation>verlorene Aktualisierung</translation>
    </message>
    <message>
        <source>barrier divergence</source>
        <translation>Barrierendivergenz</translation>
    </message>
    <message>
        <source>out of bounds</source>
        <translation>Zugriff außerhalb</translation>
    </message>
    <message>
        <source>read only write</source>
        <translation>Schreiben in eine Eingabe</translation>
    </message>
    <message>
        <source>uninitialised read</source>
        <translation>nicht initialisiertes Lesen</translation>
    </message>
    <message>
        <source>result mismatch</source>
        <translation>abweichendes Ergebnis</translation>
    </message>
    <message>
        <source>endless loop</source>
        <translation>Endlosschleife</translation>
    </message>
    <message>
        <source>guard violation</source>
        <translation>Schutzzone verletzt</translation>
    </message>
    <message>
        <source>unordered commands</source>
        <translation>ungeordnete Befehle</translation>
    </message>
    <message>
        <source>invalid copy</source>
        <translation>ungültige Kopie</translation>
    </message>
    <message>
        <source>division by zero</source>
        <translation>Division durch null</translation>
    </message>
    <message>
        <source>signed overflow</source>
        <translation>Vorzeichenüberlauf</translation>
    </message>
    <message>
        <source>invalid conversion</source>
        <translation>ungültige Umwandlung</translation>
    </message>
    <message>
        <source>misaligned access</source>
        <translation>nicht ausgerichteter Zugriff</translation>
    </message>
    <message>
        <source>non finite value</source>
        <translation>nicht endlicher Wert</translation>
    </message>
    <message>
        <source>restrict violation</source>
        <translation>restrict verletzt</translation>
    </message>
    <message>
        <source>Any program that uses OpenCL can lend one of its launches: the kernel, its sizes and arguments, and what its buffers held.</source>
        <translation>Jedem Programm, das OpenCL benutzt, lässt sich einer seiner Starts entnehmen: der Kernel, seine Größen und Argumente und was seine Puffer enthielten.</translation>
    </message>
    <message>
        <source>In a terminal, put this before the program&apos;s own command line:</source>
        <translation>Schreiben Sie dies in einem Terminal vor die Befehlszeile des Programms:</translation>
    </message>
    <message>
        <source>It makes a project in the new folder captured; open it here. With --list it says which kernels the program launches; --kernel and --launch choose one of them.</source>
        <translation>Es entsteht ein Projekt im neuen Ordner captured; öffnen Sie es hier. Mit --list sagt der Befehl, welche Kernel das Programm startet; --kernel und --launch wählen einen davon.</translation>
    </message>
    <message>
        <source>./program its arguments</source>
        <translation>./programm seine Argumente</translation>
    </message>
    <message>
        <source>Capture a program</source>
        <translation>Ein Programm mitschneiden</translation>
    </message>
    <message>
        <source>Copy the command</source>
        <translation>Befehl kopieren</translation>
    </message>
    <message>
        <source>The driver&apos;s compiler crashed on the traced kernel, so that all was built with %1.</source>
        <translation>Der Compiler des Treibers stürzte am aufgezeichneten Kernel ab, daher wurde alles mit %1 gebaut.</translation>
    </message>
    <message>
        <source>That is the driver&apos;s compiler rather than the kernel, unless the kernel follows an address that it computed from a number: what the traced form of a kernel accesses elsewhere is looked at before.</source>
        <translation>Das liegt am Compiler des Treibers, nicht am Kernel, außer wenn der Kernel einer Adresse folgt, die er aus einer Zahl berechnet hat: Worauf die aufgezeichnete Fassung eines Kernels sonst zugreift, wird vorher geprüft.</translation>
    </message>
    <message>
        <source>The project may run untraced, and may be traced with -cl-opt-disable among its build options.</source>
        <translation>Das Projekt läuft vielleicht ohne Aufzeichnung, und mit -cl-opt-disable unter seinen Build-Optionen lässt es sich vielleicht aufzeichnen.</translation>
    </message>
    <message>
        <source>No work-item stored anything in a buffer or an image.</source>
        <translation>Kein Work-Item speicherte etwas in einen Puffer oder ein Bild.</translation>
    </message>
    <message>
        <source>Only %1 of %2 work-groups accessed memory.</source>
        <translation>Nur %1 von %2 Work-Groups griffen auf Speicher zu.</translation>
    </message>
    <message>
        <source>The source is inside %1 ... ), which a program makes a string of: delete that and the closing parenthesis.</source>
        <translation>Die Quelle steht in %1 ... ), woraus ein Programm eine Zeichenkette macht: Löschen Sie das und die schließende Klammer.</translation>
    </message>
    <message>
        <source>The source is a template: a program puts something in the place of %1 before it builds it.</source>
        <translation>Die Quelle ist eine Vorlage: Ein Programm setzt vor dem Bauen etwas an die Stelle von %1.</translation>
    </message>
    <message>
        <source>Write what that is.</source>
        <translation>Schreiben Sie, was das ist.</translation>
    </message>
    <message>
        <source>The sources use %1 before they define it: move the #define up.</source>
        <translation>Die Quellen verwenden %1, bevor sie es definieren: Das #define gehört weiter nach oben.</translation>
    </message>
    <message>
        <source>The sources call %1, but none of them has such a function: another file of the program may.</source>
        <translation>Die Quellen rufen %1 auf, aber keine von ihnen enthält eine solche Funktion; vielleicht eine andere Datei des Programms.</translation>
    </message>
    <message>
        <source>Put both into one file, or #include it.</source>
        <translation>Beide in eine Datei schreiben oder sie mit #include einbinden.</translation>
    </message>
    <message>
        <source>Is &quot;%1&quot; meant to be &quot;%2&quot;?</source>
        <translation>Ist mit „%1“ „%2“ gemeint?</translation>
    </message>
    <message>
        <source>The source is CUDA, as %1 shows.</source>
        <translation>Die Quelle ist CUDA, wie %1 zeigt.</translation>
    </message>
    <message>
        <source>In OpenCL C a kernel is a __kernel void with __global pointers, __shared__ is __local, threadIdx.x is get_local_id(0), blockIdx.x is get_group_id(0), and __syncthreads() is barrier(CLK_LOCAL_MEM_FENCE).</source>
        <translation>In OpenCL C ist ein Kernel ein __kernel void mit __global-Zeigern, __shared__ ist __local, threadIdx.x ist get_local_id(0), blockIdx.x ist get_group_id(0) und __syncthreads() ist barrier(CLK_LOCAL_MEM_FENCE).</translation>
    </message>
    <message>
        <source>an unsigned number went below 0 there, and began again at the largest</source>
        <translation>eine vorzeichenlose Zahl wurde dort kleiner als 0 und begann bei der größten von vorn</translation>
    </message>
    <message>
        <source>Work-items of different work-groups do so, too, which no barrier orders: use atomics, give each work-group an element of its own, or split the kernel into two launches.</source>
        <translation>Work-Items verschiedener Work-Groups tun das auch, und keine Barriere ordnet diese: Nehmen Sie atomare Operationen, geben Sie jeder Work-Group ein eigenes Element, oder teilen Sie den Kernel in zwei Starts.</translation>
    </message>
    <message>
        <source>Tracing it takes longer than a trial may.</source>
        <translation>Die Aufzeichnung dauert länger, als ein Versuch dauern darf.</translation>
    </message>
    <message>
        <source>When the project was tried, %1.</source>
        <translation>Beim Versuch zeigte sich: %1.</translation>
    </message>
    <message>
        <source>That may be the kernel&apos;s own mistake, or come from what was guessed: %1.</source>
        <translation>Das kann ein Fehler des Kernels sein oder an dem liegen, was geraten wurde: %1.</translation>
    </message>
    <message>
        <source>Compare these with what the kernel&apos;s program passes.</source>
        <translation>Vergleichen Sie das mit dem, was das Programm des Kernels übergibt.</translation>
    </message>
    <message>
        <source>When the project was tried, %1, so that it says little of the kernel.</source>
        <translation>Beim Versuch zeigte sich: %1; so sagt er wenig über den Kernel.</translation>
    </message>
    <message>
        <source>What the kernel does may depend on what was guessed: %1; or on macros that the kernel&apos;s program passes.</source>
        <translation>Was der Kernel tut, kann von dem abhängen, was geraten wurde: %1; oder von Makros, die das Programm des Kernels übergibt.</translation>
    </message>
    <message>
        <source>Compare these with what it passes.</source>
        <translation>Vergleichen Sie das mit dem, was es übergibt.</translation>
    </message>
    <message>
        <source>The project could not be tried.</source>
        <translation>Das Projekt ließ sich nicht versuchen.</translation>
    </message>
    <message>
        <source>Its buffers may be too small, and what is found may come from what was guessed: %1.</source>
        <translation>Seine Puffer sind womöglich zu klein, und was gefunden wird, kann an dem liegen, was geraten wurde: %1.</translation>
    </message>
    <message>
        <source>work-items raced for %1</source>
        <translation>Work-Items griffen ungeordnet auf %1 zu</translation>
    </message>
    <message>
        <source>accesses went to where no buffer lies (%1)</source>
        <translation>Zugriffe gingen dorthin, wo kein Puffer liegt (%1)</translation>
    </message>
    <message>
        <source>accesses went outside of %1</source>
        <translation>Zugriffe gingen über %1 hinaus</translation>
    </message>
    <message>
        <source>%1 was read before anything was written there (%2)</source>
        <translation>%1 wurde gelesen, bevor dort etwas geschrieben wurde (%2)</translation>
    </message>
    <message>
        <source>%1 was written to (%2)</source>
        <translation>in %1 wurde geschrieben (%2)</translation>
    </message>
    <message>
        <source>work-items of one group came to different barriers (%1)</source>
        <translation>Work-Items einer Gruppe kamen zu verschiedenen Barrieren (%1)</translation>
    </message>
    <message>
        <source>an asynchronous copy was not called or waited for as it must be (%1)</source>
        <translation>eine asynchrone Kopie wurde nicht aufgerufen oder abgewartet, wie es sein muss (%1)</translation>
    </message>
    <message>
        <source>a loop did not end (%1)</source>
        <translation>eine Schleife endete nicht (%1)</translation>
    </message>
    <message>
        <source>an integer was divided by zero (%1)</source>
        <translation>eine ganze Zahl wurde durch null geteilt (%1)</translation>
    </message>
    <message>
        <source>a signed integer overflowed (%1)</source>
        <translation>eine vorzeichenbehaftete ganze Zahl lief über (%1)</translation>
    </message>
    <message>
        <source>a number was converted to an integer type that does not have it (%1)</source>
        <translation>eine Zahl wurde in einen ganzzahligen Typ umgewandelt, der sie nicht hat (%1)</translation>
    </message>
    <message>
        <source>%1 was accessed at an address that its type may not be at (%2)</source>
        <translation>auf %1 wurde an einer Adresse zugegriffen, an der sein Typ nicht liegen darf (%2)</translation>
    </message>
    <message>
        <source>nothing was stored in a buffer or an image</source>
        <translation>in keinen Puffer und kein Bild wurde etwas gespeichert</translation>
    </message>
    <message>
        <source>all results were zero</source>
        <translation>alle Ergebnisse waren null</translation>
    </message>
    <message>
        <source>all numbers of a result were NaN</source>
        <translation>alle Zahlen eines Ergebnisses waren NaN</translation>
    </message>
    <message>
        <source>only %1 of %2 work-groups accessed memory</source>
        <translation>nur %1 von %2 Work-Groups griffen auf Speicher zu</translation>
    </message>
    <message>
        <source>almost nothing was accessed</source>
        <translation>auf fast nichts wurde zugegriffen</translation>
    </message>
    <message>
        <source>%1 more numbers</source>
        <translation>%1 weitere Zahlen</translation>
    </message>
    <message>
        <source>the contents of %1 more buffers</source>
        <translation>der Inhalt von %1 weiteren Puffern</translation>
    </message>
    <message>
        <source>a global size of %1</source>
        <translation>eine globale Größe von %1</translation>
    </message>
    <message>
        <source>a global size of %1 in work-groups of %2</source>
        <translation>eine globale Größe von %1 in Work-Groups von %2</translation>
    </message>
    <message>
        <source>Results depend on the order: %1[%2] is %3 after the traced launch, but %4; so %5 of %6 elements depend on it.</source>
        <translation>Ergebnisse hängen von der Reihenfolge ab: %1[%2] ist nach dem aufgezeichneten Start %3, aber %4; so hängen %5 von %6 Elementen davon ab.</translation>
    </message>
    <message>
        <source>Results depend on the order: %1[0] is %2 after the traced launch, but %3.</source>
        <translation>Ergebnisse hängen von der Reihenfolge ab: %1[0] ist nach dem aufgezeichneten Start %2, aber %3.</translation>
    </message>
    <message>
        <source>Also %1[%2] is %3 after the traced launch, but %4; so %5 of %6 elements depend on it.</source>
        <translation>Auch %1[%2] ist nach dem aufgezeichneten Start %3, aber %4; so hängen %5 von %6 Elementen davon ab.</translation>
    </message>
    <message>
        <source>Also %1[0] is %2 after the traced launch, but %3.</source>
        <translation>Auch %1[0] ist nach dem aufgezeichneten Start %2, aber %3.</translation>
    </message>
    <message>
        <source>Write %1.</source>
        <translation>Schreiben Sie %1.</translation>
    </message>
    <message>
        <source>Numbers have no suffix: write %1.</source>
        <translation>Zahlen haben keine Endung: schreiben Sie %1.</translation>
    </message>
    <message>
        <source>There are no casts: write Math.trunc(...) for a whole number.</source>
        <translation>Es gibt keine Umwandlung in Klammern: schreiben Sie Math.trunc(...) für eine ganze Zahl.</translation>
    </message>
    <message>
        <source>A closing %1 is missing.</source>
        <translation>Die schließende Klammer %1 fehlt.</translation>
    </message>
    <message>
        <source>JavaScript has no Math.%1.</source>
        <translation>JavaScript hat kein Math.%1.</translation>
    </message>
    <message>
        <source>Several carets</source>
        <translation>Mehrere Cursor</translation>
    </message>
    <message>
        <source>Ctrl+click</source>
        <translation>Strg+Klick</translation>
    </message>
    <message>
        <source>Add a caret where the mouse is, in the code</source>
        <translation>Einen Cursor hinzufügen, wo die Maus im Code ist</translation>
    </message>
    <message>
        <source>Choose a column</source>
        <translation>Eine Spalte auswählen</translation>
    </message>
    <message>
        <source>Alt and the mouse, Alt+Shift and the arrows</source>
        <translation>Alt und die Maus, Alt+Umschalt und die Pfeiltasten</translation>
    </message>
    <message>
        <source>Choose the same characters of several lines of the code</source>
        <translation>Dieselben Zeichen mehrerer Zeilen des Codes auswählen</translation>
    </message>
    <message>
        <source>&quot;%1&quot; can&apos;t be written, since it would replace what can&apos;t be read: %2</source>
        <translation>„%1“ kann nicht geschrieben werden, da es etwas ersetzen würde, was nicht gelesen werden kann: %2</translation>
    </message>
    <message>
        <source>a double quote</source>
        <translation>ein Anführungszeichen</translation>
    </message>
    <message>
        <source>Races were looked for as far as no atomic and no fence among the missing events may order them.</source>
        <translation>Nach Races wurde so weit gesucht, wie keine atomare Funktion und kein Fence unter den fehlenden Ereignissen sie ordnen kann.</translation>
    </message>
    <message>
        <source>%1 reads %2 at %3 with integer coordinates through a sampler of normalized ones: OpenCL C does not say what comes out.</source>
        <translation>%1 liest %2 in %3 mit ganzzahligen Koordinaten durch einen Sampler mit normalisierten: OpenCL C sagt nicht, was dabei herauskommt.</translation>
    </message>
    <message>
        <source>Give the sampler CLK_NORMALIZED_COORDS_FALSE, or pass floats from 0 to 1.</source>
        <translation>Geben Sie dem Sampler CLK_NORMALIZED_COORDS_FALSE, oder übergeben Sie Gleitkommazahlen von 0 bis 1.</translation>
    </message>
    <message>
        <source>%1 reads %2 at %3 with coordinates in pixels through a sampler that repeats the image: OpenCL C does not say what comes out.</source>
        <translation>%1 liest %2 in %3 mit Koordinaten in Pixeln durch einen Sampler, der das Bild wiederholt: OpenCL C sagt nicht, was dabei herauskommt.</translation>
    </message>
    <message>
        <source>Repeating needs CLK_NORMALIZED_COORDS_TRUE and floats, of which 1 is the image&apos;s extent.</source>
        <translation>Wiederholen verlangt CLK_NORMALIZED_COORDS_TRUE und Gleitkommazahlen, bei denen 1 die Ausdehnung des Bildes ist.</translation>
    </message>
    <message>
        <source>%1 reads %2 at %3 with integer coordinates through a sampler that filters linearly: OpenCL C does not say what comes out.</source>
        <translation>%1 liest %2 in %3 mit ganzzahligen Koordinaten durch einen Sampler, der linear filtert: OpenCL C sagt nicht, was dabei herauskommt.</translation>
    </message>
    <message>
        <source>Give the sampler CLK_FILTER_NEAREST, or pass floats.</source>
        <translation>Geben Sie dem Sampler CLK_FILTER_NEAREST, oder übergeben Sie Gleitkommazahlen.</translation>
    </message>
    <message>
        <source>%1 reads integers from %2 at %3 through a sampler that filters linearly: OpenCL C does not say what comes out.</source>
        <translation>%1 liest ganze Zahlen aus %2 in %3 durch einen Sampler, der linear filtert: OpenCL C sagt nicht, was dabei herauskommt.</translation>
    </message>
    <message>
        <source>Give the sampler CLK_FILTER_NEAREST.</source>
        <translation>Geben Sie dem Sampler CLK_FILTER_NEAREST.</translation>
    </message>
    <message>
        <source>The results of the traced and the untraced run were not compared: OpenCL C does not say what an image gives through a sampler that it does not allow there.</source>
        <translation>Die Ergebnisse mit und ohne Aufzeichnung wurden nicht verglichen: OpenCL C sagt nicht, was ein Bild durch einen Sampler ergibt, der dort nicht erlaubt ist.</translation>
    </message>
    <message>
        <source>invalid sampler</source>
        <translation>unzulässiger Sampler</translation>
    </message>
    <message>
        <source>`n` is the extent of the launch; buffers have `n` elements in each dimension, or what the kernel says of them.</source>
        <translation>`n` ist die Ausdehnung des Starts; Puffer haben `n` Elemente in jeder Dimension, oder so viele, wie der Kernel erkennen lässt.</translation>
    </message>
    <message>
        <source>`%1`: read only; it starts as `%2`.</source>
        <translation>`%1`: wird nur gelesen; beginnt als `%2`.</translation>
    </message>
    <message>
        <source>`%1`: read only; it starts as zero.</source>
        <translation>`%1`: wird nur gelesen; beginnt mit Nullen.</translation>
    </message>
    <message>
        <source>`%1`: written to, and read back; it starts as `%2`.</source>
        <translation>`%1`: wird beschrieben und zurückgelesen; beginnt als `%2`.</translation>
    </message>
    <message>
        <source>`%1`: written to, and read back; it starts as zero.</source>
        <translation>`%1`: wird beschrieben und zurückgelesen; beginnt mit Nullen.</translation>
    </message>
    <message>
        <source>The sources leave names to the program that builds them; the build defines `%1`.</source>
        <translation>Die Quellen überlassen Namen dem Programm, das sie baut; der Build definiert `%1`.</translation>
    </message>
    <message>
        <source>There is no check yet: add what the result should be under `checks`.</source>
        <translation>Es gibt noch keine Prüfung: Fügen Sie unter `checks` hinzu, was herauskommen soll.</translation>
    </message>
    <message>
        <source>`n` is the extent of the launch; buffers have as many elements as the kernel used in the trial, or `n` in each dimension.</source>
        <translation>`n` ist die Ausdehnung des Starts; Puffer haben so viele Elemente, wie der Kernel beim Ausprobieren benutzte, oder `n` in jeder Dimension.</translation>
    </message>
    <message>
        <source>an asynchronous copy was given an event to which nothing was assigned (%1)</source>
        <translation>eine asynchrone Kopie bekam ein Ereignis, dem nichts zugewiesen worden war (%1)</translation>
    </message>
    <message>
        <source>%1 waits at %2 for an event to which nothing was assigned.</source>
        <translation>%1 wartet bei %2 auf ein Ereignis, dem nichts zugewiesen wurde.</translation>
    </message>
    <message>
        <source>Wait for events that copies gave.</source>
        <translation>Warten Sie auf Ereignisse, die von Kopien stammen.</translation>
    </message>
    <message>
        <source>%1 gives the copy at %2 an event to which nothing was assigned.</source>
        <translation>%1 gibt der Kopie bei %2 ein Ereignis, dem nichts zugewiesen wurde.</translation>
    </message>
    <message>
        <source>Give it 0 for an event of its own, or the event of an earlier copy.</source>
        <translation>Geben Sie 0 für ein eigenes Ereignis an, oder das Ereignis einer früheren Kopie.</translation>
    </message>
    <message>
        <source>%1 wrote outside the buffer &quot;%2&quot;: after its end, at element %3 where the last one is %4 (right after the end).</source>
        <translation>%1 schrieb außerhalb des Puffers &quot;%2&quot;: hinter sein Ende, in Element %3, wo %4 das letzte ist (direkt hinter dem Ende).</translation>
    </message>
    <message>
        <source>%1 read outside the buffer &quot;%2&quot;: after its end, at element %3 where the last one is %4 (right after the end).</source>
        <translation>%1 las außerhalb des Puffers &quot;%2&quot;: hinter seinem Ende, Element %3, wo %4 das letzte ist (direkt hinter dem Ende).</translation>
    </message>
    <message>
        <source>The device&apos;s compiler takes that long for the traced version of the kernel, which is longer than the kernel itself, or the work-items do that much: allow more time, give the launch fewer work-items, make the kernel smaller, or run the project without tracing it.</source>
        <translation>So lange braucht der Compiler des Geräts für die aufgezeichnete Fassung des Kernels, die länger ist als er selbst, oder die Work-Items tun so viel: Geben Sie mehr Zeit, dem Start weniger Work-Items, machen Sie den Kernel kleiner, oder führen Sie das Projekt ohne Aufzeichnung aus.</translation>
    </message>
    <message>
        <source>passes lost to bank conflicts</source>
        <translation>durch Bankkonflikte verlorene Durchgänge</translation>
    </message>
    <message>
        <source>It uses the parameter &quot;%1&quot;, which stands below it.</source>
        <translation>Er verwendet den Parameter &quot;%1&quot;, der unter ihm steht.</translation>
    </message>
    <message>
        <source>Move &quot;%1&quot; above it.</source>
        <translation>Schieben Sie &quot;%1&quot; über ihn.</translation>
    </message>
    <message>
        <source>The function &quot;%1&quot; is called, but this device has no such built-in function and no source defines it.</source>
        <translation>Die Funktion &quot;%1&quot; wird aufgerufen, aber dieses Gerät hat keine solche eingebaute Funktion, und keine Quelle definiert sie.</translation>
    </message>
    <message>
        <source>No race explains that.</source>
        <translation>Kein Race erklärt das.</translation>
    </message>
    <message>
        <source>Either an access that can&apos;t be traced goes outside of its array (the launch&apos;s notes say where they are), or the device&apos;s compiler translated one of the two wrongly.</source>
        <translation>Entweder greift ein Zugriff, der nicht aufgezeichnet werden kann, außerhalb seines Arrays zu (die Anmerkungen zum Start sagen, wo), oder der Compiler des Geräts hat einen der beiden falsch übersetzt.</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>Buffers</source>
        <translation>Puffer</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>Prüfungen</translation>
    </message>
    <message>
        <source>1 value is given, but the buffer takes %1.</source>
        <translation>1 Wert ist angegeben, aber der Puffer nimmt %1.</translation>
    </message>
    <message>
        <source>no space for values: point at an element to read it</source>
        <translation>kein Platz für Werte: auf ein Element zeigen</translation>
    </message>
    <message>
        <source>The sources grow to more than %1 when they are rewritten for tracing.</source>
        <translation>Die Quelltexte wachsen auf mehr als %1, wenn sie für die Aufzeichnung umgeschrieben werden.</translation>
    </message>
    <message>
        <source>Two work-items change different components of the vector at %1 and nothing orders them: %2, %3.</source>
        <translation>Zwei Work-Items ändern verschiedene Komponenten des Vektors bei %1, und nichts ordnet sie: %2, %3.</translation>
    </message>
    <message>
        <source>The device&apos;s compiler loads, changes and stores the whole vector for one component, so that what the other one stores is lost: the results of the traced and the untraced run differ.</source>
        <translation>Der Compiler des Geräts lädt, ändert und speichert für eine Komponente den ganzen Vektor, sodass verloren geht, was das andere speichert: Die Ergebnisse des Laufs mit und ohne Aufzeichnung unterscheiden sich.</translation>
    </message>
    <message>
        <source>Store through a pointer to %1, or let one work-item store the whole vector.</source>
        <translation>Speichern Sie durch einen Zeiger auf %1, oder lassen Sie ein Work-Item den ganzen Vektor speichern.</translation>
    </message>
    <message>
        <source>An access through a generic pointer that may lead to private memory, whose bounds are not known.</source>
        <translation>Ein Zugriff über einen generischen Zeiger, der in privaten Speicher führen kann, dessen Grenzen nicht bekannt sind.</translation>
    </message>
    <message>
        <source>The results of the traced and the untraced run were not compared: %1 keeps its value from launch to launch, and each traced kernel has one of its own.</source>
        <translation>Die Ergebnisse mit und ohne Aufzeichnung wurden nicht verglichen: %1 behält seinen Wert von einem Start zum nächsten, und jeder aufgezeichnete Kernel hat eine eigene Variable dieses Namens.</translation>
    </message>
    <message>
        <source>%1 reads %2 at %3 with %4, but the image&apos;s pixels are %5: OpenCL C does not say what comes out.</source>
        <translation>%1 liest %2 in %3 mit %4, aber die Pixel des Bildes sind %5: OpenCL C sagt nicht, was herauskommt.</translation>
    </message>
    <message>
        <source>%1 writes %2 at %3 with %4, but the image&apos;s pixels are %5: OpenCL C does not say what is written.</source>
        <translation>%1 schreibt %2 in %3 mit %4, aber die Pixel des Bildes sind %5: OpenCL C sagt nicht, was geschrieben wird.</translation>
    </message>
    <message>
        <source>Call %1, or give the image another format.</source>
        <translation>Rufen Sie %1 auf, oder geben Sie dem Bild ein anderes Format.</translation>
    </message>
    <message>
        <source>floats</source>
        <translation>Gleitkommazahlen</translation>
    </message>
    <message>
        <source>signed integers</source>
        <translation>ganze Zahlen mit Vorzeichen</translation>
    </message>
    <message>
        <source>unsigned integers</source>
        <translation>ganze Zahlen ohne Vorzeichen</translation>
    </message>
    <message>
        <source>Only %1 of the %2 work-items of a sub-group of %3 come to %4 at %5.</source>
        <translation>Nur %1 der %2 Work-Items einer Sub-Group von %3 kommen zu %4 in %5.</translation>
    </message>
    <message>
        <source>The work-items of a sub-group of %1 part: %2 comes to %3 at %4, %5 to %6 at %7.</source>
        <translation>Die Work-Items einer Sub-Group von %1 trennen sich: %2 kommt zu %3 in %4, %5 zu %6 in %7.</translation>
    </message>
    <message>
        <source>The work-items of a sub-group of %1 part: %2 comes to %3 at %4, %5 to no further one.</source>
        <translation>Die Work-Items einer Sub-Group von %1 trennen sich: %2 kommt zu %3 in %4, %5 zu keinem weiteren Aufruf.</translation>
    </message>
    <message>
        <source>All work-items of a sub-group must come to the same calls of its functions in the same order: move the call out of the condition, or make the condition the same for the sub-group.</source>
        <translation>Alle Work-Items einer Sub-Group müssen in derselben Reihenfolge zu denselben Aufrufen ihrer Funktionen kommen: Nehmen Sie den Aufruf aus der Bedingung heraus, oder machen Sie die Bedingung für die Sub-Group gleich.</translation>
    </message>
    <message>
        <source>The work-items of %1 give %2 at %3 different ids: %4 gives %5, %6 gives %7.</source>
        <translation>Die Work-Items von %1 geben %2 in %3 verschiedene IDs: %4 gibt %5, %6 gibt %7.</translation>
    </message>
    <message>
        <source>The work-items of a sub-group of %1 give %2 at %3 different ids: %4 gives %5, %6 gives %7.</source>
        <translation>Die Work-Items einer Sub-Group von %1 geben %2 in %3 verschiedene IDs: %4 gibt %5, %6 gibt %7.</translation>
    </message>
    <message>
        <source>OpenCL C does not say what comes out.</source>
        <translation>OpenCL C sagt nicht, was herauskommt.</translation>
    </message>
    <message>
        <source>All of them must name the same work-item.</source>
        <translation>Alle müssen dasselbe Work-Item nennen.</translation>
    </message>
    <message>
        <source>%1 names the work-item with the local id %2 in %3 at %4, but the work-group has only %5 of them in that dimension: OpenCL C does not say what comes out.</source>
        <translation>%1 nennt in %3 in %4 das Work-Item mit der lokalen ID %2, aber die Work-Group hat in dieser Dimension nur %5: OpenCL C sagt nicht, was herauskommt.</translation>
    </message>
    <message>
        <source>%1 names the work-item with the id %2 in %3 at %4, but its sub-group has only %5 of them: OpenCL C does not say what comes out.</source>
        <translation>%1 nennt in %3 in %4 das Work-Item mit der ID %2, aber seine Sub-Group hat nur %5: OpenCL C sagt nicht, was herauskommt.</translation>
    </message>
    <message>
        <source>Give an id from 0 to %1.</source>
        <translation>Geben Sie eine ID von 0 bis %1 an.</translation>
    </message>
    <message>
        <source>The results of the traced and the untraced run were not compared: OpenCL C does not say what an image function does to an image of other pixels than it is for.</source>
        <translation>Die Ergebnisse mit und ohne Aufzeichnung wurden nicht verglichen: OpenCL C sagt nicht, was eine Funktion mit einem Bild macht, für dessen Pixel sie nicht gedacht ist.</translation>
    </message>
    <message>
        <source>The results of the traced and the untraced run were not compared: OpenCL C does not say what a function of a work-group or a sub-group gives where it is not called as it must be.</source>
        <translation>Die Ergebnisse mit und ohne Aufzeichnung wurden nicht verglichen: OpenCL C sagt nicht, was eine Funktion einer Work-Group oder Sub-Group gibt, die nicht so aufgerufen wird, wie sie muss.</translation>
    </message>
    <message>
        <source>invalid collective</source>
        <translation>ungültiger gemeinsamer Aufruf</translation>
    </message>
    <message>
        <source>invalid format</source>
        <translation>unpassendes Format</translation>
    </message>
    <message>
        <source>It looks at what %1 gives: where it waits for another work-item there, as for a lock, OpenCL does not promise that the other one goes on meanwhile.</source>
        <translation>Sie sieht sich an, was %1 ergibt: Wo sie dort auf ein anderes Work-Item wartet, etwa auf eine Sperre, verspricht OpenCL nicht, dass dieses inzwischen weiterkommt.</translation>
    </message>
    <message>
        <source>Work-items of a group may run in lockstep, or one after the other: have one of each group wait for all.</source>
        <translation>Die Work-Items einer Gruppe können im Gleichschritt oder nacheinander laufen: Lassen Sie eines jeder Gruppe für alle warten.</translation>
    </message>
    <message>
        <source>It does come to an end: the untraced launch did, and results are those of that one.</source>
        <translation>Sie endet doch: Der Start ohne Aufzeichnung kam zum Ende, und die Ergebnisse sind seine.</translation>
    </message>
    <message>
        <source>The iterations that were left out are not in the trace; raise the iteration budget to see them.</source>
        <translation>Die ausgelassenen Durchläufe stehen nicht in der Aufzeichnung; erhöhen Sie das Iterationsbudget, um sie zu sehen.</translation>
    </message>
    <message>
        <source>The untraced launch did not come to an end either when it was tried.</source>
        <translation>Auch der Start ohne Aufzeichnung kam nicht zum Ende, als er versucht wurde.</translation>
    </message>
    <message>
        <source>The untraced launch was stopped, since it did not come to an end; what follows it works on the results of the traced launch.</source>
        <translation>Der Start ohne Aufzeichnung wurde angehalten, weil er nicht zu Ende kam; was auf ihn folgt, arbeitet mit den Ergebnissen des aufgezeichneten Starts.</translation>
    </message>
    <message>
        <source>The device names no feature or extension of OpenCL C that allows this (%1).</source>
        <translation>Das Gerät nennt weder ein Merkmal noch eine Erweiterung von OpenCL C, die dies erlaubt (%1).</translation>
    </message>
    <message>
        <source>Whether its compiler takes it is seen when the program is built.</source>
        <translation>Ob sein Compiler es annimmt, zeigt sich, wenn das Programm gebaut wird.</translation>
    </message>
    <message>
        <source>↓ work-items, → steps</source>
        <translation>↓ Work-Items, → Schritte</translation>
    </message>
    <message>
        <source>takes no part</source>
        <translation>nimmt nicht teil</translation>
    </message>
    <message>
        <source>An empty cell</source>
        <translation>Eine leere Zelle</translation>
    </message>
    <message>
        <source>The expression &quot;%1&quot;</source>
        <translation>Der Ausdruck &quot;%1&quot;</translation>
    </message>
    <message>
        <source>The plan was still running after %1 and was ended: %2</source>
        <translation>Der Plan lief nach %1 noch und wurde beendet: %2</translation>
    </message>
    <message>
        <source>step &quot;%1&quot; (queue %2) %3</source>
        <translation>der Schritt &quot;%1&quot; (Queue %2) %3</translation>
    </message>
    <message>
        <source>launch &quot;%1&quot; (queue %2) %3</source>
        <translation>der Start &quot;%1&quot; (Queue %2) %3</translation>
    </message>
    <message>
        <source>reads element %1</source>
        <translation>liest Element %1</translation>
    </message>
    <message>
        <source>reads elements %1 to %2</source>
        <translation>liest Elemente %1 bis %2</translation>
    </message>
    <message>
        <source>possibly reads</source>
        <translation>liest möglicherweise</translation>
    </message>
    <message>
        <source>possibly reads element %1</source>
        <translation>liest möglicherweise Element %1</translation>
    </message>
    <message>
        <source>possibly reads elements %1 to %2</source>
        <translation>liest möglicherweise Elemente %1 bis %2</translation>
    </message>
    <message>
        <source>writes element %1</source>
        <translation>schreibt Element %1</translation>
    </message>
    <message>
        <source>writes elements %1 to %2</source>
        <translation>schreibt Elemente %1 bis %2</translation>
    </message>
    <message>
        <source>possibly writes</source>
        <translation>schreibt möglicherweise</translation>
    </message>
    <message>
        <source>possibly writes element %1</source>
        <translation>schreibt möglicherweise Element %1</translation>
    </message>
    <message>
        <source>possibly writes elements %1 to %2</source>
        <translation>schreibt möglicherweise Elemente %1 bis %2</translation>
    </message>
    <message>
        <source>This project was guessed from what the kernel takes and does.</source>
        <translation>Dieses Projekt wurde aus dem geraten, was der Kernel nimmt und tut.</translation>
    </message>
    <message>
        <source>This project was guessed from what the kernel takes and does, and tried once.</source>
        <translation>Dieses Projekt wurde aus dem geraten, was der Kernel nimmt und tut, und einmal ausprobiert.</translation>
    </message>
    <message>
        <source>had %1 bytes of local memory and is given %2, as whole elements</source>
        <translation>hatte %1 Byte lokalen Speicher und bekommt %2, ganze Elemente</translation>
    </message>
    <message>
        <source>%1 has %2 bytes, which are no whole number of %3 of %4 bytes</source>
        <translation>%1 hat %2 Byte, keine ganze Anzahl von %3 zu je %4 Byte</translation>
    </message>
    <message>
        <source>%1 bytes were captured, but %2 takes %3</source>
        <translation>mitgeschnitten wurden %1 Byte, aber %2 nimmt %3</translation>
    </message>
    <message>
        <source>%1 values are given, but its size has space for %2</source>
        <translation>angegeben sind %1 Werte, aber seine Größe hat Platz für %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no number that fits into %2</source>
        <translation>&quot;%1&quot; ist keine Zahl, die in %2 passt</translation>
    </message>
    <message>
        <source>%1 can&apos;t be given in a .sim file</source>
        <translation>%1 kann in einer .sim-Datei nicht angegeben werden</translation>
    </message>
    <message>
        <source>of %1 only a handle or an address was captured, not what is there</source>
        <translation>von %1 wurde nur ein Handle oder eine Adresse mitgeschnitten, nicht, was dort ist</translation>
    </message>
    <message>
        <source>local memory has no values before a launch</source>
        <translation>lokaler Speicher hat vor einem Start keine Werte</translation>
    </message>
    <message>
        <source>the type of its values is missing: &lt;size=%1 float&gt;, say</source>
        <translation>der Typ seiner Werte fehlt: etwa &lt;size=%1 float&gt;</translation>
    </message>
    <message>
        <source>is read-only, but the kernel writes to it: it is given a buffer that it can</source>
        <translation>ist nur lesbar, aber der Kernel schreibt hinein: Er bekommt einen Puffer, in den er es kann</translation>
    </message>
    <message>
        <source>was a null pointer</source>
        <translation>war ein Nullzeiger</translation>
    </message>
    <message>
        <source>is a null pointer</source>
        <translation>ist ein Nullzeiger</translation>
    </message>
    <message>
        <source>true or false was expected</source>
        <translation>erwartet war wahr oder falsch</translation>
    </message>
    <message>
        <source>bytes were expected</source>
        <translation>erwartet waren Bytes</translation>
    </message>
    <message>
        <source>%1 is not within %2 to %3</source>
        <translation>%1 liegt nicht zwischen %2 und %3</translation>
    </message>
    <message>
        <source>%1, which no project gives: it is given a buffer of one element, 0</source>
        <translation>%1, was kein Projekt gibt: Er bekommt einen Puffer mit einem Element, 0</translation>
    </message>
    <message>
        <source>A message of kind %1 could not be read: %2: %3.</source>
        <translation>Eine Nachricht der Art %1 konnte nicht gelesen werden: %2: %3.</translation>
    </message>
    <message>
        <source>%1 use %2 and nothing orders them: %3, %4.</source>
        <translation>%1 benutzen %2, und nichts ordnet sie: %3, %4.</translation>
    </message>
    <message>
        <source>A size of the launch is more than any device has work-items.</source>
        <translation>Eine Größe des Starts ist mehr, als irgendein Gerät Work-Items hat.</translation>
    </message>
    <message>
        <source>The launch has no work-items: a global size is 0.</source>
        <translation>Der Start hat keine Work-Items: Eine globale Größe ist 0.</translation>
    </message>
    <message>
        <source>A size of the work-group is 0, but not all are, as where the device chooses.</source>
        <translation>Eine Größe der Work-Group ist 0, aber nicht alle, wie es wäre, wenn das Gerät wählt.</translation>
    </message>
    <message>
        <source>Argument %1, %2, %3.</source>
        <translation>Argument %1, %2, %3.</translation>
    </message>
    <message>
        <source>Argument %1, %2, can&apos;t be given as it was captured: %3.</source>
        <translation>Argument %1, %2, kann nicht so gegeben werden, wie es mitgeschnitten wurde: %3.</translation>
    </message>
    <message>
        <source>%1 takes %2 arguments, but %3 were captured.</source>
        <translation>%1 nimmt %2 Argumente, aber %3 wurden mitgeschnitten.</translation>
    </message>
    <message>
        <source>nothing was captured of it</source>
        <translation>davon wurde nichts mitgeschnitten</translation>
    </message>
    <message>
        <source>it is local memory, but the kernel takes %1</source>
        <translation>es ist lokaler Speicher, aber der Kernel nimmt %1</translation>
    </message>
    <message>
        <source>it is a buffer, but the kernel takes %1</source>
        <translation>es ist ein Puffer, aber der Kernel nimmt %1</translation>
    </message>
    <message>
        <source>the members of %1 are not known</source>
        <translation>die Member von %1 sind nicht bekannt</translation>
    </message>
    <message>
        <source>it is the memory of argument %1, which has none</source>
        <translation>es ist der Speicher von Argument %1, das keinen hat</translation>
    </message>
    <message>
        <source>it is an image, but the kernel takes %1</source>
        <translation>es ist ein Image, aber der Kernel nimmt %1</translation>
    </message>
    <message>
        <source>it has more dimensions than %1</source>
        <translation>es hat mehr Dimensionen als %1</translation>
    </message>
    <message>
        <source>it is a sampler, but the kernel takes %1</source>
        <translation>es ist ein Sampler, aber der Kernel nimmt %1</translation>
    </message>
    <message>
        <source>its %1 bytes are no whole number of %2 of %3 bytes</source>
        <translation>seine %1 Byte sind keine ganze Anzahl von %2 zu je %3 Byte</translation>
    </message>
    <message>
        <source>This project is one launch of `%1`.</source>
        <translation>Dieses Projekt ist ein Start von `%1`.</translation>
    </message>
    <message>
        <source>The checks compare with what the captured launch left in memory.</source>
        <translation>Die Prüfungen vergleichen mit dem, was der mitgeschnittene Start im Speicher hinterließ.</translation>
    </message>
    <message>
        <source>The launch is one of &quot;%1&quot;, but %2 has no such kernel.</source>
        <translation>Der Start ist einer von &quot;%1&quot;, aber %2 hat keinen solchen Kernel.</translation>
    </message>
    <message>
        <source>its type %1 is not known</source>
        <translation>sein Typ %1 ist nicht bekannt</translation>
    </message>
    <message>
        <source>Here one whole number should stand.</source>
        <translation>Hier sollte eine ganze Zahl stehen.</translation>
    </message>
    <message>
        <source>Here three lines should stand: the global size, the local size and the offset, each as whole numbers.</source>
        <translation>Hier sollten drei Zeilen stehen: die globale Größe, die lokale Größe und der Versatz, jeweils als ganze Zahlen.</translation>
    </message>
    <message>
        <source>Here the name of a kernel should stand.</source>
        <translation>Hier sollte der Name eines Kernels stehen.</translation>
    </message>
    <message>
        <source>The kernel&apos;s source is not in the folder: its program was made from a binary, or from SPIR-V.</source>
        <translation>Die Quelle des Kernels ist nicht im Ordner: Sein Programm wurde aus einer Binärdatei oder aus SPIR-V gemacht.</translation>
    </message>
    <message>
        <source>Capture one that is built from OpenCL C.</source>
        <translation>Schneiden Sie einen mit, der aus OpenCL C gebaut wird.</translation>
    </message>
    <message>
        <source>Here the index of an earlier argument that is a buffer or an image should stand.</source>
        <translation>Hier sollte der Index eines früheren Arguments stehen, das ein Puffer oder ein Image ist.</translation>
    </message>
    <message>
        <source>Argument %1 points into the middle of shared virtual memory, which no project can give.</source>
        <translation>Argument %1 zeigt mitten in gemeinsamen virtuellen Speicher, was kein Projekt geben kann.</translation>
    </message>
    <message>
        <source>The pixels of the image are missing.</source>
        <translation>Die Pixel des Images fehlen.</translation>
    </message>
    <message>
        <source>It has %1 bytes, which are no %2 x %3 x %4 pixels of %5.</source>
        <translation>Sie hat %1 Byte, und das sind keine %2 x %3 x %4 Pixel von %5.</translation>
    </message>
    <message>
        <source>The &quot;address&quot; is one of %1, the &quot;filter&quot; one of %2.</source>
        <translation>&quot;address&quot; ist eines von %1, &quot;filter&quot; eines von %2.</translation>
    </message>
    <message>
        <source>This is no text: it holds a zero byte.</source>
        <translation>Das ist kein Text: Es enthält ein Nullbyte.</translation>
    </message>
    <message>
        <source>It is the launch that `%1` describes for Oclgrind.</source>
        <translation>Es ist der Start, den `%1` für Oclgrind beschreibt.</translation>
    </message>
    <message>
        <source>the kernel&apos;s file</source>
        <translation>die Datei des Kernels</translation>
    </message>
    <message>
        <source>the kernel&apos;s name</source>
        <translation>der Name des Kernels</translation>
    </message>
    <message>
        <source>the size of the work-groups</source>
        <translation>die Größe der Work-Groups</translation>
    </message>
    <message>
        <source>There are more arguments than a kernel takes.</source>
        <translation>Das sind mehr Argumente, als ein Kernel nimmt.</translation>
    </message>
    <message>
        <source>A specifier begins with &lt; but has no &gt; on the same line.</source>
        <translation>Eine Angabe beginnt mit &lt;, hat aber kein &gt; in derselben Zeile.</translation>
    </message>
    <message>
        <source>There are more than %1 values, too many for a project.</source>
        <translation>Das sind mehr als %1 Werte, zu viele für ein Projekt.</translation>
    </message>
    <message>
        <source>Here %1 should stand.</source>
        <translation>Hier sollte %1 stehen.</translation>
    </message>
    <message>
        <source>Here %1 should stand: three whole numbers.</source>
        <translation>Hier sollte %1 stehen: drei ganze Zahlen.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; stands where argument %2 should begin, as &lt;size=4 ...&gt;.</source>
        <translation>&quot;%1&quot; steht, wo Argument %2 beginnen sollte, etwa als &lt;size=4 ...&gt;.</translation>
    </message>
    <message>
        <source>Argument %1 is given values though its specifier says what it holds.</source>
        <translation>Argument %1 bekommt Werte, obwohl seine Angabe sagt, was es enthält.</translation>
    </message>
    <message>
        <source>Only one of fill, range, noinit and null (without a size) can be given.</source>
        <translation>Nur eines von fill, range, noinit und null (ohne Größe) kann angegeben werden.</translation>
    </message>
    <message>
        <source>A size of at least 1 is missing: &lt;size=BYTES ...&gt;.</source>
        <translation>Eine Größe von mindestens 1 fehlt: &lt;size=BYTES ...&gt;.</translation>
    </message>
    <message>
        <source>Two types are given: %1 and %2.</source>
        <translation>Zwei Typen sind angegeben: %1 und %2.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no size in bytes.</source>
        <translation>&quot;%1&quot; ist keine Größe in Byte.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not fill=VALUE or range=FIRST:INCREMENT:LAST.</source>
        <translation>&quot;%1&quot; ist nicht fill=VALUE oder range=FIRST:INCREMENT:LAST.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; says nothing of an argument.</source>
        <translation>&quot;%1&quot; sagt nichts von einem Argument.</translation>
    </message>
    <message>
        <source>%1 is LLVM bitcode.</source>
        <translation>%1 ist LLVM-Bitcode.</translation>
    </message>
    <message>
        <source>Name the kernel&apos;s source in OpenCL C instead.</source>
        <translation>Nennen Sie stattdessen die Quelle des Kernels in OpenCL C.</translation>
    </message>
    <message>
        <source>the range %1 has numbers beyond 2^53</source>
        <translation>der Bereich %1 hat Zahlen jenseits von 2^53</translation>
    </message>
    <message>
        <source>the range %1 has not the %2 numbers that its size has space for</source>
        <translation>der Bereich %1 hat nicht die %2 Zahlen, für die seine Größe Platz hat</translation>
    </message>
    <message>
        <source>its %1 bytes are no whole number of %2</source>
        <translation>seine %1 Byte sind keine ganze Anzahl von %2</translation>
    </message>
    <message>
        <source>it has %1 bytes, of which only %2 can be given so</source>
        <translation>es hat %1 Byte, von denen nur %2 so gegeben werden können</translation>
    </message>
    <message>
        <source>The check &quot;%1&quot; could not be made.</source>
        <translation>Die Prüfung &quot;%1&quot; konnte nicht ausgeführt werden.</translation>
    </message>
    <message>
        <source>There is no %1 here.</source>
        <translation>Hier gibt es keine %1.</translation>
    </message>
    <message>
        <source>%1 was stopped after %2.</source>
        <translation>%1 wurde nach %2 abgebrochen.</translation>
    </message>
    <message>
        <source>%1 is not a number.</source>
        <translation>%1 ist keine Zahl.</translation>
    </message>
    <message>
        <source>Look at these first:</source>
        <translation>Sehen Sie sich zuerst das an:</translation>
    </message>
    <message>
        <source>Choose with --options, as in --options &quot;-D %1&quot;.</source>
        <translation>Wählen Sie mit --options, etwa --options &quot;-D %1&quot;.</translation>
    </message>
    <message>
        <source>The kernel &quot;%1&quot; is left out by the preprocessor (%2).</source>
        <translation>Der Präprozessor lässt den Kernel &quot;%1&quot; aus (%2).</translation>
    </message>
    <message>
        <source>The request speaks version %1, this program version %2.</source>
        <translation>Die Anfrage spricht Version %1, dieses Programm Version %2.</translation>
    </message>
    <message>
        <source>Install both from one release.</source>
        <translation>Installieren Sie beide aus einer Version.</translation>
    </message>
    <message>
        <source>There is no command &quot;%1&quot;.</source>
        <translation>Es gibt keinen Befehl &quot;%1&quot;.</translation>
    </message>
    <message>
        <source>Use one of: %1.</source>
        <translation>Verwenden Sie eines von: %1.</translation>
    </message>
    <message>
        <source>The request names no kernel to trace.</source>
        <translation>Die Anfrage nennt keinen Kernel zum Aufzeichnen.</translation>
    </message>
    <message>
        <source>It was started %1 times: the editor goes on without it.</source>
        <translation>Er wurde %1-mal gestartet: Der Editor macht ohne ihn weiter.</translation>
    </message>
    <message>
        <source>Start Kernelscope again to try once more.</source>
        <translation>Starten Sie Kernelscope neu, um es noch einmal zu versuchen.</translation>
    </message>
    <message>
        <source>An expression has at most %1 characters; this one has %2.</source>
        <translation>Ein Ausdruck hat höchstens %1 Zeichen; dieser hat %2.</translation>
    </message>
    <message>
        <source>%1 is not a whole number, which the type %2 needs.</source>
        <translation>%1 ist keine ganze Zahl, wie sie der Typ %2 braucht.</translation>
    </message>
    <message>
        <source>%1 is outside of the type %2 (%3 to %4).</source>
        <translation>%1 liegt außerhalb des Typs %2 (%3 bis %4).</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is %2, but the parameter &quot;%3&quot; is given it as %4.</source>
        <translation>&quot;%1&quot; ist %2, wird dem Parameter &quot;%3&quot; aber gegeben, als wäre es %4.</translation>
    </message>
    <message>
        <source>%1 cannot run on &quot;%2&quot;.</source>
        <translation>%1 kann nicht auf &quot;%2&quot; laufen.</translation>
    </message>
    <message>
        <source>The parameter &quot;%1&quot; has no value.</source>
        <translation>Der Parameter &quot;%1&quot; hat keinen Wert.</translation>
    </message>
    <message>
        <source>%1: there is no kernel &quot;%2&quot; in the sources.</source>
        <translation>%1: In den Quellen gibt es keinen Kernel &quot;%2&quot;.</translation>
    </message>
    <message>
        <source>The step &quot;swap %1, %2&quot;: there is no buffer &quot;%3&quot;.</source>
        <translation>Der Schritt &quot;swap %1, %2&quot;: Es gibt keinen Puffer &quot;%3&quot;.</translation>
    </message>
    <message>
        <source>The step &quot;swap %1, %2&quot; exchanges buffers of different types: %3 and %4.</source>
        <translation>Der Schritt &quot;swap %1, %2&quot; vertauscht Puffer verschiedener Typen: %3 und %4.</translation>
    </message>
    <message>
        <source>Give it %1.</source>
        <translation>Geben Sie ihm %1.</translation>
    </message>
    <message>
        <source>%1 has the type &quot;%2&quot;, which is no type of a buffer&apos;s elements.</source>
        <translation>%1 hat den Typ &quot;%2&quot;, der kein Typ für Pufferelemente ist.</translation>
    </message>
    <message>
        <source>%1 has the type &quot;%2&quot;, which is neither an OpenCL type nor a struct of the sources.</source>
        <translation>%1 hat den Typ &quot;%2&quot;, der weder ein Typ von OpenCL noch eine Struktur der Quellen ist.</translation>
    </message>
    <message>
        <source>%1 has the type %2, but %3 is not supported by this device (%4).</source>
        <translation>%1 hat den Typ %2, aber %3 unterstützt dieses Gerät (%4) nicht.</translation>
    </message>
    <message>
        <source>%1 cannot be made: images are not supported by this device (%2).</source>
        <translation>%1 kann nicht angelegt werden: Dieses Gerät (%2) unterstützt keine Images.</translation>
    </message>
    <message>
        <source>%1 takes %2 (%3 bytes), but the device allocates at most %4 (%5 bytes) at once.</source>
        <translation>%1 belegt %2 (%3 Byte), aber das Gerät belegt höchstens %4 (%5 Byte) auf einmal.</translation>
    </message>
    <message>
        <source>%1 cannot be in svm memory: that holds buffers.</source>
        <translation>%1 kann nicht im svm-Speicher liegen: Der ist für Puffer.</translation>
    </message>
    <message>
        <source>%1 is in svm memory, but svm is not supported by this device (%2).</source>
        <translation>%1 liegt im svm-Speicher, aber dieses Gerät (%2) unterstützt svm nicht.</translation>
    </message>
    <message>
        <source>%1 takes %2, more than the parameters of a kernel can.</source>
        <translation>%1 belegt %2, mehr als die Parameter eines Kernels können.</translation>
    </message>
    <message>
        <source>%1 starts at element %2, but &quot;%3&quot; has %4 elements.</source>
        <translation>%1 beginnt bei Element %2, aber &quot;%3&quot; hat %4 Elemente.</translation>
    </message>
    <message>
        <source>%1 takes %2 elements from element %3 on, but &quot;%4&quot; has %5 elements.</source>
        <translation>%1 nimmt %2 Elemente ab Element %3, aber &quot;%4&quot; hat %5 Elemente.</translation>
    </message>
    <message>
        <source>%1 takes a part of the image &quot;%2&quot;.</source>
        <translation>%1 nimmt einen Teil des Images &quot;%2&quot;.</translation>
    </message>
    <message>
        <source>%1 copies between different types: &quot;%2&quot; holds %3 and &quot;%4&quot; holds %5.</source>
        <translation>%1 kopiert zwischen verschiedenen Typen: &quot;%2&quot; enthält %3, &quot;%4&quot; enthält %5.</translation>
    </message>
    <message>
        <source>%1 copies between images of different shapes.</source>
        <translation>%1 kopiert zwischen Images verschiedener Form.</translation>
    </message>
    <message>
        <source>%1 copies elements %2 to %3 of &quot;%4&quot; onto elements %5 to %6 of the same buffer, and the two overlap.</source>
        <translation>%1 kopiert die Elemente %2 bis %3 von &quot;%4&quot; auf die Elemente %5 bis %6 desselben Puffers, und die beiden überlappen sich.</translation>
    </message>
    <message>
        <source>%1 fills an image.</source>
        <translation>%1 füllt ein Image.</translation>
    </message>
    <message>
        <source>%1 of its %2 commands were done, and none took long.</source>
        <translation>%1 seiner %2 Befehle waren erledigt, und keiner dauerte lange.</translation>
    </message>
    <message>
        <source>its commands were done one after the other, and none took long.</source>
        <translation>Seine Befehle wurden einer nach dem anderen erledigt, und keiner dauerte lange.</translation>
    </message>
    <message>
        <source>The worker &quot;%1&quot; could not be started: %2.</source>
        <translation>Der Worker &quot;%1&quot; konnte nicht gestartet werden: %2.</translation>
    </message>
    <message>
        <source>a whole number was expected</source>
        <translation>erwartet war eine ganze Zahl</translation>
    </message>
    <message>
        <source>a number was expected</source>
        <translation>erwartet war eine Zahl</translation>
    </message>
    <message>
        <source>a text was expected</source>
        <translation>erwartet war ein Text</translation>
    </message>
    <message>
        <source>a known word was expected</source>
        <translation>erwartet war ein bekanntes Wort</translation>
    </message>
    <message>
        <source>a list was expected</source>
        <translation>erwartet war eine Liste</translation>
    </message>
    <message>
        <source>a list of %1 was expected</source>
        <translation>erwartet war eine Liste von %1</translation>
    </message>
    <message>
        <source>a map was expected</source>
        <translation>erwartet war eine Zuordnung</translation>
    </message>
    <message>
        <source>The file can&apos;t be read: %1.</source>
        <translation>Die Datei kann nicht gelesen werden: %1.</translation>
    </message>
    <message>
        <source>it has more events than there can be</source>
        <translation>sie hat mehr Ereignisse, als es geben kann</translation>
    </message>
    <message>
        <source>the local size does not divide the global size</source>
        <translation>die lokale Größe teilt die globale nicht</translation>
    </message>
    <message>
        <source>the global size is beyond 32 bits</source>
        <translation>die globale Größe braucht mehr als 32 Bit</translation>
    </message>
    <message>
        <source>it has %1 dimensions</source>
        <translation>sie hat %1 Dimensionen</translation>
    </message>
    <message>
        <source>it has too many work-items</source>
        <translation>sie hat zu viele Work-Items</translation>
    </message>
    <message>
        <source>the number of work-items is not that of the recorded groups</source>
        <translation>die Zahl der Work-Items ist nicht die der aufgezeichneten Gruppen</translation>
    </message>
    <message>
        <source>it has %1 events, more than can be held</source>
        <translation>sie hat %1 Ereignisse, mehr als gehalten werden können</translation>
    </message>
    <message>
        <source>its columns differ in length</source>
        <translation>ihre Spalten sind verschieden lang</translation>
    </message>
    <message>
        <source>it has too many access sites or objects</source>
        <translation>sie hat zu viele Zugriffsstellen oder Objekte</translation>
    </message>
    <message>
        <source>the recorded groups are not in order</source>
        <translation>die aufgezeichneten Gruppen sind nicht geordnet</translation>
    </message>
    <message>
        <source>the work-items are not in order</source>
        <translation>die Work-Items sind nicht geordnet</translation>
    </message>
    <message>
        <source>the work-items don&apos;t cover the events</source>
        <translation>die Work-Items umfassen nicht alle Ereignisse</translation>
    </message>
    <message>
        <source>the elements of %1 have no size</source>
        <translation>die Elemente von %1 haben keine Größe</translation>
    </message>
    <message>
        <source>the access site of line %1 has impossible facts</source>
        <translation>die Zugriffsstelle in Zeile %1 hat unmögliche Angaben</translation>
    </message>
    <message>
        <source>the faults are not counted for every access site</source>
        <translation>die Fehler sind nicht für jede Zugriffsstelle gezählt</translation>
    </message>
    <message>
        <source>a fault has an impossible place</source>
        <translation>ein Fehler hat eine unmögliche Stelle</translation>
    </message>
    <message>
        <source>The trace buffer has blocks of %1 lanes; there can be 1 to %2.</source>
        <translation>Der Aufzeichnungspuffer hat Blöcke von %1 Lanes; möglich sind 1 bis %2.</translation>
    </message>
    <message>
        <source>The trace buffer of %1 words is too short for its tables.</source>
        <translation>Der Aufzeichnungspuffer von %1 Wörtern ist zu kurz für seine Tabellen.</translation>
    </message>
    <message>
        <source>The trace buffer&apos;s table of segments points outside the buffer.</source>
        <translation>Die Segmenttabelle des Aufzeichnungspuffers zeigt aus dem Puffer hinaus.</translation>
    </message>
    <message>
        <source>The trace buffer&apos;s segments overlap: the kernel wrote over their table.</source>
        <translation>Die Segmente des Aufzeichnungspuffers überlappen sich: Der Kernel hat ihre Tabelle überschrieben.</translation>
    </message>
    <message>
        <source>What went wrong at the access site of line %1 can&apos;t be read.</source>
        <translation>Was an der Zugriffsstelle in Zeile %1 schiefging, kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>The trace was written by a newer version of Kernelscope (file format %1; this program reads up to %2).</source>
        <translation>Die Aufzeichnung stammt von einer neueren Version von Kernelscope (Dateiformat %1; dieses Programm liest bis %2).</translation>
    </message>
    <message>
        <source>Open it with that version, or trace again.</source>
        <translation>Öffnen Sie sie mit dieser Version, oder zeichnen Sie neu auf.</translation>
    </message>
    <message>
        <source>The trace was written by an older version of Kernelscope (file format %1; this program reads %2).</source>
        <translation>Die Aufzeichnung stammt von einer älteren Version von Kernelscope (Dateiformat %1; dieses Programm liest %2).</translation>
    </message>
    <message>
        <source>One run is all that this worker is for.</source>
        <translation>Dieser Worker ist nur für einen Lauf da.</translation>
    </message>
    <message>
        <source>This is for the process that judges.</source>
        <translation>Das ist für den Prozess, der urteilt.</translation>
    </message>
    <message>
        <source>%1 others</source>
        <translation>%1 weitere</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 und %2 weitere</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>%1 failed.</source>
        <translation>%1 fehlgeschlagen.</translation>
    </message>
    <message>
        <source>The build option %1 lets compilers compute floating point numbers in different ways: build without it to see whether the results still differ.</source>
        <translation>Mit der Build-Option %1 dürfen Compiler Gleitkommazahlen auf verschiedene Weisen berechnen: Bauen Sie ohne sie, um zu sehen, ob sich die Ergebnisse noch unterscheiden.</translation>
    </message>
    <message>
        <source>Perhaps %1, declared at %2, was read before all of it had a value, which is not seen everywhere; if not, the device&apos;s compiler translated one of the two wrongly.</source>
        <translation>Vielleicht wurde %1, deklariert bei %2, gelesen, bevor alles davon einen Wert hatte, was nicht überall zu sehen ist; wenn nicht, hat der Compiler des Geräts eines von beiden falsch übersetzt.</translation>
    </message>
    <message>
        <source>Give it a value where it is declared to see which.</source>
        <translation>Geben Sie der Variablen einen Wert, wo sie deklariert ist, um zu sehen, was davon zutrifft.</translation>
    </message>
    <message>
        <source>Accesses at %1 went to memory that is not known, through a pointer that was loaded from global memory or made from an integer: they may be out of bounds.</source>
        <translation>Zugriffe bei %1 gingen in Speicher, der nicht bekannt ist, durch einen Zeiger, der aus globalem Speicher geladen oder aus einer ganzen Zahl gemacht wurde: Sie können außerhalb der Grenzen liegen.</translation>
    </message>
    <message>
        <source>%1 computes at %2 with a value that nothing was assigned to.</source>
        <translation>%1 rechnet bei %2 mit einem Wert, dem nichts zugewiesen wurde.</translation>
    </message>
    <message>
        <source>A barrier there orders another race for %1, too.</source>
        <translation>Eine Barriere dort ordnet auch eine weitere Race um %1.</translation>
    </message>
    <message>
        <source>A barrier there orders %1 other races for %2, too.</source>
        <translation>Eine Barriere dort ordnet auch %1 weitere Races um %2.</translation>
    </message>
    <message>
        <source>Load into a private variable, put a barrier(%1) after that, and store then.</source>
        <translation>Laden Sie in eine private Variable, setzen Sie danach eine barrier(%1), und schreiben Sie erst dann.</translation>
    </message>
    <message>
        <source>Load into a private variable, put a barrier(%1) after that, and store then; if they happen in different iterations of a loop, put one after the store, too.</source>
        <translation>Laden Sie in eine private Variable, setzen Sie danach eine barrier(%1), und schreiben Sie erst dann; geschieht beides in verschiedenen Iterationen einer Schleife, setzen Sie auch nach dem Schreiben eine.</translation>
    </message>
    <message>
        <source>Something is missing after the last %1.</source>
        <translation>Nach dem letzten %1 fehlt etwas.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a pointer, and what it points at is not known here.</source>
        <translation>&quot;%1&quot; ist ein Zeiger, und worauf er zeigt, ist hier nicht bekannt.</translation>
    </message>
    <message>
        <source>Assign the element to a private variable and watch that.</source>
        <translation>Weisen Sie das Element einer privaten Variablen zu und beobachten Sie diese.</translation>
    </message>
    <message>
        <source>The expression &quot;%1&quot; uses %2, which is not defined.</source>
        <translation>Der Ausdruck &quot;%1&quot; verwendet %2, was nicht definiert ist.</translation>
    </message>
    <message>
        <source>the format of %1, %2</source>
        <translation>das Format von %1, %2</translation>
    </message>
    <message>
        <source>An access in a block, ^{...}.</source>
        <translation>Ein Zugriff in einem Block, ^{...}.</translation>
    </message>
    <message>
        <source>The accesses at one place of the source can&apos;t be traced: %1.</source>
        <translation>Die Zugriffe an einer Stelle der Quelle können nicht aufgezeichnet werden: %1.</translation>
    </message>
    <message>
        <source>%1 uses component %2 of %3 at %4, and a %5 has %6.</source>
        <translation>%1 benutzt bei %4 die Komponente %2 von %3, und ein %5 hat %6.</translation>
    </message>
    <message>
        <source>%1[%2] depends on what %3 holds before all of it has a value: it is %4 after the traced run, but %5 where unset variables begin with something else; %6 of %7 elements differ.</source>
        <translation>%1[%2] hängt davon ab, was %3 enthält, bevor alles davon einen Wert hat: Es ist nach dem aufgezeichneten Lauf %4, aber %5, wo Variablen ohne Wert mit etwas anderem beginnen; %6 von %7 Elementen weichen ab.</translation>
    </message>
    <message>
        <source>A variable starts with whatever was left in its place: give all of it a value first.</source>
        <translation>Eine Variable beginnt mit dem, was an ihrer Stelle zurückblieb: Geben Sie erst allem davon einen Wert.</translation>
    </message>
    <message>
        <source>It was traced without the compiler&apos;s optimisation: with it, work-items do what the kernel has others do, or leave out what it has them do, so that the device&apos;s compiler seems to have translated the traced kernel wrongly.</source>
        <translation>Die Ausführung wurde ohne Optimierung des Compilers aufgezeichnet: Mit ihr tun Work-Items, was der Kernel anderen aufträgt, oder lassen aus, was er ihnen aufträgt; der Compiler des Geräts scheint den aufgezeichneten Kernel also falsch übersetzt zu haben.</translation>
    </message>
    <message>
        <source>Check “%1”: %2 of %3 values differ, first %4%5: it is %6, expected %7.</source>
        <translation>Prüfung „%1“: %2 von %3 Werten weichen ab, zuerst %4%5: Er ist %6, erwartet %7.</translation>
    </message>
    <message>
        <source>it is not a valid expression</source>
        <translation>er ist nicht vollständig oder falsch geschrieben</translation>
    </message>
    <message>
        <source>OpenCL C does not define the value of %1 at %2: it is changed there, and changed or read again, in an unspecified order, which may differ from run to run.</source>
        <translation>OpenCL C legt den Wert von %1 bei %2 nicht fest: Es wird dort geändert und noch einmal geändert oder gelesen, in einer Reihenfolge, die nicht festgelegt ist und von Lauf zu Lauf eine andere sein kann.</translation>
    </message>
    <message>
        <source>Write the two as separate statements.</source>
        <translation>Schreiben Sie beides als eigene Anweisungen.</translation>
    </message>
    <message>
        <source>The driver seems to be at fault, not the kernel: built without optimisation, the traced kernel too gives the untraced run&apos;s results.</source>
        <translation>Schuld scheint der Treiber zu sein, nicht der Kernel: Ohne Optimierung übersetzt, ergibt auch der aufgezeichnete Kernel die Ergebnisse des Laufs ohne Aufzeichnung.</translation>
    </message>
    <message>
        <source>Do not rely on what else was found of this launch: build with -cl-opt-disable to trace it without optimisation.</source>
        <translation>Verlassen Sie sich nicht auf das, was sonst zu dieser Ausführung gefunden wurde: Übersetzen Sie mit -cl-opt-disable, damit sie ohne Optimierung aufgezeichnet wird.</translation>
    </message>
    <message>
        <source>An update of %1 may be lost: %2, %3, then %4, after a barrier %5.</source>
        <translation>Eine Aktualisierung von %1 geht vielleicht verloren: %2, %3, dann %4, nach einer Barriere %5.</translation>
    </message>
    <message>
        <source>Each stores what it made from its own load, and both loads come before both stores, so that the later store does away with what the earlier one did.</source>
        <translation>Jedes speichert, was es aus dem selbst Geladenen gemacht hat, und beide laden, bevor eines speichert, sodass der spätere Speicherzugriff aufhebt, was der frühere bewirkt hat.</translation>
    </message>
    <message>
        <source>If both are to count, load again after the barrier.</source>
        <translation>Sollen beide zählen, laden Sie nach der Barriere erneut.</translation>
    </message>
    <message>
        <source>%1 accesses %2 at %3 as a type that is larger: part of it lies outside the variable.</source>
        <translation>%1 greift bei %3 auf %2 als einen größeren Typ zu: Ein Teil davon liegt außerhalb der Variablen.</translation>
    </message>
    <message>
        <source>%1 accesses %2 at %3, after the block that it is declared in has ended: the variable is no more then, and anything may lie in its place.</source>
        <translation>%1 greift bei %3 auf %2 zu, nachdem der Block geendet hat, in dem es deklariert ist: Die Variable gibt es dann nicht mehr, und an ihrer Stelle kann alles Mögliche liegen.</translation>
    </message>
    <message>
        <source>Declare it outside of that block.</source>
        <translation>Deklarieren Sie sie außerhalb dieses Blocks.</translation>
    </message>
    <message>
        <source>The signed overflow at %1 may be why: compilers take it that none happens, and may make a loop endless whose end hangs on one.</source>
        <translation>Der Vorzeichenüberlauf bei %1 kann der Grund sein: Compiler gehen davon aus, dass keiner vorkommt, und können eine Schleife endlos machen, deren Ende von einem abhängt.</translation>
    </message>
    <message>
        <source>Not all work-items of work-group %1 come to the %2 at %3: %4 was kept away by the condition at %5, whose other branches have theirs at %6.</source>
        <translation>Nicht alle Work-Items der Work-Group %1 kommen an diese Stelle (%2 bei %3): %4 wurde durch die Bedingung bei %5 ferngehalten, deren andere Zweige ihre eigenen haben: %6.</translation>
    </message>
    <message>
        <source>the global offset, 0</source>
        <translation>der globale Versatz, 0</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 Punkte</translation>
    </message>
    <message>
        <source>%1 of %2 points</source>
        <translation>%1 von %2 Punkten</translation>
    </message>
    <message>
        <source>Swept: %1, with %2 runs each.</source>
        <translation>Messreihe: %1 mit je %2 Läufen.</translation>
    </message>
    <message>
        <source>Swept: %1.</source>
        <translation>Messreihe: %1.</translation>
    </message>
    <message>
        <source>It has no end: no value makes its condition false, and nothing else leads out of it.</source>
        <translation>Sie hat kein Ende: Kein Wert macht ihre Bedingung falsch, und auch sonst führt nichts aus ihr hinaus.</translation>
    </message>
    <message>
        <source>Mend the condition, or leave the loop by a break.</source>
        <translation>Beheben Sie die Bedingung, oder verlassen Sie die Schleife mit einem break.</translation>
    </message>
    <message>
        <source>That may come of an access out of bounds, which was left out: mend that first.</source>
        <translation>Das kann von einem Zugriff außerhalb der Grenzen kommen, der ausgelassen wurde: Beheben Sie zuerst diesen.</translation>
    </message>
    <message>
        <source>Each was timed once, which does not tell which is faster.</source>
        <translation>Jeder wurde einmal gemessen; das sagt nicht, welcher schneller ist.</translation>
    </message>
    <message>
        <source>The wait at %1 is for no event.</source>
        <translation>Bei %1 wird auf kein Ereignis gewartet.</translation>
    </message>
    <message>
        <source>They are in different branches of one statement, so that no barrier can be put between the two: use atomics, give each work-item an element of its own, or take one of them out of the statement, after a barrier(%1).</source>
        <translation>Sie stehen in verschiedenen Zweigen einer Anweisung, sodass keine Barriere zwischen die beiden gesetzt werden kann: Verwenden Sie atomare Funktionen, geben Sie jedem Work-Item ein eigenes Element, oder nehmen Sie eines von beiden aus der Anweisung heraus, hinter eine barrier(%1).</translation>
    </message>
    <message>
        <source>If they happen in different iterations of a loop, put a barrier(%1) after the statement.</source>
        <translation>Geschehen sie in verschiedenen Iterationen einer Schleife, setzen Sie eine barrier(%1) hinter die Anweisung.</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>und %1 weitere</translation>
    </message>
    <message>
        <source>Both are in a branch that not all work-items of the group take, and all have to come to the barrier: end the branch before it, and begin it again after it.</source>
        <translation>Beide liegen in einem Zweig, den nicht alle Work-Items der Gruppe nehmen, und zur Barriere müssen alle kommen: Beenden Sie den Zweig vor ihr, und beginnen Sie ihn danach von Neuem.</translation>
    </message>
    <message>
        <source>It is %1 byte long, which is no multiple of the %2 bytes of a %3.</source>
        <translation>Sie ist %1 Byte lang, kein Vielfaches der %2 Byte eines %3.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a file, but a folder.</source>
        <translation>&quot;%1&quot; ist keine Datei, sondern ein Ordner.</translation>
    </message>
    <message>
        <source>Name a file in it, or another.</source>
        <translation>Nennen Sie eine Datei darin oder eine andere.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a file, but a pipe, a socket or a device.</source>
        <translation>&quot;%1&quot; ist keine Datei, sondern eine Pipe, ein Socket oder ein Gerät.</translation>
    </message>
    <message>
        <source>Put a plain file there, or name another.</source>
        <translation>Legen Sie eine gewöhnliche Datei dorthin, oder nennen Sie eine andere.</translation>
    </message>
    <message>
        <source>The expression &quot;%1&quot; throws %2, where a number is to be given.</source>
        <translation>Der Ausdruck &quot;%1&quot; wirft dies: %2; gebraucht wird eine Zahl als Ergebnis.</translation>
    </message>
</context>
<context>
    <name>kernelscope::AccessView</name>
    <message>
        <source>Access</source>
        <translation>Zugriffe</translation>
    </message>
    <message>
        <source>Addresses of a sub-group</source>
        <translation>Adressen einer Sub-Group</translation>
    </message>
    <message>
        <source>Access sites, the most wasteful first</source>
        <translation>Zugriffsstellen, die verschwenderischste zuerst</translation>
    </message>
    <message>
        <source>The accesses are being counted…</source>
        <translation>Die Zugriffe werden gezählt…</translation>
    </message>
    <message>
        <source>This launch accesses no buffer, no image and no local memory, so there are no patterns to show.</source>
        <translation>Dieser Start greift auf keinen Puffer, kein Image und keinen lokalen Speicher zu, also gibt es keine Muster zu zeigen.</translation>
    </message>
</context>
<context>
    <name>kernelscope::AddressData</name>
    <message>
        <source>%1 · line %2</source>
        <translation>%1 · Zeile %2</translation>
    </message>
    <message>
        <source>%1 memory</source>
        <translation>Speicher: %1</translation>
    </message>
    <message>
        <source>Work-item %1</source>
        <translation>Work-Item %1</translation>
    </message>
    <message>
        <source>Work-items %1 to %2</source>
        <translation>Work-Items %1 bis %2</translation>
    </message>
    <message>
        <source>%1 of %2, phase %3</source>
        <translation>%1 von %2, Phase %3</translation>
    </message>
    <message>
        <source>, phase %1 (none in phase %2)</source>
        <translation>, Phase %1 (keiner in Phase %2)</translation>
    </message>
    <message>
        <source> (it is not made in phase %1, which is shown)</source>
        <translation> (nicht in der gezeigten Phase %1)</translation>
    </message>
    <message>
        <source> (time %1 of %2)</source>
        <translation> (Mal %1 von %2)</translation>
    </message>
    <message>
        <source>All of these accesses lie outside of %1: a model has nothing to say of them.</source>
        <translation>Alle diese Zugriffe liegen außerhalb von %1: Ein Modell hat dazu nichts zu sagen.</translation>
    </message>
    <message>
        <source>1 access lies outside of %1 and is not counted.</source>
        <translation>1 Zugriff liegt außerhalb von %1 und wird nicht gezählt.</translation>
    </message>
    <message>
        <source>%1 accesses lie outside of %2 and are not counted.</source>
        <translation>%1 Zugriffe liegen außerhalb von %2 und werden nicht gezählt.</translation>
    </message>
    <message>
        <source>A model, not a measurement: </source>
        <translation>Ein Modell, keine Messung: </translation>
    </message>
    <message>
        <source>%1 of %2 bytes, all of them used.</source>
        <translation>%1 zu %2 Byte, alle genutzt.</translation>
    </message>
    <message>
        <source>%1 of %2 bytes for %3 that are used.</source>
        <translation>%1 zu %2 Byte für %3, die genutzt werden.</translation>
    </message>
    <message>
        <source> Side by side they would take %1.</source>
        <translation> Nebeneinander brauchten sie %1.</translation>
    </message>
    <message>
        <source> %1 is wasted.</source>
        <translation> %1 ist verschwendet.</translation>
    </message>
    <message>
        <source>no bank conflicts, %1.</source>
        <translation>keine Bankkonflikte, %1.</translation>
    </message>
    <message>
        <source>the fullest bank needs %1. Without conflicts, %2 would do.</source>
        <translation>Die vollste Bank braucht %1. Ohne Konflikte genügten %2.</translation>
    </message>
    <message>
        <source>This model has no banks, so it has nothing to say of local memory.</source>
        <translation>Dieses Modell hat keine Bänke, also hat es zum lokalen Speicher nichts zu sagen.</translation>
    </message>
    <message>
        <source>How an image lies in memory is the device&apos;s secret, so there is no model of it. Drawn are its pixels, row after row.</source>
        <translation>Wie ein Image im Speicher liegt, ist das Geheimnis des Geräts, also gibt es kein Modell davon. Gezeichnet sind seine Pixel, Zeile für Zeile.</translation>
    </message>
    <message>
        <source>The model has nothing to say of %1 memory.</source>
        <translation>Das Modell hat zu diesem Speicher (%1) nichts zu sagen.</translation>
    </message>
    <message>
        <source>: this time %1</source>
        <translation>: dieses Mal %1</translation>
    </message>
    <message>
        <source>: outside of %1</source>
        <translation>: außerhalb von %1</translation>
    </message>
    <message>
        <source>, %2 outside of %1</source>
        <translation>, %2 außerhalb von %1</translation>
    </message>
    <message>
        <source>%1 (lane %2) goes outside, to %3.</source>
        <translation>%1 (Lane %2) geht nach außerhalb, nach %3.</translation>
    </message>
    <message>
        <source>%1 (lane %2) touches %3.</source>
        <translation>%1 (Lane %2) berührt %3.</translation>
    </message>
    <message>
        <source>%1 (lane %2) goes outside, to %3: bytes %4 to %5.</source>
        <translation>%1 (Lane %2) geht nach außerhalb, nach %3: Bytes %4 bis %5.</translation>
    </message>
    <message>
        <source>%1 (lane %2) touches %3: bytes %4 to %5.</source>
        <translation>%1 (Lane %2) berührt %3: Bytes %4 bis %5.</translation>
    </message>
    <message>
        <source>1 transaction</source>
        <translation>1 Transaktion</translation>
    </message>
    <message>
        <source>%1 transactions</source>
        <translation>%1 Transaktionen</translation>
    </message>
    <message>
        <source>1 byte</source>
        <translation>1 Byte</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation>%1 Byte</translation>
    </message>
    <message>
        <source>1 pass</source>
        <translation>1 Durchgang</translation>
    </message>
    <message>
        <source>%1 passes</source>
        <translation>%1 Durchgänge</translation>
    </message>
</context>
<context>
    <name>kernelscope::AddressDrawing</name>
    <message>
        <source>work-items</source>
        <translation>Work-Items</translation>
    </message>
    <message>
        <source> %1 more segments are not drawn.</source>
        <translation> %1 weitere Segmente sind nicht gezeichnet.</translation>
    </message>
    <message>
        <source> %1 more passes are not drawn.</source>
        <translation> %1 weitere Durchgänge sind nicht gezeichnet.</translation>
    </message>
    <message>
        <source>outside</source>
        <translation>außerhalb</translation>
    </message>
    <message>
        <source>banks</source>
        <translation>Bänke</translation>
    </message>
    <message>
        <source>pixels</source>
        <translation>Pixel</translation>
    </message>
    <message>
        <source>segments</source>
        <translation>Segmente</translation>
    </message>
    <message>
        <source> 1 more segment is not drawn.</source>
        <translation> 1 weiteres Segment ist nicht gezeichnet.</translation>
    </message>
    <message>
        <source> 1 more pass is not drawn.</source>
        <translation> 1 weiterer Durchgang ist nicht gezeichnet.</translation>
    </message>
</context>
<context>
    <name>kernelscope::AssemblyModel</name>
    <message>
        <source>Line</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>The line of the sources that it comes from</source>
        <translation>Die Zeile der Quellen, aus der er stammt</translation>
    </message>
    <message>
        <source>Instruction</source>
        <translation>Befehl</translation>
    </message>
</context>
<context>
    <name>kernelscope::AssemblyView</name>
    <message>
        <source>Assembly</source>
        <translation>Assembler</translation>
    </message>
    <message>
        <source>Processor</source>
        <translation>Prozessor</translation>
    </message>
    <message>
        <source>What Clang compiles for; it need not be there</source>
        <translation>Wofür Clang übersetzt; er muss nicht vorhanden sein</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>Kernel</translation>
    </message>
    <message>
        <source>The kernel or function whose instructions are shown</source>
        <translation>Der Kernel oder die Funktion, deren Befehle gezeigt werden</translation>
    </message>
    <message>
        <source>Instructions</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>This project is restricted: nothing of it is compiled until you trust it.</source>
        <translation>Dieses Projekt ist eingeschränkt: Nichts davon wird übersetzt, bis Sie ihm vertrauen.</translation>
    </message>
    <message>
        <source>The sources have no kernel, so there is nothing to compile.</source>
        <translation>Die Quellen haben keinen Kernel, also gibt es nichts zu übersetzen.</translation>
    </message>
    <message>
        <source>%1 (function)</source>
        <translation>%1 (Funktion)</translation>
    </message>
    <message>
        <source>The kernels are being compiled…</source>
        <translation>Die Kernel werden übersetzt…</translation>
    </message>
</context>
<context>
    <name>kernelscope::Banner</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Close this strip</source>
        <translation>Diese Leiste schließen</translation>
    </message>
</context>
<context>
    <name>kernelscope::Breakpoints</name>
    <message>
        <source>Line</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>Stepping stops here where it is ticked</source>
        <translation>Hier wird angehalten, wenn das Häkchen gesetzt ist</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>Bedingung</translation>
    </message>
    <message>
        <source>It stops only where this expression on the variables is not 0; empty: always</source>
        <translation>Angehalten wird nur, wo dieser Ausdruck über die Variablen nicht 0 ist; leer: immer</translation>
    </message>
    <message>
        <source>%1, line %2</source>
        <translation>%1, Zeile %2</translation>
    </message>
    <message>
        <source>Double-click to give it a condition, for example i == 7 &amp;&amp; isnan(sum)</source>
        <translation>Doppelklicken, um eine Bedingung anzugeben, zum Beispiel i == 7 &amp;&amp; isnan(sum)</translation>
    </message>
</context>
<context>
    <name>kernelscope::BufferPicture</name>
    <message>
        <source>The buffer as a picture</source>
        <translation>Der Puffer als Bild</translation>
    </message>
    <message>
        <source>The buffer as a line</source>
        <translation>Der Puffer als Linie</translation>
    </message>
    <message>
        <source>How many elements have which values</source>
        <translation>Wie viele Elemente welche Werte haben</translation>
    </message>
    <message>
        <source>These %1 lie on another machine: of so many there is no picture.</source>
        <translation>Diese %1 liegen auf einer anderen Maschine: Von so vielen gibt es kein Bild.</translation>
    </message>
    <message>
        <source>Click to go to the next one.</source>
        <translation>Klicken, um zum nächsten zu gehen.</translation>
    </message>
</context>
<context>
    <name>kernelscope::BufferSection</name>
    <message>
        <source>Buffers</source>
        <translation>Puffer</translation>
    </message>
    <message>
        <source>Add a buffer</source>
        <translation>Puffer hinzufügen</translation>
    </message>
    <message>
        <source>No buffers. A buffer is memory that kernels read and write.</source>
        <translation>Keine Puffer. Ein Puffer ist Speicher, den Kernel lesen und schreiben.</translation>
    </message>
    <message>
        <source>name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>shape</source>
        <translation>Form</translation>
    </message>
    <message>
        <source>Remove buffer</source>
        <translation>Puffer entfernen</translation>
    </message>
    <message>
        <source>Nothing uses it. &lt;a href=&apos;remove&apos; style=&apos;color:%1&apos;&gt;Remove %2&lt;/a&gt;</source>
        <translation>Nichts benutzt ihn. &lt;a href=&apos;remove&apos; style=&apos;color:%1&apos;&gt;%2 entfernen&lt;/a&gt;</translation>
    </message>
    <message>
        <source>Nothing uses the buffer %1</source>
        <translation>Nichts benutzt den Puffer %1</translation>
    </message>
    <message>
        <source>More for %1</source>
        <translation>Mehr zu %1</translation>
    </message>
    <message>
        <source>Remove buffer %1</source>
        <translation>Puffer %1 entfernen</translation>
    </message>
    <message>
        <source>extent %1 of %2</source>
        <translation>Ausdehnung %1 von %2</translation>
    </message>
    <message>
        <source>Add a dimension to %1</source>
        <translation>%1 eine Dimension hinzufügen</translation>
    </message>
    <message>
        <source>Add a dimension</source>
        <translation>Dimension hinzufügen</translation>
    </message>
    <message>
        <source>filled</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>from</source>
        <translation>von</translation>
    </message>
    <message>
        <source>to</source>
        <translation>bis</translation>
    </message>
    <message>
        <source>seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>Move buffer</source>
        <translation>Puffer verschieben</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Nach oben</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Nach unten</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplizieren</translation>
    </message>
    <message>
        <source>Duplicate buffer</source>
        <translation>Puffer duplizieren</translation>
    </message>
    <message>
        <source>Remove the last dimension</source>
        <translation>Letzte Dimension entfernen</translation>
    </message>
    <message>
        <source>Remove a dimension</source>
        <translation>Dimension entfernen</translation>
    </message>
    <message>
        <source>Read back after the run</source>
        <translation>Nach dem Lauf zurücklesen</translation>
    </message>
    <message>
        <source>Read back</source>
        <translation>Zurücklesen</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>On the device</source>
        <translation>Auf dem Gerät</translation>
    </message>
    <message>
        <source>Use the host&apos;s pointer</source>
        <translation>Zeiger des Hosts benutzen</translation>
    </message>
    <message>
        <source>Allocated by the host</source>
        <translation>Vom Host angelegt</translation>
    </message>
    <message>
        <source>Shared virtual</source>
        <translation>Gemeinsam virtuell</translation>
    </message>
    <message>
        <source>Choose a file for %1</source>
        <translation>Eine Datei für %1 wählen</translation>
    </message>
</context>
<context>
    <name>kernelscope::BufferView</name>
    <message>
        <source>Buffer</source>
        <translation>Puffer</translation>
    </message>
    <message>
        <source>The buffer of the run that is shown</source>
        <translation>Der Puffer des Laufs, der gezeigt wird</translation>
    </message>
    <message>
        <source>Buffers of the run</source>
        <translation>Puffer des Laufs</translation>
    </message>
    <message>
        <source>Contents of the buffer</source>
        <translation>Inhalt des Puffers</translation>
    </message>
    <message>
        <source>Slice of the buffer, its slowest dimension</source>
        <translation>Schicht des Puffers, seine langsamste Dimension</translation>
    </message>
    <message>
        <source>go to [index]</source>
        <translation>zu [Index]</translation>
    </message>
    <message>
        <source>Go to an element by its index</source>
        <translation>Über den Index zu einem Element gehen</translation>
    </message>
    <message>
        <source>Show the buffer as</source>
        <translation>Puffer zeigen als</translation>
    </message>
    <message>
        <source>How the buffer is shown</source>
        <translation>Wie der Puffer gezeigt wird</translation>
    </message>
    <message>
        <source>the pinned run</source>
        <translation>dem angehefteten Lauf</translation>
    </message>
    <message>
        <source>the run before</source>
        <translation>dem Lauf davor</translation>
    </message>
    <message>
        <source>No difference to %1. %2</source>
        <translation>Keine Differenz zu %1. %2</translation>
    </message>
    <message>
        <source>As in %1: all %2 numbers are the same.</source>
        <translation>Wie in %1: Alle %2 Zahlen sind gleich.</translation>
    </message>
    <message>
        <source>Difference to %1</source>
        <translation>Differenz zu %1</translation>
    </message>
    <message>
        <source>%1 of %2 numbers differ, from %3 to %4</source>
        <translation>%1 von %2 Zahlen weichen ab, von %3 bis %4</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Heat map</source>
        <translation>Heatmap</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>Histogram</source>
        <translation>Histogramm</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>Copy, save or load the contents, or write numbers otherwise</source>
        <translation>Inhalt kopieren, speichern oder laden oder Zahlen anders schreiben</translation>
    </message>
    <message>
        <source>Copy the selected cells</source>
        <translation>Gewählte Zellen kopieren</translation>
    </message>
    <message>
        <source>Save the contents…</source>
        <translation>Inhalt speichern…</translation>
    </message>
    <message>
        <source>Start with the contents of a file…</source>
        <translation>Mit dem Inhalt einer Datei beginnen…</translation>
    </message>
    <message>
        <source>Show who wrote the chosen element</source>
        <translation>Zeigen, wer das gewählte Element schrieb</translation>
    </message>
    <message>
        <source>Show what the chosen element was made of</source>
        <translation>Zeigen, woraus das gewählte Element entstand</translation>
    </message>
    <message>
        <source>Show another buffer beside this one</source>
        <translation>Einen anderen Puffer daneben zeigen</translation>
    </message>
    <message>
        <source>Show the difference to the run before</source>
        <translation>Differenz zum Lauf davor zeigen</translation>
    </message>
    <message>
        <source>Show the difference to the pinned run</source>
        <translation>Differenz zum angehefteten Lauf zeigen</translation>
    </message>
    <message>
        <source>Pin this run, to compare later ones with it</source>
        <translation>Diesen Lauf anheften, um spätere mit ihm zu vergleichen</translation>
    </message>
    <message>
        <source>Decimal</source>
        <translation>Dezimal</translation>
    </message>
    <message>
        <source>Hexadecimal</source>
        <translation>Hexadezimal</translation>
    </message>
    <message>
        <source>Scientific</source>
        <translation>Wissenschaftlich</translation>
    </message>
    <message>
        <source>Bits</source>
        <translation>Bits</translation>
    </message>
    <message>
        <source>Type an index, or one for each dimension, as 3, 4, and press Enter to bring that element into sight.</source>
        <translation>Geben Sie einen Index ein, oder einen für jede Dimension wie 3, 4, und drücken Sie die Eingabetaste, um das Element zu zeigen.</translation>
    </message>
    <message>
        <source>There is no such element: %1 has %2. Type an index, or one for each dimension, as 3, 4.</source>
        <translation>Ein solches Element gibt es nicht: %1 hat %2. Geben Sie einen Index ein, oder einen für jede Dimension wie 3, 4.</translation>
    </message>
    <message>
        <source>This run is pinned. After another one, this menu shows the difference to it.</source>
        <translation>Dieser Lauf ist angeheftet. Nach einem weiteren zeigt dieses Menü den Unterschied zu ihm.</translation>
    </message>
    <message>
        <source>%1 has no elements.</source>
        <translation>%1 hat keine Elemente.</translation>
    </message>
    <message>
        <source>%1 was not read back from the device, so its contents can&apos;t be shown. “Read back after the run” in its menu in the set-up brings them.</source>
        <translation>%1 wurde nicht vom Gerät zurückgelesen, darum ist der Inhalt nicht zu sehen. „Nach dem Lauf zurücklesen“ im Menü des Puffers in der Einrichtung holt ihn.</translation>
    </message>
    <message>
        <source>The project has no buffers, so a run leaves no contents to show.</source>
        <translation>Das Projekt hat keine Puffer, darum hinterlässt ein Lauf keine Inhalte, die zu sehen wären.</translation>
    </message>
    <message>
        <source>slice</source>
        <translation>Schicht</translation>
    </message>
    <message>
        <source>The slices are 0 to %1.</source>
        <translation>Die Schichten sind 0 bis %1.</translation>
    </message>
</context>
<context>
    <name>kernelscope::CellAccessModel</name>
    <message>
        <source> (%1 %)</source>
        <translation> (%1 %)</translation>
    </message>
    <message>
        <source>The bits as a whole number: %1</source>
        <translation>Die Bits als ganze Zahl: %1</translation>
    </message>
    <message>
        <source>Choose it to go to this moment.</source>
        <translation>Wählen, um zu diesem Moment zu gehen.</translation>
    </message>
    <message>
        <source>Still to come. Choose it to go to this moment.</source>
        <translation>Kommt noch. Wählen, um zu diesem Moment zu gehen.</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Phase</translation>
    </message>
    <message>
        <source>Work-item</source>
        <translation>Work-Item</translation>
    </message>
    <message>
        <source>Access</source>
        <translation>Zugriffe</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
</context>
<context>
    <name>kernelscope::CheckSection</name>
    <message>
        <source>Checks</source>
        <translation>Prüfungen</translation>
    </message>
    <message>
        <source>Add a check</source>
        <translation>Prüfung hinzufügen</translation>
    </message>
    <message>
        <source>Compare a buffer</source>
        <translation>Einen Puffer vergleichen</translation>
    </message>
    <message>
        <source>State a condition</source>
        <translation>Eine Bedingung angeben</translation>
    </message>
    <message>
        <source>No checks. A check says what a buffer must hold after a run.</source>
        <translation>Keine Prüfungen. Eine Prüfung sagt, was ein Puffer nach einem Lauf enthalten muss.</translation>
    </message>
    <message>
        <source>Not made in the last run: what the trace found could crash or hang the device</source>
        <translation>Im letzten Lauf nicht ausgeführt: Was die Aufzeichnung fand, könnte das Gerät abstürzen oder hängen lassen</translation>
    </message>
    <message>
        <source>Passed in the last run</source>
        <translation>Im letzten Lauf bestanden</translation>
    </message>
    <message>
        <source>Failed in the last run</source>
        <translation>Im letzten Lauf nicht bestanden</translation>
    </message>
    <message>
        <source>condition</source>
        <translation>Bedingung</translation>
    </message>
    <message>
        <source>must hold</source>
        <translation>muss gelten</translation>
    </message>
    <message>
        <source>condition of the check</source>
        <translation>Bedingung der Prüfung</translation>
    </message>
    <message>
        <source>when</source>
        <translation>wenn</translation>
    </message>
    <message>
        <source>always</source>
        <translation>immer</translation>
    </message>
    <message>
        <source>name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>name of the check</source>
        <translation>Name der Prüfung</translation>
    </message>
    <message>
        <source>unnamed check</source>
        <translation>unbenannte Prüfung</translation>
    </message>
    <message>
        <source>Remove the check</source>
        <translation>Prüfung entfernen</translation>
    </message>
    <message>
        <source>buffer</source>
        <translation>Puffer</translation>
    </message>
    <message>
        <source>buffer of the check</source>
        <translation>Puffer der Prüfung</translation>
    </message>
    <message>
        <source>element</source>
        <translation>Element</translation>
    </message>
    <message>
        <source>element to compare</source>
        <translation>zu vergleichendes Element</translation>
    </message>
    <message>
        <source>equals</source>
        <translation>gleich</translation>
    </message>
    <message>
        <source>expression</source>
        <translation>Ausdruck</translation>
    </message>
    <message>
        <source>file</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>tolerance</source>
        <translation>Toleranz</translation>
    </message>
    <message>
        <source>absolute</source>
        <translation>absolut</translation>
    </message>
    <message>
        <source>relative</source>
        <translation>relativ</translation>
    </message>
</context>
<context>
    <name>kernelscope::ChecksPanel</name>
    <message>
        <source>failed</source>
        <translation>nicht bestanden</translation>
    </message>
    <message>
        <source>passed, in this run</source>
        <translation>bestanden, in diesem Lauf</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>bestanden</translation>
    </message>
    <message>
        <source>doubtful</source>
        <translation>zweifelhaft</translation>
    </message>
    <message>
        <source>%1, traced and untraced</source>
        <translation>%1, mit und ohne Aufzeichnung</translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>%1 checks passed</source>
        <translation>%1 Prüfungen bestanden</translation>
    </message>
    <message>
        <source>List them</source>
        <translation>Auflisten</translation>
    </message>
    <message>
        <source>not listed</source>
        <translation>nicht aufgeführt</translation>
    </message>
    <message>
        <source>%1 more checks</source>
        <translation>%1 weitere Prüfungen</translation>
    </message>
    <message>
        <source>all passed</source>
        <translation>alle bestanden</translation>
    </message>
    <message>
        <source>%1 of them failed</source>
        <translation>%1 davon nicht bestanden</translation>
    </message>
</context>
<context>
    <name>kernelscope::ChoiceBox</name>
    <message>
        <source>Change %1</source>
        <translation>%1 ändern</translation>
    </message>
</context>
<context>
    <name>kernelscope::CodeAssist</name>
    <message>
        <source>This needs clangd, which reads the sources. Install it (on Debian and Ubuntu: apt install clangd) and start Kernelscope again.</source>
        <translation>Dafür wird clangd gebraucht, das die Quellen liest. Installieren Sie es (unter Debian und Ubuntu: apt install clangd) und starten Sie Kernelscope neu.</translation>
    </message>
    <message>
        <source>These are words. With clangd installed (on Debian and Ubuntu: apt install clangd) they come with signatures and documentation.</source>
        <translation>Das sind Wörter. Mit installiertem clangd (unter Debian und Ubuntu: apt install clangd) kommen sie mit Signaturen und Dokumentation.</translation>
    </message>
    <message>
        <source>No name stands at the cursor.</source>
        <translation>Am Cursor steht kein Name.</translation>
    </message>
    <message>
        <source>No definition of %1 is known.</source>
        <translation>Keine Definition von %1 ist bekannt.</translation>
    </message>
    <message>
        <source>%1 is built into OpenCL C.</source>
        <translation>%1 ist in OpenCL C eingebaut.</translation>
    </message>
    <message>
        <source>%1 is defined in %2, outside of the project.</source>
        <translation>%1 ist in %2 definiert, außerhalb des Projekts.</translation>
    </message>
    <message>
        <source>No use of %1 is known.</source>
        <translation>Keine Verwendung von %1 ist bekannt.</translation>
    </message>
    <message>
        <source>It was not renamed: %1</source>
        <translation>Nicht umbenannt: %1</translation>
    </message>
    <message>
        <source>Nothing was to be renamed.</source>
        <translation>Nichts war umzubenennen.</translation>
    </message>
    <message>
        <source>Renamed to %1 in %2 of %3.</source>
        <translation>Umbenannt in %1, %2 in %3.</translation>
    </message>
    <message>
        <source>The text was not formatted: %1</source>
        <translation>Der Text wurde nicht formatiert: %1</translation>
    </message>
    <message>
        <source>Nothing was to be formatted.</source>
        <translation>Nichts war zu formatieren.</translation>
    </message>
    <message>
        <source>%1 was formatted.</source>
        <translation>%1 wurde formatiert.</translation>
    </message>
    <message>
        <source>The compiler proposes no change of this line.</source>
        <translation>Der Compiler schlägt für diese Zeile keine Änderung vor.</translation>
    </message>
    <message>
        <source>1 place</source>
        <translation>1 Stelle</translation>
    </message>
    <message>
        <source>%1 places</source>
        <translation>%1 Stellen</translation>
    </message>
    <message>
        <source>1 text</source>
        <translation>1 Text</translation>
    </message>
    <message>
        <source>%1 texts</source>
        <translation>%1 Texten</translation>
    </message>
    <message>
        <source>%1 is part of OpenCL C and can&apos;t be renamed.</source>
        <translation>%1 gehört zu OpenCL C und kann nicht umbenannt werden.</translation>
    </message>
    <message>
        <source>It was not renamed: %1 is too large to be searched to its end.</source>
        <translation>Nicht umbenannt: %1 ist zu groß, um bis zum Ende durchsucht zu werden.</translation>
    </message>
</context>
<context>
    <name>kernelscope::ColourButton</name>
    <message>
        <source>Colour of %1</source>
        <translation>Farbe von %1</translation>
    </message>
    <message>
        <source>%1: choose a colour</source>
        <translation>%1: Farbe wählen</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>%1 ändern</translation>
    </message>
</context>
<context>
    <name>kernelscope::CompareModel</name>
    <message>
        <source>Launch</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Global size</source>
        <translation>Globale Größe</translation>
    </message>
    <message>
        <source>Local size</source>
        <translation>Lokale Größe</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>Median</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Fastest</source>
        <translation>Schnellste</translation>
    </message>
    <message>
        <source>Slowest</source>
        <translation>Langsamste</translation>
    </message>
    <message>
        <source>Compared</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>Against %1</source>
        <translation>Gegenüber %1</translation>
    </message>
</context>
<context>
    <name>kernelscope::CompareView</name>
    <message>
        <source>Compare with the fastest</source>
        <translation>Mit dem schnellsten vergleichen</translation>
    </message>
    <message>
        <source>Compare all with %1</source>
        <translation>Alle mit %1 vergleichen</translation>
    </message>
    <message>
        <source>Save as picture…</source>
        <translation>Als Bild speichern…</translation>
    </message>
    <message>
        <source>Copy the table</source>
        <translation>Tabelle kopieren</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>What is drawn</source>
        <translation>Was gezeichnet wird</translation>
    </message>
    <message>
        <source>Time, or the work that is done in it; of the sweep, or of the last run</source>
        <translation>Zeit oder die Arbeit, die darin getan wird; der Messreihe oder des letzten Laufs</translation>
    </message>
    <message>
        <source>What all are compared with</source>
        <translation>Womit alle verglichen werden</translation>
    </message>
    <message>
        <source>The launch that the ratios are to; right-click a launch to choose it</source>
        <translation>Der Start, auf den sich die Verhältnisse beziehen; zum Wählen einen Start mit der rechten Maustaste anklicken</translation>
    </message>
    <message>
        <source>Times, drawn</source>
        <translation>Zeiten, gezeichnet</translation>
    </message>
    <message>
        <source>Runs and their times</source>
        <translation>Läufe und ihre Zeiten</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Heat map</source>
        <translation>Heatmap</translation>
    </message>
    <message>
        <source>Last run</source>
        <translation>Letzter Lauf</translation>
    </message>
    <message>
        <source>against the fastest</source>
        <translation>gegenüber dem schnellsten</translation>
    </message>
    <message>
        <source>against %1</source>
        <translation>gegenüber %1</translation>
    </message>
    <message>
        <source>The first run of the sweep is at work.</source>
        <translation>Der erste Lauf der Messreihe ist im Gange.</translation>
    </message>
    <message>
        <source>No run of the sweep gave times. %1</source>
        <translation>Kein Lauf der Messreihe ergab Zeiten. %1</translation>
    </message>
    <message>
        <source>The plan has no steps, so there is nothing to compare. Add a launch to it.</source>
        <translation>Der Plan hat keine Schritte, also gibt es nichts zu vergleichen. Fügen Sie einen Start hinzu.</translation>
    </message>
    <message>
        <source>The run launched no kernel, so there are no times to compare.</source>
        <translation>Der Lauf startete keinen Kernel, also gibt es keine Zeiten zu vergleichen.</translation>
    </message>
    <message>
        <source>The sweep was not run yet, so there is nothing to compare.</source>
        <translation>Die Messreihe ist noch nicht gelaufen, also gibt es nichts zu vergleichen.</translation>
    </message>
    <message>
        <source>Nothing was run yet, so there is nothing to compare.</source>
        <translation>Noch ist nichts gelaufen, also gibt es nichts zu vergleichen.</translation>
    </message>
    <message>
        <source>These are the times of an earlier run: the project was changed since, or the newest run gave none.</source>
        <translation>Das sind die Zeiten eines früheren Laufs: Das Projekt wurde seither geändert, oder der neueste Lauf ergab keine.</translation>
    </message>
    <message>
        <source>This is the sweep of an earlier state: the project was changed since.</source>
        <translation>Das ist die Messreihe eines früheren Stands: Das Projekt wurde seither geändert.</translation>
    </message>
    <message>
        <source>Sweep</source>
        <translation>Messreihe</translation>
    </message>
    <message>
        <source>Run (F5)</source>
        <translation>Ausführen (F5)</translation>
    </message>
</context>
<context>
    <name>kernelscope::ComparisonDialog</name>
    <message>
        <source>Compare with the disk</source>
        <translation>Mit der Platte vergleichen</translation>
    </message>
    <message>
        <source>Lines with − are on the disk alone, those with + here alone.</source>
        <translation>Zeilen mit − stehen nur auf der Platte, die mit + nur hier.</translation>
    </message>
    <message>
        <source>What differs</source>
        <translation>Was sich unterscheidet</translation>
    </message>
</context>
<context>
    <name>kernelscope::CompletionPopup</name>
    <message>
        <source>Completion</source>
        <translation>Vervollständigung</translation>
    </message>
    <message>
        <source>What may stand here</source>
        <translation>Was hier stehen kann</translation>
    </message>
</context>
<context>
    <name>kernelscope::DevicePicker</name>
    <message>
        <source>Device</source>
        <translation>Gerät</translation>
    </message>
    <message>
        <source>The device that the next run uses</source>
        <translation>Das Gerät, das der nächste Lauf benutzt</translation>
    </message>
    <message>
        <source>%1: being asked…</source>
        <translation>%1: wird gefragt…</translation>
    </message>
    <message>
        <source>%1: no device</source>
        <translation>%1: kein Gerät</translation>
    </message>
    <message>
        <source>Looking for devices…</source>
        <translation>Suche nach Geräten…</translation>
    </message>
    <message>
        <source>No device</source>
        <translation>Kein Gerät</translation>
    </message>
    <message>
        <source>%1
The device that the next run uses</source>
        <translation>%1
Das Gerät, das der nächste Lauf benutzt</translation>
    </message>
    <message>
        <source>%1: in use</source>
        <translation>%1: wird benutzt</translation>
    </message>
</context>
<context>
    <name>kernelscope::DeviceView</name>
    <message>
        <source>Device</source>
        <translation>Gerät</translation>
    </message>
    <message>
        <source>Memory regions</source>
        <translation>Speicherbereiche</translation>
    </message>
    <message>
        <source>Properties of the device</source>
        <translation>Eigenschaften des Geräts</translation>
    </message>
    <message>
        <source>The devices are being listed.</source>
        <translation>Die Geräte werden aufgelistet.</translation>
    </message>
</context>
<context>
    <name>kernelscope::EditorTabs</name>
    <message>
        <source>… %1 more characters of this line are not shown. A text with such a line can&apos;t be edited here.</source>
        <translation>… %1 weitere Zeichen dieser Zeile werden nicht gezeigt. Ein Text mit einer solchen Zeile kann hier nicht bearbeitet werden.</translation>
    </message>
    <message>
        <source>%1 has a line of more than %2 characters: it is run and saved as it is, but it can&apos;t be edited here.</source>
        <translation>%1 hat eine Zeile von mehr als %2 Zeichen: Die Datei wird ausgeführt und gespeichert, wie sie ist, kann hier aber nicht bearbeitet werden.</translation>
    </message>
    <message>
        <source>Sources and notes</source>
        <translation>Quellen und Notizen</translation>
    </message>
    <message>
        <source>The project has no source yet.</source>
        <translation>Das Projekt hat noch keine Quelle.</translation>
    </message>
    <message>
        <source>New source</source>
        <translation>Neue Quelle</translation>
    </message>
    <message>
        <source>project file</source>
        <translation>Projektdatei</translation>
    </message>
    <message>
        <source>The project file as text</source>
        <translation>Die Projektdatei als Text</translation>
    </message>
    <message>
        <source>%1, not saved</source>
        <translation>%1, nicht gespeichert</translation>
    </message>
    <message>
        <source>%1, with errors</source>
        <translation>%1, mit Fehlern</translation>
    </message>
    <message>
        <source>%1, not saved, with errors</source>
        <translation>%1, nicht gespeichert, mit Fehlern</translation>
    </message>
</context>
<context>
    <name>kernelscope::EventModel</name>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>Queue</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Beginn</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Dauer</translation>
    </message>
    <message>
        <source>Waited</source>
        <translation>Wartezeit</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>Rate</translation>
    </message>
    <message>
        <source>Bytes moved by the command&apos;s duration</source>
        <translation>Bewegte Bytes geteilt durch die Dauer des Befehls</translation>
    </message>
    <message>
        <source>%1 (cached)</source>
        <translation>%1 (aus dem Cache)</translation>
    </message>
    <message>
        <source>host</source>
        <translation>Host</translation>
    </message>
    <message>
        <source>build %1</source>
        <translation>%1 bauen</translation>
    </message>
    <message>
        <source>first launch of %1</source>
        <translation>erster Start von %1</translation>
    </message>
    <message>
        <source>queued</source>
        <translation>eingereiht</translation>
    </message>
    <message>
        <source>submitted</source>
        <translation>übergeben</translation>
    </message>
    <message>
        <source>started</source>
        <translation>gestartet</translation>
    </message>
    <message>
        <source>ended</source>
        <translation>beendet</translation>
    </message>
    <message>
        <source>%1, queue %2</source>
        <translation>%1, Queue %2</translation>
    </message>
    <message>
        <source>duration %1</source>
        <translation>Dauer %1</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>von %1</translation>
    </message>
    <message>
        <source>moved %1</source>
        <translation>bewegt %1</translation>
    </message>
</context>
<context>
    <name>kernelscope::ExpressionEdit</name>
    <message>
        <source>Change %1</source>
        <translation>%1 ändern</translation>
    </message>
    <message>
        <source>now %1</source>
        <translation>jetzt %1</translation>
    </message>
    <message>
        <source>%1: a number, or an expression of the parameters</source>
        <translation>%1: eine Zahl oder ein Ausdruck der Parameter</translation>
    </message>
    <message>
        <source>%1: %2 %3</source>
        <translation>%1: %2 %3</translation>
    </message>
</context>
<context>
    <name>kernelscope::FilmItems</name>
    <message>
        <source>After each phase; a bar below: written in it</source>
        <translation>Nach jeder Phase; ein Balken darunter: darin geschrieben</translation>
    </message>
    <message>
        <source>Phase %1</source>
        <translation>Phase %1</translation>
    </message>
</context>
<context>
    <name>kernelscope::FindBar</name>
    <message>
        <source>Find and replace</source>
        <translation>Suchen und ersetzen</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>What to find</source>
        <translation>Wonach gesucht wird</translation>
    </message>
    <message>
        <source>Replace with</source>
        <translation>Ersetzen durch</translation>
    </message>
    <message>
        <source>Distinguish capital and small letters</source>
        <translation>Groß- und Kleinbuchstaben unterscheiden</translation>
    </message>
    <message>
        <source>W</source>
        <comment>whole words</comment>
        <translation>W</translation>
    </message>
    <message>
        <source>Whole words only</source>
        <translation>Nur ganze Wörter</translation>
    </message>
    <message>
        <source>All</source>
        <comment>all texts</comment>
        <translation>Alle</translation>
    </message>
    <message>
        <source>In all sources and the notes</source>
        <translation>In allen Quellen und den Notizen</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Was gefunden wurde</translation>
    </message>
    <message>
        <source>The one before (Shift+F3)</source>
        <translation>Vorheriges (Umschalt+F3)</translation>
    </message>
    <message>
        <source>The next one (F3)</source>
        <translation>Nächstes (F3)</translation>
    </message>
    <message>
        <source>Close (Escape)</source>
        <translation>Schließen (Escape)</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Replace the chosen one and go to the next</source>
        <translation>Das gewählte ersetzen und zum nächsten gehen</translation>
    </message>
    <message>
        <source>Replace all</source>
        <translation>Alle ersetzen</translation>
    </message>
    <message numerus="yes">
        <source>%Ln replaced.</source>
        <translation>
            <numerusform>%Ln ersetzt.</numerusform>
            <numerusform>%Ln ersetzt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <translation>Nichts gefunden.</translation>
    </message>
    <message>
        <source>The search takes too long. Make the pattern simpler.</source>
        <translation>Die Suche dauert zu lange. Vereinfachen Sie das Muster.</translation>
    </message>
    <message>
        <source>more than %1</source>
        <translation>mehr als %1</translation>
    </message>
    <message numerus="yes">
        <source> in %n texts</source>
        <translation>
            <numerusform> in %n Text</numerusform>
            <numerusform> in %n Texten</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2%3</source>
        <translation>%1 von %2%3</translation>
    </message>
    <message>
        <source>%1 found%2</source>
        <translation>%1 gefunden%2</translation>
    </message>
    <message>
        <source>A regular expression; $1 to $9 in what replaces it are its groups</source>
        <translation>Ein regulärer Ausdruck; $1 bis $9 im Ersatz sind seine Gruppen</translation>
    </message>
    <message>
        <source>Replace all that was found, as one step of undo</source>
        <translation>Alles Gefundene ersetzen, als ein Schritt beim Rückgängigmachen</translation>
    </message>
</context>
<context>
    <name>kernelscope::GoToPopup</name>
    <message>
        <source>What matches</source>
        <translation>Was passt</translation>
    </message>
    <message>
        <source>Nothing here has such a name.</source>
        <translation>Nichts hier heißt so.</translation>
    </message>
</context>
<context>
    <name>kernelscope::GroupPicker</name>
    <message>
        <source>%1, execution %2 of %3</source>
        <translation>%1, Ausführung %2 von %3</translation>
    </message>
    <message>
        <source>Launch</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>The launch whose trace is shown</source>
        <translation>Der Start, dessen Aufzeichnung gezeigt wird</translation>
    </message>
    <message>
        <source>Work-group</source>
        <translation>Work-Group</translation>
    </message>
    <message>
        <source>Choose the work-group that is shown</source>
        <translation>Die gezeigte Work-Group wählen</translation>
    </message>
    <message>
        <source>Work-item</source>
        <translation>Work-Item</translation>
    </message>
    <message>
        <source>Choose a work-item to light up</source>
        <translation>Ein Work-Item zum Hervorheben wählen</translation>
    </message>
    <message>
        <source>Work-groups</source>
        <translation>Work-Groups</translation>
    </message>
    <message>
        <source>Work-items</source>
        <translation>Work-Items</translation>
    </message>
    <message>
        <source>work-group</source>
        <translation>Work-Group</translation>
    </message>
    <message>
        <source>work-item</source>
        <translation>Work-Item</translation>
    </message>
    <message>
        <source>work-group %1</source>
        <translation>Work-Group %1</translation>
    </message>
    <message>
        <source>group %1</source>
        <translation>Gruppe %1</translation>
    </message>
    <message>
        <source>work-item %1</source>
        <translation>Work-Item %1</translation>
    </message>
    <message>
        <source>item %1</source>
        <translation>Item %1</translation>
    </message>
    <message>
        <source>all work-items</source>
        <translation>alle Work-Items</translation>
    </message>
    <message>
        <source>all items</source>
        <translation>alle Items</translation>
    </message>
    <message>
        <source> Red corner: a problem was found there, in %1 of %2, the first of them %3.</source>
        <translation> Rote Ecke: Dort wurde ein Problem gefunden, in %1 von %2, der ersten davon %3.</translation>
    </message>
    <message>
        <source>Filled: recorded. In full colour: the one that is shown.</source>
        <translation>Gefüllt: aufgezeichnet. In voller Farbe: die gezeigte.</translation>
    </message>
    <message>
        <source>Local ids. Filled: accesses memory in this phase. In full colour: the chosen one; choose it again to let it go.</source>
        <translation>Lokale Ids. Gefüllt: greift in dieser Phase auf Speicher zu. In voller Farbe: das gewählte; noch einmal wählen hebt die Wahl auf.</translation>
    </message>
</context>
<context>
    <name>kernelscope::GuessMark</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Guessed:</source>
        <translation>Angenommen:</translation>
    </message>
    <message>
        <source>Guessed values: confirm them</source>
        <translation>Angenommene Werte: bestätigen</translation>
    </message>
    <message>
        <source>Confirm a guess</source>
        <translation>Annahme bestätigen</translation>
    </message>
    <message>
        <source>Confirm %1</source>
        <translation>%1 bestätigen</translation>
    </message>
    <message>
        <source>Confirm these %1</source>
        <translation>Diese %1 bestätigen</translation>
    </message>
</context>
<context>
    <name>kernelscope::HeatMargin</name>
    <message>
        <source>by the model</source>
        <translation>nach dem Modell</translation>
    </message>
    <message>
        <source>accesses</source>
        <translation>Zugriffe</translation>
    </message>
    <message>
        <source>What each line costs by the model that Access uses: transactions of global memory, passes over the banks of local memory</source>
        <translation>Was jede Zeile nach dem Modell von „Zugriffe“ kostet: Transaktionen des globalen Speichers, Durchgänge durch die Bänke des lokalen</translation>
    </message>
    <message>
        <source>How often each line accessed memory, in the work-groups that the trace recorded, of all launches</source>
        <translation>Wie oft jede Zeile auf Speicher zugriff, in den aufgezeichneten Work-Groups aller Starts</translation>
    </message>
    <message>
        <source>1 access in the trace</source>
        <translation>1 Zugriff in der Aufzeichnung</translation>
    </message>
    <message>
        <source>%1 accesses in the trace</source>
        <translation>%1 Zugriffe in der Aufzeichnung</translation>
    </message>
    <message>
        <source>, of the text before the edit</source>
        <translation>, zum Text vor der Änderung</translation>
    </message>
    <message>
        <source>By the model %1 transactions or passes of the launch that is shown; </source>
        <translation>Nach dem Modell %1 Transaktionen oder Durchgänge des gezeigten Starts; </translation>
    </message>
</context>
<context>
    <name>kernelscope::HostsDialog</name>
    <message>
        <source>Other machines</source>
        <translation>Andere Maschinen</translation>
    </message>
    <message>
        <source>Machines whose devices can be used from here, over ssh. Kernelscope has to be installed there, and ssh has to connect with a key, without asking. Their devices are in the list of devices.</source>
        <translation>Maschinen, deren Geräte von hier aus über ssh benutzt werden können. Kernelscope muss dort installiert sein, und ssh muss sich mit einem Schlüssel ohne Rückfrage verbinden. Ihre Geräte stehen in der Liste der Geräte.</translation>
    </message>
    <message>
        <source>None so far.</source>
        <translation>Bisher keine.</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Forget the machine that is chosen in the list</source>
        <translation>Die in der Liste gewählte Maschine vergessen</translation>
    </message>
    <message>
        <source>lab</source>
        <translation>labor</translation>
    </message>
    <message>
        <source>Name of the machine</source>
        <translation>Name der Maschine</translation>
    </message>
    <message>
        <source>student@gpu1.example.org</source>
        <translation>student@gpu1.example.org</translation>
    </message>
    <message>
        <source>Where ssh connects to</source>
        <translation>Wohin ssh sich verbindet</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Connect to</source>
        <translation>Verbinden mit</translation>
    </message>
    <message>
        <source>no device</source>
        <translation>kein Gerät</translation>
    </message>
    <message>
        <source>being asked…</source>
        <translation>wird gefragt…</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Something is at work. Stop it, or wait for its end, before a machine is replaced.</source>
        <translation>Es wird gerade gearbeitet. Brechen Sie ab oder warten Sie auf das Ende, bevor eine Maschine ersetzt wird.</translation>
    </message>
    <message>
        <source>Something is at work. Stop it, or wait for its end, before a machine is removed.</source>
        <translation>Es wird gerade gearbeitet. Brechen Sie ab oder warten Sie auf das Ende, bevor eine Maschine entfernt wird.</translation>
    </message>
</context>
<context>
    <name>kernelscope::IdPopup</name>
    <message>
        <source>Type an id, for example 3 or 3, 1</source>
        <translation>Eine Id eingeben, zum Beispiel 3 oder 3, 1</translation>
    </message>
</context>
<context>
    <name>kernelscope::ImagePreview</name>
    <message>
        <source>The buffer as a picture</source>
        <translation>Der Puffer als Bild</translation>
    </message>
    <message>
        <source>%1 × %2 pixels, drawn opaque</source>
        <translation>%1 × %2 Pixel, deckend gezeichnet</translation>
    </message>
</context>
<context>
    <name>kernelscope::KernelOpening</name>
    <message>
        <source>The set-up could not be guessed; the project stays as it is.</source>
        <translation>Die Einrichtung war nicht zu erschließen; das Projekt bleibt, wie es ist.</translation>
    </message>
    <message>
        <source>Guess the set-up for %1</source>
        <translation>Einrichtung für %1 erschließen</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Ausprobieren</translation>
    </message>
    <message>
        <source>Run the kernel on the device a few times, to find the sizes that it uses</source>
        <translation>Den Kernel einige Male auf dem Gerät ausführen, um die benutzten Größen zu finden</translation>
    </message>
    <message>
        <source>Other kernel…</source>
        <translation>Anderer Kernel…</translation>
    </message>
    <message>
        <source>Guess the set-up for another kernel of the sources</source>
        <translation>Einrichtung für einen anderen Kernel der Quellen erschließen</translation>
    </message>
    <message>
        <source>The set-up for %1 is a guess: the notes say what to look at. Trying it finds the sizes that the kernel uses.</source>
        <translation>Die Einrichtung für %1 ist eine Annahme: Die Notizen sagen, worauf zu achten ist. Ausprobieren findet die Größen, die der Kernel benutzt.</translation>
    </message>
    <message>
        <source>Guess again</source>
        <translation>Neu erschließen</translation>
    </message>
    <message>
        <source>Guess the set-up from the sources as they are now</source>
        <translation>Einrichtung aus den Quellen, wie sie jetzt sind, erschließen</translation>
    </message>
    <message>
        <source>The sources can&apos;t be read: Problems lists what is wrong with them.</source>
        <translation>Die Quellen sind nicht lesbar: „Probleme“ listet auf, was daran nicht stimmt.</translation>
    </message>
    <message>
        <source>This is C++, not OpenCL C: no set-up can be guessed for it.</source>
        <translation>Das ist C++, nicht OpenCL C: Dafür lässt sich keine Einrichtung erschließen.</translation>
    </message>
    <message>
        <source>%1, which the sources include, is not beside them.</source>
        <translation>%1, das die Quellen einbinden, liegt nicht daneben.</translation>
    </message>
    <message>
        <source>Find it…</source>
        <translation>Suchen…</translation>
    </message>
    <message>
        <source>Choose the file; its text becomes one of the project&apos;s</source>
        <translation>Die Datei wählen; ihr Text wird einer des Projekts</translation>
    </message>
    <message>
        <source>The sources leave %1 to the program that builds them.</source>
        <translation>Die Quellen überlassen %1 dem Programm, das sie baut.</translation>
    </message>
    <message>
        <source>Define them</source>
        <translation>Definieren</translation>
    </message>
    <message>
        <source>Define numbers and types by their names; the set-up lists them, to be changed</source>
        <translation>Zahlen und Typen nach ihren Namen definieren; die Einrichtung listet sie zum Ändern auf</translation>
    </message>
    <message>
        <source>The sources need %1.</source>
        <translation>Die Quellen brauchen %1.</translation>
    </message>
    <message>
        <source> and </source>
        <translation> und </translation>
    </message>
    <message>
        <source>There is no kernel in the sources: a function marked “__kernel”.</source>
        <translation>In den Quellen ist kein Kernel: keine mit „__kernel“ markierte Funktion.</translation>
    </message>
    <message>
        <source>Define what is missing</source>
        <translation>Fehlendes definieren</translation>
    </message>
    <message>
        <source>The file was not added.</source>
        <translation>Die Datei wurde nicht hinzugefügt.</translation>
    </message>
    <message>
        <source>The include leads out of the project&apos;s folder: change it to “%1”.</source>
        <translation>Das Include führt aus dem Ordner des Projekts hinaus: Ändern Sie es in „%1“.</translation>
    </message>
    <message>
        <source>There is no folder for temporary files.</source>
        <translation>Es gibt keinen Ordner für temporäre Dateien.</translation>
    </message>
    <message>
        <source>The kernel could not be tried.</source>
        <translation>Der Kernel konnte nicht ausprobiert werden.</translation>
    </message>
    <message>
        <source>%1 could not be started.</source>
        <translation>%1 konnte nicht gestartet werden.</translation>
    </message>
    <message>
        <source>Trying %1 on %2…</source>
        <translation>%1 wird auf %2 ausprobiert…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stopp</translation>
    </message>
    <message>
        <source>End the trial; the set-up stays as it is</source>
        <translation>Den Versuch beenden; die Einrichtung bleibt, wie sie ist</translation>
    </message>
    <message>
        <source>The trial gave no set-up; the guess stays.</source>
        <translation>Der Versuch ergab keine Einrichtung; die Annahme bleibt.</translation>
    </message>
    <message>
        <source>Take the sizes that %1 uses</source>
        <translation>Größen übernehmen, die %1 benutzt</translation>
    </message>
    <message>
        <source>The launch can&apos;t be set up as it was captured; its source is open.</source>
        <translation>Der Start lässt sich nicht so einrichten, wie er mitgeschnitten wurde; seine Quelle ist geöffnet.</translation>
    </message>
    <message>
        <source>Set up the captured launch</source>
        <translation>Den mitgeschnittenen Start einrichten</translation>
    </message>
    <message>
        <source>This is a launch of %1 as it was captured. The notes say where it comes from.</source>
        <translation>Dies ist ein Start von %1, wie er mitgeschnitten wurde. Die Notizen sagen, woher er stammt.</translation>
    </message>
    <message>
        <source>The preprocessor leaves out all kernels of the sources.</source>
        <translation>Der Präprozessor lässt alle Kernel der Quellen weg.</translation>
    </message>
    <message>
        <source>Define %1</source>
        <translation>%1 definieren</translation>
    </message>
    <message>
        <source>Have %1, which is left out: %2</source>
        <translation>%1 einbauen, das weggelassen wird: %2</translation>
    </message>
    <message>
        <source>The program that builds the sources defines a macro first: they have an #error without one.</source>
        <translation>Das Programm, das die Quellen übersetzt, definiert vorher ein Makro: Ohne eines enden sie mit einem #error.</translation>
    </message>
    <message>
        <source>Define this macro; the set-up lists it, to be changed</source>
        <translation>Dieses Makro definieren; die Einrichtung listet es zum Ändern auf</translation>
    </message>
    <message>
        <source>Add a source…</source>
        <translation>Quelle hinzufügen …</translation>
    </message>
    <message>
        <source>Choose a file that the sources need; its text becomes one of them</source>
        <translation>Eine Datei wählen, die die Quellen brauchen; ihr Text wird eine von ihnen</translation>
    </message>
    <message>
        <source>Trace</source>
        <translation>Aufzeichnen</translation>
    </message>
    <message>
        <source>Record what the work-items do; Problems then lists what is found</source>
        <translation>Aufzeichnen, was die Work-Items tun; „Probleme“ nennt dann, was gefunden wird</translation>
    </message>
    <message>
        <source>Nothing had to be changed.</source>
        <translation>Nichts musste geändert werden.</translation>
    </message>
    <message>
        <source>The trial changed %1.</source>
        <translation>Das Ausprobieren änderte %1.</translation>
    </message>
    <message>
        <source>The set-up for %1 was tried on the device, and nothing was found.</source>
        <translation>Die Einrichtung für %1 wurde auf dem Gerät ausprobiert, und nichts wurde gefunden.</translation>
    </message>
    <message>
        <source>The sources can be read now: they have the kernel %1.</source>
        <translation>Die Quellen sind jetzt lesbar: Sie haben den Kernel %1.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Bring back the set-up that was here</source>
        <translation>Den Aufbau zurückholen, der hier war</translation>
    </message>
</context>
<context>
    <name>kernelscope::KeyboardMap</name>
    <message>
        <source>Keyboard map</source>
        <translation>Tastenübersicht</translation>
    </message>
    <message>
        <source>Filter by name, key or what it does</source>
        <translation>Nach Name, Taste oder Wirkung filtern</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Was sie tut</translation>
    </message>
    <message>
        <source>In views</source>
        <translation>In Ansichten</translation>
    </message>
    <message>
        <source>No key does that.</source>
        <translation>Keine Taste tut das.</translation>
    </message>
</context>
<context>
    <name>kernelscope::Language</name>
    <message>
        <source>As the system</source>
        <translation>Wie das System</translation>
    </message>
</context>
<context>
    <name>kernelscope::LaunchModel</name>
    <message>
        <source>Launch</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Global size</source>
        <translation>Globale Größe</translation>
    </message>
    <message>
        <source>Local size</source>
        <translation>Lokale Größe</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>Median</translation>
    </message>
    <message>
        <source>Fastest</source>
        <translation>Schnellste</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Läufe</translation>
    </message>
    <message>
        <source>median %1, fastest %2, slowest %3 of %4 runs</source>
        <translation>Median %1, schnellster %2, langsamster %3 von %4 Läufen</translation>
    </message>
    <message>
        <source>Kernel %1: %2, from the device&apos;s clock.%3</source>
        <translation>Kernel %1: %2, nach der Uhr des Geräts.%3</translation>
    </message>
    <message>
        <source> Compiling may be part of the first time.</source>
        <translation> Das Übersetzen kann Teil der ersten Zeit sein.</translation>
    </message>
</context>
<context>
    <name>kernelscope::LineItems</name>
    <message>
        <source>Row %1</source>
        <translation>Zeile %1</translation>
    </message>
</context>
<context>
    <name>kernelscope::LineNotes</name>
    <message>
        <source>%1 (Ctrl+. mends it)</source>
        <translation>%1 (Strg+. behebt es)</translation>
    </message>
    <message>
        <source>before the edit, %1</source>
        <translation>vor der Änderung, %1</translation>
    </message>
    <message>
        <source>and %1 more at this line</source>
        <translation>und %1 weitere in dieser Zeile</translation>
    </message>
    <message>
        <source>and %1 more at this line: see Problems</source>
        <translation>und %1 weitere in dieser Zeile: siehe Probleme</translation>
    </message>
</context>
<context>
    <name>kernelscope::LiveRun</name>
    <message>
        <source>Live was switched off: the last %1 runs crashed or took too long.</source>
        <translation>„Live“ wurde abgeschaltet: Die letzten %1 Läufe stürzten ab oder dauerten zu lange.</translation>
    </message>
    <message>
        <source>Switch on</source>
        <translation>Einschalten</translation>
    </message>
    <message>
        <source>Run again after each edit</source>
        <translation>Nach jeder Änderung neu ausführen</translation>
    </message>
</context>
<context>
    <name>kernelscope::MainWindow</name>
    <message>
        <source>A project&apos;s set-up stands at the left, its code in the middle, what a run or a trace of it shows at the right. F5 runs it, F6 traces it, Ctrl+P finds everything by its name.</source>
        <translation>Links steht die Einrichtung eines Projekts, in der Mitte sein Code, rechts, was ein Lauf oder eine Aufzeichnung davon zeigt. F5 führt es aus, F6 zeichnet es auf, Strg+P findet alles nach seinem Namen.</translation>
    </message>
    <message>
        <source>What the project is: its files and build options, parameters, buffers, the plan of launches and transfers, and checks of what they leave. Sizes and values are expressions of the parameters.</source>
        <translation>Was das Projekt ist: seine Dateien und Build-Optionen, Parameter, Puffer, der Plan der Starts und Übertragungen und Prüfungen dessen, was sie hinterlassen. Größen und Werte sind Ausdrücke der Parameter.</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Einrichtung</translation>
    </message>
    <message>
        <source>The project&apos;s sources and notes. With the cursor in a name, F1 says what the name is, where clangd is installed. Beside the lines stands how often each accessed memory in the last trace.</source>
        <translation>Die Quellen und Notizen des Projekts. Mit dem Cursor in einem Namen sagt F1, was der Name ist, sofern clangd installiert ist. Neben den Zeilen steht, wie oft jede in der letzten Aufzeichnung auf Speicher zugriff.</translation>
    </message>
    <message>
        <source>Projects to open, change and learn from. Each opens as a copy.</source>
        <translation>Projekte zum Öffnen, Ändern und Lernen. Jedes öffnet sich als Kopie.</translation>
    </message>
    <message>
        <source>Rename the kernel %1</source>
        <translation>Kernel %1 umbenennen</translation>
    </message>
    <message>
        <source>The file was not added.</source>
        <translation>Die Datei wurde nicht hinzugefügt.</translation>
    </message>
    <message>
        <source>Last time you had %1 open.</source>
        <translation>Zuletzt war %1 geöffnet.</translation>
    </message>
    <message>
        <source>Reopen</source>
        <translation>Wieder öffnen</translation>
    </message>
    <message>
        <source>Open what was open, with its views; nothing runs</source>
        <translation>Öffnen, was geöffnet war, mit seinen Ansichten; nichts läuft an</translation>
    </message>
    <message>
        <source>Kernelscope</source>
        <translation>Kernelscope</translation>
    </message>
    <message>
        <source>The view in front shows no phases. Trace (F6), and bring a view of the trace to the front.</source>
        <translation>Die vordere Ansicht zeigt keine Phasen. Aufzeichnen (F6) und eine Ansicht der Aufzeichnung nach vorn holen.</translation>
    </message>
    <message>
        <source>The pictures were not saved.</source>
        <translation>Die Bilder wurden nicht gespeichert.</translation>
    </message>
    <message>
        <source>A picture of each phase was saved beside %1.</source>
        <translation>Ein Bild jeder Phase wurde neben %1 gespeichert.</translation>
    </message>
    <message>
        <source>file</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>kernel</source>
        <translation>Kernel</translation>
    </message>
    <message>
        <source>action</source>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>view</source>
        <translation>Ansicht</translation>
    </message>
    <message>
        <source>set-up</source>
        <translation>Einrichtung</translation>
    </message>
    <message>
        <source>sample</source>
        <translation>Beispiel</translation>
    </message>
    <message>
        <source>Type the number of a line, 1 to %1</source>
        <translation>Die Nummer einer Zeile eingeben, 1 bis %1</translation>
    </message>
    <message>
        <source>Line %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>Go to anything</source>
        <translation>Zu allem gehen</translation>
    </message>
    <message>
        <source>Go to a file, kernel, view, sample or action, or to a line, as :120</source>
        <translation>Zu Datei, Kernel, Ansicht, Beispiel oder Aktion gehen, oder zu einer Zeile, etwa :120</translation>
    </message>
    <message>
        <source>The cursor has not jumped yet.</source>
        <translation>Der Cursor ist noch nicht gesprungen.</translation>
    </message>
    <message>
        <source>The cursor did not go back.</source>
        <translation>Der Cursor ging nicht zurück.</translation>
    </message>
    <message>
        <source>%1:%2</source>
        <translation>%1:%2</translation>
    </message>
    <message>
        <source>Uses of %1</source>
        <translation>Verwendungen von %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The project could not be opened.</source>
        <translation>Das Projekt konnte nicht geöffnet werden.</translation>
    </message>
    <message>
        <source>Not all other machines are known.</source>
        <translation>Nicht alle anderen Maschinen sind bekannt.</translation>
    </message>
    <message>
        <source>1 place</source>
        <translation>1 Stelle</translation>
    </message>
    <message>
        <source>%1 places</source>
        <translation>%1 Stellen</translation>
    </message>
    <message>
        <source>There is no project. Open one, or begin a new one.</source>
        <translation>Es ist kein Projekt offen. Öffnen Sie eines oder beginnen Sie ein neues.</translation>
    </message>
    <message>
        <source>The code is not shown.</source>
        <translation>Der Code ist nicht zu sehen.</translation>
    </message>
    <message>
        <source>The project is not shown.</source>
        <translation>Das Projekt ist nicht zu sehen.</translation>
    </message>
    <message>
        <source>Rename the macro %1</source>
        <translation>Makro %1 umbenennen</translation>
    </message>
    <message>
        <source>Only %1 was changed. %2, which was changed together with it, was edited since and stays as it is.</source>
        <translation>Nur %1 wurde geändert. %2, zugleich damit geändert, wurde seither bearbeitet und bleibt, wie es ist.</translation>
    </message>
    <message>
        <source>Only %1 was changed. %2, which were changed together with it, were edited since and stay as they are.</source>
        <translation>Nur %1 wurde geändert. %2, zugleich damit geändert, wurden seither bearbeitet und bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>Show %1</source>
        <translation>%1 zeigen</translation>
    </message>
    <message>
        <source>Go to that text</source>
        <translation>Zu diesem Text gehen</translation>
    </message>
</context>
<context>
    <name>kernelscope::MemoryCells</name>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>not written by this work-group</source>
        <translation>von dieser Work-Group nicht geschrieben</translation>
    </message>
    <message>
        <source>not yet written</source>
        <translation>noch nicht geschrieben</translation>
    </message>
    <message>
        <source>Data race: %1, and %2; nothing orders the work-groups of a launch.</source>
        <translation>Data Race: %1, und %2; nichts ordnet die Work-Groups eines Starts.</translation>
    </message>
    <message>
        <source>Data race: %1, and %2; no barrier orders the two.</source>
        <translation>Data Race: %1, und %2; keine Barriere ordnet die beiden.</translation>
    </message>
    <message>
        <source>This work-group wrote nothing here yet.</source>
        <translation>Diese Work-Group hat hier noch nichts geschrieben.</translation>
    </message>
    <message>
        <source>Nothing was written here yet.</source>
        <translation>Hier wurde noch nichts geschrieben.</translation>
    </message>
    <message>
        <source>As before the launch; this work-group does not read its value.</source>
        <translation>Wie vor dem Start; diese Work-Group liest seinen Wert nicht.</translation>
    </message>
    <message>
        <source>As before the launch.</source>
        <translation>Wie vor dem Start.</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>Geschrieben: %1</translation>
    </message>
    <message>
        <source>What was read since is another value: another work-group wrote here in between.</source>
        <translation>Seither wurde ein anderer Wert gelesen: Eine andere Work-Group schrieb hier dazwischen.</translation>
    </message>
    <message>
        <source>Read once since.</source>
        <translation>Seither einmal gelesen.</translation>
    </message>
    <message>
        <source>Read %1 times since.</source>
        <translation>Seither %1-mal gelesen.</translation>
    </message>
    <message>
        <source>%1: see Problems.</source>
        <translation>%1: siehe Probleme.</translation>
    </message>
</context>
<context>
    <name>kernelscope::MemoryFilm</name>
    <message>
        <source>Phase %1</source>
        <translation>Phase %1</translation>
    </message>
</context>
<context>
    <name>kernelscope::MemoryItems</name>
    <message>
        <source>z = %1</source>
        <translation>z = %1</translation>
    </message>
    <message>
        <source>slice %1</source>
        <translation>Schicht %1</translation>
    </message>
</context>
<context>
    <name>kernelscope::MemoryLayout</name>
    <message>
        <source>%1 lies outside of %2, which has %3 elements: see Problems.</source>
        <translation>%1 liegt außerhalb von %2 mit seinen %3 Elementen: siehe Probleme.</translation>
    </message>
    <message>
        <source>columns %1 to %2 of %3</source>
        <translation>Spalten %1 bis %2 von %3</translation>
    </message>
    <message>
        <source>In sight: %1. Drag to move; 0 shows more.</source>
        <translation>Sichtbar: %1. Ziehen verschiebt; 0 zeigt mehr.</translation>
    </message>
    <message>
        <source>In sight: rows %1 to %2 of %3, %4. Drag to move; 0 shows more.</source>
        <translation>Sichtbar: Zeilen %1 bis %2 von %3, %4. Ziehen verschiebt; 0 zeigt mehr.</translation>
    </message>
</context>
<context>
    <name>kernelscope::MemoryView</name>
    <message>
        <source>Memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>What the colours mean</source>
        <translation>Was die Farben bedeuten</translation>
    </message>
    <message>
        <source>Memory that is shown</source>
        <translation>Gezeigter Speicher</translation>
    </message>
    <message>
        <source>The buffer or variable that is shown</source>
        <translation>Der gezeigte Puffer oder die gezeigte Variable</translation>
    </message>
    <message>
        <source>What the colours tell</source>
        <translation>Was die Farben sagen</translation>
    </message>
    <message>
        <source>What the colours of the cells tell</source>
        <translation>Was die Farben der Zellen sagen</translation>
    </message>
    <message>
        <source>by writer</source>
        <translation>nach Schreiber</translation>
    </message>
    <message>
        <source>by age</source>
        <translation>nach Alter</translation>
    </message>
    <message>
        <source>by value</source>
        <translation>nach Wert</translation>
    </message>
    <message>
        <source>Elements in a row</source>
        <translation>Elemente je Zeile</translation>
    </message>
    <message>
        <source>How many elements a row of the grid holds</source>
        <translation>Wie viele Elemente eine Zeile des Rasters enthält</translation>
    </message>
    <message>
        <source>%1 a row</source>
        <translation>%1 je Zeile</translation>
    </message>
    <message>
        <source>Smaller cells (-)</source>
        <translation>Kleinere Zellen (-)</translation>
    </message>
    <message>
        <source>Larger cells (+)</source>
        <translation>Größere Zellen (+)</translation>
    </message>
    <message>
        <source>Fit the grid into the view (0)</source>
        <translation>Raster in die Ansicht einpassen (0)</translation>
    </message>
    <message>
        <source>Memory as a grid</source>
        <translation>Speicher als Raster</translation>
    </message>
    <message>
        <source>The cells after each phase</source>
        <translation>Die Zellen nach jeder Phase</translation>
    </message>
    <message>
        <source>The cells after each phase; a click shows the phase</source>
        <translation>Die Zellen nach jeder Phase; ein Klick zeigt die Phase</translation>
    </message>
    <message>
        <source>Accesses to the chosen cell</source>
        <translation>Zugriffe auf die gewählte Zelle</translation>
    </message>
    <message>
        <source>This launch accesses no local memory, no buffer and no image, so there is no memory to show.</source>
        <translation>Dieser Start greift auf keinen lokalen Speicher, keinen Puffer und kein Image zu, also gibt es keinen Speicher zu zeigen.</translation>
    </message>
    <message>
        <source>The memory over time is being put together…</source>
        <translation>Der Speicher im Verlauf der Zeit wird zusammengestellt…</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 (parameter %2, %3)</source>
        <translation>%1 (Parameter %2, %3)</translation>
    </message>
    <message>
        <source>A finding is about it.</source>
        <translation>Ein Befund betrifft es.</translation>
    </message>
    <message>
        <source>Elements %1 to %2 of %3: where this work-group accesses it.</source>
        <translation>Elemente %1 bis %2 von %3: wo diese Work-Group darauf zugreift.</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>The cells are as at the end of the phase; the chosen access before it: %1.</source>
        <translation>Die Zellen sind wie am Ende der Phase; der gewählte Zugriff davor: %1.</translation>
    </message>
    <message>
        <source> of this work-group</source>
        <translation> dieser Work-Group</translation>
    </message>
    <message>
        <source>This work-group does not access %1.</source>
        <translation>Diese Work-Group greift nicht auf %1 zu.</translation>
    </message>
    <message>
        <source>The one access%1 to %2</source>
        <translation>Der eine Zugriff%1 auf %2</translation>
    </message>
    <message>
        <source>All %1 accesses%2 to %3</source>
        <translation>Alle %1 Zugriffe%2 auf %3</translation>
    </message>
    <message>
        <source>After the launch, by the order of its work-items: %1</source>
        <translation>Nach dem Start, in der Reihenfolge seiner Work-Items: %1</translation>
    </message>
</context>
<context>
    <name>kernelscope::MenuBar</name>
    <message>
        <source>Menus</source>
        <translation>Menüs</translation>
    </message>
    <message>
        <source>New from a template</source>
        <translation>Neu aus einer Vorlage</translation>
    </message>
    <message>
        <source>Recent projects</source>
        <translation>Zuletzt benutzte Projekte</translation>
    </message>
    <message>
        <source>No project was opened or saved so far.</source>
        <translation>Bisher wurde kein Projekt geöffnet oder gespeichert.</translation>
    </message>
    <message>
        <source>&amp;Clear the list</source>
        <translation>Liste &amp;leeren</translation>
    </message>
</context>
<context>
    <name>kernelscope::Messages</name>
    <message>
        <source>Message</source>
        <translation>Meldung</translation>
    </message>
    <message>
        <source>Ready.</source>
        <translation>Bereit.</translation>
    </message>
    <message>
        <source>%1 (%2, line %3)</source>
        <translation>%1 (%2, Zeile %3)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Hide this message</source>
        <translation>Meldung ausblenden</translation>
    </message>
</context>
<context>
    <name>kernelscope::MismatchBar</name>
    <message>
        <source>Previous mismatch (Shift+F4)</source>
        <translation>Vorige Abweichung (Umschalt+F4)</translation>
    </message>
    <message>
        <source>Next mismatch (F4)</source>
        <translation>Nächste Abweichung (F4)</translation>
    </message>
</context>
<context>
    <name>kernelscope::ModelBar</name>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Adjust</source>
        <translation>Anpassen</translation>
    </message>
    <message>
        <source>Set the figures of the model yourself</source>
        <translation>Die Zahlen des Modells selbst festlegen</translation>
    </message>
    <message>
        <source>Model of the hardware</source>
        <translation>Modell der Hardware</translation>
    </message>
    <message>
        <source>The hardware that the figures are a model of. They are no measurement: caches and the order of execution are left out.</source>
        <translation>Die Hardware, deren Modell die Zahlen sind. Sie sind keine Messung: Caches und die Reihenfolge der Ausführung bleiben außer Acht.</translation>
    </message>
    <message>
        <source>Figures of your own</source>
        <translation>Eigene Zahlen</translation>
    </message>
    <message>
        <source>Sub-group</source>
        <translation>Sub-Group</translation>
    </message>
    <message>
        <source>Work-items that go in step by the model, whatever the device reports</source>
        <translation>Work-Items, die nach dem Modell im Gleichschritt gehen, was auch immer das Gerät meldet</translation>
    </message>
    <message>
        <source>Segment</source>
        <translation>Segment</translation>
    </message>
    <message>
        <source> B</source>
        <translation> B</translation>
    </message>
    <message>
        <source>Bytes that one transaction with global memory brings</source>
        <translation>Bytes, die eine Transaktion mit dem globalen Speicher bringt</translation>
    </message>
    <message>
        <source>Banks</source>
        <translation>Bänke</translation>
    </message>
    <message>
        <source>Banks of local memory; 0: it has none</source>
        <translation>Bänke des lokalen Speichers; 0: Er hat keine</translation>
    </message>
    <message>
        <source>of</source>
        <translation>zu</translation>
    </message>
    <message>
        <source>Bytes of a word of a bank</source>
        <translation>Bytes eines Worts einer Bank</translation>
    </message>
    <message>
        <source>Beside the lines of the source</source>
        <translation>Neben den Quellzeilen</translation>
    </message>
    <message>
        <source>Accesses</source>
        <translation>Zugriffe</translation>
    </message>
    <message>
        <source>Transactions</source>
        <translation>Transaktionen</translation>
    </message>
    <message>
        <source>Wasted transactions</source>
        <translation>Verschwendete Transaktionen</translation>
    </message>
    <message>
        <source>Figures beside the lines of the source</source>
        <translation>Zahlen neben den Quellzeilen</translation>
    </message>
    <message>
        <source>What the margin of the editor tells of each line. Passes over the banks of local memory count as transactions.</source>
        <translation>Was der Rand des Editors zu jeder Zeile sagt. Durchgänge durch die Bänke des lokalen Speichers zählen als Transaktionen.</translation>
    </message>
</context>
<context>
    <name>kernelscope::NDRangePanel</name>
    <message>
        <source>NDRange</source>
        <translation>NDRange</translation>
    </message>
    <message>
        <source>Launch</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>The launch of the plan whose NDRange is shown</source>
        <translation>Der Start des Plans, dessen NDRange gezeigt wird</translation>
    </message>
    <message>
        <source>Slice</source>
        <translation>Schicht</translation>
    </message>
    <message>
        <source>The slice of work-items that is shown: their global id in z, without the offset</source>
        <translation>Die gezeigte Schicht der Work-Items: ihre globale Id in z, ohne Versatz</translation>
    </message>
    <message>
        <source>z = </source>
        <translation>z = </translation>
    </message>
    <message>
        <source>What the boxes and colours mean</source>
        <translation>Was Kästen und Farben bedeuten</translation>
    </message>
    <message>
        <source>Colour by</source>
        <translation>Färben nach</translation>
    </message>
    <message>
        <source>What the colours of work-items stand for</source>
        <translation>Wofür die Farben der Work-Items stehen</translation>
    </message>
    <message>
        <source>Colour by: %1</source>
        <translation>Färben nach: %1</translation>
    </message>
    <message>
        <source>The plan has no launch yet, so there is no NDRange.</source>
        <translation>Der Plan hat noch keinen Start, also gibt es keine NDRange.</translation>
    </message>
    <message>
        <source>The sizes of no launch are known yet, so there is no NDRange to show.</source>
        <translation>Noch sind von keinem Start die Größen bekannt, also gibt es keine NDRange zu zeigen.</translation>
    </message>
    <message>
        <source>Launch %1 leaves its local size to the device. Tracing shows the work-groups that the device makes.</source>
        <translation>Der Start %1 überlässt seine lokale Größe dem Gerät. Eine Aufzeichnung zeigt die Work-Groups, die das Gerät bildet.</translation>
    </message>
    <message>
        <source>each box is a work-group</source>
        <translation>jeder Kasten ist eine Work-Group</translation>
    </message>
    <message>
        <source>each box stands for %1 work-groups</source>
        <translation>jeder Kasten steht für %1 Work-Groups</translation>
    </message>
    <message>
        <source>each box stands for %1 × %1 work-groups</source>
        <translation>jeder Kasten steht für %1 × %1 Work-Groups</translation>
    </message>
    <message>
        <source>not recorded</source>
        <translation>nicht aufgezeichnet</translation>
    </message>
    <message>
        <source>the chosen work-group</source>
        <translation>die gewählte Work-Group</translation>
    </message>
    <message>
        <source>the chosen work-item</source>
        <translation>das gewählte Work-Item</translation>
    </message>
    <message>
        <source>takes part in a problem</source>
        <translation>an einem Problem beteiligt</translation>
    </message>
    <message>
        <source>takes part in a problem: each of the %1 work-groups</source>
        <translation>an einem Problem beteiligt: jede der %1 Work-Groups</translation>
    </message>
    <message>
        <source>takes part in a problem: %1 of %2 work-groups</source>
        <translation>an einem Problem beteiligt: %1 von %2 Work-Groups</translation>
    </message>
    <message>
        <source>%1 %2 for each work-item</source>
        <translation>%1 %2 je Work-Item</translation>
    </message>
    <message>
        <source>%1 to %2 %3 for each work-item</source>
        <translation>%1 bis %2 %3 je Work-Item</translation>
    </message>
    <message>
        <source>%1 (a box: their mean)</source>
        <translation>%1 (ein Kasten: ihr Mittel)</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 %2 for each work-item on average</source>
        <translation>im Mittel %1 %2 je Work-Item</translation>
    </message>
    <message>
        <source>work-group %1</source>
        <translation>Work-Group %1</translation>
    </message>
    <message>
        <source>work-item %1: local id %2 in work-group %3</source>
        <translation>Work-Item %1: lokale Id %2 in Work-Group %3</translation>
    </message>
    <message>
        <source>The ids in the cells are global ids. Point at one to see the others.</source>
        <translation>Die Ids in den Zellen sind globale Ids. Auf eine zeigen, um die anderen zu sehen.</translation>
    </message>
    <message>
        <source>Point at a work-group or work-item to see its ids.</source>
        <translation>Auf eine Work-Group oder ein Work-Item zeigen, um die Ids zu sehen.</translation>
    </message>
    <message>
        <source>part of a box that was recorded: %1 of %2 work-groups</source>
        <translation>Teil eines Kastens, der aufgezeichnet wurde: %1 von %2 Work-Groups</translation>
    </message>
    <message>
        <source>recorded: %1 of %2 work-groups</source>
        <translation>aufgezeichnet: %1 von %2 Work-Groups</translation>
    </message>
    <message>
        <source>recorded</source>
        <translation>aufgezeichnet</translation>
    </message>
    <message>
        <source>recorded: all %1 work-groups</source>
        <translation>aufgezeichnet: alle %1 Work-Groups</translation>
    </message>
    <message>
        <source>Colour by: What was recorded</source>
        <translation>Farbe nach: was aufgezeichnet wurde</translation>
    </message>
</context>
<context>
    <name>kernelscope::NotesView</name>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>Notes of the project</source>
        <translation>Notizen des Projekts</translation>
    </message>
    <message>
        <source>This project has no notes.</source>
        <translation>Dieses Projekt hat keine Notizen.</translation>
    </message>
    <message>
        <source>Write notes</source>
        <translation>Notizen schreiben</translation>
    </message>
    <message>
        <source>Edit notes</source>
        <translation>Notizen bearbeiten</translation>
    </message>
</context>
<context>
    <name>kernelscope::ParameterSection</name>
    <message>
        <source>Parameters</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>Add a parameter</source>
        <translation>Parameter hinzufügen</translation>
    </message>
    <message>
        <source>No parameters. A parameter is a number that sizes and values can use.</source>
        <translation>Keine Parameter. Ein Parameter ist eine Zahl, die Größen und Werte benutzen können.</translation>
    </message>
    <message>
        <source>name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>name of %1</source>
        <translation>Name von %1</translation>
    </message>
    <message>
        <source>Remove the slider</source>
        <translation>Schieberegler entfernen</translation>
    </message>
    <message>
        <source>Give %1 a slider</source>
        <translation>%1 einen Schieberegler geben</translation>
    </message>
    <message>
        <source>Slider</source>
        <translation>Schieberegler</translation>
    </message>
    <message>
        <source>Remove parameter %1</source>
        <translation>Parameter %1 entfernen</translation>
    </message>
    <message>
        <source>Remove parameter</source>
        <translation>Parameter entfernen</translation>
    </message>
    <message>
        <source>what %1 is</source>
        <translation>was %1 ist</translation>
    </message>
    <message>
        <source>is</source>
        <translation>ist</translation>
    </message>
    <message>
        <source>choices of %1</source>
        <translation>Auswahl für %1</translation>
    </message>
    <message>
        <source>one of</source>
        <translation>eines von</translation>
    </message>
    <message>
        <source>any</source>
        <translation>beliebig</translation>
    </message>
    <message>
        <source>least</source>
        <translation>mindestens</translation>
    </message>
    <message>
        <source>most</source>
        <translation>höchstens</translation>
    </message>
    <message>
        <source>step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>The name</source>
        <translation>Der Name</translation>
    </message>
</context>
<context>
    <name>kernelscope::ParameterSlider</name>
    <message>
        <source>Value of %1</source>
        <translation>Wert von %1</translation>
    </message>
    <message>
        <source>value of %1</source>
        <translation>Wert von %1</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>%1 ändern</translation>
    </message>
</context>
<context>
    <name>kernelscope::PhaseBar</name>
    <message>
        <source>work-item %1: %2 %3%4</source>
        <translation>Work-Item %1: %2 %3%4</translation>
    </message>
    <message>
        <source>stopped: not all reach the barrier</source>
        <translation>angehalten: Nicht alle erreichen die Barriere</translation>
    </message>
    <message>
        <source>stopped in an endless loop</source>
        <translation>angehalten in einer Endlosschleife</translation>
    </message>
    <message>
        <source>about %1 accesses of the launch found no space in the trace</source>
        <translation>etwa %1 Zugriffe des Starts fanden in der Aufzeichnung keinen Platz</translation>
    </message>
    <message>
        <source>before its first access</source>
        <translation>vor dem ersten Zugriff</translation>
    </message>
    <message>
        <source>access %1 of %2</source>
        <translation>Zugriff %1 von %2</translation>
    </message>
    <message>
        <source>no accesses</source>
        <translation>keine Zugriffe</translation>
    </message>
    <message>
        <source>its only access</source>
        <translation>der einzige Zugriff</translation>
    </message>
    <message>
        <source>%1 accesses</source>
        <translation>%1 Zugriffe</translation>
    </message>
    <message>
        <source>Phase %1</source>
        <translation>Phase %1</translation>
    </message>
    <message>
        <source>chosen: %1</source>
        <translation>gewählt: %1</translation>
    </message>
    <message>
        <source>no order explains all values of this phase</source>
        <translation>keine Reihenfolge erklärt alle Werte dieser Phase</translation>
    </message>
    <message>
        <source>Phases</source>
        <translation>Phasen</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>Zum Anfang</translation>
    </message>
    <message>
        <source>Alt+Home</source>
        <translation>Alt+Pos1</translation>
    </message>
    <message>
        <source>Back a phase</source>
        <translation>Eine Phase zurück</translation>
    </message>
    <message>
        <source>Alt+Left</source>
        <translation>Alt+Links</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>Space in the view</source>
        <translation>Leertaste in der Ansicht</translation>
    </message>
    <message>
        <source>On a phase</source>
        <translation>Eine Phase weiter</translation>
    </message>
    <message>
        <source>Alt+Right</source>
        <translation>Alt+Rechts</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Zum Ende</translation>
    </message>
    <message>
        <source>Alt+End</source>
        <translation>Alt+Ende</translation>
    </message>
    <message>
        <source>Back an access</source>
        <translation>Einen Zugriff zurück</translation>
    </message>
    <message>
        <source>Alt+Shift+Left</source>
        <translation>Alt+Umschalt+Links</translation>
    </message>
    <message>
        <source>On an access</source>
        <translation>Einen Zugriff weiter</translation>
    </message>
    <message>
        <source>Alt+Shift+Right</source>
        <translation>Alt+Umschalt+Rechts</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Phase</translation>
    </message>
    <message>
        <source>Drag to a phase. The wheel steps through the phases, with Shift through the accesses.</source>
        <translation>Zu einer Phase ziehen. Das Mausrad geht durch die Phasen, mit Umschalt durch die Zugriffe.</translation>
    </message>
    <message>
        <source>Phases are counted from 0, by the barriers that the work-group has passed. Nothing orders the work-items within one: they are stepped through in turn, or where they use the same places as the recorded values prove.</source>
        <translation>Phasen werden von 0 an gezählt, nach den Barrieren, die die Work-Group passiert hat. Nichts ordnet die Work-Items innerhalb einer Phase: Sie werden nacheinander durchgegangen, oder, wo sie dieselben Stellen benutzen, wie es die aufgezeichneten Werte beweisen.</translation>
    </message>
    <message>
        <source>Speed of playing</source>
        <translation>Abspielgeschwindigkeit</translation>
    </message>
    <message>
        <source>How fast the play button goes</source>
        <translation>Wie schnell die Wiedergabe läuft</translation>
    </message>
    <message>
        <source>½ phase/s</source>
        <translation>½ Phase/s</translation>
    </message>
    <message>
        <source>1 phase/s</source>
        <translation>1 Phase/s</translation>
    </message>
    <message>
        <source>4 phases/s</source>
        <translation>4 Phasen/s</translation>
    </message>
    <message>
        <source>1 access/s</source>
        <translation>1 Zugriff/s</translation>
    </message>
    <message>
        <source>4 accesses/s</source>
        <translation>4 Zugriffe/s</translation>
    </message>
    <message>
        <source>20 accesses/s</source>
        <translation>20 Zugriffe/s</translation>
    </message>
    <message>
        <source>No phases to step through.</source>
        <translation>Keine Phasen zum Durchgehen.</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>%1 (Space in the view)</source>
        <translation>%1 (Leertaste in der Ansicht)</translation>
    </message>
    <message>
        <source>left a long loop early, while it was traced</source>
        <translation>hat eine lange Schleife bei der Aufzeichnung vorzeitig verlassen</translation>
    </message>
</context>
<context>
    <name>kernelscope::PictureBar</name>
    <message>
        <source>Component</source>
        <translation>Komponente</translation>
    </message>
    <message>
        <source>The component of each element that is drawn</source>
        <translation>Die gezeichnete Komponente jedes Elements</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Sequential: from the least to the greatest. Diverging: white in the middle, for what is above and below it.</source>
        <translation>Sequenziell: vom kleinsten zum größten Wert. Divergierend: Weiß in der Mitte, für das darüber und darunter.</translation>
    </message>
    <message>
        <source>Sequential</source>
        <translation>Sequenziell</translation>
    </message>
    <message>
        <source>Diverging</source>
        <translation>Divergierend</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Grau</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Log</translation>
    </message>
    <message>
        <source>Logarithmic scale</source>
        <translation>Logarithmische Skala</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>The value at the lower end of the scale. Empty: the least</source>
        <translation>Der Wert am unteren Ende der Skala. Leer: der kleinste</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Bis</translation>
    </message>
    <message>
        <source>The value at the upper end of the scale. Empty: the greatest</source>
        <translation>Der Wert am oberen Ende der Skala. Leer: der größte</translation>
    </message>
    <message>
        <source>Mismatches</source>
        <translation>Abweichungen</translation>
    </message>
    <message>
        <source>Mark the elements that are not as a check expects</source>
        <translation>Elemente markieren, die nicht sind, wie eine Prüfung erwartet</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>aus %1</translation>
    </message>
    <message>
        <source>to %1</source>
        <translation>nach %1</translation>
    </message>
    <message>
        <source>R</source>
        <translation>R</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>G</source>
        <translation>G</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>Alpha: transparent pixels show a chequered ground</source>
        <translation>Alpha: durchsichtige Pixel zeigen einen karierten Grund</translation>
    </message>
    <message>
        <source>A channel alone is grey.</source>
        <translation>Ein Kanal allein ist grau.</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Anpassen</translation>
    </message>
    <message>
        <source>Black is the least number that is shown, and full colour the greatest</source>
        <translation>Schwarz ist die kleinste Zahl, die zu sehen ist, und die volle Farbe die größte</translation>
    </message>
</context>
<context>
    <name>kernelscope::PlanSection</name>
    <message>
        <source>Plan</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>Add a step</source>
        <translation>Schritt hinzufügen</translation>
    </message>
    <message>
        <source>No steps. Add a launch to run a kernel.</source>
        <translation>Keine Schritte. Fügen Sie einen Start hinzu, um einen Kernel auszuführen.</translation>
    </message>
    <message>
        <source>name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>kernel</source>
        <translation>Kernel</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>the device chooses</source>
        <translation>das Gerät wählt</translation>
    </message>
    <message>
        <source>Remove a dimension</source>
        <translation>Dimension entfernen</translation>
    </message>
    <message>
        <source>Add a dimension</source>
        <translation>Dimension hinzufügen</translation>
    </message>
    <message>
        <source>Begin at 0</source>
        <translation>Bei 0 beginnen</translation>
    </message>
    <message>
        <source>Let the device choose</source>
        <translation>Das Gerät wählen lassen</translation>
    </message>
    <message>
        <source>Begin elsewhere</source>
        <translation>Anderswo beginnen</translation>
    </message>
    <message>
        <source>Choose the local size</source>
        <translation>Lokale Größe wählen</translation>
    </message>
    <message>
        <source>when</source>
        <translation>wenn</translation>
    </message>
    <message>
        <source>always</source>
        <translation>immer</translation>
    </message>
    <message>
        <source>Add a step inside</source>
        <translation>Schritt darin hinzufügen</translation>
    </message>
    <message>
        <source>Move the step up</source>
        <translation>Schritt nach oben</translation>
    </message>
    <message>
        <source>Move the step down</source>
        <translation>Schritt nach unten</translation>
    </message>
    <message>
        <source>Remove the step</source>
        <translation>Schritt entfernen</translation>
    </message>
    <message>
        <source>Move the step</source>
        <translation>Schritt verschieben</translation>
    </message>
</context>
<context>
    <name>kernelscope::Presentation</name>
    <message>
        <source>Follow the walk</source>
        <translation>Dem Rundgang folgen</translation>
    </message>
</context>
<context>
    <name>kernelscope::ProblemLabel</name>
    <message>
        <source>Problems</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>There are more: see Problems.</source>
        <translation>Es gibt mehr: siehe Probleme.</translation>
    </message>
    <message>
        <source>Use %1</source>
        <translation>%1 verwenden</translation>
    </message>
    <message>
        <source>Set %1 to %2</source>
        <translation>%1 auf %2 setzen</translation>
    </message>
    <message>
        <source>One more problem comes from it.</source>
        <translation>Ein weiteres Problem kommt davon.</translation>
    </message>
    <message>
        <source>%1 more problems come from it.</source>
        <translation>%1 weitere Probleme kommen davon.</translation>
    </message>
    <message>
        <source>Launch %1 has the same problem.</source>
        <translation>Der Start %1 hat dasselbe Problem.</translation>
    </message>
</context>
<context>
    <name>kernelscope::ProblemModel</name>
    <message>
        <source>Problem</source>
        <translation>Problem</translation>
    </message>
    <message>
        <source>How often</source>
        <translation>Wie oft</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
    <message>
        <source>Of the text before the edit. %1</source>
        <translation>Zum Text vor der Änderung. %1</translation>
    </message>
    <message>
        <source>%1, before the edit</source>
        <translation>%1, vor der Änderung</translation>
    </message>
</context>
<context>
    <name>kernelscope::ProblemsView</name>
    <message>
        <source>Problems</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>No problems.</source>
        <translation>Keine Probleme.</translation>
    </message>
    <message>
        <source>The evidence of a finding</source>
        <translation>Die Belege eines Befunds</translation>
    </message>
    <message>
        <source>No problems were found.</source>
        <translation>Es wurden keine Probleme gefunden.</translation>
    </message>
</context>
<context>
    <name>kernelscope::ProjectFiles</name>
    <message>
        <source>%1[*] — Kernelscope</source>
        <translation>%1[*] — Kernelscope</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>Unbenannt</translation>
    </message>
    <message>
        <source>The project could not be opened; the one that is open stays.</source>
        <translation>Das Projekt konnte nicht geöffnet werden; das geöffnete bleibt.</translation>
    </message>
    <message>
        <source>The sample could not be opened.</source>
        <translation>Das Beispiel konnte nicht geöffnet werden.</translation>
    </message>
    <message>
        <source>The clipboard holds no kernel: copy the source of one first.</source>
        <translation>Die Zwischenablage enthält keinen Kernel: Kopieren Sie zuerst den Quelltext eines Kernels.</translation>
    </message>
    <message>
        <source>Pasted kernel</source>
        <translation>Eingefügter Kernel</translation>
    </message>
    <message>
        <source>The project file&apos;s text is not in order.</source>
        <translation>Der Text der Projektdatei ist nicht in Ordnung.</translation>
    </message>
    <message>
        <source>The folder %1 is gone: it was deleted, moved or renamed while the project was open. All that you edited is still here.</source>
        <translation>Der Ordner %1 ist weg: Er wurde gelöscht, verschoben oder umbenannt, während das Projekt geöffnet war. Alles, was Sie bearbeitet haben, ist noch da.</translation>
    </message>
    <message>
        <source>Make it again</source>
        <translation>Neu anlegen</translation>
    </message>
    <message>
        <source>Make the folder anew and save into it</source>
        <translation>Den Ordner neu anlegen und hinein speichern</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation>Anderswo speichern…</translation>
    </message>
    <message>
        <source>Choose another folder</source>
        <translation>Einen anderen Ordner wählen</translation>
    </message>
    <message>
        <source>The project was not saved; nothing that you edited is lost. Try again when this is mended, or save elsewhere.</source>
        <translation>Das Projekt wurde nicht gespeichert; nichts Bearbeitetes ist verloren. Versuchen Sie es erneut, wenn das behoben ist, oder speichern Sie anderswo.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>Save once more, when what is in the way is gone</source>
        <translation>Noch einmal speichern, wenn das Hindernis weg ist</translation>
    </message>
    <message>
        <source>Saved %1.</source>
        <translation>%1 gespeichert.</translation>
    </message>
    <message>
        <source>Saved %1. These files of the project are missing: %2.</source>
        <translation>%1 gespeichert. Diese Dateien des Projekts fehlen: %2.</translation>
    </message>
    <message>
        <source>Another program changed %1.</source>
        <translation>Ein anderes Programm hat %1 geändert.</translation>
    </message>
    <message>
        <source>Another program changed these files: %1.</source>
        <translation>Ein anderes Programm hat diese Dateien geändert: %1.</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>Laden</translation>
    </message>
    <message>
        <source>Show what is on the disk; undo brings back what was here</source>
        <translation>Zeigen, was auf der Platte ist; Rückgängig holt zurück, was hier war</translation>
    </message>
    <message>
        <source>Save what is here in its place</source>
        <translation>Stattdessen speichern, was hier ist</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Später</translation>
    </message>
    <message>
        <source>Change nothing; saving asks again</source>
        <translation>Nichts ändern; beim Speichern wird wieder gefragt</translation>
    </message>
    <message>
        <source>The files were not loaded; what is here stays.</source>
        <translation>Die Dateien wurden nicht geladen; was hier ist, bleibt.</translation>
    </message>
    <message>
        <source>Load the project file</source>
        <translation>Projektdatei laden</translation>
    </message>
    <message>
        <source>Loaded %1.</source>
        <translation>%1 geladen.</translation>
    </message>
    <message>
        <source>Kernelscope ended before “%1” was saved. What was unsaved was kept.</source>
        <translation>Kernelscope endete, bevor „%1“ gespeichert war. Das Ungespeicherte wurde aufbewahrt.</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Open it as it was last edited</source>
        <translation>Öffnen, wie es zuletzt bearbeitet war</translation>
    </message>
    <message>
        <source>Forget the unsaved changes</source>
        <translation>Die ungespeicherten Änderungen vergessen</translation>
    </message>
    <message>
        <source>Keep it, and ask at the next start</source>
        <translation>Aufbewahren und beim nächsten Programmstart fragen</translation>
    </message>
    <message>
        <source>Name the project after its file</source>
        <translation>Das Projekt nach seiner Datei nennen</translation>
    </message>
    <message>
        <source>The project&apos;s folder lacks %1: what stands there is empty until it is found or written.</source>
        <translation>Im Ordner des Projekts fehlt %1: Was darin steht, ist leer, bis es gefunden oder geschrieben wird.</translation>
    </message>
    <message>
        <source>Find it…</source>
        <translation>Suchen…</translation>
    </message>
    <message>
        <source>Choose the file %1; its text becomes the project&apos;s</source>
        <translation>Die Datei %1 wählen; ihr Text wird der des Projekts</translation>
    </message>
    <message>
        <source>The file was not added.</source>
        <translation>Die Datei wurde nicht hinzugefügt.</translation>
    </message>
    <message>
        <source>Mend it</source>
        <translation>Beheben</translation>
    </message>
    <message>
        <source>Show the project file as text, with what is wrong marked</source>
        <translation>Die Projektdatei als Text zeigen, mit dem markiert, was daran falsch ist</translation>
    </message>
    <message>
        <source>Save into %1</source>
        <translation>In %1 speichern</translation>
    </message>
    <message>
        <source>Make the folder %1, and save into it</source>
        <translation>Den Ordner %1 anlegen und darin speichern</translation>
    </message>
    <message>
        <source>The folder %1 could not be made.</source>
        <translation>Der Ordner %1 konnte nicht angelegt werden.</translation>
    </message>
    <message>
        <source>Another program changed %1: loaded. Undo brings back what was here.</source>
        <translation>Ein anderes Programm änderte %1: geladen. Rückgängig bringt zurück, was hier war.</translation>
    </message>
    <message>
        <source>Throw away…</source>
        <translation>Verwerfen…</translation>
    </message>
    <message>
        <source>Throw away what was not saved of “%1”? It can&apos;t be brought back.</source>
        <translation>Verwerfen, was von „%1“ nicht gespeichert war? Es lässt sich nicht zurückholen.</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Ask at the next start</source>
        <translation>Beim nächsten Programmstart fragen</translation>
    </message>
    <message>
        <source>Throw it away</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>%1 was deleted or moved by another program. What is here is kept, and counts as unsaved.</source>
        <translation>Ein anderes Programm hat %1 gelöscht oder verschoben. Was hier steht, bleibt erhalten und gilt als ungespeichert.</translation>
    </message>
    <message>
        <source>These files were deleted or moved by another program: %1. What is here is kept, and counts as unsaved.</source>
        <translation>Ein anderes Programm hat diese Dateien gelöscht oder verschoben: %1. Was hier steht, bleibt erhalten und gilt als ungespeichert.</translation>
    </message>
    <message>
        <source>Write again</source>
        <translation>Wieder schreiben</translation>
    </message>
    <message>
        <source>Change nothing; closing the project asks again</source>
        <translation>Nichts ändern; beim Schließen des Projekts wird wieder gefragt</translation>
    </message>
    <message>
        <source>The source was not saved.</source>
        <translation>Der Quelltext wurde nicht gespeichert.</translation>
    </message>
    <message>
        <source>Saved %1. Save as keeps the set-up, too.</source>
        <translation>%1 gespeichert. „Speichern unter“ sichert auch die Einrichtung.</translation>
    </message>
    <message>
        <source>Not saved: the folder %1 is gone.</source>
        <translation>Nicht gespeichert: Den Ordner %1 gibt es nicht mehr.</translation>
    </message>
    <message>
        <source>Not saved: another program changed %1. Choose above what stays.</source>
        <translation>Nicht gespeichert: Ein anderes Programm hat %1 geändert. Wählen Sie oben, was bleibt.</translation>
    </message>
    <message>
        <source>Another program changed these files, of which there are unsaved edits here: %1.</source>
        <translation>Ein anderes Programm hat diese Dateien geändert, die hier ungespeicherte Änderungen haben: %1.</translation>
    </message>
    <message>
        <source>Another program changed %1, of which there are unsaved edits here.</source>
        <translation>Ein anderes Programm hat %1 geändert; hier gibt es ungespeicherte Änderungen davon.</translation>
    </message>
    <message>
        <source>Load (drops your edits)</source>
        <translation>Laden (verwirft Ihre Änderungen)</translation>
    </message>
    <message>
        <source>Overwrite (drops its changes)</source>
        <translation>Überschreiben (verwirft dessen Änderungen)</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>Show how what is on the disk differs from what is here</source>
        <translation>Zeigen, worin sich unterscheidet, was auf der Platte und was hier steht</translation>
    </message>
</context>
<context>
    <name>kernelscope::ProjectSection</name>
    <message>
        <source>Files and build</source>
        <translation>Dateien und Build</translation>
    </message>
    <message>
        <source>Add a source, notes, a definition or a queue</source>
        <translation>Quelle, Notizen, Definition oder Queue hinzufügen</translation>
    </message>
    <message>
        <source>New source</source>
        <translation>Neue Quelle</translation>
    </message>
    <message>
        <source>Existing file…</source>
        <translation>Vorhandene Datei…</translation>
    </message>
    <message>
        <source>Definition for the preprocessor</source>
        <translation>Definition für den Präprozessor</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>Queue</translation>
    </message>
    <message>
        <source>sources</source>
        <translation>Quellen</translation>
    </message>
    <message>
        <source>file of source %1</source>
        <translation>Datei der Quelle %1</translation>
    </message>
    <message>
        <source>Leave %1 out of the project (the file stays)</source>
        <translation>%1 aus dem Projekt nehmen (die Datei bleibt)</translation>
    </message>
    <message>
        <source>Remove a source</source>
        <translation>Quelle entfernen</translation>
    </message>
    <message>
        <source>notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>file of the notes</source>
        <translation>Datei der Notizen</translation>
    </message>
    <message>
        <source>Leave the notes out of the project (the file stays)</source>
        <translation>Notizen aus dem Projekt nehmen (die Datei bleibt)</translation>
    </message>
    <message>
        <source>Remove the notes</source>
        <translation>Notizen entfernen</translation>
    </message>
    <message>
        <source>the device&apos;s</source>
        <translation>der des Geräts</translation>
    </message>
    <message>
        <source>language standard (-cl-std)</source>
        <translation>Sprachstandard (-cl-std)</translation>
    </message>
    <message>
        <source>standard</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>options of the build</source>
        <translation>Optionen des Builds</translation>
    </message>
    <message>
        <source>options</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>defines</source>
        <translation>Definitionen</translation>
    </message>
    <message>
        <source>name of definition %1</source>
        <translation>Name der Definition %1</translation>
    </message>
    <message>
        <source>value of definition %1</source>
        <translation>Wert der Definition %1</translation>
    </message>
    <message>
        <source>Remove definition %1</source>
        <translation>Definition %1 entfernen</translation>
    </message>
    <message>
        <source>Remove a definition</source>
        <translation>Definition entfernen</translation>
    </message>
    <message>
        <source>queues</source>
        <translation>Queues</translation>
    </message>
    <message>
        <source>name of queue %1</source>
        <translation>Name der Queue %1</translation>
    </message>
    <message>
        <source>default</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>in order</source>
        <translation>geordnet</translation>
    </message>
    <message>
        <source>out of order</source>
        <translation>ungeordnet</translation>
    </message>
    <message>
        <source>order of queue %1</source>
        <translation>Ordnung der Queue %1</translation>
    </message>
    <message>
        <source>Remove the queue&apos;s description</source>
        <translation>Beschreibung der Queue entfernen</translation>
    </message>
    <message>
        <source>Remove a queue</source>
        <translation>Queue entfernen</translation>
    </message>
    <message>
        <source>Add a source</source>
        <translation>Quelle hinzufügen</translation>
    </message>
    <message>
        <source>%1 is a source of the project already.</source>
        <translation>%1 ist schon eine Quelle des Projekts.</translation>
    </message>
    <message>
        <source>Add a definition</source>
        <translation>Definition hinzufügen</translation>
    </message>
    <message>
        <source>Add notes</source>
        <translation>Notizen hinzufügen</translation>
    </message>
    <message>
        <source>Add a queue</source>
        <translation>Queue hinzufügen</translation>
    </message>
</context>
<context>
    <name>kernelscope::ProjectTextEditor</name>
    <message>
        <source>The project file as text</source>
        <translation>Die Projektdatei als Text</translation>
    </message>
    <message>
        <source>State of the text</source>
        <translation>Zustand des Texts</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Anwenden</translation>
    </message>
    <message>
        <source>Make the project what the text says; one step of undo (Ctrl+Return)</source>
        <translation>Das Projekt zu dem machen, was der Text sagt; ein Schritt beim Rückgängigmachen (Strg+Eingabe)</translation>
    </message>
    <message>
        <source>Revert</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Show the project as the set-up has it</source>
        <translation>Das Projekt zeigen, wie es die Einrichtung hat</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Close this tab; text that was not applied is dropped</source>
        <translation>Diesen Tab schließen; nicht angewendeter Text wird verworfen</translation>
    </message>
    <message>
        <source>The set-up was changed meanwhile. Applying this text replaces that change; reverting drops the text.</source>
        <translation>Die Einrichtung wurde inzwischen geändert. Diesen Text anzuwenden ersetzt diese Änderung; Zurücksetzen verwirft den Text.</translation>
    </message>
    <message>
        <source>The project file as it will be saved. What you change here is applied with Ctrl+Return.</source>
        <translation>Die Projektdatei, wie sie gespeichert wird. Änderungen hier werden mit Strg+Eingabe angewendet.</translation>
    </message>
    <message>
        <source>The text is in order. Ctrl+Return applies it.</source>
        <translation>Der Text ist in Ordnung. Strg+Eingabe wendet ihn an.</translation>
    </message>
    <message>
        <source>Line %1, column %2: %3</source>
        <translation>Zeile %1, Spalte %2: %3</translation>
    </message>
    <message>
        <source>Edit the project file</source>
        <translation>Projektdatei bearbeiten</translation>
    </message>
</context>
<context>
    <name>kernelscope::ReadyWait</name>
    <message>
        <source>What the picture shows was not ready within %1 s, so it was not written.</source>
        <translation>Was das Bild zeigt, war nicht binnen %1 s fertig, also wurde es nicht geschrieben.</translation>
    </message>
</context>
<context>
    <name>kernelscope::ReductionItems</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1 elements</source>
        <translation>%1 Elemente</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>von %1</translation>
    </message>
    <message>
        <source>Phase %1</source>
        <translation>Phase %1</translation>
    </message>
    <message>
        <source>1 element</source>
        <translation>1 Element</translation>
    </message>
    <message>
        <source>%1: zoom in for each</source>
        <translation>%1: vergrößern für die einzelnen</translation>
    </message>
    <message>
        <source>%1 of %2 values enlarged</source>
        <translation>%1 von %2 Werten vergrößert</translation>
    </message>
</context>
<context>
    <name>kernelscope::ReductionView</name>
    <message>
        <source>Reduction</source>
        <translation>Reduktion</translation>
    </message>
    <message>
        <source>The value that is chosen or pointed at</source>
        <translation>Der gewählte Wert oder der unter dem Mauszeiger</translation>
    </message>
    <message>
        <source>Reduction tree</source>
        <translation>Reduktionsbaum</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Ausschnitt</translation>
    </message>
    <message>
        <source>What is put together: all launches whose results feed each other, one work-group, or one result of it</source>
        <translation>Was zusammengesetzt wird: alle Starts, deren Ergebnisse einander speisen, eine Work-Group oder eines ihrer Ergebnisse</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatisch</translation>
    </message>
    <message>
        <source>All launches</source>
        <translation>Alle Starts</translation>
    </message>
    <message>
        <source>This work-group</source>
        <translation>Diese Work-Group</translation>
    </message>
    <message>
        <source>One result</source>
        <translation>Ein Ergebnis</translation>
    </message>
    <message>
        <source>Arrangement</source>
        <translation>Anordnung</translation>
    </message>
    <message>
        <source>Operands side by side, or each place in memory in a column of its own</source>
        <translation>Operanden nebeneinander, oder jede Stelle im Speicher in einer eigenen Spalte</translation>
    </message>
    <message>
        <source>As a tree</source>
        <translation>Als Baum</translation>
    </message>
    <message>
        <source>By place</source>
        <translation>Nach Stelle</translation>
    </message>
    <message>
        <source>Sub-group size</source>
        <translation>Größe der Sub-Group</translation>
    </message>
    <message>
        <source>A model: how many work-items would run in step, each line beside a level being one sub-group. What the device does is not recorded</source>
        <translation>Ein Modell: wie viele Work-Items im Gleichschritt laufen würden; jede Linie neben einer Ebene ist eine Sub-Group. Was das Gerät tut, wird nicht aufgezeichnet</translation>
    </message>
    <message>
        <source>Model: sub-group %1</source>
        <translation>Modell: Sub-Group %1</translation>
    </message>
    <message>
        <source>Zoom out (-)</source>
        <translation>Verkleinern (-)</translation>
    </message>
    <message>
        <source>Zoom in (+)</source>
        <translation>Vergrößern (+)</translation>
    </message>
    <message>
        <source>Show the whole tree (0)</source>
        <translation>Ganzen Baum zeigen (0)</translation>
    </message>
    <message>
        <source>The reduction is being put together…</source>
        <translation>Die Reduktion wird zusammengestellt…</translation>
    </message>
    <message>
        <source> · zoom in to see all values</source>
        <translation> · vergrößern, um alle Werte zu sehen</translation>
    </message>
</context>
<context>
    <name>kernelscope::RenameField</name>
    <message>
        <source>The new name of %1</source>
        <translation>Der neue Name von %1</translation>
    </message>
</context>
<context>
    <name>kernelscope::Rendering</name>
    <message>
        <source>The project has no plan, so there is nothing to run and to draw.</source>
        <translation>Das Projekt hat keinen Plan, also gibt es nichts auszuführen und zu zeichnen.</translation>
    </message>
    <message>
        <source>with %1: %2</source>
        <translation>mit %1: %2</translation>
    </message>
    <message>
        <source>The sweep gave no times.</source>
        <translation>Die Messreihe ergab keine Zeiten.</translation>
    </message>
    <message>
        <source>The picture was written, but the sweep is not whole: %1</source>
        <translation>Das Bild wurde geschrieben, aber die Messreihe ist nicht vollständig: %1</translation>
    </message>
    <message>
        <source>The run was ended.</source>
        <translation>Der Lauf wurde beendet.</translation>
    </message>
    <message>
        <source>The picture could not be written to %1.</source>
        <translation>Das Bild konnte nicht nach %1 geschrieben werden.</translation>
    </message>
    <message>
        <source>There is nothing to draw. %1</source>
        <translation>Es gibt nichts zu zeichnen. %1</translation>
    </message>
    <message>
        <source>The work-group has %1 phases, counted from 0, so there is no phase %2.</source>
        <translation>Die Work-Group hat %1 Phasen, von 0 an gezählt, also gibt es keine Phase %2.</translation>
    </message>
    <message>
        <source>This view shows no phases, so there are no frames of it.</source>
        <translation>Diese Ansicht zeigt keine Phasen, also gibt es keine Bilder davon.</translation>
    </message>
    <message>
        <source>There would be %1 frames, and %2 is the most that are written.</source>
        <translation>Es gäbe %1 Bilder, und %2 ist das Höchste, was geschrieben wird.</translation>
    </message>
    <message>
        <source>The folder %1 could not be made.</source>
        <translation>Der Ordner %1 konnte nicht angelegt werden.</translation>
    </message>
    <message>
        <source>The picture was written, but a check failed.</source>
        <translation>Das Bild wurde geschrieben, aber eine Prüfung wurde nicht bestanden.</translation>
    </message>
</context>
<context>
    <name>kernelscope::ResultsView</name>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>Launches and their times</source>
        <translation>Starts und ihre Zeiten</translation>
    </message>
    <message>
        <source>%1 in launches of these results</source>
        <translation>%1 in Starts dieser Ergebnisse</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>%1: see %2.</source>
        <translation>%1: siehe %2.</translation>
    </message>
    <message>
        <source>These are the results of the earlier run: the newest one gave none. %1</source>
        <translation>Das sind die Ergebnisse des früheren Laufs: Der neueste ergab keine. %1</translation>
    </message>
    <message>
        <source>These are the results of the earlier run: the project was changed since.</source>
        <translation>Das sind die Ergebnisse des früheren Laufs: Das Projekt wurde seither geändert.</translation>
    </message>
    <message>
        <source>The run gave no results. %1 A trace leaves out such accesses and loops, and shows where they are.</source>
        <translation>Der Lauf ergab keine Ergebnisse. %1 Eine Aufzeichnung lässt solche Zugriffe und Schleifen aus und zeigt, wo sie sind.</translation>
    </message>
    <message>
        <source>Trace (F6)</source>
        <translation>Aufzeichnen (F6)</translation>
    </message>
    <message>
        <source>Run again</source>
        <translation>Noch einmal ausführen</translation>
    </message>
    <message>
        <source>Run (F5)</source>
        <translation>Ausführen (F5)</translation>
    </message>
    <message>
        <source>The plan has no steps, so there is nothing to run. Add a launch to it.</source>
        <translation>Der Plan hat keine Schritte, also gibt es nichts auszuführen. Fügen Sie einen Start hinzu.</translation>
    </message>
    <message>
        <source>Nothing was run yet, so there are no results.</source>
        <translation>Noch ist nichts gelaufen, also gibt es keine Ergebnisse.</translation>
    </message>
    <message>
        <source>List them</source>
        <translation>Auflisten</translation>
    </message>
    <message>
        <source>%1 launches, %2 together</source>
        <translation>%1 Starts, zusammen %2</translation>
    </message>
    <message>
        <source>1 launch, %1</source>
        <translation>1 Start, %1</translation>
    </message>
    <message>
        <source>Show the problem (F8)</source>
        <translation>Problem zeigen (F8)</translation>
    </message>
    <message>
        <source>The sources can&apos;t be read, so that nothing of them can be launched.</source>
        <translation>Die Quellen sind nicht lesbar, daher lässt sich nichts aus ihnen starten.</translation>
    </message>
</context>
<context>
    <name>kernelscope::RunState</name>
    <message>
        <source>A run is in progress</source>
        <translation>Ein Lauf ist im Gange</translation>
    </message>
    <message>
        <source>Exporting – %1</source>
        <translation>Exportieren – %1</translation>
    </message>
    <message>
        <source>Tracing – %1</source>
        <translation>Aufzeichnen – %1</translation>
    </message>
    <message>
        <source>Nothing is at work that could be stopped.</source>
        <translation>Nichts ist im Gange, was abgebrochen werden könnte.</translation>
    </message>
    <message>
        <source>Ready.</source>
        <translation>Bereit.</translation>
    </message>
    <message>
        <source>The project was changed since the last run.</source>
        <translation>Das Projekt wurde seit dem letzten Lauf geändert.</translation>
    </message>
    <message>
        <source>The program was not written.</source>
        <translation>Das Programm wurde nicht geschrieben.</translation>
    </message>
    <message>
        <source>The program was written to %1: %2</source>
        <translation>Das Programm wurde nach %1 geschrieben: %2</translation>
    </message>
    <message>
        <source>%1. What was asked for next waits for its end; %2 stops both.</source>
        <translation>%1. Was danach verlangt wurde, wartet auf das Ende; %2 bricht beides ab.</translation>
    </message>
    <message>
        <source>%1. %2 stops it.</source>
        <translation>%1. %2 bricht ab.</translation>
    </message>
    <message>
        <source>Sweeping, point %1 of %2 – %3</source>
        <translation>Messreihe, Punkt %1 von %2 – %3</translation>
    </message>
</context>
<context>
    <name>kernelscope::SampleBrowser</name>
    <message>
        <source>Sample projects</source>
        <translation>Beispielprojekte</translation>
    </message>
    <message>
        <source>Cards of the samples</source>
        <translation>Karten der Beispiele</translation>
    </message>
    <message>
        <source>Choose a sample to start from</source>
        <translation>Wählen Sie ein Beispiel für den Anfang</translation>
    </message>
    <message>
        <source>A click opens a copy, F5 runs it. Nothing that you change touches the sample.</source>
        <translation>Ein Klick öffnet eine Kopie, F5 führt sie aus. Keine Ihrer Änderungen berührt das Beispiel.</translation>
    </message>
    <message>
        <source>A topic or a function: barrier</source>
        <translation>Ein Thema oder eine Funktion: barrier</translation>
    </message>
    <message>
        <source>Search the samples</source>
        <translation>Beispiele durchsuchen</translation>
    </message>
    <message>
        <source>Words of titles, chapters, topics and OpenCL functions; where none has them, of the notes</source>
        <translation>Wörter aus Titeln, Kapiteln, Themen und OpenCL-Funktionen; wo keine davon passen, aus den Notizen</translation>
    </message>
    <message>
        <source>The samples were not found. Open a project with Ctrl+O, or start a new one with Ctrl+N.</source>
        <translation>Die Beispiele wurden nicht gefunden. Öffnen Sie ein Projekt mit Strg+O oder beginnen Sie ein neues mit Strg+N.</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Show the samples of all chapters</source>
        <translation>Beispiele aller Kapitel zeigen</translation>
    </message>
    <message>
        <source>Show the samples of this chapter alone</source>
        <translation>Nur die Beispiele dieses Kapitels zeigen</translation>
    </message>
    <message>
        <source>No sample has &quot;%1&quot;.</source>
        <translation>Kein Beispiel enthält „%1“.</translation>
    </message>
    <message>
        <source>No sample in the chapter %1 has &quot;%2&quot;.</source>
        <translation>Kein Beispiel im Kapitel %1 enthält „%2“.</translation>
    </message>
    <message>
        <source>Back to the project</source>
        <translation>Zurück zum Projekt</translation>
    </message>
    <message>
        <source>Show the project that is open (Esc)</source>
        <translation>Das offene Projekt zeigen (Esc)</translation>
    </message>
    <message>
        <source>New (Ctrl+N)</source>
        <translation>Neu (Strg+N)</translation>
    </message>
</context>
<context>
    <name>kernelscope::SampleCard</name>
    <message>
        <source>Open a copy of this sample.</source>
        <translation>Eine Kopie dieses Beispiels öffnen.</translation>
    </message>
    <message>
        <source>%1 if there</source>
        <translation>%1, falls vorhanden</translation>
    </message>
    <message>
        <source>Has</source>
        <translation>Hat</translation>
    </message>
    <message>
        <source>Needs</source>
        <translation>Braucht</translation>
    </message>
    <message>
        <source>%1 (absent here)</source>
        <translation>%1 (hier nicht vorhanden)</translation>
    </message>
    <message>
        <source>New</source>
        <comment>what a sample shows first</comment>
        <translation>Neu</translation>
    </message>
</context>
<context>
    <name>kernelscope::ScreenshotSeries</name>
    <message>
        <source>The trace was ended.</source>
        <translation>Die Aufzeichnung wurde beendet.</translation>
    </message>
    <message>
        <source>The project has no plan, so there is nothing to run and to draw.</source>
        <translation>Das Projekt hat keinen Plan, also gibt es nichts auszuführen und zu zeichnen.</translation>
    </message>
    <message>
        <source>The folder %1 could not be made.</source>
        <translation>Der Ordner %1 konnte nicht angelegt werden.</translation>
    </message>
</context>
<context>
    <name>kernelscope::Settings</name>
    <message>
        <source>Time limits</source>
        <translation>Zeitlimits</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>%1 0: no limit.</source>
        <translation>%1 0: keine Grenze.</translation>
    </message>
    <message>
        <source>Model of the hardware</source>
        <translation>Modell der Hardware</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Of the window. Code, values and what is exported are the same in all.</source>
        <translation>Des Fensters. Code, Werte und alles Exportierte sind in allen gleich.</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Light letters on a dark ground.</source>
        <translation>Helle Buchstaben auf dunklem Grund.</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>How large everything is.</source>
        <translation>Wie groß alles ist.</translation>
    </message>
    <message>
        <source>Font</source>
        <translation>Schrift</translation>
    </message>
    <message>
        <source>Of everything but code.</source>
        <translation>Von allem außer Code.</translation>
    </message>
    <message>
        <source>Font of code</source>
        <translation>Schrift für Code</translation>
    </message>
    <message>
        <source>Of the sources and of names in them.</source>
        <translation>Der Quellen und der Namen darin.</translation>
    </message>
    <message>
        <source>Access counts beside the lines</source>
        <translation>Zugriffszahlen neben den Zeilen</translation>
    </message>
    <message>
        <source>How often each line accessed memory in the last trace.</source>
        <translation>Wie oft jede Zeile in der letzten Aufzeichnung auf Speicher zugriff.</translation>
    </message>
    <message>
        <source>Fold gaps of the timeline</source>
        <translation>Lücken der Zeitleiste verkürzen</translation>
    </message>
    <message>
        <source>Stretches without a command are drawn short where they are much longer than the commands.</source>
        <translation>Strecken ohne Befehl werden kurz gezeichnet, wo sie viel länger als die Befehle sind.</translation>
    </message>
    <message>
        <source>Reopen the last session</source>
        <translation>Letzte Sitzung wieder öffnen</translation>
    </message>
    <message>
        <source>At a start without a project, open those that were closed last, with their views. Off: it is offered.</source>
        <translation>Bei einem Programmstart ohne Projekt die zuletzt geschlossenen mit ihren Ansichten öffnen. Aus: Es wird angeboten.</translation>
    </message>
    <message>
        <source>Devices and programs</source>
        <translation>Geräte und Programme</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Gerät</translation>
    </message>
    <message>
        <source>The device that is picked at the start: a number as kscope devices counts them, a part of “platform: device”, cpu, gpu or any. Empty: a GPU where there is one.</source>
        <translation>Das beim Programmstart gewählte Gerät: eine Nummer, wie kscope devices sie zählt, ein Teil von „Plattform: Gerät“, cpu, gpu oder any. Leer: eine GPU, wo es eine gibt.</translation>
    </message>
    <message>
        <source>Worker</source>
        <translation>Worker</translation>
    </message>
    <message>
        <source>The command that talks to devices, for example ssh HOST kernelscope-worker. Empty: the one of this program. From the next start on.</source>
        <translation>Der Befehl, der mit Geräten spricht, zum Beispiel ssh HOST kernelscope-worker. Leer: der dieses Programms. Ab dem nächsten Programmstart.</translation>
    </message>
    <message>
        <source>Language server</source>
        <translation>Sprachserver</translation>
    </message>
    <message>
        <source>The command of the clangd that the editor asks; none: word lists alone. Empty: the installed one. From the next start on.</source>
        <translation>Der Befehl des clangd, den der Editor fragt; none: nur Wortlisten. Leer: der installierte. Ab dem nächsten Programmstart.</translation>
    </message>
    <message>
        <source>Budgets of a trace</source>
        <translation>Budgets einer Aufzeichnung</translation>
    </message>
    <message>
        <source>To start the worker</source>
        <translation>Zum Starten des Workers</translation>
    </message>
    <message>
        <source>With all drivers.</source>
        <translation>Mit allen Treibern.</translation>
    </message>
    <message>
        <source>For expressions</source>
        <translation>Für Ausdrücke</translation>
    </message>
    <message>
        <source>Sizes and contents of buffers.</source>
        <translation>Größen und Inhalte von Puffern.</translation>
    </message>
    <message>
        <source>To build</source>
        <translation>Zum Bauen</translation>
    </message>
    <message>
        <source>All sources, by the driver&apos;s compiler.</source>
        <translation>Alle Quellen, durch den Compiler des Treibers.</translation>
    </message>
    <message>
        <source>For a first launch</source>
        <translation>Für einen ersten Start</translation>
    </message>
    <message>
        <source>Of each kernel, during which some drivers compile.</source>
        <translation>Jedes Kernels, wobei manche Treiber übersetzen.</translation>
    </message>
    <message>
        <source>For all launches</source>
        <translation>Für alle Starts</translation>
    </message>
    <message>
        <source>Of the plan, together.</source>
        <translation>Des Plans, zusammen.</translation>
    </message>
    <message>
        <source>To read</source>
        <translation>Zum Lesen</translation>
    </message>
    <message>
        <source>The results, from the device.</source>
        <translation>Die Ergebnisse, vom Gerät.</translation>
    </message>
    <message>
        <source>To check</source>
        <translation>Zum Prüfen</translation>
    </message>
    <message>
        <source>The results, against what is expected.</source>
        <translation>Die Ergebnisse, gegen das Erwartete.</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Ereignisse</translation>
    </message>
    <message>
        <source>Accesses of each launch that are recorded at most; work-groups are chosen to fit. 0: all.</source>
        <translation>So viele Zugriffe jedes Starts werden höchstens aufgezeichnet; Work-Groups werden passend gewählt. 0: alle.</translation>
    </message>
    <message>
        <source>Iterations</source>
        <translation>Iterationen</translation>
    </message>
    <message>
        <source>Sub-group</source>
        <translation>Sub-Group</translation>
    </message>
    <message>
        <source>Work-items that go in step by the model, whatever the device reports.</source>
        <translation>Work-Items, die nach dem Modell im Gleichschritt gehen, was auch immer das Gerät meldet.</translation>
    </message>
    <message>
        <source>Segment</source>
        <translation>Segment</translation>
    </message>
    <message>
        <source> B</source>
        <translation> B</translation>
    </message>
    <message>
        <source>What one transaction with global memory brings.</source>
        <translation>Was eine Transaktion mit dem globalen Speicher bringt.</translation>
    </message>
    <message>
        <source>Banks</source>
        <translation>Bänke</translation>
    </message>
    <message>
        <source>Of local memory; 0: it has none.</source>
        <translation>Des lokalen Speichers; 0: Er hat keine.</translation>
    </message>
    <message>
        <source>Word of a bank</source>
        <translation>Wort einer Bank</translation>
    </message>
    <message>
        <source>Accesses to one word share a pass.</source>
        <translation>Zugriffe auf ein Wort teilen sich einen Durchgang.</translation>
    </message>
    <message>
        <source>Of a loop, before a trace leaves it. 0: as many as a few seconds allow.</source>
        <translation>Einer Schleife, bevor die Aufzeichnung sie verlässt. 0: so viele, wie in wenigen Sekunden möglich sind.</translation>
    </message>
    <message>
        <source>deadline, timeout</source>
        <translation>Frist, Zeitüberschreitung, Timeout</translation>
    </message>
    <message>
        <source>theme, colours</source>
        <translation>Thema, Farben, Theme</translation>
    </message>
</context>
<context>
    <name>kernelscope::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Filter by name or explanation</source>
        <translation>Nach Name oder Erklärung filtern</translation>
    </message>
    <message>
        <source>No setting is called so.</source>
        <translation>Keine Einstellung heißt so.</translation>
    </message>
    <message>
        <source>All settings</source>
        <translation>Alle Einstellungen</translation>
    </message>
    <message>
        <source>on</source>
        <translation>an</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>%L1%2</source>
        <translation>%L1%2</translation>
    </message>
    <message>
        <source>as usual</source>
        <translation>wie üblich</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>%1 Default: %2.</source>
        <translation>%1 Standard: %2.</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Default of %1</source>
        <translation>Standard für %1</translation>
    </message>
    <message>
        <source>As usual</source>
        <translation>Wie üblich</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Öffnen…</translation>
    </message>
    <message>
        <source>In dialogs of their own</source>
        <translation>In eigenen Dialogen</translation>
    </message>
</context>
<context>
    <name>kernelscope::SetupPanel</name>
    <message>
        <source>Set-up of the project</source>
        <translation>Einrichtung des Projekts</translation>
    </message>
    <message>
        <source>Untitled project</source>
        <translation>Projekt ohne Titel</translation>
    </message>
    <message>
        <source>Title of the project</source>
        <translation>Titel des Projekts</translation>
    </message>
    <message>
        <source>The project&apos;s title: click to change it</source>
        <translation>Der Titel des Projekts: Klicken ändert ihn</translation>
    </message>
    <message>
        <source>Guesses that nobody confirmed</source>
        <translation>Unbestätigte Annahmen</translation>
    </message>
    <message>
        <source>Change the title</source>
        <translation>Titel ändern</translation>
    </message>
    <message>
        <source>%1 guessed. &lt;a href=&apos;confirm&apos; style=&apos;color:%2&apos;&gt;Confirm all&lt;/a&gt;</source>
        <translation>%1 angenommen. &lt;a href=&apos;confirm&apos; style=&apos;color:%2&apos;&gt;Alle bestätigen&lt;/a&gt;</translation>
    </message>
    <message>
        <source>1 value is</source>
        <translation>1 Wert ist</translation>
    </message>
    <message>
        <source>%1 values are</source>
        <translation>%1 Werte sind</translation>
    </message>
    <message>
        <source>Confirm all guesses</source>
        <translation>Alle Annahmen bestätigen</translation>
    </message>
    <message>
        <source>Buffers take %1.</source>
        <translation>Puffer belegen %1.</translation>
    </message>
    <message>
        <source>Buffers take %1 of the device&apos;s %2.</source>
        <translation>Puffer belegen %1 von %2 des Geräts.</translation>
    </message>
    <message>
        <source>Follow the kernels</source>
        <translation>Den Kernels folgen</translation>
    </message>
</context>
<context>
    <name>kernelscope::SetupRow</name>
    <message>
        <source>Edit %1</source>
        <translation>%1 bearbeiten</translation>
    </message>
    <message>
        <source>Show or hide the fields of %1</source>
        <translation>Felder von %1 zeigen oder verbergen</translation>
    </message>
</context>
<context>
    <name>kernelscope::SetupSection</name>
    <message>
        <source>Fold or unfold %1</source>
        <translation>%1 auf- oder zuklappen</translation>
    </message>
    <message>
        <source>Rows that are shown</source>
        <translation>Gezeigte Zeilen</translation>
    </message>
    <message>
        <source>Which of the rows are shown</source>
        <translation>Welche der Zeilen gezeigt werden</translation>
    </message>
    <message>
        <source>%1 to %2 of %3, from %4</source>
        <translation>%1 bis %2 von %3, ab %4</translation>
    </message>
    <message>
        <source>Show the rows before</source>
        <translation>Die Zeilen davor zeigen</translation>
    </message>
    <message>
        <source>Show the next rows</source>
        <translation>Die nächsten Zeilen zeigen</translation>
    </message>
</context>
<context>
    <name>kernelscope::SiteModel</name>
    <message>
        <source>Line</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>Line of the source</source>
        <translation>Zeile der Quelle</translation>
    </message>
    <message>
        <source>Access</source>
        <translation>Zugriffe</translation>
    </message>
    <message>
        <source>What the kernel does there</source>
        <translation>Was der Kernel dort tut</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>The region of memory: global, local, constant or private</source>
        <translation>Der Speicherbereich: global, lokal, konstant oder privat</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>Muster</translation>
    </message>
    <message>
        <source>How the addresses of a sub-group&apos;s work-items lie to each other, most often</source>
        <translation>Wie die Adressen der Work-Items einer Sub-Group meistens zueinander liegen</translation>
    </message>
    <message>
        <source>Accesses</source>
        <translation>Zugriffe</translation>
    </message>
    <message>
        <source>Accesses by all recorded work-items</source>
        <translation>Zugriffe aller aufgezeichneten Work-Items</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Bytes</translation>
    </message>
    <message>
        <source>Bytes that these accesses asked for</source>
        <translation>Bytes, die diese Zugriffe verlangten</translation>
    </message>
    <message>
        <source>Transactions</source>
        <translation>Transaktionen</translation>
    </message>
    <message>
        <source>Transactions with global memory each time that a sub-group does it, on average (a model)</source>
        <translation>Transaktionen mit dem globalen Speicher bei jeder Ausführung durch eine Sub-Group, im Mittel (ein Modell)</translation>
    </message>
    <message>
        <source>Ideal</source>
        <translation>Ideal</translation>
    </message>
    <message>
        <source>Transactions that it would take if the bytes lay packed (a model)</source>
        <translation>Transaktionen, die nötig wären, wenn die Bytes dicht lägen (ein Modell)</translation>
    </message>
    <message>
        <source>Wasted</source>
        <translation>Verschwendet</translation>
    </message>
    <message>
        <source>The part of the bytes brought by the transactions that nobody asked for; with local memory the part of the time that bank conflicts take (a model)</source>
        <translation>Der Teil der von den Transaktionen gebrachten Bytes, nach dem niemand fragte; bei lokalem Speicher der Teil der Zeit, den Bankkonflikte kosten (ein Modell)</translation>
    </message>
    <message>
        <source>Conflicts</source>
        <translation>Konflikte</translation>
    </message>
    <message>
        <source>How many times longer local memory takes because several words lie in one bank (a model)</source>
        <translation>Wievielmal so lange lokaler Speicher braucht, weil mehrere Wörter in einer Bank liegen (ein Modell)</translation>
    </message>
    <message>
        <source>each its own array</source>
        <translation>jedes sein eigenes Array</translation>
    </message>
    <message>
        <source>&lt; 1 %</source>
        <translation>&lt; 1 %</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>out of bounds</source>
        <translation>außerhalb</translation>
    </message>
    <message>
        <source>varies</source>
        <translation>wechselt</translation>
    </message>
    <message>
        <source>%1 accesses of %2 memory (%3), %4 bytes</source>
        <translation>%1 Zugriffe, Speicher: %2 (%3), %4 Byte</translation>
    </message>
    <message>
        <source>By the model: %1 transactions, %2 if packed</source>
        <translation>Nach dem Modell: %1 Transaktionen, dicht gepackt %2</translation>
    </message>
    <message>
        <source>By the model: %1 passes over the banks, %2 without conflicts</source>
        <translation>Nach dem Modell: %1 Durchgänge durch die Bänke, ohne Konflikte %2</translation>
    </message>
    <message>
        <source>%1 of the times so: %2</source>
        <translation>in %1 der Fälle so: %2</translation>
    </message>
    <message>
        <source>%1 runs of %2, each %3</source>
        <translation>%1 Läufe von %2, jeder %3</translation>
    </message>
</context>
<context>
    <name>kernelscope::StepsView</name>
    <message>
        <source>%1, line %2</source>
        <translation>%1, Zeile %2</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>Calls, the innermost first</source>
        <translation>Aufrufe, der innerste zuerst</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>Zum Anfang</translation>
    </message>
    <message>
        <source>Go to before the first step</source>
        <translation>Vor den ersten Schritt gehen</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Schritt zurück</translation>
    </message>
    <message>
        <source>Go back by a statement, over what the functions that it calls do</source>
        <translation>Eine Anweisung zurück, über aufgerufene Funktionen hinweg</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Go on by a statement, over what the functions that it calls do</source>
        <translation>Eine Anweisung weiter, über aufgerufene Funktionen hinweg</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Zum Ende</translation>
    </message>
    <message>
        <source>Go to after the last step</source>
        <translation>Hinter den letzten Schritt gehen</translation>
    </message>
    <message>
        <source>Step into</source>
        <translation>Hineingehen</translation>
    </message>
    <message>
        <source>Go on by a statement, into the function that it calls</source>
        <translation>Eine Anweisung weiter, in die aufgerufene Funktion hinein</translation>
    </message>
    <message>
        <source>Step out</source>
        <translation>Herausgehen</translation>
    </message>
    <message>
        <source>Go on until the function has returned</source>
        <translation>Weiter, bis die Funktion zurückgekehrt ist</translation>
    </message>
    <message>
        <source>Step back into</source>
        <translation>Rückwärts hineingehen</translation>
    </message>
    <message>
        <source>Go back by a statement, into the function that was called last</source>
        <translation>Eine Anweisung zurück, in die zuletzt aufgerufene Funktion hinein</translation>
    </message>
    <message>
        <source>Step back out</source>
        <translation>Rückwärts herausgehen</translation>
    </message>
    <message>
        <source>Go back to where the function was called</source>
        <translation>Zurück zum Aufruf der Funktion</translation>
    </message>
    <message>
        <source>To the next access</source>
        <translation>Zum nächsten Zugriff</translation>
    </message>
    <message>
        <source>Go to the next statement that accesses memory</source>
        <translation>Zur nächsten Anweisung gehen, die auf Speicher zugreift</translation>
    </message>
    <message>
        <source>To the previous access</source>
        <translation>Zum vorigen Zugriff</translation>
    </message>
    <message>
        <source>Go to the statement before that accesses memory</source>
        <translation>Zur vorigen Anweisung gehen, die auf Speicher zugreift</translation>
    </message>
    <message>
        <source>To the next change</source>
        <translation>Zur nächsten Änderung</translation>
    </message>
    <message>
        <source>Go to the next statement that changes the variable that is chosen</source>
        <translation>Zur nächsten Anweisung gehen, die die gewählte Variable ändert</translation>
    </message>
    <message>
        <source>To the previous change</source>
        <translation>Zur vorigen Änderung</translation>
    </message>
    <message>
        <source>Go to the statement before that changes the variable that is chosen</source>
        <translation>Zur vorigen Anweisung gehen, die die gewählte Variable ändert</translation>
    </message>
    <message>
        <source>To the next barrier</source>
        <translation>Zur nächsten Barriere</translation>
    </message>
    <message>
        <source>Go to the next barrier</source>
        <translation>Zur nächsten Barriere gehen</translation>
    </message>
    <message>
        <source>To the previous barrier</source>
        <translation>Zur vorigen Barriere</translation>
    </message>
    <message>
        <source>Go to the barrier before</source>
        <translation>Zur Barriere davor gehen</translation>
    </message>
    <message>
        <source>To the line of the cursor</source>
        <translation>Zur Zeile des Cursors</translation>
    </message>
    <message>
        <source>Ctrl+Alt+Down</source>
        <translation>Ctrl+Alt+Down</translation>
    </message>
    <message>
        <source>Go to when the line of the cursor is executed next</source>
        <translation>Dorthin gehen, wo die Zeile des Cursors das nächste Mal ausgeführt wird</translation>
    </message>
    <message>
        <source>Back to the line of the cursor</source>
        <translation>Zurück zur Zeile des Cursors</translation>
    </message>
    <message>
        <source>Ctrl+Alt+Up</source>
        <translation>Ctrl+Alt+Up</translation>
    </message>
    <message>
        <source>Go back to when the line of the cursor was executed last</source>
        <translation>Dorthin zurückgehen, wo die Zeile des Cursors zuletzt ausgeführt wurde</translation>
    </message>
    <message>
        <source>Set or remove a breakpoint</source>
        <translation>Haltepunkt setzen oder entfernen</translation>
    </message>
    <message>
        <source>Stop at the line of the cursor when stepping to the next breakpoint; a click left of the line does the same</source>
        <translation>Beim Gehen zum nächsten Haltepunkt in der Zeile des Cursors anhalten; ein Klick links von der Zeile tut dasselbe</translation>
    </message>
    <message>
        <source>To the next breakpoint</source>
        <translation>Zum nächsten Haltepunkt</translation>
    </message>
    <message>
        <source>Go on until a breakpoint&apos;s line is executed next</source>
        <translation>Weiter, bis die Zeile eines Haltepunkts das nächste Mal ausgeführt wird</translation>
    </message>
    <message>
        <source>To the previous breakpoint</source>
        <translation>Zum vorigen Haltepunkt</translation>
    </message>
    <message>
        <source>Go back to when a breakpoint&apos;s line was executed last</source>
        <translation>Dorthin zurückgehen, wo die Zeile eines Haltepunkts zuletzt ausgeführt wurde</translation>
    </message>
    <message>
        <source>To where two work-items part</source>
        <translation>Wo zwei Work-Items sich trennen</translation>
    </message>
    <message>
        <source>Go to the first step in which this work-item and the one beside it do not do the same</source>
        <translation>Zum ersten Schritt gehen, in dem dieses Work-Item und das daneben nicht dasselbe tun</translation>
    </message>
    <message>
        <source>Why this value?</source>
        <translation>Warum dieser Wert?</translation>
    </message>
    <message>
        <source>Ctrl+Alt+Y</source>
        <translation>Ctrl+Alt+Y</translation>
    </message>
    <message>
        <source>Show what the variable that is chosen was made of</source>
        <translation>Zeigen, woraus die gewählte Variable entstand</translation>
    </message>
    <message>
        <source>Why was this stored?</source>
        <translation>Warum wurde das gespeichert?</translation>
    </message>
    <message>
        <source>Show what the statement stores was made of</source>
        <translation>Zeigen, woraus entstand, was die Anweisung speichert</translation>
    </message>
    <message>
        <source>Go to</source>
        <translation>Gehe zu</translation>
    </message>
    <message>
        <source>Steps is not in front.</source>
        <translation>„Schritte“ ist nicht vorn.</translation>
    </message>
    <message>
        <source>Add an expression, such as a[i] - sum / 2</source>
        <translation>Ausdruck hinzufügen, etwa a[i] - sum / 2</translation>
    </message>
    <message>
        <source>New expression</source>
        <translation>Neuer Ausdruck</translation>
    </message>
    <message>
        <source>An expression in OpenCL C over the variables, evaluated at each step. Delete removes the one that is chosen.</source>
        <translation>Ein Ausdruck in OpenCL C über die Variablen, in jedem Schritt ausgewertet. Entf entfernt den gewählten.</translation>
    </message>
    <message>
        <source>About the step</source>
        <translation>Zum Schritt</translation>
    </message>
    <message>
        <source>All work-items</source>
        <translation>Alle Work-Items</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>Breakpoints</source>
        <translation>Haltepunkte</translation>
    </message>
    <message>
        <source>Where it was first not finite</source>
        <translation>Wo es zuerst nicht endlich war</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>F9, or a click left of a line of the code, sets a breakpoint; Ctrl+F9 goes to the next one. A condition is an expression on the variables, such as i == 7 &amp;&amp; isnan(sum).</source>
        <translation>F9 oder ein Klick links von einer Codezeile setzt einen Haltepunkt; Strg+F9 geht zum nächsten. Eine Bedingung ist ein Ausdruck über die Variablen, etwa i == 7 &amp;&amp; isnan(sum).</translation>
    </message>
    <message>
        <source>Variable of all work-items</source>
        <translation>Variable aller Work-Items</translation>
    </message>
    <message>
        <source>Whose values are drawn: a row for each work-item, from left to right as time passes. Work-items that take no part are hatched.</source>
        <translation>Wessen Werte gezeichnet werden: eine Zeile je Work-Item, von links nach rechts im Lauf der Zeit. Unbeteiligte Work-Items sind schraffiert.</translation>
    </message>
    <message>
        <source>Show what another work-item&apos;s variables hold at the same time, beside these</source>
        <translation>Daneben zeigen, was die Variablen eines anderen Work-Items zur selben Zeit enthalten</translation>
    </message>
    <message>
        <source>Work-items</source>
        <translation>Work-Items</translation>
    </message>
    <message>
        <source>A variable of all work-items over time</source>
        <translation>Eine Variable aller Work-Items im Verlauf der Zeit</translation>
    </message>
    <message>
        <source>The two work-items do the same to the end.</source>
        <translation>Die beiden Work-Items tun bis zum Ende dasselbe.</translation>
    </message>
    <message>
        <source>Breakpoints (%1)</source>
        <translation>Haltepunkte (%1)</translation>
    </message>
    <message>
        <source>Why %1?</source>
        <translation>Warum %1?</translation>
    </message>
    <message>
        <source>Why the variable?</source>
        <translation>Warum die Variable?</translation>
    </message>
    <message>
        <source>Choose a variable above that has a value.</source>
        <translation>Wählen Sie oben eine Variable, die einen Wert hat.</translation>
    </message>
    <message>
        <source>Why the store?</source>
        <translation>Warum das Speichern?</translation>
    </message>
    <message>
        <source>The statement that is done next stores nothing.</source>
        <translation>Die nächste Anweisung speichert nichts.</translation>
    </message>
    <message>
        <source>Choose a variable, or go to a statement that stores: then it is shown what its value was made of, backwards through statements, variables and other work-items.</source>
        <translation>Wählen Sie eine Variable oder gehen Sie zu einer Anweisung, die speichert: Dann wird gezeigt, woraus ihr Wert entstand, rückwärts durch Anweisungen, Variablen und andere Work-Items.</translation>
    </message>
    <message>
        <source>What it was made of is being searched…</source>
        <translation>Es wird gesucht, woraus es entstand…</translation>
    </message>
    <message>
        <source>There is more before these.</source>
        <translation>Davor gibt es noch mehr.</translation>
    </message>
    <message>
        <source>The steps are being read…</source>
        <translation>Die Schritte werden gelesen…</translation>
    </message>
    <message>
        <source>The memory accesses of this work-group were recorded, but not what its statements did.</source>
        <translation>Die Speicherzugriffe dieser Work-Group wurden aufgezeichnet, aber nicht, was ihre Anweisungen taten.</translation>
    </message>
    <message>
        <source>Record the steps (F6)</source>
        <translation>Schritte aufzeichnen (F6)</translation>
    </message>
    <message>
        <source>No breakpoint is reached after this step.</source>
        <translation>Nach diesem Schritt wird kein Haltepunkt erreicht.</translation>
    </message>
    <message>
        <source>No breakpoint was reached before this step.</source>
        <translation>Vor diesem Schritt wurde kein Haltepunkt erreicht.</translation>
    </message>
    <message>
        <source>Beside: %1</source>
        <translation>Daneben: %1</translation>
    </message>
    <message>
        <source>Beside…</source>
        <translation>Daneben…</translation>
    </message>
    <message>
        <source>Work-item %1</source>
        <translation>Work-Item %1</translation>
    </message>
    <message>
        <source>%1 · its last recorded step is done</source>
        <translation>%1 · der letzte aufgezeichnete Schritt ist getan</translation>
    </message>
    <message>
        <source>%1 · has come to its end</source>
        <translation>%1 · ist zu Ende</translation>
    </message>
    <message>
        <source>%1 · step %2 of %3</source>
        <translation>%1 · Schritt %2 von %3</translation>
    </message>
    <message>
        <source> · iteration %1</source>
        <translation> · Iteration %1</translation>
    </message>
    <message>
        <source> · iterations %1 (of the outer loop first)</source>
        <translation> · Iterationen %1 (der äußeren Schleife zuerst)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>und %1 weitere</translation>
    </message>
    <message>
        <source>This statement accesses no memory that is recorded.</source>
        <translation>Diese Anweisung greift auf keinen Speicher zu, der aufgezeichnet ist.</translation>
    </message>
    <message>
        <source>This statement: %1</source>
        <translation>Diese Anweisung: %1</translation>
    </message>
    <message>
        <source>%1 % of the lanes active</source>
        <translation>%1 % der Lanes aktiv</translation>
    </message>
    <message>
        <source>Choose another work-item first: “Beside”, above the picture of all work-items.</source>
        <translation>Wählen Sie zuerst ein anderes Work-Item: „Daneben“, über dem Bild aller Work-Items.</translation>
    </message>
    <message>
        <source>The condition in line %1 has no value there: %2</source>
        <translation>Die Bedingung in Zeile %1 hat dort keinen Wert: %2</translation>
    </message>
    <message>
        <source>Local ids. In full colour: the one beside; choose it again to let it go.</source>
        <translation>Lokale Ids. In voller Farbe: das daneben; noch einmal wählen hebt die Wahl auf.</translation>
    </message>
</context>
<context>
    <name>kernelscope::SweepBar</name>
    <message>
        <source>Vary another parameter with each of these values</source>
        <translation>Zu jedem dieser Werte einen weiteren Parameter variieren</translation>
    </message>
    <message>
        <source>Runs of each value</source>
        <translation>Läufe je Wert</translation>
    </message>
    <message>
        <source>How often each value is run: the median is drawn, and the fastest and slowest beside it</source>
        <translation>Wie oft jeder Wert gelaufen wird: Der Median wird gezeichnet, daneben der schnellste und der langsamste</translation>
    </message>
    <message>
        <source>Which launches of the plan are compared; all of them are run</source>
        <translation>Welche Starts des Plans verglichen werden; ausgeführt werden alle</translation>
    </message>
    <message>
        <source>all launches</source>
        <translation>alle Starts</translation>
    </message>
    <message>
        <source>%1 of %2 launches</source>
        <translation>%1 von %2 Starts</translation>
    </message>
    <message>
        <source>Launches to compare: %1</source>
        <translation>Zu vergleichende Starts: %1</translation>
    </message>
    <message>
        <source>Compare %1</source>
        <translation>%1 vergleichen</translation>
    </message>
    <message>
        <source>Don&apos;t compare %1</source>
        <translation>%1 nicht vergleichen</translation>
    </message>
    <message>
        <source>Run once</source>
        <translation>Einmal ausführen</translation>
    </message>
    <message>
        <source>Run %1 times</source>
        <translation>%1-mal ausführen</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Sweep</source>
        <translation>Messreihe</translation>
    </message>
    <message>
        <source>End the sweep; what was run so far stays (Shift+F5)</source>
        <translation>Messreihe beenden; bisher Gelaufenes bleibt (Umschalt+F5)</translation>
    </message>
    <message>
        <source>Run the plan as often, and draw the medians of its launches with their limits</source>
        <translation>Den Plan so oft ausführen und die Mediane seiner Starts mit ihren Grenzen zeichnen</translation>
    </message>
    <message>
        <source>Run the plan with each of these values and draw the times (F7)</source>
        <translation>Den Plan mit jedem dieser Werte ausführen und die Zeiten zeichnen (F7)</translation>
    </message>
    <message>
        <source>run %1 of %2</source>
        <translation>Lauf %1 von %2</translation>
    </message>
    <message>
        <source>one value</source>
        <translation>ein Wert</translation>
    </message>
    <message>
        <source>each of %1 values, in shuffled order (seed %2)</source>
        <translation>jeder von %1 Werten, in gemischter Reihenfolge (Startwert %2)</translation>
    </message>
    <message>
        <source>each of %1 values</source>
        <translation>jeder von %1 Werten</translation>
    </message>
    <message>
        <source>Vary</source>
        <translation>Variieren</translation>
    </message>
    <message>
        <source>and</source>
        <translation>und</translation>
    </message>
    <message>
        <source>Parameter to vary</source>
        <translation>Zu variierender Parameter</translation>
    </message>
    <message>
        <source>Other parameter to vary</source>
        <translation>Weiterer zu variierender Parameter</translation>
    </message>
    <message>
        <source>The parameter of the project whose values are compared</source>
        <translation>Der Parameter des Projekts, dessen Werte verglichen werden</translation>
    </message>
    <message>
        <source>Values to compare</source>
        <translation>Zu vergleichende Werte</translation>
    </message>
    <message>
        <source>Values of the other parameter</source>
        <translation>Werte des weiteren Parameters</translation>
    </message>
    <message>
        <source>Numbers, or expressions of the parameters before this one, with commas between them</source>
        <translation>Zahlen oder Ausdrücke der Parameter davor, mit Kommas dazwischen</translation>
    </message>
    <message>
        <source>Values to choose from</source>
        <translation>Werte zur Auswahl</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>The project has no parameter &quot;%1&quot; any more.</source>
        <translation>Das Projekt hat keinen Parameter „%1“ mehr.</translation>
    </message>
    <message>
        <source>Vary nothing</source>
        <translation>Nichts variieren</translation>
    </message>
    <message>
        <source>Vary %1</source>
        <translation>%1 variieren</translation>
    </message>
    <message>
        <source>Change the values of %1 to compare</source>
        <translation>Zu vergleichende Werte von %1 ändern</translation>
    </message>
    <message>
        <source>Doubled and halved</source>
        <translation>Verdoppelt und halbiert</translation>
    </message>
    <message>
        <source>Every local size that this device allows: no local size is %1 alone</source>
        <translation>Jede lokale Größe, die dieses Gerät erlaubt: Keine lokale Größe ist %1 allein</translation>
    </message>
    <message>
        <source>Every local size that this device allows (%1)</source>
        <translation>Jede lokale Größe, die dieses Gerät erlaubt (%1)</translation>
    </message>
</context>
<context>
    <name>kernelscope::TilesView</name>
    <message>
        <source>Tiles</source>
        <translation>Kacheln</translation>
    </message>
    <message>
        <source>The element that is chosen or pointed at</source>
        <translation>Das gewählte Element oder das unter dem Mauszeiger</translation>
    </message>
    <message>
        <source>Buffers and local arrays</source>
        <translation>Puffer und lokale Arrays</translation>
    </message>
    <message>
        <source>The tiles are being put together…</source>
        <translation>Die Kacheln werden zusammengestellt…</translation>
    </message>
    <message>
        <source>Point at an element to see its value, who uses it and where it came from.</source>
        <translation>Auf ein Element zeigen, um seinen Wert zu sehen, wer es benutzt und woher es kam.</translation>
    </message>
    <message>
        <source>Point at an element to see its value.</source>
        <translation>Auf ein Element zeigen, um seinen Wert zu sehen.</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Form</translation>
    </message>
    <message>
        <source>Show a buffer with other rows and columns than it is declared with</source>
        <translation>Einen Puffer mit anderen Zeilen und Spalten zeigen, als er deklariert ist</translation>
    </message>
    <message>
        <source>Whose accesses</source>
        <translation>Wessen Zugriffe</translation>
    </message>
    <message>
        <source>Show what the whole work-group does, or only the chosen work-item</source>
        <translation>Zeigen, was die ganze Work-Group tut, oder nur das gewählte Work-Item</translation>
    </message>
    <message>
        <source>Work-group</source>
        <translation>Work-Group</translation>
    </message>
    <message>
        <source>Work-item</source>
        <translation>Work-Item</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Show what is used now and before, or how often each element is read in all</source>
        <translation>Zeigen, was jetzt und vorher benutzt wird, oder wie oft jedes Element insgesamt gelesen wird</translation>
    </message>
    <message>
        <source>Now and before</source>
        <translation>Jetzt und vorher</translation>
    </message>
    <message>
        <source>How often read</source>
        <translation>Wie oft gelesen</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Pfeile</translation>
    </message>
    <message>
        <source>Arrows lead from an element to where its value went</source>
        <translation>Pfeile führen von einem Element dorthin, wohin sein Wert ging</translation>
    </message>
    <message>
        <source>Corner arrows</source>
        <translation>Eckpfeile</translation>
    </message>
    <message>
        <source>Chosen arrows</source>
        <translation>Gewählte Pfeile</translation>
    </message>
    <message>
        <source>No arrows</source>
        <translation>Keine Pfeile</translation>
    </message>
    <message>
        <source>Slice</source>
        <translation>Schicht</translation>
    </message>
    <message>
        <source>Which slice of three dimensions is shown</source>
        <translation>Welche Schicht von drei Dimensionen gezeigt wird</translation>
    </message>
    <message>
        <source>z = </source>
        <translation>z = </translation>
    </message>
    <message>
        <source>z in use</source>
        <translation>z in Benutzung</translation>
    </message>
    <message>
        <source>Shape of</source>
        <translation>Form von</translation>
    </message>
    <message>
        <source>The buffer or array whose shape can be typed beside it</source>
        <translation>Der Puffer oder das Array, dessen Form daneben eingegeben werden kann</translation>
    </message>
    <message>
        <source>Rows and columns to show it with, as 16 x 32, or the columns alone; empty: as it is declared</source>
        <translation>Zeilen und Spalten für die Anzeige, als 16 x 32, oder nur die Spalten; leer: wie deklariert</translation>
    </message>
    <message>
        <source>16 x 32, or columns alone</source>
        <translation>16 x 32 oder nur Spalten</translation>
    </message>
</context>
<context>
    <name>kernelscope::TimePlay</name>
    <message>
        <source>Time was paused: the last %1 runs crashed or took too long.</source>
        <translation>Die Zeit wurde angehalten: Die letzten %1 Läufe stürzten ab oder dauerten zu lange.</translation>
    </message>
    <message>
        <source>No parameter is time: make one of the kind frame or seconds in the set-up.</source>
        <translation>Kein Parameter ist Zeit: Geben Sie in der Einrichtung einem die Art Bild oder Sekunden.</translation>
    </message>
</context>
<context>
    <name>kernelscope::TimelineView</name>
    <message>
        <source>Timeline</source>
        <translation>Zeitleiste</translation>
    </message>
    <message>
        <source>Commands of the run</source>
        <translation>Befehle des Laufs</translation>
    </message>
    <message>
        <source>Drag to measure; Z, or a double click, zooms to it, Escape lets go of it. M measures the chosen command, and from there to the next one. Shift while dragging moves.</source>
        <translation>Ziehen misst; Z oder ein Doppelklick vergrößert das Gemessene, Escape verwirft es. M misst den gewählten Befehl und von dort zum nächsten. Umschalt beim Ziehen verschiebt.</translation>
    </message>
    <message>
        <source>Timeline of the run&apos;s commands</source>
        <translation>Zeitleiste der Befehle des Laufs</translation>
    </message>
    <message>
        <source>Graph of the plan</source>
        <translation>Graph des Plans</translation>
    </message>
    <message>
        <source>Show the plan as a graph: what each step waits for</source>
        <translation>Den Plan als Graph zeigen: worauf jeder Schritt wartet</translation>
    </message>
    <message>
        <source>Zoom out (-)</source>
        <translation>Verkleinern (-)</translation>
    </message>
    <message>
        <source>Zoom in (+)</source>
        <translation>Vergrößern (+)</translation>
    </message>
    <message>
        <source>Show all commands of the device (0)</source>
        <translation>Alle Befehle des Geräts zeigen (0)</translation>
    </message>
    <message>
        <source>Fold gaps: draw long stretches without a command short</source>
        <translation>Lücken verkürzen: lange Strecken ohne Befehl kurz zeichnen</translation>
    </message>
    <message>
        <source>Show an earlier run below this one</source>
        <translation>Einen früheren Lauf unter diesem zeigen</translation>
    </message>
    <message>
        <source>Show the builds on the host too</source>
        <translation>Auch die Builds auf dem Host zeigen</translation>
    </message>
    <message>
        <source>Show the run before below this one</source>
        <translation>Den Lauf davor unter diesem zeigen</translation>
    </message>
    <message>
        <source>Show the pinned run below this one</source>
        <translation>Den angehefteten Lauf unter diesem zeigen</translation>
    </message>
    <message>
        <source>Pin this run, to compare later ones with it</source>
        <translation>Diesen Lauf anheften, um spätere mit ihm zu vergleichen</translation>
    </message>
    <message>
        <source>Pinned run</source>
        <translation>Angehefteter Lauf</translation>
    </message>
    <message>
        <source>map, unmap</source>
        <translation>map, unmap</translation>
    </message>
    <message>
        <source>Pins are commands too short for a bar; only their heads are moved apart.</source>
        <translation>Nadeln sind Befehle, die für einen Balken zu kurz sind; nur ihre Köpfe sind auseinandergerückt.</translation>
    </message>
    <message>
        <source>Pins are commands too short for a bar; only their heads are moved apart, and of many in one place some are drawn.</source>
        <translation>Nadeln sind Befehle, die für einen Balken zu kurz sind; nur ihre Köpfe sind auseinandergerückt, und von vielen an einer Stelle sind einige gezeichnet.</translation>
    </message>
    <message>
        <source>Run before</source>
        <translation>Lauf davor</translation>
    </message>
    <message>
        <source>Run (F5)</source>
        <translation>Ausführen (F5)</translation>
    </message>
    <message>
        <source>The run enqueued no commands, so there is no timeline.</source>
        <translation>Der Lauf reihte keine Befehle ein, also gibt es keine Zeitleiste.</translation>
    </message>
    <message>
        <source>Nothing was run yet, so there is no timeline.</source>
        <translation>Noch ist nichts gelaufen, also gibt es keine Zeitleiste.</translation>
    </message>
    <message>
        <source>This run is pinned. After another one, this menu shows the difference to it.</source>
        <translation>Dieser Lauf ist angeheftet. Nach einem weiteren zeigt dieses Menü den Unterschied zu ihm.</translation>
    </message>
</context>
<context>
    <name>kernelscope::ToolBar</name>
    <message>
        <source>Actions</source>
        <translation>Aktionen</translation>
    </message>
</context>
<context>
    <name>kernelscope::TraceStage</name>
    <message>
        <source>The kernels are being traced…</source>
        <translation>Die Kernel werden aufgezeichnet…</translation>
    </message>
    <message>
        <source>Nothing was traced yet.</source>
        <translation>Noch wurde nichts aufgezeichnet.</translation>
    </message>
    <message>
        <source>The trace is being read…</source>
        <translation>Die Aufzeichnung wird gelesen…</translation>
    </message>
    <message>
        <source>The trace is being fetched: %1 of %2 are here…</source>
        <translation>Die Aufzeichnung wird geholt: %1 von %2 sind da…</translation>
    </message>
    <message>
        <source>Work-group %1 was not recorded: %2 of %3 work-groups were. Tracing again records it.</source>
        <translation>Die Work-Group %1 wurde nicht aufgezeichnet: %2 von %3 Work-Groups wurden es. Noch einmal aufzeichnen nimmt sie auf.</translation>
    </message>
</context>
<context>
    <name>kernelscope::TraceView</name>
    <message>
        <source>This is the trace of an earlier state: the project was changed since. %1 (F6)</source>
        <translation>Das ist die Aufzeichnung eines früheren Stands: Das Projekt wurde seither geändert. %1 (F6)</translation>
    </message>
    <message>
        <source>Trace again</source>
        <translation>Neu aufzeichnen</translation>
    </message>
    <message>
        <source>Trace (F6)</source>
        <translation>Aufzeichnen (F6)</translation>
    </message>
</context>
<context>
    <name>kernelscope::TrustBar</name>
    <message>
        <source>Trust</source>
        <translation>Vertrauen</translation>
    </message>
    <message>
        <source>What would run</source>
        <translation>Was laufen würde</translation>
    </message>
    <message>
        <source>To run this project, trust its folder “%1” first. Until then nothing of it is evaluated or run.</source>
        <translation>Um dieses Projekt auszuführen, vertrauen Sie zuerst seinem Ordner „%1“. Bis dahin wird nichts davon ausgewertet oder ausgeführt.</translation>
    </message>
    <message>
        <source>The folder “%1” is not trusted, so nothing of this project is evaluated or run. You can read and edit all of it.</source>
        <translation>Dem Ordner „%1“ wird nicht vertraut, also wird von diesem Projekt nichts ausgewertet oder ausgeführt. Lesen und bearbeiten können Sie alles.</translation>
    </message>
    <message>
        <source>Show what would run</source>
        <translation>Zeigen, was laufen würde</translation>
    </message>
    <message>
        <source>Hide what would run</source>
        <translation>Ausblenden, was laufen würde</translation>
    </message>
    <message>
        <source>The kernels, their sizes, the build options and the files</source>
        <translation>Die Kernel, ihre Größen, die Build-Optionen und die Dateien</translation>
    </message>
    <message>
        <source>Trust this folder</source>
        <translation>Diesem Ordner vertrauen</translation>
    </message>
    <message>
        <source>Run projects in %1 and below, now and later</source>
        <translation>Projekte in %1 und darunter ausführen, jetzt und später</translation>
    </message>
    <message>
        <source>Nothing was run: the project&apos;s folder is not trusted.</source>
        <translation>Nichts wurde ausgeführt: Dem Ordner des Projekts wird nicht vertraut.</translation>
    </message>
    <message>
        <source>The folder is trusted. Run with F5.</source>
        <translation>Dem Ordner wird vertraut. Ausführen mit F5.</translation>
    </message>
</context>
<context>
    <name>kernelscope::TrustedFoldersDialog</name>
    <message>
        <source>Trusted folders</source>
        <translation>Vertraute Ordner</translation>
    </message>
    <message>
        <source>Projects in these folders and below them may run. So may samples, new projects and those that you save from here. Any other project is restricted until you trust its folder.</source>
        <translation>Projekte in diesen Ordnern und darunter dürfen laufen. Ebenso Beispiele, neue Projekte und solche, die Sie von hier speichern. Jedes andere Projekt ist eingeschränkt, bis Sie seinem Ordner vertrauen.</translation>
    </message>
    <message>
        <source>Trusted folders and projects</source>
        <translation>Vertraute Ordner und Projekte</translation>
    </message>
    <message>
        <source>None so far.</source>
        <translation>Bisher keine.</translation>
    </message>
    <message>
        <source>Trust no longer</source>
        <translation>Nicht mehr vertrauen</translation>
    </message>
    <message>
        <source>Take the trust away from what is chosen in the list</source>
        <translation>Dem in der Liste Gewählten das Vertrauen entziehen</translation>
    </message>
</context>
<context>
    <name>kernelscope::UndoOrder</name>
    <message>
        <source>Nothing was edited yet.</source>
        <translation>Noch wurde nichts bearbeitet.</translation>
    </message>
    <message>
        <source>Nothing was undone.</source>
        <translation>Es wurde nichts rückgängig gemacht.</translation>
    </message>
</context>
<context>
    <name>kernelscope::VariableTable</name>
    <message>
        <source>Variable</source>
        <translation>Variable</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>Variables</source>
        <translation>Variablen</translation>
    </message>
    <message>
        <source>In %1</source>
        <translation>In %1</translation>
    </message>
</context>
<context>
    <name>kernelscope::ViewPlaces</name>
    <message>
        <source>Views</source>
        <translation>Ansichten</translation>
    </message>
    <message>
        <source>Problems and logs</source>
        <translation>Probleme und Protokolle</translation>
    </message>
    <message>
        <source>Beside the code</source>
        <translation>Neben dem Code</translation>
    </message>
    <message>
        <source>Below the code</source>
        <translation>Unter dem Code</translation>
    </message>
    <message>
        <source>In a window of its own</source>
        <translation>In einem eigenen Fenster</translation>
    </message>
</context>
<context>
    <name>kernelscope::Views</name>
    <message>
        <source>The contents of each buffer after the last run, as numbers and as a picture, and whether each check of the project held. Elements that are not as a check expects are marked.</source>
        <translation>Der Inhalt jedes Puffers nach dem letzten Lauf, als Zahlen und als Bild, und ob jede Prüfung des Projekts bestanden wurde. Elemente, die nicht sind, wie eine Prüfung erwartet, sind markiert.</translation>
    </message>
    <message>
        <source>When each command of the last run was queued, started and ended on the device&apos;s own clock, and what it waited for. The critical path is underlined. Graph draws the plan with what orders its commands.</source>
        <translation>Wann jeder Befehl des letzten Laufs eingereiht wurde, begann und endete, nach der Uhr des Geräts, und worauf er wartete. Der kritische Pfad ist unterstrichen. „Graph“ zeichnet den Plan mit dem, was seine Befehle ordnet.</translation>
    </message>
    <message>
        <source>How a work-group makes one value of many: a tree of which work-item combined which elements, phase by phase, as the trace recorded it.</source>
        <translation>Wie eine Work-Group aus vielen Werten einen macht: ein Baum, welches Work-Item welche Elemente verknüpfte, Phase für Phase, wie aufgezeichnet.</translation>
    </message>
    <message>
        <source>Which elements of its matrices a work-group reads and writes, which of them it keeps in local memory, and what an element was made of.</source>
        <translation>Welche Elemente ihrer Matrizen eine Work-Group liest und schreibt, welche davon sie im lokalen Speicher hält und woraus ein Element entstand.</translation>
    </message>
    <message>
        <source>What each cell of a buffer or of local memory holds at the moment chosen below, who wrote it, and how often it was read since.</source>
        <translation>Was jede Zelle eines Puffers oder des lokalen Speichers zum unten gewählten Moment enthält, wer sie schrieb und wie oft sie seither gelesen wurde.</translation>
    </message>
    <message>
        <source>What one work-item did, statement by statement, forwards and backwards: where it was in the code, what its variables held and why, and which functions were called. F10 goes on, Shift+F10 back; F9 sets a breakpoint, Ctrl+F9 goes to the next one.</source>
        <translation>Was ein Work-Item tat, Anweisung für Anweisung, vorwärts und rückwärts: wo es im Code war, was seine Variablen enthielten und warum, und welche Funktionen aufgerufen wurden. F10 geht weiter, Umschalt+F10 zurück; F9 setzt einen Haltepunkt, Strg+F9 geht zum nächsten.</translation>
    </message>
    <message>
        <source>Which addresses the work-items of a sub-group access together, and how many transactions and bank conflicts that takes by the model of the hardware.</source>
        <translation>Auf welche Adressen die Work-Items einer Sub-Group gemeinsam zugreifen und wie viele Transaktionen und Bankkonflikte das nach dem Modell der Hardware kostet.</translation>
    </message>
    <message>
        <source>How the NDRange of a launch is divided into work-groups, and the ids of each work-item.</source>
        <translation>Wie die NDRange eines Starts in Work-Groups geteilt ist und welche Ids jedes Work-Item hat.</translation>
    </message>
    <message>
        <source>Times of launches side by side: of those of the last run, or of a sweep over values of parameters. F7 makes the sweep.</source>
        <translation>Zeiten von Starts nebeneinander: des letzten Laufs oder einer Messreihe über Werte von Parametern. F7 führt die Messreihe aus.</translation>
    </message>
    <message>
        <source>What the driver says of the device and its limits, and its regions of memory with the project&apos;s buffers in them.</source>
        <translation>Was der Treiber über das Gerät und seine Grenzen sagt, und seine Speicherbereiche mit den Puffern des Projekts darin.</translation>
    </message>
    <message>
        <source>The notes of the project as they are read. Each heading is a step while presenting (F11).</source>
        <translation>Die Notizen des Projekts, wie sie gelesen werden. Jede Überschrift ist beim Vorführen (F11) ein Schritt.</translation>
    </message>
    <message>
        <source>What Clang makes of the sources for a processor of your choice, which need not be there: the instructions of each line, registers, spills and what limits the occupancy.</source>
        <translation>Was Clang aus den Quellen für einen Prozessor Ihrer Wahl macht, der nicht vorhanden sein muss: die Befehle jeder Zeile, Register, Auslagerungen und was die Auslastung begrenzt.</translation>
    </message>
    <message>
        <source>What is wrong with the set-up, what the compiler says, and what the last trace found. Enter goes to the place; F8 to that of the next one.</source>
        <translation>Was an der Einrichtung nicht stimmt, was der Compiler sagt und was die letzte Aufzeichnung fand. Eingabe geht zur Stelle; F8 zur nächsten.</translation>
    </message>
    <message>
        <source>What the kernels printed with printf in the last run.</source>
        <translation>Was die Kernel im letzten Lauf mit printf ausgaben.</translation>
    </message>
    <message>
        <source>What the driver&apos;s compiler said of the sources in the last run.</source>
        <translation>Was der Compiler des Treibers im letzten Lauf zu den Quellen sagte.</translation>
    </message>
    <message>
        <source>Asm</source>
        <translation>Asm</translation>
    </message>
    <message>
        <source>The contents were saved to %1.</source>
        <translation>Der Inhalt wurde in %1 gespeichert.</translation>
    </message>
    <message>
        <source>The contents were not saved.</source>
        <translation>Der Inhalt wurde nicht gespeichert.</translation>
    </message>
    <message>
        <source>No access that was recorded writes element %1 of %2.</source>
        <translation>Kein aufgezeichneter Zugriff schreibt Element %1 von %2.</translation>
    </message>
    <message>
        <source>Save the project first: its data files lie in its folder.</source>
        <translation>Speichern Sie zuerst das Projekt: Seine Datendateien liegen in seinem Ordner.</translation>
    </message>
    <message>
        <source>The file was not taken.</source>
        <translation>Die Datei wurde nicht übernommen.</translation>
    </message>
    <message>
        <source>Start %1 with a file</source>
        <translation>%1 mit einer Datei beginnen</translation>
    </message>
    <message>
        <source>%1 begins with %2 from the next run on.</source>
        <translation>%1 beginnt ab dem nächsten Lauf mit %2.</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>What the kernels print with printf appears here.</source>
        <translation>Was die Kernel mit printf ausgeben, erscheint hier.</translation>
    </message>
    <message>
        <source>Build log</source>
        <translation>Build-Protokoll</translation>
    </message>
    <message>
        <source>What the compiler says appears here.</source>
        <translation>Was der Compiler sagt, erscheint hier.</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>Problems (%1)</source>
        <translation>Probleme (%1)</translation>
    </message>
    <message>
        <source>, 1 note</source>
        <translation>, 1 Hinweis</translation>
    </message>
    <message>
        <source>, %1 notes</source>
        <translation>, %1 Hinweise</translation>
    </message>
    <message>
        <source>Show %1</source>
        <translation>%1 zeigen</translation>
    </message>
    <message>
        <source>%1 (%2; once more, and the keyboard goes there, or back to the code)</source>
        <translation>%1 (%2; noch einmal, und die Tastatur geht dorthin oder zurück zum Code)</translation>
    </message>
    <message>
        <source>The picture was not saved.</source>
        <translation>Das Bild wurde nicht gespeichert.</translation>
    </message>
    <message>
        <source>The picture was saved to %1.</source>
        <translation>Das Bild wurde in %1 gespeichert.</translation>
    </message>
    <message>
        <source>All where they usually are</source>
        <translation>Alle an ihren üblichen Platz</translation>
    </message>
    <message>
        <source>Move a view</source>
        <translation>Ansicht verschieben</translation>
    </message>
    <message>
        <source>Res.</source>
        <translation>Erg.</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Red.</source>
        <translation>Red.</translation>
    </message>
    <message>
        <source>Mem.</source>
        <translation>Speich.</translation>
    </message>
    <message>
        <source>Comp.</source>
        <translation>Vergl.</translation>
    </message>
    <message>
        <source>Acc.</source>
        <translation>Zugr.</translation>
    </message>
    <message>
        <source>Output (%1)</source>
        <translation>Ausgabe (%1)</translation>
    </message>
    <message>
        <source>There is no timeline yet.</source>
        <translation>Es gibt noch keine Zeitleiste.</translation>
    </message>
    <message>
        <source>Run the project first (F5).</source>
        <translation>Führen Sie das Projekt zuerst aus (F5).</translation>
    </message>
    <message>
        <source>The timeline was not saved.</source>
        <translation>Die Zeitleiste wurde nicht gespeichert.</translation>
    </message>
    <message>
        <source>The timeline was saved to %1. Perfetto (ui.perfetto.dev) opens it.</source>
        <translation>Die Zeitleiste wurde in %1 gespeichert. Perfetto (ui.perfetto.dev) öffnet sie.</translation>
    </message>
</context>
<context>
    <name>kernelscope::WalkStrip</name>
    <message>
        <source>Notes of this step</source>
        <translation>Notizen zu diesem Schritt</translation>
    </message>
    <message>
        <source>The step before (Page Up)</source>
        <translation>Der Schritt davor (Bild auf)</translation>
    </message>
    <message>
        <source>The next step (Page Down)</source>
        <translation>Der nächste Schritt (Bild ab)</translation>
    </message>
    <message>
        <source>End the presentation (Escape)</source>
        <translation>Die Vorführung beenden (Escape)</translation>
    </message>
    <message>
        <source>This project has no walk yet</source>
        <translation>Dieses Projekt hat noch keinen Rundgang</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Each heading of the project&apos;s notes becomes a step: its text stands here, and the step can show a view at a chosen moment.</source>
        <translation>Jede Überschrift der Notizen wird ein Schritt: Ihr Text steht hier, und der Schritt kann eine Ansicht in einem gewählten Moment zeigen.</translation>
    </message>
</context>
<context>
    <name>kernelscope::WhyTree</name>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>Work-item</source>
        <translation>Work-Item</translation>
    </message>
    <message>
        <source>Statement</source>
        <translation>Anweisung</translation>
    </message>
    <message>
        <source>What the value was made of</source>
        <translation>Woraus der Wert entstand</translation>
    </message>
    <message>
        <source>from before the launch, or from another work-group</source>
        <translation>von vor dem Start oder von einer anderen Work-Group</translation>
    </message>
    <message>
        <source>an argument of the kernel</source>
        <translation>ein Argument des Kernels</translation>
    </message>
    <message>
        <source>The first value that is not finite, although all that it was made of is</source>
        <translation>Der erste nicht endliche Wert, obwohl alles, woraus er entstand, endlich ist</translation>
    </message>
</context>
<context>
    <name>kernelscope::WindowActions</name>
    <message>
        <source>New</source>
        <translation>Neu</translation>
    </message>
    <message>
        <source>Ctrl+N</source>
        <translation>Ctrl+N</translation>
    </message>
    <message>
        <source>Start a new project with one kernel</source>
        <translation>Ein neues Projekt mit einem Kernel beginnen</translation>
    </message>
    <message>
        <source>New reduction</source>
        <translation>Neue Reduktion</translation>
    </message>
    <message>
        <source>Start with a kernel that sums in local memory</source>
        <translation>Mit einem Kernel beginnen, der im lokalen Speicher summiert</translation>
    </message>
    <message>
        <source>New stencil</source>
        <translation>Neuer Stencil</translation>
    </message>
    <message>
        <source>Start with a kernel that takes the mean of neighbours</source>
        <translation>Mit einem Kernel beginnen, der den Mittelwert der Nachbarn bildet</translation>
    </message>
    <message>
        <source>New product of matrices</source>
        <translation>Neues Matrizenprodukt</translation>
    </message>
    <message>
        <source>Start with a kernel that multiplies matrices by tiles</source>
        <translation>Mit einem Kernel beginnen, der Matrizen kachelweise multipliziert</translation>
    </message>
    <message>
        <source>New filter of images</source>
        <translation>Neuer Image-Filter</translation>
    </message>
    <message>
        <source>Start with a kernel that reads an image and writes another</source>
        <translation>Mit einem Kernel beginnen, der ein Image liest und ein anderes schreibt</translation>
    </message>
    <message>
        <source>New histogram</source>
        <translation>Neues Histogramm</translation>
    </message>
    <message>
        <source>Start with a kernel that counts by atomic functions</source>
        <translation>Mit einem Kernel beginnen, der mit atomaren Funktionen zählt</translation>
    </message>
    <message>
        <source>New from the clipboard</source>
        <translation>Neu aus der Zwischenablage</translation>
    </message>
    <message>
        <source>Ctrl+Shift+N</source>
        <translation>Ctrl+Shift+N</translation>
    </message>
    <message>
        <source>Start a new project with the kernel that was copied; its set-up is guessed</source>
        <translation>Ein neues Projekt mit dem kopierten Kernel beginnen; seine Einrichtung wird erschlossen</translation>
    </message>
    <message>
        <source>Guess the set-up again</source>
        <translation>Einrichtung neu erschließen</translation>
    </message>
    <message>
        <source>Ctrl+Alt+G</source>
        <translation>Ctrl+Alt+G</translation>
    </message>
    <message>
        <source>Guess buffers, arguments and sizes from the kernel as it is now</source>
        <translation>Puffer, Argumente und Größen aus dem Kernel erschließen, wie er jetzt ist</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Ctrl+O</source>
        <translation>Ctrl+O</translation>
    </message>
    <message>
        <source>Open a project or a kernel&apos;s source from disk</source>
        <translation>Ein Projekt oder den Quelltext eines Kernels von der Platte öffnen</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Beispiele</translation>
    </message>
    <message>
        <source>Ctrl+Shift+O</source>
        <translation>Ctrl+Shift+O</translation>
    </message>
    <message>
        <source>Choose one of the sample projects</source>
        <translation>Eines der Beispielprojekte wählen</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Ctrl+S</source>
        <translation>Ctrl+S</translation>
    </message>
    <message>
        <source>Save the project, its sources and its notes</source>
        <translation>Das Projekt, seine Quellen und seine Notizen speichern</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Speichern unter…</translation>
    </message>
    <message>
        <source>Ctrl+Shift+S</source>
        <translation>Ctrl+Shift+S</translation>
    </message>
    <message>
        <source>Save the project under another name</source>
        <translation>Das Projekt unter einem anderen Namen speichern</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Ctrl+Z</source>
        <translation>Ctrl+Z</translation>
    </message>
    <message>
        <source>Undo the last edit of the set-up</source>
        <translation>Die letzte Änderung der Einrichtung rückgängig machen</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Ctrl+Shift+Z</source>
        <translation>Ctrl+Shift+Z</translation>
    </message>
    <message>
        <source>Ctrl+Y</source>
        <translation>Ctrl+Y</translation>
    </message>
    <message>
        <source>Do the undone edit again</source>
        <translation>Die rückgängig gemachte Änderung wiederherstellen</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Ausschneiden</translation>
    </message>
    <message>
        <source>Cut out what is chosen</source>
        <translation>Das Gewählte ausschneiden</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy what is chosen: text, cells</source>
        <translation>Das Gewählte kopieren: Text, Zellen</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>Put in what was copied</source>
        <translation>Das Kopierte einfügen</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>Alles auswählen</translation>
    </message>
    <message>
        <source>Choose all of the text or the table</source>
        <translation>Den ganzen Text oder die ganze Tabelle wählen</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Einrichtung</translation>
    </message>
    <message>
        <source>Ctrl+B</source>
        <translation>Ctrl+B</translation>
    </message>
    <message>
        <source>Show or hide the set-up: parameters, buffers, plan and checks</source>
        <translation>Die Einrichtung zeigen oder verbergen: Parameter, Puffer, Plan und Prüfungen</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Ausführen</translation>
    </message>
    <message>
        <source>Run the plan on the picked device</source>
        <translation>Den Plan auf dem gewählten Gerät ausführen</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>Live</translation>
    </message>
    <message>
        <source>Ctrl+F5</source>
        <translation>Ctrl+F5</translation>
    </message>
    <message>
        <source>Run again after each edit, as long as this is on</source>
        <translation>Nach jeder Änderung neu ausführen, solange dies an ist</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>Ctrl+Shift+F5</source>
        <translation>Ctrl+Shift+F5</translation>
    </message>
    <message>
        <source>Let time pass: run again and again with the next value of the parameters that are time</source>
        <translation>Zeit laufen lassen: immer wieder ausführen, mit dem nächsten Wert der Parameter, die Zeit sind</translation>
    </message>
    <message>
        <source>Rewind</source>
        <translation>Zurückspulen</translation>
    </message>
    <message>
        <source>Ctrl+Alt+F5</source>
        <translation>Ctrl+Alt+F5</translation>
    </message>
    <message>
        <source>Begin with time as the set-up gives it</source>
        <translation>Mit der Zeit beginnen, wie die Einrichtung sie angibt</translation>
    </message>
    <message>
        <source>Trace</source>
        <translation>Aufzeichnen</translation>
    </message>
    <message>
        <source>Run the plan and record every memory access of every work-item: shows data races and other bugs that the accesses prove</source>
        <translation>Den Plan ausführen und jeden Speicherzugriff jedes Work-Items aufzeichnen: zeigt Data Races und andere Fehler, die die Zugriffe beweisen</translation>
    </message>
    <message>
        <source>Sweep</source>
        <translation>Messreihe</translation>
    </message>
    <message>
        <source>Run the plan with several values of a parameter and compare the times, as Compare is set up</source>
        <translation>Den Plan mit mehreren Werten eines Parameters ausführen und die Zeiten vergleichen, wie im Vergleich eingerichtet</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stopp</translation>
    </message>
    <message>
        <source>End the run, the trace or the sweep, even one that hangs</source>
        <translation>Den Lauf, die Aufzeichnung oder die Messreihe beenden, auch wenn sie hängen</translation>
    </message>
    <message>
        <source>Next problem</source>
        <translation>Nächstes Problem</translation>
    </message>
    <message>
        <source>Go to the next problem</source>
        <translation>Zum nächsten Problem gehen</translation>
    </message>
    <message>
        <source>Next mismatch</source>
        <translation>Nächste Abweichung</translation>
    </message>
    <message>
        <source>Go to the next element of the buffer that is not as a check expects</source>
        <translation>Zum nächsten Element des Puffers gehen, das nicht ist, wie eine Prüfung erwartet</translation>
    </message>
    <message>
        <source>Previous mismatch</source>
        <translation>Vorige Abweichung</translation>
    </message>
    <message>
        <source>Go to the previous element of the buffer that is not as a check expects</source>
        <translation>Zum vorigen Element des Puffers gehen, das nicht ist, wie eine Prüfung erwartet</translation>
    </message>
    <message>
        <source>Access counts beside the lines</source>
        <translation>Zugriffszahlen neben den Zeilen</translation>
    </message>
    <message>
        <source>Ctrl+Shift+H</source>
        <translation>Ctrl+Shift+H</translation>
    </message>
    <message>
        <source>Show how often each line accessed memory in the last trace</source>
        <translation>Zeigen, wie oft jede Zeile in der letzten Aufzeichnung auf Speicher zugriff</translation>
    </message>
    <message>
        <source>Present</source>
        <translation>Vorführen</translation>
    </message>
    <message>
        <source>Show one view beside the code, larger, and walk through the notes with Page Down</source>
        <translation>Eine Ansicht größer neben dem Code zeigen und mit Bild ab durch die Notizen gehen</translation>
    </message>
    <message>
        <source>Save the view as a picture…</source>
        <translation>Ansicht als Bild speichern…</translation>
    </message>
    <message>
        <source>Ctrl+Shift+E</source>
        <translation>Ctrl+Shift+E</translation>
    </message>
    <message>
        <source>Save what the view shows as .svg or .png</source>
        <translation>Speichern, was die Ansicht zeigt, als .svg oder .png</translation>
    </message>
    <message>
        <source>Save a picture of each phase…</source>
        <translation>Ein Bild jeder Phase speichern…</translation>
    </message>
    <message>
        <source>Ctrl+Alt+E</source>
        <translation>Ctrl+Alt+E</translation>
    </message>
    <message>
        <source>Save what the view shows at each phase, as numbered .svg or .png files</source>
        <translation>Speichern, was die Ansicht in jeder Phase zeigt, als nummerierte .svg- oder .png-Dateien</translation>
    </message>
    <message>
        <source>Export as a C++ program…</source>
        <translation>Als C++-Programm exportieren…</translation>
    </message>
    <message>
        <source>Ctrl+Alt+C</source>
        <translation>Ctrl+Alt+C</translation>
    </message>
    <message>
        <source>Write the plan as a C++ program that stands by itself, into a folder</source>
        <translation>Den Plan als eigenständiges C++-Programm in einen Ordner schreiben</translation>
    </message>
    <message>
        <source>Export as a Python program…</source>
        <translation>Als Python-Programm exportieren…</translation>
    </message>
    <message>
        <source>Ctrl+Alt+P</source>
        <translation>Ctrl+Alt+P</translation>
    </message>
    <message>
        <source>Write the plan as a Python program that stands by itself, into a folder</source>
        <translation>Den Plan als eigenständiges Python-Programm in einen Ordner schreiben</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Ctrl+F</source>
        <translation>Ctrl+F</translation>
    </message>
    <message>
        <source>Find in the text in front, or in all texts</source>
        <translation>Im vorderen Text oder in allen Texten suchen</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Ctrl+H</source>
        <translation>Ctrl+H</translation>
    </message>
    <message>
        <source>Find and replace in the text in front, or in all texts</source>
        <translation>Im vorderen Text oder in allen Texten suchen und ersetzen</translation>
    </message>
    <message>
        <source>Find next</source>
        <translation>Weitersuchen</translation>
    </message>
    <message>
        <source>Go to the next place of what was found</source>
        <translation>Zur nächsten Fundstelle gehen</translation>
    </message>
    <message>
        <source>Find previous</source>
        <translation>Rückwärts suchen</translation>
    </message>
    <message>
        <source>Go to the place before of what was found</source>
        <translation>Zur vorigen Fundstelle gehen</translation>
    </message>
    <message>
        <source>Go to line</source>
        <translation>Gehe zu Zeile</translation>
    </message>
    <message>
        <source>Ctrl+G</source>
        <translation>Ctrl+G</translation>
    </message>
    <message>
        <source>Go to a line of the text in front by its number</source>
        <translation>Zu einer Zeile des vorderen Texts nach ihrer Nummer gehen</translation>
    </message>
    <message>
        <source>Find an action, a file or a view…</source>
        <translation>Aktion, Datei oder Ansicht suchen…</translation>
    </message>
    <message>
        <source>Ctrl+P</source>
        <translation>Ctrl+P</translation>
    </message>
    <message>
        <source>Find a file, a kernel, a view, a sample or an action by its name</source>
        <translation>Eine Datei, einen Kernel, eine Ansicht, ein Beispiel oder eine Aktion nach dem Namen suchen</translation>
    </message>
    <message>
        <source>Edit the project file as text</source>
        <translation>Projektdatei als Text bearbeiten</translation>
    </message>
    <message>
        <source>Ctrl+Shift+J</source>
        <translation>Ctrl+Shift+J</translation>
    </message>
    <message>
        <source>Show the project file&apos;s JSON in a tab, where it can be edited</source>
        <translation>Das JSON der Projektdatei in einem Tab zeigen, wo es bearbeitet werden kann</translation>
    </message>
    <message>
        <source>Trusted folders…</source>
        <translation>Vertraute Ordner…</translation>
    </message>
    <message>
        <source>Ctrl+Alt+F</source>
        <translation>Ctrl+Alt+F</translation>
    </message>
    <message>
        <source>See the folders whose projects may run, and take trust away</source>
        <translation>Die Ordner sehen, deren Projekte laufen dürfen, und Vertrauen entziehen</translation>
    </message>
    <message>
        <source>Other machines…</source>
        <translation>Andere Maschinen…</translation>
    </message>
    <message>
        <source>Ctrl+Alt+M</source>
        <translation>Ctrl+Alt+M</translation>
    </message>
    <message>
        <source>See other machines whose devices can be used over ssh; add and remove them</source>
        <translation>Andere Maschinen sehen, deren Geräte über ssh benutzt werden können; hinzufügen und entfernen</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>Einstellungen…</translation>
    </message>
    <message>
        <source>Ctrl+,</source>
        <translation>Ctrl+,</translation>
    </message>
    <message>
        <source>Set the look, devices, programs, time limits, budgets and the model of the hardware</source>
        <translation>Aussehen, Geräte, Programme, Zeitlimits, Budgets und das Modell der Hardware einstellen</translation>
    </message>
    <message>
        <source>Light or dark</source>
        <translation>Hell oder dunkel</translation>
    </message>
    <message>
        <source>Ctrl+Shift+L</source>
        <translation>Ctrl+Shift+L</translation>
    </message>
    <message>
        <source>Switch between the light and the dark theme</source>
        <translation>Zwischen hellem und dunklem Design wechseln</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Größer</translation>
    </message>
    <message>
        <source>Make everything larger</source>
        <translation>Alles größer machen</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Kleiner</translation>
    </message>
    <message>
        <source>Make everything smaller</source>
        <translation>Alles kleiner machen</translation>
    </message>
    <message>
        <source>Usual size</source>
        <translation>Übliche Größe</translation>
    </message>
    <message>
        <source>Make everything its usual size</source>
        <translation>Alles in üblicher Größe</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Ctrl+Q</source>
        <translation>Ctrl+Q</translation>
    </message>
    <message>
        <source>Close the window</source>
        <translation>Das Fenster schließen</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Say what the view shows that has the keyboard, or what the name at the cursor of the code is</source>
        <translation>Sagen, was die Ansicht zeigt, die die Tastatur hat, oder was der Name am Cursor des Codes ist</translation>
    </message>
    <message>
        <source>Keyboard map…</source>
        <translation>Tastenübersicht…</translation>
    </message>
    <message>
        <source>List all keys with what they do</source>
        <translation>Alle Tasten mit ihrer Wirkung auflisten</translation>
    </message>
    <message>
        <source>About Kernelscope</source>
        <translation>Über Kernelscope</translation>
    </message>
    <message>
        <source>Say which version this is, what it is made of and under which licence it comes</source>
        <translation>Sagen, welche Version das ist, woraus sie besteht und unter welcher Lizenz sie kommt</translation>
    </message>
    <message>
        <source>Nothing is at work that could be stopped.</source>
        <translation>Nichts ist im Gange, was abgebrochen werden könnte.</translation>
    </message>
    <message>
        <source>Complete the name</source>
        <translation>Namen vervollständigen</translation>
    </message>
    <message>
        <source>Ctrl+Space</source>
        <translation>Ctrl+Space</translation>
    </message>
    <message>
        <source>Show what may stand at the cursor</source>
        <translation>Zeigen, was am Cursor stehen kann</translation>
    </message>
    <message>
        <source>Show the parameters</source>
        <translation>Parameter zeigen</translation>
    </message>
    <message>
        <source>Ctrl+Shift+Space</source>
        <translation>Ctrl+Shift+Space</translation>
    </message>
    <message>
        <source>Show the parameters of the function that is called</source>
        <translation>Die Parameter der aufgerufenen Funktion zeigen</translation>
    </message>
    <message>
        <source>Go to the definition</source>
        <translation>Zur Definition gehen</translation>
    </message>
    <message>
        <source>Go to where the name at the cursor is defined</source>
        <translation>Dorthin gehen, wo der Name am Cursor definiert ist</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Alt+Left</source>
        <translation>Alt+Links</translation>
    </message>
    <message>
        <source>Go to where the cursor was before it jumped</source>
        <translation>Dorthin gehen, wo der Cursor vor dem Sprung war</translation>
    </message>
    <message>
        <source>Go forward</source>
        <translation>Vorwärts</translation>
    </message>
    <message>
        <source>Alt+Right</source>
        <translation>Alt+Rechts</translation>
    </message>
    <message>
        <source>Go to where the cursor was before it went back</source>
        <translation>Dorthin gehen, wo der Cursor vor dem Zurückgehen war</translation>
    </message>
    <message>
        <source>Find all uses</source>
        <translation>Alle Verwendungen suchen</translation>
    </message>
    <message>
        <source>List where the name at the cursor is used</source>
        <translation>Auflisten, wo der Name am Cursor verwendet wird</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Give the name at the cursor another one, in all sources</source>
        <translation>Dem Namen am Cursor in allen Quellen einen anderen geben</translation>
    </message>
    <message>
        <source>Format the source</source>
        <translation>Quelltext formatieren</translation>
    </message>
    <message>
        <source>Ctrl+Shift+I</source>
        <translation>Ctrl+Shift+I</translation>
    </message>
    <message>
        <source>Format the source with clang-format</source>
        <translation>Den Quelltext mit clang-format formatieren</translation>
    </message>
    <message>
        <source>Mend the line</source>
        <translation>Zeile beheben</translation>
    </message>
    <message>
        <source>Ctrl+.</source>
        <translation>Ctrl+.</translation>
    </message>
    <message>
        <source>Make the change that the compiler proposes</source>
        <translation>Die vom Compiler vorgeschlagene Änderung machen</translation>
    </message>
    <message>
        <source>Comment or uncomment</source>
        <translation>Kommentieren oder nicht</translation>
    </message>
    <message>
        <source>Ctrl+/</source>
        <translation>Ctrl+/</translation>
    </message>
    <message>
        <source>Make the lines comments, or code again</source>
        <translation>Die Zeilen zu Kommentaren machen oder wieder zu Code</translation>
    </message>
    <message>
        <source>Move lines up</source>
        <translation>Zeilen nach oben</translation>
    </message>
    <message>
        <source>Alt+Up</source>
        <translation>Alt+Up</translation>
    </message>
    <message>
        <source>Move the lines up</source>
        <translation>Die Zeilen nach oben verschieben</translation>
    </message>
    <message>
        <source>Move lines down</source>
        <translation>Zeilen nach unten</translation>
    </message>
    <message>
        <source>Alt+Down</source>
        <translation>Alt+Down</translation>
    </message>
    <message>
        <source>Move the lines down</source>
        <translation>Die Zeilen nach unten verschieben</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplizieren</translation>
    </message>
    <message>
        <source>Ctrl+D</source>
        <translation>Ctrl+D</translation>
    </message>
    <message>
        <source>Duplicate the line or what is chosen</source>
        <translation>Die Zeile oder das Gewählte duplizieren</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Code</source>
        <translation>&amp;Code</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>Aus&amp;führen</translation>
    </message>
    <message>
        <source>&amp;Steps</source>
        <translation>&amp;Schritte</translation>
    </message>
    <message>
        <source>&amp;Window</source>
        <translation>&amp;Fenster</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>Capture a program…</source>
        <translation>Ein Programm mitschneiden…</translation>
    </message>
    <message>
        <source>Make a project of a launch that another program makes</source>
        <translation>Aus einem Start eines anderen Programms ein Projekt machen</translation>
    </message>
    <message>
        <source>Add a caret above</source>
        <translation>Cursor darüber hinzufügen</translation>
    </message>
    <message>
        <source>Type in the line above, too</source>
        <translation>Auch in der Zeile darüber schreiben</translation>
    </message>
    <message>
        <source>Add a caret below</source>
        <translation>Cursor darunter hinzufügen</translation>
    </message>
    <message>
        <source>Type in the line below, too</source>
        <translation>Auch in der Zeile darunter schreiben</translation>
    </message>
    <message>
        <source>Fold or unfold</source>
        <translation>Ein- oder ausklappen</translation>
    </message>
    <message>
        <source>Ctrl+Shift+[</source>
        <translation>Ctrl+Shift+[</translation>
    </message>
    <message>
        <source>Hide or show the lines of the block at the cursor</source>
        <translation>Die Zeilen des Blocks am Cursor verbergen oder zeigen</translation>
    </message>
    <message>
        <source>Ctrl+Shift+Up</source>
        <translation>Ctrl+Shift+Up</translation>
    </message>
    <message>
        <source>Ctrl+Shift+Down</source>
        <translation>Ctrl+Shift+Down</translation>
    </message>
    <message>
        <source>Choose the line</source>
        <translation>Zeile wählen</translation>
    </message>
    <message>
        <source>Ctrl+L</source>
        <translation>Ctrl+L</translation>
    </message>
    <message>
        <source>Choose the whole line; again, the next one too</source>
        <translation>Die ganze Zeile wählen; noch einmal auch die nächste</translation>
    </message>
    <message>
        <source>Delete the lines</source>
        <translation>Zeilen löschen</translation>
    </message>
    <message>
        <source>Ctrl+Shift+K</source>
        <translation>Ctrl+Shift+K</translation>
    </message>
    <message>
        <source>Delete the lines that the carets are in</source>
        <translation>Die Zeilen löschen, in denen Cursor stehen</translation>
    </message>
    <message>
        <source>Add the next occurrence</source>
        <translation>Nächstes Vorkommen hinzufügen</translation>
    </message>
    <message>
        <source>Alt+J</source>
        <translation>Alt+J</translation>
    </message>
    <message>
        <source>Choose the name at the cursor; again, where what is chosen stands next, too</source>
        <translation>Den Namen am Cursor wählen; noch einmal auch die nächste Stelle, an der das Gewählte steht</translation>
    </message>
    <message>
        <source>Add all occurrences</source>
        <translation>Alle Vorkommen hinzufügen</translation>
    </message>
    <message>
        <source>Alt+Shift+J</source>
        <translation>Alt+Shift+J</translation>
    </message>
    <message>
        <source>Choose the name at the cursor, or what is chosen, wherever it stands</source>
        <translation>Den Namen am Cursor, oder was gewählt ist, an allen Stellen wählen</translation>
    </message>
    <message>
        <source>Save the timeline for Perfetto…</source>
        <translation>Zeitleiste für Perfetto speichern…</translation>
    </message>
    <message>
        <source>Save the commands of the last run with their times as a Chrome trace, which Perfetto opens</source>
        <translation>Die Befehle des letzten Laufs mit ihren Zeiten als Chrome-Trace speichern, den Perfetto öffnet</translation>
    </message>
</context>
</TS>
