import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { usageOf } from './help.mjs'
import { root } from './project.mjs'
import { run } from './run.mjs'

const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const written = (command: string) => (['start', 'test'].includes(command) ? `npm ${command}` : `npm run ${command}`)

it.each(Object.entries(scripts))('%s says by --help how it is written, and does nothing', async (command, line) => {
  const { code, output } = await run(process.execPath, [...line.split(' ').slice(1), '--help'], { quiet: true })
  expect(code).toBe(0)
  expect(output.replace('run -s', 'run')).toContain(written(command))
  expect(output).not.toMatch(/Built|Installing|Released/)
})

it('has a line for each way to write a command', () => {
  expect(usageOf('dev').match(/npm run dev/g)).toHaveLength(4)
})
