import { CommandError } from './lib/command-error'
import { runCommandLine, strictCommand } from './lib/command-line'
import { wholeNumber } from './lib/numbers'
import { type MutationModuleName, mutationModules } from './mutation/modules'
import { runMutations } from './mutation/run'

const names = Object.keys(mutationModules) as MutationModuleName[]

const command = strictCommand(
  {
    meta: {
      name: 'npm run mutate --',
      description: `Changes sources at random in a copy of the project and says what no test noticed. Modules: ${names.join(', ')}`,
    },
    args: {
      module: { type: 'positional', required: false, description: 'one or more modules; all without a name' },
      sample: { type: 'string', default: '60', description: 'mutants of each module' },
      seed: { type: 'string', default: 'plaza', description: 'another one gives other mutants' },
      file: { type: 'string', description: 'only files whose path contains this' },
      concurrency: { type: 'string', default: '1', description: 'mutants that are tried at once' },
    },
    async run({ args }) {
      const unknown = args._.find((name) => !names.includes(name as MutationModuleName))
      if (unknown) throw new CommandError(`There is no module ${unknown}; there are ${names.join(', ')}.`)
      const passed = await runMutations(args._.length > 0 ? (args._ as MutationModuleName[]) : names, {
        size: wholeNumber('sample', args.sample),
        seed: args.seed,
        filter: args.file,
        concurrency: wholeNumber('concurrency', args.concurrency),
      })
      process.exitCode = passed ? 0 : 1
    },
  },
  { takesMore: true },
)

await runCommandLine(command)
