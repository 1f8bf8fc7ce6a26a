import * as v from 'valibot'
import { beforeEach, describe, expect, it } from 'vitest'
import { createDeviceStore, local } from './device-store'

const Note = v.object({ text: v.string() })
const broken = () =>
  createDeviceStore(() => {
    throw new Error('blocked')
  })

beforeEach(() => localStorage.clear())

describe('what is kept on the device', () => {
  it('comes back as it was kept', () => {
    expect(local.write('note', { text: 'hello' })).toBe(true)
    expect(local.read('note', Note)).toEqual({ text: 'hello' })
  })

  it.each([
    ['no JSON', '{'],
    ['no entry', '"text"'],
    ['another version', '{"v":9,"at":1,"data":{"text":"x"}}'],
    ['another shape', '{"v":1,"at":1,"data":{"text":7}}'],
    ['a poisoned prototype', '{"v":1,"at":1,"data":{"__proto__":{"text":"x"}}}'],
    ['null', 'null'],
  ])('is deleted where it is %s', (_, raw) => {
    localStorage.setItem('plaza.note', raw)
    expect(local.read('note', Note)).toBeNull()
    expect(localStorage.getItem('plaza.note')).toBeNull()
  })

  it('is forgotten after its time, and when the clock went back', () => {
    let now = 1000
    const kept = createDeviceStore(
      () => localStorage,
      () => now,
    )
    kept.write('note', { text: 'old' })
    now = 2001
    expect(kept.read('note', Note, 1000)).toBeNull()
    kept.write('note', { text: 'old' })
    now = 1000
    expect(kept.read('note', Note, 1000)).toBeNull()
  })

  it('lives in memory where the storage is blocked', () => {
    const kept = broken()
    expect(kept.write('note', { text: 'hi' })).toBe(false)
    expect(kept.read('note', Note)).toEqual({ text: 'hi' })
    expect(kept.clear()).toBe(true)
    expect(kept.clear()).toBe(false)
  })

  it('is newer in memory than in a full storage', () => {
    const full = Object.assign(Object.create(localStorage), {
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
      getItem: () => '{"v":1,"at":1,"data":{"text":"old"}}',
    }) as Storage
    const kept = createDeviceStore(() => full)
    kept.write('note', { text: 'new' })
    expect(kept.read('note', Note)).toEqual({ text: 'new' })
  })

  it('is cleared without touching what is not ours', () => {
    localStorage.setItem('other', 'x')
    local.write('note', { text: 'x' })
    local.write('settings', {})
    expect(local.clear((key) => key !== 'settings')).toBe(true)
    expect(Object.keys(localStorage).sort()).toEqual(['other', 'plaza.settings'])
  })

  it('says how much it takes', () => {
    expect(local.size(() => true)).toBe(0)
    local.write('note', { text: 'x' })
    local.write('settings', {})
    const raw = localStorage.getItem('plaza.note') ?? ''
    expect(local.size((key) => key !== 'settings')).toBe(raw.length)
    expect(broken().size(() => true)).toBe(0)
  })
})
