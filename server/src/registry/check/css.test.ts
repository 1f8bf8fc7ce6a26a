import { expect, it } from 'vitest'
import { STYLE, sampleRelease } from './sample-release'
import { styleFindings } from './styles'

const OWN = '.p_a1B-_9'
const SIGNS = 249_000
/** Linear parsing of this input takes some tenths of a second; quadratic parsing took over half a minute. */
const LONGEST_MS = process.env.PLAZA_MUTATION ? 60_000 : 5_000
const filled = (bit: string, before = '', after = '') => `${before}${bit.repeat(SIGNS / bit.length)}${after}`

it.each([
  ['rules', filled(`${OWN}{color:red}`), []],
  ['rules for the page', filled('a{color:red}'), Array(50).fill('P601')],
  ['blocks in each other', filled(`${OWN}{`), ['P606']],
  ['media in each other', filled('@media x{'), ['P606']],
  ['brackets', filled('('), ['P606']],
  ['choices in each other', filled(':is('), ['P606']],
  ['choices in a row', filled(':not(.x)', OWN, '{}'), []],
  ['comments that do not end', filled('a{b:c/*'), ['P601']],
  ['properties for the page', `${'a,'.repeat(50_000)}a{${'--a:b;'.repeat(20_000)}}`, Array(50).fill('P601')],
  ['blanks', filled(' ', OWN, '{}'), []],
  ['strings', filled('a"', '', '{}'), ['P601']],
  ['more than there may be', `${OWN}{}`.repeat(100_000), ['P606']],
])('a release of a quarter of a million signs is checked in a moment: %s', async (_, css, codes) => {
  const { release } = await sampleRelease({ files: { [STYLE]: css } })
  const began = performance.now()
  const found = styleFindings(release).map(({ code }) => code)
  expect(performance.now() - began).toBeLessThan(LONGEST_MS)
  expect(found).toEqual(codes)
})

it('is refused for what its style sheets come to in all', async () => {
  const files = Object.fromEntries(
    Array.from({ length: 9 }, (_, at) => [`a${at}23456789ab.css`, `${OWN}{top:0}`.repeat(14_000)]),
  )
  const { release } = await sampleRelease({ files })
  expect(styleFindings(release)).toMatchObject([{ code: 'P606' }])
})
