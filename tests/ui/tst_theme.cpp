#include <QAbstractItemView>
#include <QApplication>
#include <QComboBox>
#include <QLineEdit>
#include <QPushButton>
#include <QTest>
#include <QToolButton>

#include "ui/theme/Appearance.h"
#include "ui/theme/Icons.h"
#include "ui/theme/Marks.h"
#include "ui/theme/StyleSheet.h"
#include "ui/widgets/Banner.h"
#include "ui/widgets/Dimmer.h"
#include "ui/widgets/ElidedEdit.h"
#include "ui/widgets/ElidedLabel.h"

using namespace kernelscope;
using namespace Qt::StringLiterals;

static bool isBlank(const QImage &image)
{
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            if (image.pixelColor(x, y).alpha() > 0)
                return false;
        }
    }
    return true;
}

class TestTheme : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theListOfABoxIsAsWideAsItsEntries()
    {
        Appearance appearance;
        appearance.apply();
        QComboBox box;
        box.addItems({u"short"_s, u"an entry with many more letters than the box has room for"_s});
        box.setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box.setFixedWidth(90);
        box.show();
        box.showPopup();
        QTRY_VERIFY(box.view()->isVisible());
        QVERIFY2(box.view()->viewport()->width() >= box.view()->sizeHintForColumn(0), qPrintable(QString::number(box.view()->width())));
    }

    void textsCanBeRead_data()
    {
        QTest::addColumn<bool>("dark");
        QTest::newRow("light") << false;
        QTest::newRow("dark") << true;
    }
    void textsCanBeRead()
    {
        QFETCH(bool, dark);
        const Theme theme = dark ? Theme::dark() : Theme::light();
        for (const QColor &ground : {theme.window, theme.surface, theme.raised}) {
            for (const QColor &text : {theme.text, theme.mutedText, theme.accent, theme.error, theme.warning, theme.success})
                QVERIFY2(Theme::contrast(ground, text) >= 4.5, qPrintable(ground.name() + u' ' + text.name()));
        }
        for (const QColor &text : {theme.keyword, theme.builtin, theme.number, theme.string, theme.comment, theme.preprocessor})
            QVERIFY2(Theme::contrast(theme.surface, text) >= 4.5, qPrintable(text.name()));
        for (const QColor &ground : {theme.surface, theme.raised})
            QVERIFY2(Theme::contrast(ground, theme.edge()) >= 3, qPrintable(theme.edge().name()));
        QVERIFY(Theme::contrast(theme.accent, theme.onAccent) >= 4.5);
        QVERIFY(Theme::contrast(theme.errorSoft, theme.error) >= 4.5);
        QVERIFY(Theme::contrast(theme.warningSoft, theme.text) >= 4.5);
        QVERIFY(Theme::contrast(theme.accentSoft, theme.text) >= 4.5);
        QVERIFY(Theme::contrast(theme.accentSoft, theme.error) >= 4.5); // A wrong element that is chosen.
        for (int grey = 0; grey < 256; ++grey)
            QVERIFY(Theme::contrast(QColor(grey, grey, grey), Theme::textOn(QColor(grey, grey, grey))) >= 4.5);
        for (int i = 0; i < 8; ++i)
            QVERIFY(Theme::contrast(Theme::category(i), Theme::textOn(Theme::category(i))) >= 4.5);
    }

    void whatStandsInAnEmptyFieldIsNoValue()
    {
        for (const Theme &theme : {Theme::light(), Theme::dark()}) {
            const double contrast = Theme::contrast(theme.surface, theme.palette().color(QPalette::PlaceholderText));
            QVERIFY(contrast >= 4.5 && contrast < Theme::contrast(theme.surface, theme.mutedText));
        }
        ElidedEdit edit;
        edit.setPlaceholderText(u"always"_s);
        edit.resize(200, 30);
        const QImage usual = edit.grab().toImage();
        QFont italic = edit.font();
        italic.setItalic(true);
        edit.setFont(italic);
        QCOMPARE(edit.grab().toImage(), usual);
    }

    /// Where a fraction of a pixel is missing as well.
    void whatIsCutInOneLineTakesAnother()
    {
        Appearance appearance;
        appearance.apply();
        ElidedLabel label(u"int [n] in random 0 to 10"_s);
        label.setMostLines(4);
        const int whole = label.fontMetrics().horizontalAdvance(label.text());
        for (const double size : {0.8, 0.86, 0.92, 0.95, 1.1}) {
            label.setFont(appearance.codeFont(size));
            const int one = label.heightForWidth(10 * whole);
            for (int width = whole / 2; width < 2 * whole; ++width) {
                const bool isCut = label.fontMetrics().elidedText(label.text(), Qt::ElideRight, width) != label.text();
                QCOMPARE(label.heightForWidth(width) > one, isCut);
            }
        }
    }

    void theFocusIsSeenOnAChoiceThatIsOn()
    {
        Appearance appearance;
        appearance.apply();
        QWidget window;
        auto *choice = new QToolButton(&window);
        choice->setProperty("role", u"choice"_s);
        choice->setText(u"All"_s);
        choice->setCheckable(true);
        choice->setChecked(true);
        auto *other = new QLineEdit(&window);
        other->move(200, 0);
        window.show();
        window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        other->setFocus();
        const QImage without = choice->grab().toImage();
        choice->setFocus();
        QVERIFY(choice->hasFocus());
        const QImage with = choice->grab().toImage();
        const QPoint inside(1, with.height() / 2); // of a border that is thin without the focus
        QCOMPARE(with.pixelColor(inside), appearance.theme().accent);
        QVERIFY(without.pixelColor(inside) != appearance.theme().accent);
        QCOMPARE(choice->sizeHint(), choice->size());
    }

    void whatIsOldCanBeRead()
    {
        for (const Theme &theme : {Theme::light(), Theme::dark()}) {
            for (const QColor &ground : {theme.surface, theme.raised}) {
                for (const QColor &text : {theme.text, theme.mutedText})
                    QVERIFY(Theme::contrast(mixed(ground, theme.window, Dimmer::paleness), mixed(text, theme.window, Dimmer::paleness)) >=
                            4.5);
            }
        }
    }

    void theAnswerToAQuestionIsAskedOfTheKeyboard()
    {
        QWidget window;
        QLineEdit other(&window);
        Banner banner({}, &window);
        window.show();
        window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        other.setFocus();
        banner.say(u"Left behind."_s, Banner::Tone::Warning,
                   {{u"Throw away"_s, {}, [&] {
                         banner.say(u"Sure?"_s, Banner::Tone::Warning, {{u"Keep"_s, {}, {}}, {u"Throw"_s, {}, {}}});
                     }}});
        QVERIFY(other.hasFocus());
        auto *asked = banner.findChild<QPushButton *>();
        asked->setFocus();
        QTest::keyClick(asked, Qt::Key_Space);
        QTRY_COMPARE(banner.text(), u"Sure?"_s);
        const auto *focus = qobject_cast<QPushButton *>(QApplication::focusWidget());
        QVERIFY(focus);
        QCOMPARE(focus->text(), u"Keep"_s);
    }

    void marksStandOut()
    {
        for (const Theme &theme : {Theme::light(), Theme::dark()}) {
            const auto [from, to] = rampOn(theme.surface);
            QVERIFY(to - from > 0.4);
            for (double share = 0; share <= 1; share += 0.125)
                QVERIFY(Theme::contrast(theme.surface, Theme::ramp(from + (to - from) * share)) >= 3);
            for (int i = 0; i < 8; ++i) {
                QVERIFY2(Theme::contrast(theme.surface, markColour(theme, i)) > (theme.isDark ? 4.5 : 3),
                         qPrintable(markColour(theme, i).name()));
                QVERIFY(Theme::contrast(markColour(theme, i), Theme::textOn(markColour(theme, i))) >= 4.5);
            }
        }
    }

    void theRampGoesFromDarkToLight()
    {
        QCOMPARE(Theme::ramp(0), QColor(0x440154));
        QCOMPARE(Theme::ramp(1), QColor(0xfde725));
        QCOMPARE(Theme::ramp(-3), Theme::ramp(0));
        QCOMPARE(Theme::ramp(qQNaN()), Theme::ramp(0));
        for (double value = 0.1; value <= 1.0; value += 0.1)
            QVERIFY(Theme::ramp(value).lightness() >= Theme::ramp(value - 0.1).lightness() - 12);
    }

    void theStyleSheetNamesNoUnknownColour()
    {
        QVERIFY(!styleSheet(Theme::light(), 1).contains(u'@'));
        QVERIFY(!styleSheet(Theme::dark(), 2).contains(u'@'));
    }

    void lengthsFollowTheScale()
    {
        Appearance appearance;
        const double usual = appearance.codeFont().pointSizeF();
        appearance.setScale(2);
        QCOMPARE(appearance.px(10), 20);
        QCOMPARE(appearance.codeFont().pointSizeF(), 2 * usual);
        QVERIFY(qApp->styleSheet().contains(u"padding: 12px 20px"_s));
        appearance.setScale(100);
        QCOMPARE(appearance.scale(), 4.0);
        appearance.zoom(0);
        QCOMPARE(appearance.scale(), 1.0);
    }

    void iconsAreThere()
    {
        Appearance appearance;
        for (const char *name : {"new", "open", "save", "run", "stop", "theme", "plus", "remove", "more", "passed", "failed"})
            QVERIFY2(!isBlank(appearance.icon(QString::fromLatin1(name), Qt::red).pixmap(16).toImage()), name);
        QVERIFY(isBlank(appearance.icon(u"no such icon"_s).pixmap(16).toImage()));
    }

    void manyRowsShareAnIcon()
    {
        const qint64 one = tintedPixmap(u"plus"_s, Qt::red, 16).cacheKey();
        QCOMPARE(tintedPixmap(u"plus"_s, Qt::red, 16).cacheKey(), one);
        for (const QPixmap &other : {tintedPixmap(u"plus"_s, Qt::blue, 16), tintedPixmap(u"plus"_s, Qt::red, 20),
                                     tintedPixmap(u"remove"_s, Qt::red, 16), tintedPixmap(u"plus"_s, Qt::red, 16, 2)})
            QVERIFY(other.cacheKey() != one);
    }
};

QTEST_MAIN(TestTheme)
#include "tst_theme.moc"
