import { generateKeyPairSync } from 'node:crypto'
import fs, { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { openKeys } from './keys'

const dataDir = mkdtempSync(join(tmpdir(), 'plaza-keys-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

const none = { registryKey: undefined, trustedKeys: undefined, dataDir }
const pemOf = (kind: 'ed25519' | 'x25519') =>
  generateKeyPairSync(kind as 'ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }) as string

describe('the keys of the registry', () => {
  it('are made once and kept where only we can read them', () => {
    const { id } = openKeys(none)
    expect(openKeys(none).id).toBe(id)
    expect(id).toMatch(/^[0-9a-f]{8}$/)
    expect(statSync(join(dataDir, 'registry-key.pem')).mode & 0o777).toBe(0o600)
  })

  it('are those of the faster server where two start at once', () => {
    const folder = mkdtempSync(join(dataDir, 'two-'))
    const registryKey = pemOf('ed25519')
    const spy = vi.spyOn(fs, 'mkdirSync').mockImplementation(() => {
      writeFileSync(join(folder, 'registry-key.pem'), registryKey)
      return undefined
    })
    syncBuiltinESMExports()
    const { id } = openKeys({ ...none, dataDir: folder })
    spy.mockRestore()
    syncBuiltinESMExports()
    expect(id).toBe(openKeys({ ...none, registryKey }).id)
    expect(openKeys({ ...none, dataDir: folder }).id).toBe(id)
  })

  it('sign so that a browser can check it by the public key alone', async () => {
    const keys = openKeys(none)
    const { text, key, signature } = keys.sign('{"serial":1,"name":"星湾"}')
    const raw = Buffer.from(keys.publicKeys[key] ?? '', 'base64')
    const imported = await crypto.subtle.importKey('raw', raw, 'Ed25519', false, ['verify'])
    const check = (content: string) =>
      crypto.subtle.verify('Ed25519', imported, Buffer.from(signature, 'base64'), Buffer.from(content))
    expect(raw).toHaveLength(32)
    expect([await check(text), await check(text.replace('1', '2'))]).toEqual([true, false])
  })

  it('verify what they signed, and nothing else', () => {
    const keys = openKeys(none)
    const signed = keys.sign('text')
    const other = openKeys({ ...none, registryKey: pemOf('ed25519') })
    expect(keys.verify(signed)).toBe(true)
    expect(keys.verify({ ...signed, text: 'texts' })).toBe(false)
    expect(keys.verify({ ...signed, signature: 'AAAA' })).toBe(false)
    expect(keys.verify(other.sign('text'))).toBe(false)
  })

  it('come from the environment first, also in one line', () => {
    const pem = pemOf('ed25519')
    const { id } = openKeys({ ...none, registryKey: pem })
    expect(id).not.toBe(openKeys(none).id)
    expect(openKeys({ ...none, registryKey: pem.replaceAll('\n', '\\n') }).id).toBe(id)
  })

  it('support another trusted key during a rotation', () => {
    const old = openKeys(none)
    const trustedKeys = `${old.id}=${old.publicKeys[old.id]}`
    const keys = openKeys({ ...none, registryKey: pemOf('ed25519'), trustedKeys: `${trustedKeys},` })
    expect(Object.keys(keys.publicKeys).sort()).toEqual([old.id, keys.id].sort())
    expect(keys.verify(old.sign('an override'))).toBe(false)
  })

  it.each([
    ['a key of another kind', { registryKey: pemOf('x25519') }, /PLAZA_REGISTRY_KEY/],
    ['no key at all', { registryKey: 'secret' }, /PLAZA_REGISTRY_KEY/],
    ['a trusted key that is too short', { trustedKeys: '0a1b2c3d=AAAA' }, /PLAZA_TRUSTED_KEYS/],
    ['a trusted key without its id', { trustedKeys: 'AAAA' }, /PLAZA_TRUSTED_KEYS/],
  ])('refuse %s without repeating a secret', (_, given, sentence) => {
    expect(() => openKeys({ ...none, ...given })).toThrow(sentence)
    expect(() => openKeys({ ...none, registryKey: 'secret' })).not.toThrow(/secret/)
  })
})
