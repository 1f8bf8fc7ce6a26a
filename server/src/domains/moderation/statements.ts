import type { ModerationLists } from './lists'

/** Whether a text contains one of these folded words. */
export const hasAny = (text: string, { fold }: ModerationLists, words: readonly string[]): boolean => {
  const plain = fold(text)
  return words.some((word) => plain.includes(word))
}

/** The rest of a folded line after each of these words that it begins with. */
const afterAny = (line: string, words: readonly string[]): string[] =>
  words.flatMap((word) => (line.startsWith(word) ? [line.slice(word.length)] : []))

/** The line itself, and the line without the city and area before an authority's name: 星湾市教育局. */
function beginningsOf(line: string, { city, areas }: ModerationLists): string[] {
  const withoutCity = [line, ...afterAny(line, city)]
  return [...withoutCity, ...withoutCity.flatMap((rest) => afterAny(rest, areas))]
}

/** How many characters may stand between a scope and its measure: 全市中小学停课. */
const MAX_BETWEEN = 4

/** A scope followed, after a few characters, by a measure. */
const isOrder = (line: string, { scopes, measures }: ModerationLists): boolean =>
  scopes.some((scope) =>
    line
      .split(scope)
      .slice(1)
      .some((rest) =>
        measures.some((measure) => [...Array(MAX_BETWEEN + 1).keys()].some((at) => rest.startsWith(measure, at))),
      ),
  )

/** An authority and, after it, a measure: what it is said to have decided. */
const isDecision = (line: string, { measures }: ModerationLists, authorities: readonly string[]): boolean =>
  authorities.some((authority) => {
    const at = line.indexOf(authority)
    return at >= 0 && measures.some((measure) => line.includes(measure, at + authority.length))
  })

const COLON = /[:：﹕︰∶꞉]/
/** What stands before the words of a list's item. */
const ITEM_MARK = /^[\s\p{P}]*(?:\d+[.、)）]\s*)?/u

/** Signs that may stand beside an authority's name before a colon: 滨海市公安局, City police department. */
const MAX_BESIDE_HAN = 6
const MAX_BESIDE_LATIN = 24

/** Whether what stands before a colon names an authority as the one who speaks, and not somebody who tells of it. */
function isIssuer(head: string, { fold, reporting }: ModerationLists, authorities: readonly string[]): boolean {
  const words = head.toLowerCase().split(/[^\p{L}]+/u)
  const plain = fold(head)
  const most = /\p{Script=Han}/u.test(plain) ? MAX_BESIDE_HAN : MAX_BESIDE_LATIN
  return authorities.some((name) => {
    if (!plain.includes(name)) return false
    const beside = plain.replace(name, '')
    const isReport = reporting.some((word) => words.includes(word) || (!/^[a-z]/.test(word) && beside.includes(word)))
    return !isReport && [...beside].length <= most
  })
}

/** Whether a line has the form of an announcement: an issuer and its action, or an issuer and a colon. */
function isAnnouncement(line: string, lists: ModerationLists, authorities: readonly string[]): boolean {
  const plain = lists.fold(line)
  const head = line.split(COLON, 1)[0] ?? ''
  return (
    (head !== line && isIssuer(head, lists, authorities)) ||
    isOrder(plain, lists) ||
    isDecision(plain, lists, authorities) ||
    beginningsOf(plain, lists).some(
      (beginning) =>
        lists.statements.some((statement) => beginning.startsWith(statement)) ||
        afterAny(beginning, authorities).some((rest) => afterAny(rest, lists.announcing).length > 0),
    )
  )
}

/** Whether a text speaks as an authority; speaking about one is allowed. */
export const speaksOfficially = (text: string, lists: ModerationLists, authorities: readonly string[]): boolean =>
  text.split('\n').some((line) => isAnnouncement(line.replace(ITEM_MARK, ''), lists, authorities))
