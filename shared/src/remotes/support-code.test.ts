import { describe, expect, it } from 'vitest'
import { explainCode, type Standing, standings, supportCode } from './support-code'

const remotes = [
  { name: 'media', build: '9a0e3976be', standing: 'ready' },
  { name: 'community', build: 'local', standing: 'last-good' },
  { name: 'practice', build: null, standing: 'off' },
  { name: 'my-hall', build: '3f1c', standing: 'quarantined' },
] as const

describe('the support code', () => {
  it('is short enough to be read out', () => {
    expect(supportCode({ serial: 42, remotes })).toBe('42 MED-9A0-R COM-LOC-L PRA-000-O MYH-3F1-Q')
  })

  it.each(Object.keys(standings) as Standing[])('says that a remote is %s, and is understood', (standing) => {
    const code = supportCode({ serial: 7, remotes: [{ name: 'media', build: '9a0e', standing }] })
    expect(explainCode(code)).toEqual({ serial: 7, remotes: [{ name: 'med', build: '9a0', standing }] })
  })

  it.each(['ab', 'a-', 'a-b-c', 'city-hall'])('can be parsed for a remote with the name %s', (name) => {
    expect(explainCode(supportCode({ serial: 7, remotes: [{ name, build: '9a0', standing: 'ready' }] }))).not.toBeNull()
  })

  it('has a distinct letter for each state', () => {
    expect(new Set(Object.values(standings)).size).toBe(Object.keys(standings).length)
  })

  it('can be parsed as typed by a person, and only as a whole', () => {
    expect(explainCode(supportCode({ serial: 42, remotes }))?.remotes).toHaveLength(remotes.length)
    expect(explainCode('  42\n med-9a0-r  com-loc-l ')?.remotes.map(({ name }) => name)).toEqual(['med', 'com'])
    expect(explainCode('42')).toEqual({ serial: 42, remotes: [] })
  })

  it.each(['', 'hello', 'MED-9A0-R', '42 MED-9A0', '42 MED-9A0-X', '42 MED-9A0-R rest', '-1', '1234567890'])(
    'is not "%s"',
    (code) => expect(explainCode(code)).toBeNull(),
  )
})

it('names at most eight remotes: failed ones first, then running ones, unopened ones last', () => {
  const of = (name: string, standing: Standing) => ({ name, build: 'abc', standing })
  const many = [
    ...Array.from({ length: 200 }, (_, number) => of(`r${number}x`, 'not-asked')),
    of('media', 'ready'),
    of('practice', 'failed'),
  ]
  const groups = supportCode({ serial: 7, remotes: many }).split(' ')
  expect(groups).toHaveLength(9)
  expect(groups.slice(0, 3)).toEqual(['7', 'PRA-ABC-F', 'MED-ABC-R'])
  expect(explainCode(groups.join(' '))?.remotes).toHaveLength(8)
})
