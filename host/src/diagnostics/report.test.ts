import { explainCode } from '@plaza/shared/remotes'
import { expect, it } from 'vitest'
import { codeOf, reportOf } from './report'
import { sampleRunning } from './testing/sample-running'

const visit = { shell: 'wechat', city: { name: 'Starbay', adcode: '320500' }, hostBuild: '9f00aa12' } as const

it('has a code that support can read back', () => {
  const { serial, remotes } = sampleRunning
  expect(explainCode(codeOf(sampleRunning))).toEqual({
    serial,
    remotes: remotes.map(({ name, build, standing }) => ({
      name: name.slice(0, 3),
      build: (build ?? '000').slice(0, 3),
      standing,
    })),
  })
})

it('reports what runs, and why', () => {
  const report = reportOf(sampleRunning, visit, Date.UTC(2026, 0, 2, 6, 5))
  expect(report.split('\n')).toEqual(
    expect.arrayContaining([
      `Plaza ${codeOf(sampleRunning)}`,
      'at 2026-01-02T06:05:00.000Z',
      'host 9f00aa12, wechat, region 320500, en',
      'media 1.4.0-9a0e3976be ready, rule (canary), ok',
      '  missing nav player',
      expect.stringMatching(/^ {2}\S+ 1\.3\.9-0b5d left behind: \{"timer":1,"listener":2\}$/),
    ]),
  )
})

it('leaves the query of any address out of it', () => {
  const report = reportOf(sampleRunning, visit, 0)
  expect(report).toContain('Cannot fetch /remotes/practice/2.0.1-c0ffee/page.js')
  expect(report).not.toContain('canary-token')
})
