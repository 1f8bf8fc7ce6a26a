const isTest = (/** @type {string} */ path) => /\.test\.tsx?$|\/testing\//.test(path)
/** Owned by the host: remotes and shared code use the host's API instead. */
const hostOnly = [/\blocalStorage\b/, /\bsessionStorage\b/, /\bdocument\.cookie\b/, /\bnew Audio\(/]
/** Calendar arithmetic, which host, remotes and operations page leave to one module (docs/decisions/0132). */
const dateArithmetic =
  /\b86_?400_?000\b|\bDate\.UTC\(|\.(get|set)(UTC)?(Date|Day|Month|FullYear|Hours)\(|\.getTimezoneOffset\(/
const durations = 'shared/src/format/durations.ts'
const dateModules = ['shared/src/format/site-clock.ts', durations]
/** A declaration of a minute, an hour or a day, each of which is declared once. */
const durationDeclaration = /\bconst (MINUTE|HOUR|DAY)(_MS|_S|_SECONDS)? = \d/
/** An import with a computed path; a `data:` URL contains complete source code. */
const templateImport = /\bimport\s*\(\s*(?:\/\*.*?\*\/\s*)*`(?!data:)/

/**
 * Violations that no import tool finds: template imports, globals of the host in other packages, computing with dates,
 * and durations that are declared again.
 * @param {ReadonlyMap<string, string>} sources from paths to texts
 * @returns {string[]}
 */
export const sourceFindings = (sources) =>
  [...sources].flatMap(([path, text]) => {
    const isGuest = /^(remote-|shared\/src|scripts\/template-remote)/.test(path) && !isTest(path)
    const isBrowser = (isGuest || /^(host\/src|server\/ops)\//.test(path)) && !isTest(path)
    return [
      ...(templateImport.test(text)
        ? [`${path} imports by a template: write the name out, so that it can be seen`]
        : []),
      ...hostOnly
        .filter((word) => isGuest && word.test(text))
        .map((word) => `${path} uses ${word.source}, which stands in the host alone: ask the host for it`),
      ...(isBrowser && dateArithmetic.test(text) && !dateModules.includes(path)
        ? [`${path} computes with dates: use @plaza/shared/format`]
        : []),
      ...(!path.startsWith('scripts/') && path !== durations && durationDeclaration.test(text)
        ? [`${path} declares a duration: import it from @plaza/shared/format`]
        : []),
    ]
  })
