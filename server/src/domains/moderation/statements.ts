import type { ListedWord, ModerationLists } from './lists'

/** The words that a text contains. */
export const wordsIn = (text: string, { fold }: ModerationLists, words: readonly ListedWord[]): ListedWord[] => {
  const plain = fold(text)
  return words.filter(({ folded }) => plain.includes(folded))
}
export const hasAny = (text: string, lists: ModerationLists, words: readonly ListedWord[]): boolean =>
  wordsIn(text, lists, words).length > 0

/** The rest of a folded line after each of these words that it begins with. */
const afterAny = (line: string, words: readonly ListedWord[]): { word: ListedWord; rest: string }[] =>
  words.flatMap((word) => (line.startsWith(word.folded) ? [{ word, rest: line.slice(word.folded.length) }] : []))

/** The line itself, and the line without the city and area before an authority's name: 星湾市教育局. */
function beginningsOf(line: string, { city, areas }: ModerationLists): string[] {
  const withoutCity = [line, ...afterAny(line, city).map(({ rest }) => rest)]
  return [...withoutCity, ...withoutCity.flatMap((begun) => afterAny(begun, areas).map(({ rest }) => rest))]
}

/** How many characters may stand between a scope and its measure: 全市中小学停课. */
const MAX_BETWEEN = 4

/** A scope followed, after a few characters, by a measure. */
const ordersIn = (line: string, { scopes, measures }: ModerationLists): ListedWord[] =>
  scopes.flatMap((scope) =>
    line
      .split(scope.folded)
      .slice(1)
      .flatMap((rest) =>
        measures.flatMap((measure) =>
          [...Array(MAX_BETWEEN + 1).keys()].some((at) => rest.startsWith(measure.folded, at)) ? [scope, measure] : [],
        ),
      ),
  )

/** An authority and, after it, a measure: what it is said to have decided. */
const decisionsIn = (line: string, { measures }: ModerationLists, authorities: readonly ListedWord[]): ListedWord[] =>
  authorities.flatMap((authority) => {
    const at = line.indexOf(authority.folded)
    if (at < 0) return []
    const after = measures.filter(({ folded }) => line.includes(folded, at + authority.folded.length))
    return after.length > 0 ? [authority, ...after] : []
  })

const COLON = /[:：﹕︰∶꞉]/
/** What stands before the words of a list's item. */
const ITEM_MARK = /^[\s\p{P}]*(?:\d+[.、)）]\s*)?/u

/** Signs that may stand beside an authority's name before a colon: 滨海市公安局, City police department. */
const MAX_BESIDE_HAN = 6
const MAX_BESIDE_LATIN = 24

/** Authorities that speak, where they stand before a colon, and not somebody who tells of one. */
function issuersIn(
  head: string,
  { fold, reporting }: ModerationLists,
  authorities: readonly ListedWord[],
): ListedWord[] {
  const words = head.toLowerCase().split(/[^\p{L}]+/u)
  const plain = fold(head)
  const most = /\p{Script=Han}/u.test(plain) ? MAX_BESIDE_HAN : MAX_BESIDE_LATIN
  return authorities.filter(({ folded }) => {
    if (!plain.includes(folded)) return false
    const beside = plain.replace(folded, '')
    const isReport = reporting.some((word) => words.includes(word) || (!/^[a-z]/.test(word) && beside.includes(word)))
    return !isReport && [...beside].length <= most
  })
}

/** What gives a line the form of an announcement: an issuer and its action, or an issuer and a colon. */
function announcementsIn(line: string, lists: ModerationLists, authorities: readonly ListedWord[]): ListedWord[] {
  const plain = lists.fold(line)
  const head = line.split(COLON, 1)[0] ?? ''
  return [
    ...(head === line ? [] : issuersIn(head, lists, authorities)),
    ...ordersIn(plain, lists),
    ...decisionsIn(plain, lists, authorities),
    ...beginningsOf(plain, lists).flatMap((beginning) => [
      ...afterAny(beginning, lists.statements).map(({ word }) => word),
      ...afterAny(beginning, authorities).flatMap(({ word, rest }) =>
        afterAny(rest, lists.announcing).flatMap((verb) => [word, verb.word]),
      ),
    ]),
  ]
}

/** The words with which a text speaks as an authority; speaking about one is allowed. */
export const officialWordsIn = (
  text: string,
  lists: ModerationLists,
  authorities: readonly ListedWord[],
): ListedWord[] => text.split('\n').flatMap((line) => announcementsIn(line.replace(ITEM_MARK, ''), lists, authorities))
