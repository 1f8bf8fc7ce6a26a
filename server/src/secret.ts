import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Keyed hashes and encryption, with one key per use. */
export interface Secret {
  sign(use: string, text: string): string
  /** Encrypts a text for one use; equal texts have equal ciphertexts. */
  seal(use: string, text: string): string
  /** Decrypts a text that was encrypted for this use; null for anything else. */
  open(use: string, sealed: string): string | null
}

const SECRET_BYTES = 32
const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** The secret from the environment, otherwise one that is generated once and stored with the data. */
export function openSecret(given: string | undefined, dataDir: string): Secret {
  return secretFrom(given ?? readOrMake(join(dataDir, 'secret')))
}

/** The key of identity data: from the environment, otherwise from a file apart from the database that it protects. */
export function openIdentityKey(given: string | undefined, dataDir: string): Secret {
  return secretFrom(given ?? readOrMake(join(dataDir, 'identity-key')))
}

export function secretFrom(key: string): Secret {
  const hash = (use: string, text: string) => createHmac('sha256', key).update(`${use}\n${text}`)
  const sealing = hash('sealing', '').digest()
  return {
    sign: (use, text) => hash(use, text).digest('base64url'),
    seal(use, text) {
      // Derived from the text instead of random, so that an unchanged answer keeps its bytes.
      const nonce = hash('sealing-nonce', `${use}\n${text}`).digest().subarray(0, NONCE_BYTES)
      const cipher = createCipheriv(CIPHER, sealing, nonce).setAAD(Buffer.from(use))
      const sealed = [nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]
      return Buffer.concat(sealed).toString('base64url')
    },
    open(use, sealed) {
      const bytes = Buffer.from(sealed, 'base64url')
      if (bytes.length < NONCE_BYTES + TAG_BYTES) return null
      const decipher = createDecipheriv(CIPHER, sealing, bytes.subarray(0, NONCE_BYTES))
        .setAAD(Buffer.from(use))
        .setAuthTag(bytes.subarray(-TAG_BYTES))
      try {
        return decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
      } catch {
        return null
      }
    },
  }
}

/** Stored form of our tokens and codes, which are too long to be guessed, so the hash needs no key. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** Compares a given signature, code or token in constant time, whatever its length. */
export const isSame = (given: string, expected: string): boolean =>
  timingSafeEqual(Buffer.from(hashOf(given)), Buffer.from(hashOf(expected)))

export const makeSecret = (): string => randomBytes(SECRET_BYTES).toString('base64url')

function readOrMake(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    mkdirSync(join(path, '..'), { recursive: true })
    try {
      writeFileSync(path, makeSecret(), { mode: 0o600, flag: 'wx' })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
    return readFileSync(path, 'utf8')
  }
}
