import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { HeldRegistry } from '../../registry-choice'
import { forged, keys, registry, releaseOf, signed } from '../../testing/signing'
import { dropGood, goodId, keepGood, readGood } from './last-good'

const ID = '1.0.0-aaa'
const STORE = 'plaza.good.media'
const release = releaseOf('media', ID)
const holdOf = (sign = signed, document = registry(1, { media: [ID] })): HeldRegistry => ({
  document,
  signed: sign(document),
  source: 'page',
})
const tampered = vi.fn()
const read = () => readGood('media', { keys, offered: { player: ['1.0'] }, tampered })
/** Tampers with the stored data. */
const change = (act: (kept: { at: number; data: Record<string, unknown> & { text: string } }) => void) => {
  const kept = JSON.parse(localStorage.getItem(STORE) ?? '{}')
  act(kept)
  localStorage.setItem(STORE, JSON.stringify(kept))
}

beforeEach(() => localStorage.clear())
afterEach(() => void tampered.mockClear())

describe('the last good release of a remote', () => {
  it('is stored with its signed registry, and read again', async () => {
    keepGood(release, holdOf())
    expect(goodId('media')).toBe(ID)
    expect(await read()).toEqual({ ...release, why: 'last-good' })
    expect(tampered).not.toHaveBeenCalled()
  })

  it.each<[what: string, Parameters<typeof keepGood>]>([
    ['a release that a signed override brought', [{ ...release, why: 'override' }, holdOf()]],
    ['a release that the registry does not name', [releaseOf('media', '3.0.0-ccc'), holdOf()]],
    ['anything without a registry', [release, null]],
  ])('is never %s', async (_, kept) => {
    keepGood(...kept)
    expect(goodId('media')).toBeUndefined()
    expect(await read()).toBeNull()
  })

  it.each<[what: string, act: Parameters<typeof change>[0]]>([
    [
      'one sign of its document',
      ({ data }) => Object.assign(data, { text: data.text.replace('entry.js', 'entri.js') }),
    ],
    ['the registry that names it', ({ data }) => Object.assign(data, { signed: holdOf(forged).signed })],
    ['its name', ({ data }) => Object.assign(data, { release: '9.9.9-zzz' })],
  ])('is dropped after a change of %s', async (_, act) => {
    keepGood(release, holdOf())
    change(act)
    expect(await read()).toBeNull()
    expect(tampered).toHaveBeenCalledTimes(1)
    expect(localStorage.getItem(STORE)).toBeNull()
    expect(goodId('media')).toBeUndefined()
  })

  it('is dropped after seven days', async () => {
    keepGood(release, holdOf())
    change((kept) => {
      kept.at -= 7 * 86_400_000 + 1
    })
    expect(await read()).toBeNull()
    expect(goodId('media')).toBeUndefined()
  })

  it('is skipped if this host lacks a contract', async () => {
    const document = registry(1, { media: [ID] })
    const needy = {
      ...document.remotes.media?.releases[ID],
      digest: document.remotes.media?.releases[ID]?.digest ?? '',
    }
    Object.assign(document.remotes.media?.releases ?? {}, { [ID]: { ...needy, needs: { player: '2.0' } } })
    keepGood(release, holdOf(signed, document))
    expect(await read()).toBeNull()
  })

  it('is deleted with the cache', async () => {
    keepGood(release, holdOf())
    dropGood('media')
    expect(await read()).toBeNull()
  })
})
