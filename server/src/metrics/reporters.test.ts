import { HOUR_MS } from '@plaza/shared/format'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Secret } from '../secret'
import { createReporters, type Reporters } from './reporters'

const secret = { sign: (_: string, text: string) => text.padEnd(22, '.') } as unknown as Secret
const release = { remote: 'media', release: '1.0.0-aaa' }

let now: number
let reporters: Reporters
beforeEach(() => {
  now = 10 * HOUR_MS
  reporters = createReporters(secret, () => now)
})
const load = (address: string, of = release) => reporters.note(address, of, { loads: 1, loadMs: 200 })
const address = (n: number) => `198.51.${Math.floor(n / 250)}.${n % 250}`

describe('the reports of an hour', () => {
  it('are added up by address and release, and written once', () => {
    load('198.51.100.1')
    load('198.51.100.1')
    reporters.note('198.51.100.1', release, { failures: 1 })
    load('198.51.100.1', { ...release, release: '2.0.0-bbb' })
    load('198.51.100.2')
    expect(reporters.take()).toMatchObject([
      { at: now, ...release, loads: 2, failures: 1, loadMs: 400, served: false },
      { release: '2.0.0-bbb', loads: 1 },
      { loads: 1, failures: 0 },
    ])
    expect(reporters.take()).toEqual([])
  })

  it('stand under the hour that they came in', () => {
    load('198.51.100.1')
    now += HOUR_MS - 1
    load('198.51.100.1')
    now += 1
    load('198.51.100.1')
    expect(reporters.take().map(({ at, loads }) => [at, loads])).toEqual([
      [10 * HOUR_MS, 2],
      [11 * HOUR_MS, 1],
    ])
  })

  it('wait where they could not be written, together with newer ones', () => {
    load('198.51.100.1')
    const reports = reporters.take()
    load('198.51.100.1')
    reporters.putBack(reports)
    expect(reporters.take()).toMatchObject([{ loads: 2, loadMs: 400 }])
  })
})

describe('who was given a release', () => {
  const serve = () => reporters.note('198.51.100.1', release, { served: true })

  it('is noted once in an hour', () => {
    serve()
    expect(reporters.take()).toMatchObject([{ served: true, loads: 0 }])
    serve()
    expect(reporters.take()).toEqual([])
    now += HOUR_MS
    serve()
    expect(reporters.take()).toHaveLength(1)
  })

  it('is noted too where it reported before', () => {
    load('198.51.100.1')
    serve()
    expect(reporters.take()).toMatchObject([{ served: true, loads: 1 }])
    load('198.51.100.1')
    serve()
    expect(reporters.take()).toMatchObject([{ served: false, loads: 1 }])
  })
})

describe('addresses without end', () => {
  it('are told apart up to a thousand of a release in an hour; those that are known go on', () => {
    for (let n = 0; n < 1001; n++) load(address(n))
    expect(reporters.take()).toHaveLength(1000)
    load(address(0))
    load(address(1000))
    load(address(1000), { ...release, release: '2.0.0-bbb' })
    expect(reporters.take()).toHaveLength(2)
    now += HOUR_MS
    load(address(1000))
    expect(reporters.take()).toHaveLength(1)
  })

  it('of one network of 48 bits are one', () => {
    load('2001:db8:5:1::1')
    load('2001:db8:5:2::1')
    expect(reporters.take()).toMatchObject([{ loads: 2 }])
  })

  it('wait up to twenty thousand while the database is away', () => {
    for (let at = 0; at < 21; at++) {
      now += HOUR_MS
      for (let n = 0; n < 1000; n++) load(address(n))
    }
    expect(reporters.take()).toHaveLength(20_000)
  })
})
