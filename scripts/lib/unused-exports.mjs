const declared = /^export (?:declare )?(?:async )?(?:const|let|function\*?|class|interface|type) (\w+)/gm
const word = /[A-Za-z_$][\w$]*/g
/** Read by tools, or handed on whole by an index: schemas of the database, endpoints, versions of the host's contracts. */
const handedOn =
  /\.(config|d)\.ts$|^scripts\/template-remote\/|^scripts\/mutation\/sampled-checker|^server\/src\/data\/schema\/|^shared\/src\/(api|host\/contracts)\//

/**
 * Exports that no other file names, a sentence with its cure each. Names are looked for as words: two things of one name
 * in two files keep each other alive, so what is found is unused for certain.
 * @param {ReadonlyMap<string, string>} sources from paths to texts
 * @returns {string[]}
 */
export function unusedExports(sources) {
  /** @type {Map<string, string[]>} */
  const filesOf = new Map()
  for (const [path, text] of sources)
    for (const name of new Set(text.match(word) ?? [])) {
      const files = filesOf.get(name)
      if (files) files.push(path)
      else filesOf.set(name, [path])
    }
  return [...sources].flatMap(([path, text]) =>
    handedOn.test(path)
      ? []
      : [...text.matchAll(declared)].flatMap(([, name = '']) =>
          filesOf.get(name)?.length === 1
            ? [`${path} exports ${name}, which no other file uses: take the export off`]
            : [],
        ),
  )
}
