import { expect, it } from 'vitest'
import { trialsOf } from './trials'

const now = new Date('2026-03-10T12:00:00Z')
const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000)
const rule = (release: string, base: boolean, let_run: number, published: number) => ({
  remote: 'media',
  release,
  base,
  createdAt: ago(let_run),
  publishedAt: ago(published),
})
const previous = (release: string, published: number) => ({ remote: 'media', release, publishedAt: ago(published) })

it.each<[when: string, rules: ReturnType<typeof rule>[], ReturnType<typeof previous> | undefined, trials: string[]]>([
  ['nothing runs', [], undefined, []],
  ['one runs and there was none before', [rule('2', true, 1, 1)], undefined, []],
  ['a young base took the place of an older release', [rule('2', true, 23, 30)], previous('1', 90), ['1 → 2']],
  ['a base has run for a day', [rule('2', true, 24, 30)], previous('1', 90), []],
  ['a base is what was gone back to', [rule('1', true, 1, 90)], previous('2', 2), []],
  ['a share has a newer release', [rule('2', false, 50, 60), rule('1', true, 80, 90)], undefined, ['1 → 2']],
  ['a scope is held at an older release', [rule('1', false, 1, 90), rule('2', true, 50, 60)], undefined, []],
  ['a rule names the base once more', [rule('2', false, 1, 60), rule('2', true, 50, 60)], undefined, []],
  ['nothing else runs', [rule('2', false, 1, 2)], undefined, ['null → 2']],
  [
    'a share is tried against a young base',
    [rule('3', false, 1, 2), rule('2', true, 3, 30)],
    previous('1', 90),
    ['2 → 3', '1 → 2'],
  ],
])('when %s', (_, rules, before, trials) =>
  expect(trialsOf(rules, before, now).map((trial) => `${trial.before} → ${trial.release}`)).toEqual(trials),
)

it('judges a release of two rules since the later one', () => {
  const rules = [rule('2', false, 9, 10), rule('2', false, 3, 10), rule('2', false, 6, 10), rule('1', true, 80, 90)]
  expect(trialsOf(rules, undefined, now).map(({ since }) => since)).toEqual([ago(3)])
})
