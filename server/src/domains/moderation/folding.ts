import { Converter } from 'opencc-js/t2cn'
import unhomoglyph from 'unhomoglyph'

/** Characters that users insert to hide a word from moderation. */
const SEPARATORS = /[\s\p{P}\p{S}\p{M}\p{Cf}\p{Cc}]/gu

const simplified = Converter({ from: 't', to: 'cn' })

/**
 * Normalizes texts that look the same to a reader: width, case, accents, characters between letters, look-alikes of
 * other scripts (Unicode TR 39), traditional Chinese, and the site's own pairs (the common character first).
 */
export function createFolding(lookalikes: readonly string[]): (text: string) => string {
  const common = new Map(
    lookalikes.flatMap((group) => {
      const [first = '', ...others] = group
      return others.map((other) => [other, first] as const)
    }),
  )
  return (text) => {
    const plain = text.normalize('NFKD').replace(SEPARATORS, '').toLowerCase()
    const latin = unhomoglyph(simplified(plain)).normalize('NFKC').toLowerCase()
    return [...latin].map((sign) => common.get(sign) ?? sign).join('')
  }
}
