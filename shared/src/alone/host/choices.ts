import type { ShellKind, ThemeChoice } from '../../host'
import { type Language, languages } from '../../text'

/** How a page is looked at in the small shell. */
export interface Choices {
  shell: ShellKind
  who: 'guest' | 'user'
  theme: ThemeChoice
  language: Language
}

/** What may be chosen, the first unless told. */
export const choiceOptions: { readonly [K in keyof Choices]: readonly [Choices[K], ...Choices[K][]] } = {
  shell: ['h5', 'wechat', 'ios', 'android'],
  who: ['guest', 'user'],
  theme: ['system', 'light', 'dark'],
  language: languages as readonly [Language, ...Language[]],
}

/** Choices as they were written down; what is not among those that may be chosen counts as not said. */
export function readChoices(stored: Readonly<Record<string, unknown>>): Choices {
  const one = <K extends keyof Choices>(key: K): Choices[K] =>
    choiceOptions[key].find((choice) => choice === stored[key]) ?? choiceOptions[key][0]
  return { shell: one('shell'), who: one('who'), theme: one('theme'), language: one('language') }
}

/** The desk names its frame by the choices, and a frame keeps its name however often it is loaded. */
export function choicesOf(frameName: string): Choices {
  try {
    return readChoices(Object(JSON.parse(frameName)))
  } catch {
    return readChoices({})
  }
}
