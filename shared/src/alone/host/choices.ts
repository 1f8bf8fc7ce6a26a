import type { ShellKind, ThemeChoice } from '../../host'
import { type Language, languages } from '../../text'

/** Options with which the desk shows a page. */
export interface Choices {
  shell: ShellKind
  who: 'guest' | 'user'
  theme: ThemeChoice
  language: Language
}

/** Allowed values of each option; the first is the default. */
export const choiceOptions: { readonly [K in keyof Choices]: readonly [Choices[K], ...Choices[K][]] } = {
  shell: ['h5', 'wechat', 'ios', 'android'],
  who: ['guest', 'user'],
  theme: ['system', 'light', 'dark'],
  language: languages as readonly [Language, ...Language[]],
}

/** Parses stored choices; an unknown value becomes the default. */
export function readChoices(stored: Readonly<Record<string, unknown>>): Choices {
  const one = <K extends keyof Choices>(key: K): Choices[K] =>
    choiceOptions[key].find((choice) => choice === stored[key]) ?? choiceOptions[key][0]
  return { shell: one('shell'), who: one('who'), theme: one('theme'), language: one('language') }
}

/** The choices in the name of a frame: the desk sets it, and it survives navigations inside the frame. */
export function choicesOf(frameName: string): Choices {
  try {
    return readChoices(Object(JSON.parse(frameName)))
  } catch {
    return readChoices({})
  }
}
