import { describe, expect, it } from 'vitest'
import { type OperationsVisits, type ReachRule, reachOf } from './reach'

const visits: OperationsVisits = {
  total: 1000,
  groups: [
    { shell: 'h5', region: '320500', language: 'zh-CN', app: '', n: 500 },
    { shell: 'wechat', region: '320600', language: 'zh-CN', app: '', n: 300 },
    { shell: 'ios', region: '320500', language: 'en', app: '3.4', n: 200 },
  ],
}

describe('a rule reaches', () => {
  it.each<[what: string, rule: ReachRule, above: ReachRule[], n: number, share: number]>([
    ['everybody', {}, [], 1000, 1],
    ['a share', { percent: 10 }, [], 100, 0.1],
    ['a shell', { shells: ['wechat'] }, [], 300, 0.3],
    ['a share of a city', { regions: ['3205'], percent: 50 }, [], 350, 0.35],
    ['a language', { languages: ['en'] }, [], 200, 0.2],
    ['versions of the app', { app: { from: '3.2', before: '4' } }, [], 200, 0.2],
    ['no other versions', { app: { from: '3.5' } }, [], 0, 0],
    ['nobody for whom the remote is off', {}, [{ shells: ['ios'] }], 800, 0.8],
    ['those that a share above leaves', { shells: ['wechat'] }, [{ percent: 10 }], 270, 0.27],
  ])('%s', (_, rule, above, n, share) => expect(reachOf(visits, rule, above)).toEqual({ n, share }))
})

it('there are no numbers without visits', () => {
  expect(reachOf({ total: 0, groups: [] }, {})).toBeNull()
})
