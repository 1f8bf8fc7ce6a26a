const opens: Readonly<Record<string, string>> = { '(': ')', '[': ']' }

/** Deeper nesting does not occur in practice and is not parsed. */
const DEEPEST = 32
export class NestingError extends Error {}

/** Index after something at `at` that must be skipped: a comment, a string, a bracket, an escape. */
function skip(css: string, at: number, depth = 0): number {
  if (depth > DEEPEST) throw new NestingError()
  const sign = css[at] ?? ''
  if (sign === '\\') return at + 2
  if (css.startsWith('/*', at)) return after(css.indexOf('*/', at + 2), 2, css)
  if (sign === '"' || sign === "'") return endOfString(css, at)
  if (!(sign in opens)) return at + 1
  if (/url$/i.test(css.slice(at - 3, at)) && !/^\(\s*['"]/.test(css.slice(at, at + 9)))
    return after(css.indexOf(')', at), 1, css)
  for (let next = at + 1; next < css.length; next = skip(css, next, depth + 1))
    if (css[next] === opens[sign]) return next + 1
  return css.length
}

const after = (index: number, length: number, css: string) => (index < 0 ? css.length : index + length)

function endOfString(css: string, at: number): number {
  for (let next = at + 1; next < css.length; next++) {
    if (css[next] === '\\') next++
    else if (css[next] === css[at]) return next + 1
  }
  return css.length
}

const withoutComments = (text: string) => text.replace(/\/\*.*?(?:\*\/|$)/gs, '').trim()

/** The text before `{`, the enclosing blocks, and the statements inside. */
export interface CssBlock {
  prelude: string
  parents: string[]
  statements: string[]
}

/** The blocks of a style sheet as a flat list. Throws `TooDeep`. */
export function blocksOf(css: string): CssBlock[] {
  const top: CssBlock = { prelude: '', parents: [], statements: [] }
  const all = [top]
  const open = [top]
  let start = 0
  const flush = (end: number) => {
    const text = withoutComments(css.slice(start, end))
    if (text) open.at(-1)?.statements.push(text)
  }
  for (let at = 0; at < css.length; ) {
    const sign = css[at]
    if (sign === '{') {
      if (open.length > DEEPEST) throw new NestingError()
      const block = {
        prelude: withoutComments(css.slice(start, at)),
        parents: open.slice(1).map((one) => one.prelude),
        statements: [],
      }
      all.push(block)
      open.push(block)
    } else if (sign === ';') flush(at)
    else if (sign === '}') {
      flush(at)
      if (open.length > 1) open.pop()
    } else {
      at = skip(css, at)
      continue
    }
    at++
    start = at
  }
  flush(css.length)
  return all
}

/** The selectors of a selector list. */
export function selectorsOf(list: string): string[] {
  const found: string[] = []
  let start = 0
  for (let at = 0; at < list.length; at = skip(list, at)) {
    if (list[at] !== ',') continue
    found.push(list.slice(start, at).trim())
    start = at + 1
  }
  return [...found, list.slice(start).trim()].filter(Boolean)
}

const LONGEST_CHOICE = ':-webkit-any'.length

/** Whether a selector matches only inside an element with a class that `isOwn` accepts. */
export function isScoped(selector: string, isOwn: (name: string) => boolean): boolean {
  let bare = ''
  for (let at = 0; at < selector.length; ) {
    const next = skip(selector, at)
    if (selector[at] === '(') {
      const choice = /:(is|where|-webkit-any|-moz-any)$/.test(selector.slice(Math.max(0, at - LONGEST_CHOICE), at))
      if (choice && selectorsOf(selector.slice(at + 1, next - 1)).every((one) => isScoped(one, isOwn))) return true
    } else if (selector[at] !== '[') bare += selector.slice(at, next)
    at = next
  }
  return [...bare.matchAll(/\.([\w-]+)/g)].some(([, name = '']) => isOwn(name))
}
