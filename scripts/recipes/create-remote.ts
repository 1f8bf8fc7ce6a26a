import { cpSync, existsSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { safeParse } from 'valibot'
import { type CheckContext, routeFindings } from '../../server/src/registry/check/index'
import { RemoteNameSchema, reservedRemoteNames } from '../../shared/src/remotes/manifest'

const wordsOf = (name: string) => name.split('-').filter(Boolean)
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

type PlaceholderNames = Record<string, string>

/** Values of the template's placeholders. */
export const placeholdersOf = (name: string): PlaceholderNames => ({
  'name-of-remote': name,
  NameOfRemote: wordsOf(name).map(capital).join(''),
  'Title of remote': capital(wordsOf(name).join(' ')),
})

const fillPlaceholders = (text: string, names: PlaceholderNames) =>
  text.replace(/name-of-remote|NameOfRemote|Title of remote/g, (placeholder) => names[placeholder] ?? '')

/** Why a remote cannot have this name, in one sentence; undefined if it can. */
export function refusalOf(
  name: string,
  { remotes, world }: { remotes: readonly string[]; world: CheckContext },
): string | undefined {
  if ((reservedRemoteNames as readonly string[]).includes(name))
    return `${name} is a word of ours; choose another name.`
  if (!safeParse(RemoteNameSchema, name).success)
    return 'A name has 2 to 30 small letters, digits and hyphens, and begins with a letter: city-walk.'
  if (/-$|--/.test(name)) return `${name} has a hyphen that joins nothing.`
  if (remotes.includes(name)) return `There is a remote ${name} already.`
  const routes = { [`${name}-overview`]: { path: `/${name}` }, [`${name}-note`]: { path: `/${name}/:note` } }
  const document = { routes, preload: Object.fromEntries(Object.keys(routes).map((id) => [id, []])) }
  const findings = routeFindings({ document }, { ...world, unknown: [] })
  return findings.length > 0 ? `${name} cannot have its addresses: ${findings[0]?.words}.` : undefined
}

function* filesIn(folder: string): Generator<string> {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name)
    if (statSync(path).isDirectory()) yield* filesIn(path)
    else yield path
  }
}

/** Creates a remote's folder from the template. */
export function writeRemote(template: string, folder: string, name: string): void {
  if (existsSync(folder)) throw new Error(`${folder} is there already.`)
  const names = placeholdersOf(name)
  cpSync(template, folder, { recursive: true })
  for (const path of [...filesIn(folder)]) {
    writeFileSync(path, fillPlaceholders(readFileSync(path, 'utf8'), names))
    renameSync(path, fillPlaceholders(path, names))
  }
}
