const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
const CHECK_DIGITS = '10X98765432'

/** Whether a text is of the form of a mainland identity number: 18 digits with the date of a past birth and a check digit (GB 11643). */
export function isIdentityNumber(text: string, now = Date.now()): boolean {
  const [, year, month, day] = /^[1-9]\d{5}(\d{4})(\d{2})(\d{2})\d{3}[\dX]$/.exec(text) ?? []
  if (!year) return false
  const birth = new Date(`${year}-${month}-${day}T00:00:00Z`)
  const isDate = !Number.isNaN(birth.getTime()) && birth.toISOString().startsWith(`${year}-${month}-${day}`)
  const isBorn = Date.parse(`${year}-${month}-${day}T00:00:00+08:00`) <= now
  return isDate && isBorn && Number(year) >= 1900 && text[17] === checkDigitOf(text)
}

/** The last of the 18 digits, by the 17 before it. */
export const checkDigitOf = (text: string): string =>
  CHECK_DIGITS[WEIGHTS.reduce((sum, weight, at) => sum + weight * Number(text[at]), 0) % 11] ?? ''
