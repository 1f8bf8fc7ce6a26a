import { expect, it } from 'vitest'
import { readReport, scoreOf, scoreText } from './report'
import { floorsOf } from './run'

const location = { start: { line: 2, column: 8 }, end: { line: 2, column: 13 } }
const mutant = (status: string, replacement = 'a >= b') => ({
  ...{ id: '1', mutatorName: 'EqualityOperator', replacement, location, status },
})
const report = (...statuses: string[]) =>
  ({
    files: {
      'host/src/a.ts': {
        language: 'typescript',
        source: 'const x = 1\nreturn a > b\n',
        mutants: statuses.map((status) => mutant(status)),
      },
    },
  }) as Parameters<typeof readReport>[0]

it('lists each survivor with its position and its change', () => {
  expect(readReport(report('Survived', 'NoCoverage')).survivors).toEqual([
    'host/src/a.ts:2:8 EqualityOperator: a > b → a >= b',
    'host/src/a.ts:2:8 EqualityOperator: a > b → a >= b (no test runs it)',
  ])
})

it('counts killed mutants, and ignores those outside the sample', () => {
  const result = readReport(report('Killed', 'Killed', 'Timeout', 'Survived', 'CompileError', 'RuntimeError'))
  expect(result).toMatchObject({ killed: 2, timedOut: 1 })
  expect(scoreOf([result]).percent).toBe(75)
})

it('reports a sample’s margin of error', () => {
  const tried = (killed: number, survived: number) => ({ killed, timedOut: 0, survivors: Array(survived).fill('') })
  expect(scoreText(scoreOf([tried(51, 9)]))).toBe('85.0 % (95 % interval 73.9 to 91.9)')
  expect(scoreText(scoreOf([tried(51, 9), tried(255, 45)]))).toBe('85.0 % (95 % interval 80.9 to 88.3)')
  expect(scoreOf([tried(60, 0)]).interval[1]).toBeCloseTo(100)
})

it('compares the floor with all modules together, once all were tested', () => {
  const [low, high] = [readReport(report('Killed', 'Survived')), readReport(report('Killed', 'Killed'))]
  expect(floorsOf(new Map([['features', low]]))).toEqual([
    { sentence: 'features: 50.0 % (95 % interval 9.5 to 90.5) of at least 75 %, too few', reached: false },
  ])
  expect(floorsOf(new Map([['features', high]]))).toMatchObject([{ reached: true }])
  expect(floorsOf(new Map([['player', low]]))).toEqual([])
})
