import { isHan, soundsOf, spellingsOf } from './pinyin'

/**
 * Index token. A Chinese character and each pair of neighbours stand for themselves. A word of letters has each of its
 * prefixes behind `=`, and trigrams behind `#`. Sounds of one or two characters are behind `~` (with the first letter
 * of the next sound after a dot), pairs of first letters behind `^`.
 */
type Token = string

const LONGEST_WORD = 16
const PIECE = 3

/** Letters in one width and case; other characters stay. */
export const plain = (text: string): string => text.normalize('NFKC').toLowerCase()

interface TextRun {
  kind: 'signs' | 'word'
  text: string
}

/** Splits a text into runs of Chinese characters and words of letters and digits. */
export const runsOf = (text: string): TextRun[] =>
  [...plain(text).matchAll(/(\p{Script=Han}+)|((?:(?!\p{Script=Han})[\p{L}\p{N}])+)/gu)].map(([all, signs]) => ({
    kind: signs ? 'signs' : 'word',
    text: all,
  }))

const pairs = <T>(list: readonly T[]): [T, T][] => list.slice(1).map((next, at) => [list[at] as T, next])

const piecesOf = (word: string): Token[] =>
  word.length <= PIECE
    ? []
    : Array.from({ length: word.length - PIECE + 1 }, (_, at) => `#${word.slice(at, at + PIECE)}`)

function soundTokens(sounds: readonly string[]): Token[] {
  return [
    ...sounds.map((sound) => `~${sound}`),
    ...pairs(sounds).flatMap(([one, next]) => [`~${one}${next}`, `~${one}.${next[0]}`, `^${one[0]}${next[0]}`]),
  ]
}

/** Index tokens of a title. */
export function titleTokens(title: string): Token[] {
  const tokens = runsOf(title).flatMap(({ kind, text }) => {
    const signs = [...text]
    if (kind === 'word') {
      const word = text.slice(0, LONGEST_WORD)
      return [...signs.slice(0, LONGEST_WORD).map((_, at) => `=${word.slice(0, at + 1)}`), ...piecesOf(word)]
    }
    const sounds = soundsOf(signs).map((sound) => sound ?? '')
    return [...signs, ...pairs(signs).map((pair) => pair.join('')), ...soundTokens(sounds)]
  })
  return [...new Set(tokens)]
}

/** Index tokens of a summary: only words. */
export function wordTokens(text: string): Token[] {
  const tokens = runsOf(text).flatMap(({ kind, text: run }) =>
    kind === 'word' ? [`=${run.slice(0, LONGEST_WORD)}`] : pairs([...run]).map((pair) => pair.join('')),
  )
  return [...new Set(tokens)]
}

/** One interpretation of a question: all tokens must match. */
export interface QueryPlan {
  tokens: Token[]
  /** Used only if no better interpretation has results. */
  lastResort?: true
}

const literal = ({ kind, text }: TextRun): Token[] => {
  if (kind === 'word') return [`=${text.slice(0, LONGEST_WORD)}`]
  const signs = [...text]
  return signs.length === 1 ? signs : pairs(signs).map((pair) => pair.join(''))
}
const spelled = (sounds: readonly string[], rest = ''): Token[] => [
  ...(sounds.length === 1 ? [`~${sounds[0]}`] : pairs(sounds).map((pair) => `~${pair.join('')}`)),
  ...(rest ? [`~${sounds.at(-1)}.${rest}`] : []),
]
const initials = (letters: string): Token[] => pairs([...letters]).map((pair) => `^${pair.join('')}`)

/** The interpretations of a question, best first: as typed, as full or abbreviated pinyin, by its sound. */
export function plansOf(question: string): QueryPlan[] {
  const runs = runsOf(question)
  // A single letter matches too many words.
  if (runs.length === 0 || (runs.length === 1 && /^[a-z]$/.test(runs[0]?.text ?? ''))) return []
  const plans: QueryPlan[] = [{ tokens: runs.flatMap(literal) }]
  // Pinyin may be typed with spaces between syllables.
  const letters = plain(question).replace(/[\s']+/g, '')
  if (/^[a-z]{2,40}$/.test(letters)) {
    for (const { sounds, rest } of spellingsOf(letters)) plans.push({ tokens: spelled(sounds, rest) })
    if (letters.length <= 8) plans.push({ tokens: initials(letters) })
  }
  if (runs.some(({ text }) => [...text].filter(isHan).length > 1)) {
    const sounding = runs.flatMap((run) =>
      run.kind === 'word' ? literal(run) : spelled(soundsOf([...run.text]).map((sound) => sound ?? '')),
    )
    plans.push({ tokens: sounding, lastResort: true })
  }
  return plans
}

/**
 * For a mistyped question without results: one token of `any` must match, and most of `most`. Single characters are in
 * too many titles to be used.
 */
export function piecesOfQuestion(question: string): { any: Token[]; most: Token[] } {
  const runs = runsOf(question)
  const words = runs.flatMap(({ kind, text }) => (kind === 'word' ? piecesOf(text) : []))
  const short = runs.filter(({ kind, text }) => kind === 'word' && text.length <= PIECE).flatMap(literal)
  const signs = runs.flatMap(({ kind, text }) => (kind === 'signs' ? [[...text]] : []))
  const neighbours = signs.flatMap((run) => pairs(run).map((pair) => pair.join('')))
  return { any: [...new Set([...words, ...neighbours])], most: [...new Set([...words, ...short, ...signs.flat()])] }
}
