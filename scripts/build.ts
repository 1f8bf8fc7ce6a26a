import { build } from './build/build'
import { runCommandLine, strictCommand } from './lib/command-line'

await runCommandLine(
  strictCommand({
    meta: { name: 'npm run build', description: 'Builds what changed since the last build' },
    run: () => build(),
  }),
)
