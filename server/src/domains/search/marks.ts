import { soundsOf, spellingsOf } from './pinyin'
import { runsOf } from './tokens'

/** `[start, end]` in UTF-16 units. */
export type Mark = [from: number, to: number]

/** Normalizes each character on its own, so that offsets stay valid. */
const lower = (text: string): string =>
  [...text]
    .map((sign) => {
      const plain = sign.normalize('NFKC').toLowerCase()
      return plain.length === sign.length ? plain : sign
    })
    .join('')

function literalMarks(text: string, question: string): Mark[] {
  const plain = lower(text)
  return runsOf(question).flatMap(({ text: run }) => {
    const marks: Mark[] = []
    for (let at = plain.indexOf(run); at >= 0; at = plain.indexOf(run, at + run.length))
      marks.push([at, at + run.length])
    return marks
  })
}

/** Number of sounds from the first on that these letters spell: completely, or by their first letters if `short`. */
function spokenBy(sounds: readonly (string | null)[], wanted: readonly string[], rest: string): number {
  const fits = wanted.every((sound, at) => sounds[at] === sound)
  if (!fits) return 0
  if (!rest) return wanted.length
  return sounds[wanted.length]?.startsWith(rest) ? wanted.length + 1 : 0
}

const initialsBy = (sounds: readonly (string | null)[], letters: string): number =>
  letters.length > 1 && [...letters].every((letter, at) => sounds[at]?.startsWith(letter)) ? letters.length : 0

function spokenMarks(text: string, question: string): Mark[] {
  const signs = [...text]
  const sounds = soundsOf(signs)
  const letters = lower(question).replace(/[\s']+/g, '')
  const spellings = /^[a-z]{2,40}$/.test(letters)
    ? spellingsOf(letters)
    : [{ sounds: soundsOf([...question]).filter((sound) => sound !== null), rest: '' }]
  const lengthAt = (at: number): number => {
    const left = sounds.slice(at)
    const spoken = spellings.map(({ sounds: wanted, rest }) => (wanted.length > 0 ? spokenBy(left, wanted, rest) : 0))
    return Math.max(0, ...spoken) || initialsBy(left, letters)
  }
  for (let at = 0; at < signs.length; at++) {
    const length = lengthAt(at)
    if (length > 0) {
      const from = signs.slice(0, at).join('').length
      return [[from, from + signs.slice(at, at + length).join('').length]]
    }
  }
  return []
}

/**
 * Where a text matches a question: by its characters, otherwise by its pinyin. Ranges are sorted and do not overlap.
 */
export function marksOf(text: string, question: string, { spoken = true } = {}): Mark[] {
  const literal = literalMarks(text, question)
  const marks = literal.length > 0 || !spoken ? literal : spokenMarks(text, question)
  return marks
    .sort(([one], [other]) => one - other)
    .reduce<Mark[]>((apart, [from, to]) => {
      const last = apart.at(-1)
      if (last && from <= last[1]) last[1] = Math.max(last[1], to)
      else apart.push([from, to])
      return apart
    }, [])
}
