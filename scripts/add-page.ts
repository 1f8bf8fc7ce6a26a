import { CommandError } from './lib/command-error'
import { runCommandLine, strictCommand } from './lib/command-line'
import { bin, root } from './lib/project.mjs'
import { run } from './lib/run.mjs'
import { selectRemotes } from './lib/select-remotes'
import { Draft } from './recipes/draft'
import { draftPage } from './recipes/page/page'

await runCommandLine(
  strictCommand({
    meta: { name: 'npm run add-page --', description: 'a page of a remote: route, file, line, tests, journey' },
    args: {
      remote: { type: 'positional', required: true, description: 'its remote: media' },
      id: { type: 'positional', required: true, description: 'id of its route: messages' },
      calls: {
        type: 'string',
        required: true,
        description: 'endpoints, separated by commas: a GET is shown, others get a button: messages.list,messages.read',
      },
      title: { type: 'string', required: true, description: 'its heading in English' },
      zh: { type: 'string', required: true, description: 'its heading in Chinese' },
      form: {
        type: 'string',
        description: 'the endpoint that its form sends, if it also shows something: orders.rate',
      },
      feature: { type: 'string', description: 'folder below src/features; the group of the endpoint unless given' },
      path: { type: 'string', description: 'address of a route that has no row yet' },
    },
    async run({ args }) {
      const [remote = ''] = selectRemotes([args.remote])
      const draft = new Draft(root)
      draftPage(draft, {
        remote,
        id: args.id,
        feature: args.feature,
        title: args.title,
        titleZh: args.zh,
        calls: args.calls.split(','),
        form: args.form,
        path: args.path,
      })
      await draft.apply(async () => {
        const biome = bin('biome')
        const { code, output } = await run(biome, ['check', '--write', ...draft.files], { quiet: true })
        if (code !== 0) throw new CommandError(output)
      })
      process.stdout.write(
        `${draft.files.join('\n')}\n\nRead its words in both languages, and what it shows: it is a first draft.\n`,
      )
    },
  }),
)
