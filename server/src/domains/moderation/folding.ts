import { Converter } from 'opencc-js/t2cn'
import unhomoglyph from 'unhomoglyph'

/** Characters that users insert to hide a word from moderation; some draw nothing although they are letters. */
const SEPARATORS = /[\s\p{P}\p{S}\p{M}\p{Cf}\p{Cc}\p{Lm}\p{Default_Ignorable_Code_Point}]/gu
const MARKS = /[\p{M}\p{Cf}\p{Cc}\p{Default_Ignorable_Code_Point}]/gu

/** Letters that are drawn like Latin ones and that neither NFKD nor TR 39 folds: small capitals, letters on black. */
const SMALL_CAPITALS = new Map(
  [...'ᴀʙᴄᴅᴇꜰғɢʜɪᴊᴋʟᴍɴᴏᴘꞯǫʀꜱᴛᴜᴠᴡʏᴢ'].map((sign, at) => [sign, 'abcdeffghijklmnopqqrstuvwyz'[at] ?? '']),
)
const BLACK_CIRCLE_A = 0x1f150
const BLACK_SQUARE_A = 0x1f170
const LETTERS = 26
/** Signs and digits that stand for a letter next to Latin letters. */
const SIGN_LETTERS: Readonly<Record<string, string>> = {
  $: 's',
  '@': 'a',
  '2': 'z',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
}
const SIGN_BEFORE_LETTER = /[\p{S}@](?=[a-z])/giu
const DIGIT_BETWEEN_LETTERS = /(?<=[a-z])[23457](?=[a-z])/gi

const simplified = Converter({ from: 't', to: 'cn' })

function asLatin(sign: string): string {
  const code = sign.codePointAt(0) ?? 0
  for (const first of [BLACK_CIRCLE_A, BLACK_SQUARE_A])
    if (code >= first && code < first + LETTERS) return String.fromCharCode(97 + code - first)
  return SMALL_CAPITALS.get(sign) ?? sign
}

/** Signs that stand for letters become these, before all other signs are dropped. */
const readSigns = (text: string): string =>
  text
    .replace(SIGN_BEFORE_LETTER, (sign) => SIGN_LETTERS[sign] ?? unhomoglyph(sign))
    .replace(DIGIT_BETWEEN_LETTERS, (digit) => SIGN_LETTERS[digit] ?? digit)

/** Replaces each character of a group by the first one, which is the common one. */
export function createReplacement(groups: readonly string[]): (text: string) => string {
  const common = new Map(
    groups.flatMap((group) => {
      const [first = '', ...others] = group
      return others.map((other) => [other, first] as const)
    }),
  )
  return (text) => [...text].map((sign) => common.get(sign) ?? sign).join('')
}

/** Groups whose characters are folded as texts are, so that they are found in these. */
export const foldedGroups = (groups: readonly string[], fold: (text: string) => string): string[] =>
  groups.map((group) => [...group].map(fold).join(''))

function foldSigns(text: string): string {
  const bare = [...text.normalize('NFKD').replace(MARKS, '')].map(asLatin).join('')
  const letters = unhomoglyph(readSigns(bare).replace(SEPARATORS, ''))
  const plain = simplified(letters.normalize('NFKD').replace(SEPARATORS, '').toLowerCase()).normalize('NFKC')
  return plain.replaceAll('i', 'l')
}

/**
 * Normalizes texts that look the same to a reader: width, case, accents, characters between letters, look-alikes of
 * other scripts (Unicode TR 39, which depends on case), traditional Chinese, and the site's own pairs (the common
 * character first). The letter i becomes l: TR 39 folds its capital so.
 */
export function createFolding(lookalikes: readonly string[]): (text: string) => string {
  const replace = createReplacement(foldedGroups(lookalikes, foldSigns))
  return (text) => replace(foldSigns(text))
}
