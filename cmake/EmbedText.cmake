# embed_text(TARGET name INPUT file NAME variable): a source with the file's text as
#     extern const char variable[]; extern const unsigned long variableSize;
# in namespace kernelscope::embedded, made anew when the file changes.
if(CMAKE_SCRIPT_MODE_FILE)
    file(READ ${INPUT} hex HEX)
    string(REGEX REPLACE "([0-9a-f][0-9a-f])" "0x\\1," bytes "${hex}")
    file(WRITE ${OUTPUT} "namespace kernelscope::embedded {\nextern const char ${NAME}[];\nextern const unsigned long ${NAME}Size;\n"
        "const char ${NAME}[] = {${bytes}0};\nconst unsigned long ${NAME}Size = sizeof ${NAME} - 1;\n}\n")
    return()
endif()

set(EMBED_TEXT_SCRIPT ${CMAKE_CURRENT_LIST_FILE})
function(embed_text target input name)
    set(output ${CMAKE_CURRENT_BINARY_DIR}/${name}.cpp)
    add_custom_command(OUTPUT ${output} DEPENDS ${input} ${EMBED_TEXT_SCRIPT}
        COMMAND ${CMAKE_COMMAND} -DINPUT=${input} -DOUTPUT=${output} -DNAME=${name} -P ${EMBED_TEXT_SCRIPT} VERBATIM)
    target_sources(${target} PRIVATE ${output})
endfunction()
