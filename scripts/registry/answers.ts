import { join } from 'node:path'
import type { ShellKind } from '../../shared/src/host/api'
import { contracts } from '../../shared/src/host/api'
import { type ChangeName, type LogEntry, type ReachRule, reachOf } from '../../shared/src/operations/index'
import type { Language } from '../../shared/src/page-context'
import { bucketOf } from '../../shared/src/remotes/bucket'
import type { RegistryDocument, Rule } from '../../shared/src/remotes/registry'
import { select } from '../../shared/src/remotes/select'
import { explainCode } from '../../shared/src/remotes/support-code'
import { CommandError } from '../lib/command-error'
import { commandLine, folderOf } from '../lib/project.mjs'
import { type CommandLine, listOf } from './arguments'
import { choiceLines, explainedLines, logLines, momentWords, statusLines } from './format'
import { logIn } from './login'
import { keepLogin, loginOf } from './logins'
import { type OperationsClient, operationsOf, type PlazaServer, reach } from './operations'
import { planOf } from './plan'
import { previewMarkdown, qrLines } from './preview-text'
import { isSourceNewer, releasedRemotes, releaseOf } from './release'
import { table } from './table'
import { upload } from './upload'
import { waitingLines, waitsLines } from './waiting'

const LOG_LIMIT = 20

/** What a command works with. */
export interface CommandContext extends CommandLine {
  env: NodeJS.ProcessEnv
  plaza: PlazaServer
  ask: OperationsClient
  readPassword: (() => Promise<string>) | undefined
  complain: (text: string) => void
  /** Whether the output is shown in colours. */
  isColoured: boolean
}
/** Machine-readable output, and lines for people. */
interface CommandOutput {
  data: unknown
  lines: string[]
}

const sourceOf = (remote: string) => join(folderOf(`remote-${remote}`), 'src')

function logPath(query: Record<string, string | number | undefined>): 'log' | `log?${string}` {
  const given = Object.entries(query).filter(([, value]) => value !== undefined)
  return given.length === 0 ? 'log' : `log?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`
}

/** Commands that are not a single change. */
export const answers: Record<string, (asked: CommandContext) => Promise<CommandOutput>> = {
  async status({ ask }) {
    const status = await ask('status')
    return { data: status, lines: statusLines(status) }
  },

  async publish({ ask, given: { remotes: named = [], release, base }, why, env, complain }) {
    const names = named.includes('all') ? releasedRemotes(env) : named
    if (names.length === 0)
      throw new CommandError(`There is no release yet. Make one with \`${commandLine('release', 'all')}\`.`)
    if (release && names.length > 1)
      throw new CommandError('--release names a release of one remote; publish the others alone.')
    const found = names.map((name) => ({ name, ...releaseOf(name, release, env) }))
    const statuses = []
    for (const { folder, document } of found)
      statuses.push(base ? await ask('publish', { document, base, why }) : await upload(ask, { folder, document, why }))
    const status = statuses.at(-1)
    const said = found.map(({ name, id }) => `${name} ${id} is published; \`promote\` lets it run.`)
    const older = release ? [] : found.filter(({ name, folder }) => isSourceNewer(sourceOf(name), folder))
    for (const { name, id } of older)
      complain(
        `The source of ${name} changed after ${id} was made: \`${commandLine('release', name)}\` makes a new one.\n`,
      )
    return { data: status, lines: [...said, '', ...(status ? statusLines(status, names) : [])] }
  },

  promote({ given: { plan, wait, visits, ...given }, ...rest }) {
    if (plan === undefined && (wait || visits !== undefined))
      throw new CommandError('--wait and --visits are of a plan: name its shares with --plan 1,10,50,100.')
    return change({ ...rest, given, ...(plan !== undefined && { body: { plan: planOf(plan, wait, visits) } }) })
  },

  async reach({ ask, given }) {
    const [visits, { remotes }] = [await ask('visits'), await ask('status')]
    const rules = remotes.find(({ name }) => name === given.remote)?.rules
    if (!rules) throw new CommandError(`The registry knows no remote ${given.remote}.`)
    const reach = reachOf(
      visits,
      given as ReachRule,
      rules.filter(({ release }) => release === null),
    )
    const line = reach
      ? `About ${reach.n} of ${visits.total} visits of the last day (${(100 * reach.share).toFixed(1)} %).`
      : 'No numbers yet: no visit was counted in the last day.'
    return { data: reach, lines: [line] }
  },

  async preview({ ask, given: { content, hours } }) {
    const link = await ask('preview', { content, hours })
    const until = `Good until ${momentWords(link.until)}; \`end-preview ${link.id}\` ends it.`
    return { data: link, lines: [link.address, until] }
  },

  async previews({ ask }) {
    const { list } = await ask('previews')
    const rows = list.map(({ id, content, createdBy, until }) => [id, content, createdBy, momentWords(until)])
    return { data: list, lines: table(['link', 'content', 'made by', 'good until'], rows) }
  },

  async 'end-preview'({ ask, given: { link }, why }) {
    const ended = await ask('end-preview', { link, why })
    return { data: ended, lines: [`The link ${ended.id} of ${ended.content} shows nothing any more.`] }
  },

  async 'preview-release'({ ask, given: { markdown, ...given }, why, isColoured }) {
    const link = await ask('preview-release', { ...given, why })
    if (markdown) return { data: link, lines: previewMarkdown(link) }
    const until = `Good until ${momentWords(link.until)}; \`end-release-preview ${link.id}\` ends it.`
    return { data: link, lines: [qrLines(link.address, { isColoured }), link.address, until] }
  },

  async 'release-previews'({ ask }) {
    const { list } = await ask('release-previews')
    const rows = list.map(({ id, remote, release, createdBy, until, address }) => [
      ...[id, `${remote} ${release}`, createdBy, momentWords(until), address],
    ])
    return { data: list, lines: table(['link', 'release', 'made by', 'good until', 'address'], rows) }
  },

  async 'end-release-preview'({ ask, given: { link }, why }) {
    const ended = await ask('end-release-preview', { link, why })
    return { data: ended, lines: [`The link ${ended.id} to ${ended.remote} ${ended.release} shows it no more.`] }
  },

  async operators({ ask }) {
    const { list } = await ask('operators')
    return {
      data: list,
      lines: table(
        ['name', 'role'],
        list.map(({ name, role }) => [name, role]),
      ),
    }
  },

  async 'add-operator'({ ask, given: { name, role = 'viewer', departments }, why, readPassword }) {
    const works = departments && { departments: listOf(departments) }
    const operator = await ask('add-operator', { name, role, ...works, why, password: await readPassword?.() })
    return { data: operator, lines: [`${operator.name} is an operator: ${operator.role}.`] }
  },

  async 'set-departments'({ ask, given: { name, departments = '' }, why }) {
    const operator = await ask('set-departments', { name, departments: listOf(departments), why })
    return { data: operator, lines: [`${operator.name} decides for the departments ${departments}.`] }
  },

  async 'remove-operator'({ ask, given: { name }, why }) {
    const operator = await ask('remove-operator', { name, why })
    return { data: operator, lines: [`${operator.name} is no operator any more.`] }
  },

  async 'set-owners'({ ask, given: { remote, owners = '' }, why }) {
    const set = await ask('set-owners', { remote, owners: listOf(owners), why })
    return { data: set, lines: [`${set.remote} is owned by ${set.owners.join(', ') || 'nobody'}.`] }
  },

  async 'set-second-person'({ ask, given: { remote, above }, why, plaza }) {
    const status = await ask('set-second-person', { remote, above, why })
    const share = typeof above === 'number' ? `more than ${above} %` : 'no change'
    const done = [`${remote}: ${share} needs a second person.`]
    return { data: status, lines: waitsLines(status, plaza) ?? done }
  },

  async waiting({ ask }) {
    const { waiting } = await ask('status')
    return { data: waiting, lines: waitingLines(waiting) }
  },

  async log({ ask, given: { limit = LOG_LIMIT, remote, who } }) {
    const entries: LogEntry[] = []
    const pageAfter = (before?: number) => ask(logPath({ remote, who, before }))
    let page = await pageAfter()
    entries.push(...page.list)
    while (entries.length < limit && page.next !== null) {
      page = await pageAfter(page.next)
      entries.push(...page.list)
    }
    const shown = entries.slice(0, limit)
    return { data: shown, lines: logLines(shown) }
  },

  async login({ env, plaza, given: { days }, complain }) {
    return { data: null, lines: await logIn({ env, plaza, days, complain }) }
  },

  async logout({ env, plaza }) {
    const login = loginOf(env, plaza.url)
    if (!login) throw new CommandError(`This command is not logged in to ${plaza.url}.`)
    await operationsOf({ ...plaza, token: login.token })('end-own-token', {})
    keepLogin(env, plaza.url, null)
    return { data: null, lines: [`Logged out of ${plaza.url}; the token is worth nothing any more.`] }
  },

  async explain({ ask, given: { codes = [] }, plaza }) {
    const code = codes.join(' ')
    const explained = explainCode(code)
    if (!explained) throw new CommandError(`${code} is no support code; one looks like 42 MED-9A0-R COM-3F1-L.`)
    const status = plaza.token ? await ask('status').catch(() => null) : null
    return { data: explained, lines: explainedLines(explained, status) }
  },

  async why({ given, plaza }) {
    const {
      shells: [shell] = ['h5'],
      regions: [region] = [''],
      languages: [language] = ['zh-CN'],
      app,
      device = '',
    } = given
    const response = await reach(plaza, '/registry.json')
    if (!response.ok) throw new CommandError(`${plaza.url} has no registry (HTTP ${response.status}).`)
    const document: RegistryDocument = JSON.parse(((await response.json()) as { text: string }).text)
    const choices = select(document, {
      shell: shell as ShellKind,
      region: region ?? '',
      language: language as Language,
      app: app?.from ?? '',
      device,
      now: Date.now(),
      offered: contracts,
    })
    const standsAt = (remote: string, rule: Rule) => bucketOf(device, `${remote} ${rule.release}`)
    return { data: choices, lines: choiceLines(choices, document, standsAt) }
  },
}

/** A change whose arguments are its body. */
export async function change({
  command,
  ask,
  given,
  why,
  body,
  plaza,
}: Pick<CommandContext, 'command' | 'ask' | 'given' | 'why' | 'plaza'> & { body?: object }): Promise<CommandOutput> {
  const status = await ask(command as ChangeName, { ...given, ...body, why })
  const names = given.remote ? [given.remote] : undefined
  const done = [`Done: serial ${status.serial}.`, '', ...statusLines(status, names)]
  return { data: status, lines: waitsLines(status, plaza) ?? done }
}
