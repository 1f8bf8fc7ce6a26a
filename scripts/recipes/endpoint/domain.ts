import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { CommandError } from '../../lib/command-error'
import { camel, type Draft, kebab } from '../draft'

export const API = 'shared/src/api'
const DOMAINS = 'server/src/domains'
const HANDLERS = `${DOMAINS}/handlers.ts`

/** Where the handlers of an endpoint's group are. */
export interface HandlerFile {
  path: string
  /** Folder of the file, which other files of the domain stand in. */
  folder: string
  /** Name of the domain, for its files of tables and demo rows. */
  domain: string
  /** Name of the group in the file: `import { wishes as endpoints }`. */
  local: string
}

/** Name under which a file imports a group of endpoints; undefined if it does not. */
export function localName(text: string, group: string): string | undefined {
  const [, names = ''] = /^import \{([^}]*)\} from '@plaza\/shared\/api'/m.exec(text) ?? []
  const name = names
    .split(',')
    .map((one) => one.trim())
    .find((one) => one === group || one.startsWith(`${group} as `))
  return name?.split(' as ').at(-1)
}

const handlerFile = (path: string, local: string): HandlerFile => {
  const [file = '', ...folders] = path
    .slice(DOMAINS.length + 1)
    .split('/')
    .reverse()
  const domain = folders.at(-1)
  return {
    path,
    folder: domain ? `${DOMAINS}/${domain}` : DOMAINS,
    domain: domain ?? file.replace('.ts', ''),
    local,
  }
}

/** Files that answer endpoints of a group. */
const filesThatHandle = (draft: Draft, group: string): HandlerFile[] =>
  draft
    .filesIn(DOMAINS)
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .flatMap((path) => {
      const text = draft.read(path)
      const local = localName(text, group)
      return local && new RegExp(`\\b(handle|tagged)\\(\\s*${local}\\.`).test(text) ? [handlerFile(path, local)] : []
    })

const nameOf = ({ path }: HandlerFile) => path.slice(DOMAINS.length + 1).replace('.ts', '')

function domainNames(draft: Draft): string[] {
  const folder = join(draft.root, DOMAINS)
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(folder, entry.name)))
    .map(({ name }) => name)
}

/** The file that declares a group names its subject: `services` declares `guides`. */
const declarationOf = (draft: Draft, group: string): string | undefined =>
  draft.filesIn(API).find((path) => path.endsWith('.ts') && draft.read(path).includes(`group('${group}'`))

const suggestionFor = (draft: Draft, group: string) => {
  const name = declarationOf(draft, group)?.split('/').at(-1)?.replace('.ts', '')
  return name ? `, for instance ${name}, as its declaration` : ''
}

/**
 * The file for the handlers of a group: the one that answers others of it, or the one that `domain` names, as
 * `activities` or `account/login`.
 */
export function findHandlerFile(draft: Draft, group: string, domain: string | undefined): HandlerFile {
  const all = filesThatHandle(draft, group)
  if (domain?.includes('/')) return namedFile(draft, group, `${DOMAINS}/${domain}.ts`)
  const files = domain ? all.filter((file) => file.domain === domain) : all
  const [only, ...others] = files
  if (only && others.length === 0) return only
  if (only)
    throw new CommandError(
      `${files.map(nameOf).join(' and ')} answer endpoints of ${group}: name one of them, as in --domain ${nameOf(only)}.`,
    )
  if (!domain)
    throw new CommandError(
      `No domain answers endpoints of ${group} yet: name one by --domain, an existing one (${domainNames(draft).join(', ')}) or a new one${suggestionFor(draft, group)}.`,
    )
  if (!/^[a-z][a-z0-9-]*$/.test(domain)) throw new CommandError(`${domain} is no name for a folder of ${DOMAINS}.`)
  return handlerFile(`${DOMAINS}/${domain}/${kebab(group)}.ts`, 'endpoints')
}

function namedFile(draft: Draft, group: string, path: string): HandlerFile {
  const text = draft.read(path)
  if (!/export const \w+Handlers\b/.test(text)) throw new CommandError(`${path} exports no handlers.`)
  return handlerFile(path, localName(text, group) ?? `${group}Endpoints`)
}

/** Adds a handler to its file; a new file is registered. */
export function addHandler(draft: Draft, { path, local }: HandlerFile, group: string, handler: string): void {
  const name = `${camel(group)}Handlers`
  if (!draft.has(path)) {
    draft.create(path, `export const ${name} = [\n]\n`)
    draft.addImports(HANDLERS, `./${path.slice(DOMAINS.length + 1).replace('.ts', '')}`, [name])
    const text = draft.read(HANDLERS)
    const lines = [...text.matchAll(/^ {2}\.\.\.\w+,$/gm)].map(([line]) => line)
    draft.replace(HANDLERS, /(?: {2}\.\.\.\w+,\n)+/, `${[...lines, `  ...${name},`].sort().join('\n')}\n`)
  }
  draft.addImports(path, '@plaza/shared/api', [local === group ? group : `${group} as ${local}`])
  draft.addImports(path, up(path, 'transport/handlers'), ['handle'])
  draft.replace(path, /(export const \w+Handlers\b[\s\S]*?)\n\]\n/, `$1\n${handler.replaceAll('$', '$$$$')}]\n`)
}

/** Import path from a file of the server to a module below `server/src`. */
export const up = (path: string, module: string): string => `${'../'.repeat(path.split('/').length - 3)}${module}`
