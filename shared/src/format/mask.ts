/**
 * Keeps the given number of leading and trailing code points (product spec, section 5). A text too short to hide
 * anything is masked completely.
 */
export function mask(text: string, head: number, tail: number): string {
  const characters = [...text]
  const hidden = characters.length - head - tail
  if (hidden <= 0) return '*'.repeat(characters.length)
  const tailCharacters = tail > 0 ? characters.slice(-tail) : []
  return [...characters.slice(0, head), '*'.repeat(hidden), ...tailCharacters].join('')
}

/** `138****0001` */
export const maskPhone = (phone: string): string => mask(phone, 3, 4)
/** Keeps the first three and the last four digits of an identity card number. */
export const maskIdCard = (number: string): string => mask(number, 3, 4)
