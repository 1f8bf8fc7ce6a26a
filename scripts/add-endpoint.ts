import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { CommandError } from './lib/command-error'
import { runCommandLine, strictCommand } from './lib/command-line'
import { root } from './lib/project.mjs'
import { run } from './lib/run.mjs'
import { Draft, snake } from './recipes/draft'
import { draftEndpoint } from './recipes/endpoint'

/** The file that declares an endpoint's group. */
function declarationOf(id: string): string {
  const folder = join(root, 'shared/src/api')
  const file = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .find((name) => readFileSync(join(folder, name), 'utf8').includes(`group('${id.split('.')[0]}'`))
  if (!file) throw new CommandError(`No file of shared/src/api declares the group of ${id}.`)
  return relative(root, join(folder, file))
}

const MIGRATIONS = 'server/src/data/migrations'

/** Formats the drafted files, and generates the migration of a new table. */
async function complete(draft: Draft, table: string | undefined): Promise<void> {
  const biome = join(root, 'node_modules', '.bin', 'biome')
  const files = draft.files.filter((file) => !file.endsWith('.yaml'))
  const { code, output } = await run(biome, ['check', '--write', ...files], { quiet: true })
  if (code !== 0) throw new CommandError(output)
  if (!table) return
  const kit = join(root, 'server/node_modules/.bin/drizzle-kit')
  const migration = await run(kit, ['generate', '--name', snake(table)], { cwd: join(root, 'server'), quiet: true })
  if (migration.code !== 0) throw new CommandError(`The migration could not be generated:\n${migration.output}`)
}

await runCommandLine(
  strictCommand({
    meta: {
      name: 'npm run add-endpoint --',
      description: 'makes a planned endpoint live: handler, table, demo rows, test',
    },
    args: {
      id: { type: 'positional', required: true, description: 'the endpoint: messages.list' },
      table: { type: 'string', description: 'name of a new table for the items of its list: userMessages' },
    },
    async run({ args }) {
      const draft = new Draft(root)
      draftEndpoint(draft, args, declarationOf(args.id))
      await draft.apply(() => complete(draft, args.table), [MIGRATIONS])
      process.stdout.write(`${draft.files.join('\n')}\n`)
      if (!args.table) return
      process.stdout.write(`Its migration is in ${MIGRATIONS}. Replace the sample rows of the demo by real ones.\n`)
    },
  }),
)
