import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Compiler, rspack } from '@rspack/core'
import { afterAll, expect, it } from 'vitest'
import { RemoteDocumentPlugin } from './remote-document'

const context = mkdtempSync(join(tmpdir(), 'plaza-document-'))
afterAll(() => rmSync(context, { recursive: true }))

const write = (name: string, text: string) => writeFileSync(join(context, 'src', name), text)
const routes = (id: string) => write('routes.ts', `export const routes = { ${id}: { path: '/${id}' } }`)
const extensions = (id: string) => write('extensions.ts', `export const extensions = { 'mine.entry': { id: '${id}' } }`)
const identity = { name: 'walks', version: '1.0.0', build: 'dev', global: 'plaza_walks', needs: {}, wants: {} }

function compilerOf(): Compiler {
  mkdirSync(join(context, 'src'))
  write('remote.ts', 'export default {}')
  routes('paths')
  extensions('first')
  return rspack({
    context,
    mode: 'development',
    entry: { entry: './src/remote.ts' },
    output: { path: join(context, 'dist') },
    plugins: [new RemoteDocumentPlugin(identity, () => null)],
  })
}

it('has the routes and extensions of each build, which no module of the remote imports', async () => {
  const compiler = compilerOf()
  const document = () => JSON.parse(readFileSync(join(context, 'dist/remote.json'), 'utf8'))
  const watching = compiler.watch({ poll: 50, aggregateTimeout: 10 }, () => undefined)
  try {
    await expect.poll(document, { timeout: 20_000 }).toMatchObject({ routes: { paths: { path: '/paths' } } })
    routes('trails')
    await expect.poll(document, { timeout: 20_000 }).toMatchObject({ routes: { trails: { path: '/trails' } } })
    extensions('second')
    await expect.poll(document, { timeout: 20_000 }).toMatchObject({ extensions: { 'mine.entry': { id: 'second' } } })
  } finally {
    await new Promise<void>((done) => watching?.close(() => done()))
    await new Promise<void>((done) => compiler.close(() => done()))
  }
})
