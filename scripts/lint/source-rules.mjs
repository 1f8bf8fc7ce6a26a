const isTest = (/** @type {string} */ path) => /\.test\.tsx?$|\/testing\//.test(path)
/** Owned by the host: a remote and what it shares ask for it. */
const hostOnly = [/\blocalStorage\b/, /\bsessionStorage\b/, /\bdocument\.cookie\b/, /\bnew Audio\(/]
/** An address that is put together when it runs; source that is handed over whole is no file of ours. */
const templateImport = /\bimport\s*\(\s*(?:\/\*.*?\*\/\s*)*`(?!data:)/

/**
 * What no tool for imports sees: imports whose address is a template, and the host's own words elsewhere.
 * @param {ReadonlyMap<string, string>} sources from paths to texts
 * @returns {string[]}
 */
export const sourceFindings = (sources) =>
  [...sources].flatMap(([path, text]) => {
    const isGuest = /^(remote-|shared\/src|scripts\/template-remote)/.test(path) && !isTest(path)
    return [
      ...(templateImport.test(text)
        ? [`${path} imports by a template: write the name out, so that it can be seen`]
        : []),
      ...hostOnly
        .filter((word) => isGuest && word.test(text))
        .map((word) => `${path} uses ${word.source}, which stands in the host alone: ask the host for it`),
    ]
  })
