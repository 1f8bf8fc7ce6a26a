import { DAY_MS } from '@plaza/shared/format'
import type { RegistryDocument, SignedText } from '@plaza/shared/remotes'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { forged, keys, registry, signed } from '../testing/signing'
import { initialRegistry } from './initial-registry'
import { newestRegistry, storeRegistry } from './stored-registry'

const of = (serial: number, replaces?: number): RegistryDocument => ({
  ...registry(serial, { media: ['1.0.0-aaa'] }),
  ...(replaces === undefined ? {} : { replaces }),
})
/** Makes the stored document older. */
const grow = (ms: number) => {
  const kept = JSON.parse(localStorage.getItem('plaza.registry') ?? '{}')
  localStorage.setItem('plaza.registry', JSON.stringify({ ...kept, at: kept.at - ms }))
}
const begin = async (own: SignedText) => {
  const asked = vi.fn()
  const held = await initialRegistry({ registry: own, keys }, (page) => {
    asked()
    return newestRegistry(page, keys)
  })
  return { serial: held?.document.serial, source: held?.source, asked: asked.mock.calls.length }
}

beforeEach(() => localStorage.clear())
afterEach(() => {
  vi.unstubAllGlobals()
})

describe('the initial registry document', () => {
  it.each<
    [when: string, own: SignedText, kept: SignedText | null, serial: number | undefined, source: string | undefined]
  >([
    ['nothing is kept: the page’s own', signed(of(5)), null, 5, 'page'],
    ['an older one is kept: the page’s own', signed(of(5)), signed(of(4)), 5, 'page'],
    ['a newer one is kept: that', signed(of(5)), signed(of(6)), 6, 'kept'],
    ['a newer one is kept that somebody else signed: the page’s own', signed(of(5)), forged(of(6)), 5, 'page'],
    ['the kept one takes the page’s own back: that', signed(of(50)), signed(of(10, 50)), 10, 'kept'],
    ['the page’s own takes the kept one back', signed(of(10, 50)), signed(of(50)), 10, 'page'],
    ['the page’s own is not ours: the kept one', forged(of(5)), signed(of(4)), 4, 'kept'],
    ['the page’s own is not ours, and nothing is kept', forged(of(5)), null, undefined, undefined],
    ['the page’s own is of a kind that we cannot read', signed({ schema: 2 }), null, undefined, undefined],
  ])('where %s', async (_, own, kept, serial, source) => {
    if (kept) storeRegistry(kept)
    expect(await begin(own)).toMatchObject({ serial, source })
  })

  it('needs no lazy code if the page’s own is the newest', async () => {
    storeRegistry(signed(of(4)))
    expect(await begin(signed(of(5)))).toMatchObject({ asked: 0 })
    expect(await begin(signed(of(3)))).toMatchObject({ asked: 1 })
  })

  it('is not a stored one older than thirty days', async () => {
    storeRegistry(signed(of(6)))
    grow(30 * DAY_MS + 1)
    expect(await begin(signed(of(5)))).toMatchObject({ serial: 5, source: 'page' })
  })

  it('drops a stored one that we did not sign', async () => {
    storeRegistry(forged(of(6)))
    await begin(signed(of(5)))
    expect(localStorage.getItem('plaza.registry')).toBeNull()
    expect(await begin(signed(of(5)))).toMatchObject({ asked: 0 })
  })

  it('is trusted like the HTML if the browser cannot verify it; a stored one is not', async () => {
    storeRegistry(forged(of(6)))
    vi.stubGlobal('crypto', {})
    expect(await begin(forged(of(5)))).toMatchObject({ serial: 5, source: 'page' })
  })

  it('is the page’s own if the lazy code does not load', async () => {
    storeRegistry(signed(of(6)))
    const held = await initialRegistry({ registry: signed(of(5)), keys }, () => Promise.reject(new Error('no network')))
    expect(held?.document.serial).toBe(5)
  })
})
