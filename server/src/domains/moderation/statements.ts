import type { ModerationLists } from './lists'

/** Whether a text has one of some folded words. */
export const hasAny = (text: string, { fold }: ModerationLists, words: readonly string[]): boolean => {
  const plain = fold(text)
  return words.some((word) => plain.includes(word))
}

/** What follows one of some words at the beginning of a folded line. */
const afterAny = (line: string, words: readonly string[]): string[] =>
  words.flatMap((word) => (line.startsWith(word) ? [line.slice(word.length)] : []))

/** A line as it is, and without the city and the area that stand before an authority's name: 星湾市教育局. */
function beginningsOf(line: string, { city, areas }: ModerationLists): string[] {
  const withoutCity = [line, ...afterAny(line, city)]
  return [...withoutCity, ...withoutCity.flatMap((rest) => afterAny(rest, areas))]
}

/** Where, and at most one letter after it, what. */
const isOrder = (line: string, { scopes, measures }: ModerationLists): boolean =>
  scopes.some((scope) =>
    line
      .split(scope)
      .slice(1)
      .some((rest) => [0, 1].some((skipped) => measures.some((measure) => rest.startsWith(measure, skipped)))),
  )

const COLON = /[:：﹕︰]/

/** Whether a line has the form of an announcement: its issuer and what it does, or its issuer and a colon. */
function isAnnouncement(line: string, lists: ModerationLists, authorities: readonly string[]): boolean {
  const plain = lists.fold(line)
  const head = line.split(COLON, 1)[0] ?? ''
  const issuers = head === line ? [] : beginningsOf(lists.fold(head), lists)
  return (
    issuers.some((issuer) => authorities.includes(issuer)) ||
    isOrder(plain, lists) ||
    beginningsOf(plain, lists).some(
      (beginning) =>
        lists.statements.some((statement) => beginning.startsWith(statement)) ||
        afterAny(beginning, authorities).some((rest) => afterAny(rest, lists.announcing).length > 0),
    )
  )
}

/** Whether a text speaks as an authority does; to speak of one is everybody's right. */
export const speaksOfficially = (text: string, lists: ModerationLists, authorities: readonly string[]): boolean =>
  text.split('\n').some((line) => isAnnouncement(line, lists, authorities))
