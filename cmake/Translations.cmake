# The translations of the window, compiled and embedded: resources/translations/kernelscope_LANGUAGE.ts. `./dev translations` takes up what
# is new in the sources, and in SENTENCE_FORMS, the sentences of the engine (docs/translating.md).
set(KERNELSCOPE_LANGUAGES de zh_CN)

find_program(LRELEASE NAMES lrelease lrelease-qt6 HINTS ${QT6_INSTALL_PREFIX}/${QT6_INSTALL_BINS} REQUIRED)
find_program(LUPDATE NAMES lupdate lupdate-qt6 HINTS ${QT6_INSTALL_PREFIX}/${QT6_INSTALL_BINS} REQUIRED)
set(SENTENCE_FORMS ${CMAKE_BINARY_DIR}/translations/SentenceForms.h)

# ks_translations(TARGET): as the resources :/translations/kernelscope_LANGUAGE.qm, and the header SentenceForms.h.
function(ks_translations target)
    set(folder ${CMAKE_BINARY_DIR}/translations)
    set(list "<RCC><qresource prefix=\"/translations\">")
    foreach(language IN LISTS KERNELSCOPE_LANGUAGES)
        set(name kernelscope_${language})
        set(texts ${CMAKE_SOURCE_DIR}/resources/translations/${name}.ts)
        add_custom_command(OUTPUT ${folder}/${name}.qm DEPENDS ${texts}
            COMMAND ${LRELEASE} -silent ${texts} -qm ${folder}/${name}.qm)
        list(APPEND compiled ${folder}/${name}.qm)
        string(APPEND list "<file>${name}.qm</file>")
    endforeach()
    file(CONFIGURE OUTPUT ${folder}/translations.qrc CONTENT "${list}</qresource></RCC>\n")
    add_custom_command(OUTPUT ${folder}/translations.cpp DEPENDS ${compiled} ${folder}/translations.qrc
        COMMAND Qt6::rcc --name translations --output ${folder}/translations.cpp ${folder}/translations.qrc)
    set_source_files_properties(${folder}/translations.cpp ${SENTENCE_FORMS} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON SKIP_AUTOMOC ON)
    target_sources(${target} PRIVATE ${folder}/translations.cpp ${SENTENCE_FORMS})

    set(list ${CMAKE_SOURCE_DIR}/ui/models/SentenceForms.txt)
    file(GLOB_RECURSE sources ${CMAKE_SOURCE_DIR}/core/*.cpp ${CMAKE_SOURCE_DIR}/core/*.h)
    add_executable(sentence_forms ${CMAKE_SOURCE_DIR}/cmake/SentenceForms.cpp)
    target_link_libraries(sentence_forms PRIVATE Qt6::Core)
    set_target_properties(sentence_forms PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${folder})
    add_custom_command(OUTPUT ${SENTENCE_FORMS} DEPENDS sentence_forms ${list} ${sources}
        COMMAND sentence_forms ${SENTENCE_FORMS} ${list} ${CMAKE_SOURCE_DIR}/core)
    add_custom_target(sentences DEPENDS ${SENTENCE_FORMS})
    target_include_directories(${target} PUBLIC ${folder})
endfunction()
