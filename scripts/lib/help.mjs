const remotesNamed = 'without a name: all remotes'

/**
 * How each command is written, and what it does.
 * @type {Record<string, [usage: string, says: string][]>}
 */
const usages = {
  start: [['npm start', 'installs, builds what changed, releases it and serves everything on PORT (8080)']],
  dev: [
    ['npm run dev', 'host and all remotes from source, on the first free port from PORT (8080) on'],
    ['npm run dev -- media', 'only that remote from source, the rest as built; its data are in .plaza-dev'],
    ['npm run dev -- media --alone [--port 9101] [--host …]', 'in a small shell, without host and server'],
    [
      'npm run dev -- media --against <url> [--at /albums/2001] [--minutes 120] [--port 9101] [--host …] [--why "…"]',
      'in a running Plaza, for whoever opens the signed address',
    ],
  ],
  build: [['npm run build', 'builds what changed since its last build']],
  check: [
    [
      'npm run -s check -- [<remote>…] [--json] [--against <url>]',
      `what would keep a release from going out, by numbers; ${remotesNamed}`,
    ],
  ],
  release: [['npm run release -- [<remote>…]', `builds, checks and makes the immutable release; ${remotesNamed}`]],
  'create-remote': [['npm run create-remote -- <name>', 'a new remote from the template']],
  add: [['npm run add -- <remote> <package>[@<version>]', 'a library for one remote, with its exact version']],
  test: [
    ['npm test [-- <part> [<file or option of its runner>…]]', 'all parts, or one; a name that is none lists them'],
  ],
  mutate: [['npm run mutate [-- <module>… --sample 60]', 'changes sources at random and says what no test noticed']],
  static: [
    ['npm run static -- <folder> [--url http://127.0.0.1:8080]', 'what a static host needs to serve a running Plaza'],
  ],
  bench: [
    ['npm run bench', 'both of these, which write what they measure into docs/performance.md'],
    [
      'npm run bench -- load [<rounds>]',
      'pages on a slow phone and network, beside the same pages as one bundle that is drawn in the browser',
    ],
    ['npm run bench -- server', 'the server under load, beside a bare handler that sends the same'],
    ['npm run bench -- one-address [<seconds>]', 'what others wait while one address asks 60 expensive things at once'],
    [
      'npm run bench -- search',
      'how long a search takes over 20,000 titles, on the database of DATABASE_URL or an embedded one',
    ],
    [
      'npm run bench -- long-list',
      'frames a second of a list of 10,000 items, four times slower, and whether Back keeps its place',
    ],
    [
      'npm run bench -- sound',
      'from a tap to the sound, from a track to the next, from a tap to a live channel: on a slow phone and network',
    ],
  ],
  screenshots: [['npm run screenshots', 'the pictures of the README, from the running demo']],
}

/** @param {[usage: string, says: string][]} rows */
const lines = (rows) => rows.flatMap(([usage, says]) => [`  ${usage}`, `      ${says}`])

/** @param {string} command */
export const usageOf = (command) => lines(usages[command] ?? []).join('\n')

/**
 * Says how a command is written and ends, where that was asked for. One that is not in the table has a help of its own.
 * @param {string} command
 */
export function helpWhereAsked(command, argv = process.argv.slice(2)) {
  if (!(command in usages)) return
  if (!argv.includes('--help') && !argv.includes('-h')) return
  process.stdout.write(`${usageOf(command)}\n`)
  process.exit(0)
}
