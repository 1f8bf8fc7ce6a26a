import { Converter } from 'opencc-js/t2cn'
import unhomoglyph from 'unhomoglyph'

/** Signs that people put between or over letters so that a word is not found. */
const SEPARATORS = /[\s\p{P}\p{S}\p{M}\p{Cf}\p{Cc}]/gu

const simplified = Converter({ from: 't', to: 'cn' })

/**
 * Folds texts that a reader takes for the same into one: width, case, accents, signs between letters, letters of other
 * scripts that look alike (Unicode, TR 39), traditional Chinese, and the site's own pairs (the common sign first).
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
