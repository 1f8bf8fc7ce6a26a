import { checkDigitOf, isIdentityNumber } from '@plaza/shared/api'
import { expect, it } from 'vitest'

const NOW = Date.parse('2026-03-02T20:00:00Z')
const numberOf = (birth: string) => {
  const digits = `110105${birth}002`
  return digits + checkDigitOf(digits)
}

it.each([
  ['a past birth', numberOf('19491231'), true],
  ['the day that it is in China', numberOf('20260303'), true],
  ['tomorrow', numberOf('20260304'), false],
  ['a later year', numberOf('20991231'), false],
  ['a day that there is not', numberOf('20250230'), false],
  ['a birth before 1900', numberOf('18991231'), false],
  ['another check digit', `${numberOf('19491231').slice(0, 17)}9`, false],
])('with %s', (_, text, isRight) => expect(isIdentityNumber(text, NOW)).toBe(isRight))
