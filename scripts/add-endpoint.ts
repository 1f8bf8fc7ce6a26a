import { join } from 'node:path'
import { CommandError } from './lib/command-error'
import { runCommandLine, strictCommand } from './lib/command-line'
import { bin, root } from './lib/project.mjs'
import { run } from './lib/run.mjs'
import { Draft, snake } from './recipes/draft'
import { draftEndpoint, type HandPiece } from './recipes/endpoint/index'

const MIGRATIONS = 'server/src/data/migrations'

/** Formats the drafted files, and generates the migration of a new table. */
async function complete(draft: Draft, newTable: string | undefined): Promise<void> {
  const biome = bin('biome')
  const files = draft.files.filter((file) => !file.endsWith('.yaml'))
  const { code, output } = await run(biome, ['check', '--write', ...files], { quiet: true })
  if (code !== 0) throw new CommandError(output)
  if (!newTable) return
  const kit = join(root, 'server/node_modules/.bin/drizzle-kit')
  const migration = await run(kit, ['generate', '--name', snake(newTable)], { cwd: join(root, 'server'), quiet: true })
  if (migration.code !== 0) throw new CommandError(`The migration could not be generated:\n${migration.output}`)
}

function report(draft: Draft, byHand: readonly HandPiece[], newTable: string | undefined): string {
  const migration = `A migration in ${MIGRATIONS}. Replace the sample rows in server/demo by real ones.`
  const pieces = byHand.map(({ place, what }) => `- ${place}\n  ${what}`)
  return [
    ...draft.files,
    ...(newTable ? ['', migration] : []),
    '',
    ...(pieces.length > 0
      ? ['To be written by hand; the endpoint answers 501, and its tests fail, until then:', ...pieces]
      : ['Nothing is left to be written: its tests pass.']),
    '',
  ].join('\n')
}

await runCommandLine(
  strictCommand({
    meta: {
      name: 'npm run add-endpoint --',
      description: 'makes a planned endpoint live: handler, tests; with --table also table, demo rows, migration',
    },
    args: {
      id: { type: 'positional', required: true, description: 'the endpoint: messages.list' },
      table: {
        type: 'string',
        description: 'table with the rows of a list or a detail, new or of the same domain: userMessages',
      },
      domain: {
        type: 'string',
        description: 'domain of the server, or its file: messages, account/login; needed unless one answers the group',
      },
    },
    async run({ args }) {
      const draft = new Draft(root)
      const { byHand, hasNewTable } = draftEndpoint(draft, args)
      const newTable = hasNewTable ? args.table : undefined
      await draft.apply(() => complete(draft, newTable), [MIGRATIONS])
      process.stdout.write(report(draft, byHand, newTable))
    },
  }),
)
