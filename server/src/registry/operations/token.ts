import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

const BYTES = 24

export const makeToken = (): string => randomBytes(BYTES).toString('base64url')

/** The configured value; otherwise one that is generated once and stored in a file that only its owner can read. */
export function configuredOrGenerated(given: string | undefined, path: string): string {
  if (given) return given
  mkdirSync(dirname(path), { recursive: true })
  try {
    writeFileSync(path, `${makeToken()}\n`, { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return readFileSync(path, 'utf8').trim()
}
