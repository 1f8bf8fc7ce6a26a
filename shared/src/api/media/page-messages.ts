import * as v from 'valibot'
import { type Card, cardSchemas, DraftPage, isCardType, type PageDocument } from './cards'

const PageMessage = v.looseObject({ type: v.literal('plaza:page') })

/** A problem of a posted page; `path` is like `page.cards.2.items.0.link`, '' for the whole page. */
export interface PageProblem {
  path: string
  message: string
}

const toProblem = (issue: v.BaseIssue<unknown>, parent?: string): PageProblem => ({
  path: [parent, v.getDotPath(issue)].filter(Boolean).join('.'),
  message: issue.message,
})

/** The page document in a page builder's message, or its problems; null for any other message. */
export function readPageMessage(message: unknown): { page: PageDocument } | { problems: PageProblem[] } | null {
  if (!v.is(PageMessage, message)) return null
  const checked = v.safeParse(DraftPage, message.page)
  return checked.success
    ? { page: checked.output }
    : { problems: checked.issues.map((issue) => toProblem(issue, 'page')) }
}

/** Problems of skipped cards, found in the document that the server filled in. */
export function problemsOfCards(posted: PageDocument, filled: PageDocument): PageProblem[] {
  const byId = new Map(filled.cards.map((card) => [card.id, card]))
  return posted.cards.flatMap(({ id, type }, index): PageProblem[] => {
    const path = `page.cards.${index}`
    const card = byId.get(id)
    if (!isCardType(type)) return [{ path: `${path}.type`, message: `Unknown card type "${type}"` }]
    if (!card) return [{ path: `${path}.items`, message: 'Nothing that it names exists' }]
    const checked = v.safeParse(cardSchemas[type] as v.GenericSchema<unknown, Card>, card)
    return checked.success ? [] : checked.issues.map((issue) => toProblem(issue, path))
  })
}
