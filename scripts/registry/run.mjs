import { createInterface } from 'node:readline/promises'
import { Sentence } from '../lib/sentence.mjs'
import { sharedCode } from '../lib/shared-code.mjs'
import { commands, readArguments, usage } from './arguments.mjs'
import { operationsOf, plazaOf, reach } from './operations.mjs'
import { releasedRemotes, releaseOf } from './release.mjs'
import { table } from './table.mjs'
import { choiceLines, explainedLines, logLines, statusLines } from './words.mjs'

const LOG_LIMIT = 20

/** Each command that is more than one change: what it answers as data, and the lines for a person. */
const answers = {
  async status({ ask }) {
    const status = await ask('status')
    return { data: status, lines: statusLines(status) }
  },

  async publish({ ask, given: { remote: named, release, base }, why, env }) {
    const names = named.includes('all') ? releasedRemotes(env) : named
    if (names.length === 0) throw new Sentence('There is no release yet. Make one with `npm run release -- all`.')
    if (release && names.length > 1)
      throw new Sentence('--release names a release of one remote; publish the others alone.')
    const found = names.map((name) => ({ name, ...releaseOf(name, release, env) }))
    let status
    for (const { document } of found) status = await ask('publish', { document, ...(base && { base }), why })
    const said = found.map(({ name, id }) => `${name} ${id} is published; \`promote\` lets it run.`)
    return { data: status, lines: [...said, '', ...statusLines(status, names)] }
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

  async 'add-operator'({ ask, given: { name, role = 'viewer' }, why, readPassword }) {
    const operator = await ask('add-operator', { name, role, why, password: await readPassword() })
    return { data: operator, lines: [`${operator.name} is an operator: ${operator.role}.`] }
  },

  async 'remove-operator'({ ask, given: { name }, why }) {
    const operator = await ask('remove-operator', { name, why })
    return { data: operator, lines: [`${operator.name} is no operator any more.`] }
  },

  async log({ ask, given: { limit = LOG_LIMIT } }) {
    const entries = []
    for (let page = { list: [], next: undefined }; entries.length < limit && page.next !== null; ) {
      page = await ask(page.next === undefined ? 'log' : `log?before=${page.next}`)
      entries.push(...page.list)
    }
    const shown = entries.slice(0, limit)
    return { data: shown, lines: logLines(shown) }
  },

  async explain({ ask, given: { code }, plaza }) {
    const { explainCode } = await sharedCode()
    const explained = explainCode(code.join(' '))
    if (!explained) throw new Sentence(`${code.join(' ')} is no support code; one looks like 42 MED-9A0-R COM-3F1-L.`)
    const status = plaza.token ? await ask('status').catch(() => null) : null
    return { data: explained, lines: explainedLines(explained, status) }
  },

  async why({ given: { shells: [shell] = ['h5'], regions: [region] = [''], device = '' }, plaza }) {
    const { bucketOf, contracts, select } = await sharedCode()
    const response = await reach(plaza, '/registry.json')
    if (!response.ok) throw new Sentence(`${plaza.url} has no registry (HTTP ${response.status}).`)
    const document = JSON.parse((await response.json()).text)
    const choices = select(document, { shell, region, device, now: Date.now(), offered: contracts })
    const standsAt = (remote, rule) => bucketOf(device, `${remote} ${rule.release}`)
    return { data: choices, lines: choiceLines(choices, document, standsAt) }
  },
}

/** A change whose arguments are its body. */
async function change({ command, ask, given, why }) {
  const status = await ask(command, { ...given, why })
  const names = given.remote ? [given.remote] : undefined
  return { data: status, lines: [`Done: serial ${status.serial}.`, '', ...statusLines(status, names)] }
}

async function reasonOf({ why }, terminal) {
  const said = why?.trim() || (terminal && (await askReason(terminal)))
  if (!said) throw new Sentence('Say why, for the log: --why "…".')
  return said
}

async function askReason({ input, output }) {
  const lines = createInterface({ input, output })
  try {
    return (await lines.question('Why, for the log? ')).trim()
  } finally {
    lines.close()
  }
}

/**
 * Runs a command line and writes what a person, or with `--json` a program, reads. `terminal` is where the reason of a
 * change can be asked for; null where nobody sits. `readPassword` reads one without showing it.
 * @returns {Promise<number>} exit code
 */
export async function run(argv, { env = process.env, write, complain, terminal = null, readPassword }) {
  try {
    const line = readArguments(argv)
    if (line.command === 'help') {
      write(`${usage()}\n`)
      return 0
    }
    const why = commands[line.command].changes ? await reasonOf(line, terminal) : undefined
    const plaza = plazaOf(line.url, env)
    const answer = answers[line.command] ?? change
    const { data, lines } = await answer({ ...line, why, env, plaza, readPassword, ask: operationsOf(plaza) })
    write(`${line.json ? JSON.stringify(data, null, 2) : lines.join('\n')}\n`)
    return 0
  } catch (error) {
    if (!(error instanceof Sentence)) throw error
    complain(`${error.message}\n`)
    return 1
  }
}
