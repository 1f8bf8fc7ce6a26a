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

const innerQuotes: Readonly<Record<string, string>> = { '“': '‘', '”': '’' }

/** An excerpt in quotes, if there is one, and what is said about it. */
export const quoted = (excerpt: string, rest: string): string =>
  [excerpt && `“${excerpt.replace(/[“”]/g, (mark) => innerQuotes[mark] ?? mark)}”`, rest].filter(Boolean).join('\n')
