import { resolve } from 'node:path'
import { runCommandLine, strictCommand } from './lib/command-line'
import { commandLine, releasesDir } from './lib/project.mjs'
import { plazaOf } from './registry/operations'
import { commitsBefore, fromCommits } from './versions/from-commits'
import { fromPlaza } from './versions/from-plaza'
import { fromFolder } from './versions/gather'
import { tryVersions } from './versions/try'

await runCommandLine(
  strictCommand({
    meta: {
      name: commandLine('versions'),
      description:
        'Tries the host in this folder and the two before it with the last three releases of every remote, in a browser; exits with 1 if this host may not be released',
    },
    args: {
      url: { type: 'string', description: 'running Plaza that keeps hosts and releases; PLAZA_URL by default' },
      releases: { type: 'string', description: 'folder of releases instead; without a URL, the one of this machine' },
      commits: {
        type: 'string',
        description:
          'earlier commits to build instead, such as v1.2,v1.1; `contracts`: those before the last changes of the contracts',
      },
      report: { type: 'string', description: 'file for the results as JSON' },
    },
    async run({ args: { url, releases, commits, report } }) {
      const started = performance.now()
      const origin = () => {
        if (commits !== undefined)
          return commits === 'contracts' ? commitsBefore().then(fromCommits) : fromCommits(commits.split(','))
        const plaza = url ?? process.env.PLAZA_URL
        if (releases === undefined && plaza !== undefined) return fromPlaza(plazaOf(plaza))
        return fromFolder(releases === undefined ? releasesDir : resolve(releases))
      }
      const { lines, refused } = await tryVersions(origin, report)
      const seconds = Math.round((performance.now() - started) / 1000)
      process.stdout.write(`${lines.join('\n')}\n\n${seconds} s\n`)
      process.exitCode = refused ? 1 : 0
    },
  }),
)
