import type { MessageKind } from '@plaza/shared/api'
import type { Language } from '../../transport/messages'

interface MessageWords {
  title: string
  content: string
}
type Params = Readonly<Record<string, string>>

/** Words of one sort of message in both languages. */
export interface MessageTemplate<P extends Params = Params> {
  kind: MessageKind
  words: Readonly<Record<Language, (params: P) => MessageWords>>
}

/** A template whose params have these names. */
export const template = <Name extends string = never>(
  kind: MessageKind,
  words: MessageTemplate<Readonly<Record<Name, string>>>['words'],
): MessageTemplate<Readonly<Record<Name, string>>> => ({ kind, words })

/** A long text as a message quotes it. */
export function excerptOf(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  const signs = [...line]
  return signs.length > EXCERPT_SIGNS ? `${signs.slice(0, EXCERPT_SIGNS).join('')}…` : line
}
const EXCERPT_SIGNS = 60

/** An excerpt in quotes, if there is one, and what is said about it. */
export const quoted = (excerpt: string, rest: string): string =>
  [excerpt && `“${excerpt}”`, rest].filter(Boolean).join('\n')
