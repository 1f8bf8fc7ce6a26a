import { createHmac, randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Keyed hashes, one key for each use. */
export interface Secret {
  sign(use: string, text: string): string
}

const SECRET_BYTES = 32

/** The secret of the environment; else one that is made once and kept beside the data. */
export function openSecret(given: string | undefined, dataDir: string): Secret {
  return secretFrom(given ?? readOrMake(join(dataDir, 'secret')))
}

export const secretFrom = (key: string): Secret => ({
  sign: (use, text) => createHmac('sha256', key).update(`${use}\n${text}`).digest('base64url'),
})

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
