import { afterEach, describe, expect, it, vi } from 'vitest'
import { digest, forged, keys, signed } from '../testing/signing'
import { digestOf } from './digest'
import { digestOfText, isSigned } from './signature'
import { digestFallback, isSignedFallback } from './signature-fallback'
import { isSignedNatively } from './signature-native'

const true1 = signed({ serial: 1 })
const cases: [what: string, ReturnType<typeof signed>, ours: boolean][] = [
  ['what we signed', true1, true],
  ['Chinese words that we signed', signed({ text: '星湾' }), true],
  ['a text of which one sign was changed', { ...true1, text: true1.text.replace('1', '2') }, false],
  ['what somebody else signed under our name', forged({ serial: 1 }), false],
  ['a key that the page does not name', { ...true1, key: 'other' }, false],
  ['a signature that is none', { ...true1, signature: 'A'.repeat(86) }, false],
  ['a signature that is not even base64', { ...true1, signature: '?' }, false],
]
afterEach(() => vi.unstubAllGlobals())

describe('a signature', () => {
  it.each(cases)('of %s', async (_, one, ours) => {
    expect(await isSignedNatively(one, keys)).toBe(ours)
    expect(isSignedFallback(one, keys)).toBe(ours)
  })

  it.each<[where: string, subtle: unknown]>([
    ['plain http has no means at all', undefined],
    ['the web view knows no Ed25519', { importKey: () => Promise.reject(new Error('NotSupportedError')) }],
  ])('is verified by our code where %s', async (_, subtle) => {
    vi.stubGlobal('crypto', { subtle })
    expect(await isSignedNatively(true1, keys)).toBeNull()
    expect(await isSigned(true1, keys)).toBe(true)
    expect(await isSigned(forged({ serial: 1 }), keys)).toBe(false)
  })
})

describe('a digest', () => {
  it('is the sha384 of the UTF-8 bytes', async () => {
    expect(await digestOf('星湾')).toBe(digest('星湾'))
    expect(digestFallback('星湾')).toBe(digest('星湾'))
  })

  it('is computed by our code if the browser cannot', async () => {
    vi.stubGlobal('crypto', {})
    expect(await digestOf('a')).toBeNull()
    expect(await digestOfText('a')).toBe(digest('a'))
  })
})
