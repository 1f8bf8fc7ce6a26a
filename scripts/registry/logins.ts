import { chmodSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'

type Logins = Record<string, { token: string; name: string; endsAt: number }>

/** The file of this user with the tokens of `login`, by address of Plaza. */
const fileOf = (env: NodeJS.ProcessEnv) =>
  join(env.XDG_CONFIG_HOME || join(homedir(), '.config'), 'plaza', 'tokens.json')

function readLogins(env: NodeJS.ProcessEnv): Logins {
  try {
    return JSON.parse(readFileSync(fileOf(env), 'utf8')) as Logins
  } catch {
    return {}
  }
}

/** The token that `login` got for an address, if it has not ended. */
export function loginOf(env: NodeJS.ProcessEnv, url: string): Logins[string] | undefined {
  const login = readLogins(env)[url]
  return login && login.endsAt > Date.now() ? login : undefined
}

/** Keeps or forgets the token of an address, in a file that only its owner can read. */
export function keepLogin(env: NodeJS.ProcessEnv, url: string, login: Logins[string] | null): string {
  const file = fileOf(env)
  const { [url]: _, ...others } = readLogins(env)
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const written = `${file}.${process.pid}`
  writeFileSync(written, `${JSON.stringify(login ? { ...others, [url]: login } : others, null, 2)}\n`, { mode: 0o600 })
  chmodSync(written, 0o600)
  renameSync(written, file)
  return file
}
