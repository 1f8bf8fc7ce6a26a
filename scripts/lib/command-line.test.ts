import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { sampleOf } from '../../shared/src/testing/sampling'
import { runWith, strictCommand } from './command-line'
import { root } from './project.mjs'
import { run } from './run.mjs'

const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const runScript = (words: string) => {
  const [command = '', ...args] = words.split(' ')
  return run(process.execPath, [...(scripts[command] ?? '').split(' ').slice(1), ...args], { quiet: true })
}
const written = (command: string) => (['start', 'test'].includes(command) ? `npm ${command}` : `npm run ${command}`)

/** Each starts a process: half of them with each commit, all in the long run. */
const SAMPLE_SIZE = 6

/** Commands of the built server run without the packages of the build, and are tested with it. */
const commands = Object.keys(scripts).filter((name) => scripts[name]?.includes('scripts/command.mjs'))

it.each(sampleOf(commands, SAMPLE_SIZE))('%s prints its help with --help and does nothing else', async (command) => {
  const { code, output } = await runScript(`${command} --help`)
  expect(code).toBe(0)
  expect(output).toContain(`USAGE ${written(command)}`)
  expect(output).not.toMatch(/Built|Installing|Released/)
})

it.each([
  ['registry promote --help', 'USAGE npm run registry -- promote [OPTIONS] <REMOTE> <RELEASE>'],
  ['bench load --help', '--rounds=<rounds>'],
  ['registry preview-release --help', '--hours=<hours>    lifetime of the link; 168 unless given'],
  ['registry status --help', '--server, --url=<url>'],
  ['dev --help', '--against=<url>'],
])('%s lists the arguments', async (words, line) => {
  const { code, output } = await runScript(words)
  expect([code, output]).toEqual([0, expect.stringContaining(line)])
})

const mistakes: [words: string, sentence: string][] = [
  ['start now', 'Unexpected argument now.'],
  ['build --all', 'There is no option --all.'],
  ['release weather', 'There is no remote weather; there are '],
  ['check media --against', '--against takes a value.'],
  ['add media', 'Missing required positional argument: PACKAGE.'],
  ['add media ./local', './local is not a package; write <name> or <name>@<version>.'],
  ['create-remote', 'Missing required positional argument: NAME.'],
  ['static one two', 'Unexpected argument two.'],
  ['dev weather', 'There is no weather to develop; choose among host, '],
  ['test nonsense', 'There is no part nonsense; the parts are types, '],
  ['bench nonsense', 'There is no command nonsense; the commands are load, '],
  ['bench load --rounds many', '--rounds takes a whole number, not many.'],
  ['registry nonsense', 'There is no command nonsense; the commands are status, '],
]
it.each(sampleOf(mistakes, SAMPLE_SIZE))('%s exits with 1 and a sentence', async (words, sentence) => {
  const { code, output } = await runScript(words)
  expect([code, output.split('\n')[0]]).toEqual([1, expect.stringContaining(sentence)])
  expect(output).not.toMatch(/^\s+at /m)
})

describe('a strict command', () => {
  const command = strictCommand({
    args: {
      name: { type: 'positional', required: true },
      size: { type: 'string' },
      dryRun: { type: 'boolean' },
    },
    run: ({ args: { name, size, dryRun } }) => ({ name, size, dryRun }),
  })

  it.each([
    ['a', { name: 'a' }],
    ['a --size 3', { name: 'a', size: '3' }],
    ['--size=-3 a', { name: 'a', size: '-3' }],
    ['a --dry-run', { name: 'a', dryRun: true }],
  ])('takes `%s`', async (line, values) => expect(await runWith(command, line.split(' '))).toMatchObject(values))

  it.each([
    ['a b', 'Unexpected argument b.'],
    ['a --sise 3', 'There is no option --sise.'],
    ['a --size', '--size takes a value.'],
    ['a --size --dry-run', '--size takes a value.'],
    ['a --no-size', '--size takes a value.'],
    ['a --size 3 --size=4', '--size is given more than once.'],
    ['--size 3', 'Missing required positional argument: NAME.'],
  ])('refuses `%s`', (line, sentence) => expect(runWith(command, line.split(' '))).rejects.toThrow(sentence))
})
