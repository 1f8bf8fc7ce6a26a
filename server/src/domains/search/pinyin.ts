import { pinyin } from 'pinyin-pro'
import { sounds } from './sounds'

const HAN = /\p{Script=Han}/u
export const isHan = (sign: string): boolean => HAN.test(sign)

/** Sounds that many speakers do not distinguish are merged: zh and z, ing and in. */
const soundOf = (syllable: string): string =>
  syllable
    .replace(/ü/g, 'v')
    .replace(/^([zcs])h/, '$1')
    .replace(/([aei])ng$/, '$1n')

/** The sound of each character; null if it is not Chinese. */
export function soundsOf(signs: readonly string[]): (string | null)[] {
  if (!signs.some(isHan)) return signs.map(() => null)
  const options = { toneType: 'none', type: 'array' } as const
  const whole = pinyin(signs.join(''), options)
  // Some characters are pronounced differently in a text than alone.
  const read = whole.length === signs.length ? whole : signs.map((sign) => pinyin(sign, options)[0] ?? '')
  return signs.map((sign, at) => (isHan(sign) ? soundOf(read[at] ?? '') : null))
}

/** The syllables of the Chinese characters of a text, as they are typed: `gong ji jin`. */
export const syllablesOf = (text: string): string =>
  pinyin(text, { toneType: 'none', type: 'array', nonZh: 'removed', v: true }).join(' ')

/** Letters split into Chinese syllables; `rest` is the first letter of an incomplete one. */
interface Spelling {
  sounds: string[]
  rest: string
}

const LONGEST_SYLLABLE = 6
const MOST_SPELLINGS = 3
const MOST_TRIES = 200
const CONSONANT = /^[bpmfdtnlgkhjqxrzcsyw]h?$/

/** The ways to split letters into syllables, fewest syllables first. */
export function spellingsOf(letters: string): Spelling[] {
  const spellings: Spelling[] = []
  let tries = 0
  const read = (from: number, sofar: readonly string[]): void => {
    const left = letters.slice(from)
    if (sofar.length > 0 && (left === '' || CONSONANT.test(left)))
      spellings.push({ sounds: [...sofar], rest: left.slice(0, 1) })
    for (let length = Math.min(LONGEST_SYLLABLE, left.length); length > 0 && tries < MOST_TRIES; length--) {
      tries++
      const sound = soundOf(left.slice(0, length))
      if (sounds.has(sound)) read(from + length, [...sofar, sound])
    }
  }
  read(0, [])
  const size = ({ sounds: all, rest }: Spelling) => all.length + rest.length
  return spellings.sort((one, other) => size(one) - size(other)).slice(0, MOST_SPELLINGS)
}
