import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { prepare } from './prepare.mjs'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'plaza-prepare-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

function command(name: string, text: string): URL {
  const file = join(folder, `${name}.ts`)
  writeFileSync(file, `export {}\n${text}\n`)
  return pathToFileURL(file)
}

it('returns the program that a command sends, with its arguments', async () => {
  const url = command(
    'sends',
    'const [name]: string[] = process.argv.slice(2)\nprocess.send?.(String(new URL(name + ".mjs", "file:///")))',
  )
  expect(await prepare(url, ['server'])).toBe('file:///server.mjs')
})

it('returns nothing for a command that only shows its help', async () => {
  expect(await prepare(command('silent', ''), [])).toBeUndefined()
})

it('exits with the code of a command that fails', async () => {
  const url = command('fails', 'process.send?.("file:///server.mjs")\nprocess.exitCode = 3')
  const caller = `import { prepare } from '${new URL('prepare.mjs', import.meta.url)}'; await prepare(new URL('${url}'), []); process.exit(0)`
  const code = await new Promise((done) => {
    execFile(process.execPath, ['--input-type=module', '-e', caller], (error) => done(error?.code))
  })
  expect(code).toBe(3)
})
