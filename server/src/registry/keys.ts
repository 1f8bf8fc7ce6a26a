import {
  createHash,
  createHmac,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign as signWith,
  verify as verifyWith,
} from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PublicKeys } from '@plaza/shared/remotes'
import type { Keys } from '../transport/ports/registry'

interface KeySettings {
  registryKey: string | undefined
  trustedKeys: string | undefined
  dataDir: string
}

const ID_CHARS = 8
const RAW_KEY_BYTES = 32

/** The key from the environment; otherwise one that is generated once and stored with the data. */
export function openKeys({ registryKey, trustedKeys, dataDir }: KeySettings): Keys {
  const privateKey = registryKey ? readKey(registryKey) : readKey(readOrMake(join(dataDir, 'registry-key.pem')))
  const publicKey = createPublicKey(privateKey)
  const raw = Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url')
  const id = createHash('sha256').update(raw).digest('hex').slice(0, ID_CHARS)
  return {
    id,
    publicKeys: { ...readTrusted(trustedKeys), [id]: raw.toString('base64') },
    sign: (text) => ({ text, key: id, signature: signWith(null, Buffer.from(text), privateKey).toString('base64') }),
    verify: ({ text, key, signature }) =>
      key === id && verifyWith(null, Buffer.from(text), publicKey, Buffer.from(signature, 'base64')),
  }
}

/** A PEM in one line of an environment file has escaped line ends. */
function readKey(pem: string): KeyObject {
  try {
    const key = createPrivateKey(pem.replaceAll('\\n', '\n'))
    if (key.asymmetricKeyType === 'ed25519') return key
  } catch {
    // The error below does not contain the key, so nothing leaks.
  }
  throw new Error('PLAZA_REGISTRY_KEY must be an Ed25519 private key in PEM (PKCS#8).')
}

function readTrusted(list = ''): PublicKeys {
  const pairs = list
    .split(',')
    .map((pair) => pair.trim())
    .filter(Boolean)
  return Object.fromEntries(
    pairs.map((pair) => {
      const [, id, key] = /^([0-9a-f]{8})=([A-Za-z0-9+/]+=*)$/.exec(pair) ?? []
      if (!id || !key || Buffer.from(key, 'base64').length !== RAW_KEY_BYTES)
        throw new Error(`PLAZA_TRUSTED_KEYS must list Ed25519 public keys as <8 hex>=<base64>, not ${pair}.`)
      return [id, key]
    }),
  )
}

/** Start of an Ed25519 private key in PKCS#8, before its 32 bytes (RFC 8410). */
const PKCS8_START = Buffer.from('302e020100300506032b657004220420', 'hex')

/** A key that follows from another one and a name, and tells nothing of it: the same on all servers. */
export function derivedKey(pem: string, name: string): string {
  const from = readKey(pem).export({ type: 'pkcs8', format: 'der' })
  const key = Buffer.concat([PKCS8_START, createHmac('sha256', from).update(name).digest()])
  return createPrivateKey({ key, type: 'pkcs8', format: 'der' }).export({ type: 'pkcs8', format: 'pem' }) as string
}

/** Generates a key in the format of `PLAZA_REGISTRY_KEY`. */
export const makeKey = (): string =>
  generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }) as string

function readOrMake(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    mkdirSync(join(path, '..'), { recursive: true })
    try {
      writeFileSync(path, makeKey(), { mode: 0o600, flag: 'wx' })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
    return readFileSync(path, 'utf8')
  }
}
