/** Whoever may publish a release sends its sources, so what is looked at is bounded. */
const MOST_CONTENT = 2_000_000
const MOST_LINES = 2_000
const MOST_LINE = 400

const KEYWORDS = /^(if|for|while|switch|catch|return|function|else|do|try|await|typeof|new|throw)$/

/** How a line names a function: declared, assigned, a property, a method, a class. */
const namings = [
  /^\s*(?:export\s+)?(?:default\s+)?(?:async\s+)?function\s*\*?\s*([\w$]+)/,
  /^\s*(?:export\s+)?(?:const|let|var)\s+([\w$]+)[^=]*=\s*(?:async\s*)?(?:<[^>]*>\s*)?(?:\([^()]*(?:\([^()]*\)[^()]*)*\)[^=]*=>|\(\s*$|[\w$]+\s*=>|function\b)/,
  /^\s*([\w$]+):\s*(?:async\s*)?(?:\([^()]*\)[^=]*=>|[\w$]+\s*=>|function\b)/,
  /^\s*(?:(?:public|private|protected|static|async|get|set|override)\s+)*([\w$#]+)\s*(?:<[^>]*>)?\((?:(?!=>)[^;])*\{\s*$/,
  /^\s*(?:export\s+)?(?:default\s+)?(?:abstract\s+)?class\s+([\w$]+)/,
]

function nameIn(line: string): string {
  for (const naming of namings) {
    const name = naming.exec(line)?.[1]
    if (name && !KEYWORDS.test(name)) return name
  }
  return ''
}

const indentOf = (line: string) => line.search(/\S/)

/**
 * Name of the function around a line of formatted source, by its indentation; '' if there is none. Source maps have no
 * names of functions.
 */
export function functionAround(content: string, line: number): string {
  if (content.length > MOST_CONTENT) return ''
  const lines = content.split('\n')
  let bound = indentOf(lines[line - 1] ?? '')
  if (bound < 0) return ''
  for (let at = line - 1; at >= Math.max(0, line - MOST_LINES); at--) {
    const text = (lines[at] ?? '').slice(0, MOST_LINE)
    const indent = indentOf(text)
    if (indent < 0 || (at < line - 1 && indent >= bound)) continue
    bound = indent
    const name = nameIn(text)
    if (name) return name
    if (indent === 0 && at < line - 1 && !/^[)}\]]/.test(text)) return ''
  }
  return ''
}
