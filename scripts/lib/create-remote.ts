import { cpSync, existsSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { safeParse } from 'valibot'
import { routeFindings, type World } from '../../server/src/registry/check/index'
import { RemoteNameSchema } from '../../shared/src/remotes/document'

const reserved = ['host', 'all']

const words = (name: string) => name.split('-').filter(Boolean)
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

type Names = Record<string, string>

/** What the template's placeholders stand for. */
export const namesOf = (name: string): Names => ({
  'name-of-remote': name,
  NameOfRemote: words(name).map(capital).join(''),
  'Title of remote': capital(words(name).join(' ')),
})

const filled = (text: string, names: Names) =>
  text.replace(/name-of-remote|NameOfRemote|Title of remote/g, (placeholder) => names[placeholder] ?? '')

/** Why there can be no remote of that name, in one sentence; undefined where there can. */
export function refusalOf(
  name: string,
  { remotes, world }: { remotes: readonly string[]; world: World },
): string | undefined {
  if (!safeParse(RemoteNameSchema, name).success)
    return 'A name has 2 to 30 small letters, digits and hyphens, and begins with a letter: city-walk.'
  if (/-$|--/.test(name)) return `${name} has a hyphen that joins nothing.`
  if (reserved.includes(name)) return `${name} is a word of ours; choose another name.`
  if (remotes.includes(name)) return `There is a remote ${name} already.`
  const routes = { [`${name}-overview`]: { path: `/${name}` }, [`${name}-note`]: { path: `/${name}/:note` } }
  const document = { routes, preload: Object.fromEntries(Object.keys(routes).map((id) => [id, []])) }
  const taken = routeFindings({ document }, { ...world, unknown: [] })
  return taken.length > 0 ? `${name} cannot have its addresses: ${taken[0]?.words}.` : undefined
}

function* filesIn(folder: string): Generator<string> {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name)
    if (statSync(path).isDirectory()) yield* filesIn(path)
    else yield path
  }
}

/** Makes the folder of a remote from the template. */
export function writeRemote(template: string, folder: string, name: string): void {
  if (existsSync(folder)) throw new Error(`${folder} is there already.`)
  const names = namesOf(name)
  cpSync(template, folder, { recursive: true })
  for (const path of [...filesIn(folder)]) {
    writeFileSync(path, filled(readFileSync(path, 'utf8'), names))
    renameSync(path, filled(path, names))
  }
}
