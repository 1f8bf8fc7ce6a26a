/**
 * Paints server/assets/pictures in a headless Chromium: `npx tsx server/demo/make/pictures.ts [pattern of ids]`. CHROMIUM
 * names the browser.
 */
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import ts from 'typescript'
import { type PaintedPicture, writePictureTable } from './picture-table'

const here = new URL('.', import.meta.url).pathname
const out = join(here, '../../assets/pictures')
const only = process.argv[2] ?? ''
mkdirSync(out, { recursive: true })

const bodyOf = async (request: IncomingMessage) => Buffer.concat(await request.toArray())

/** Files for the browser: the page, or a module without its types. */
function served(path: string): { type: string; content: string } | undefined {
  if (path === '/') return { type: 'text/html', content: readFileSync(join(here, 'pictures/index.html'), 'utf8') }
  const file = join(here, `${path}.ts`)
  if (!existsSync(file)) return undefined
  const compilerOptions = { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 }
  const { outputText } = ts.transpileModule(readFileSync(file, 'utf8'), { compilerOptions })
  return { type: 'text/javascript', content: outputText }
}

let finish: (rows: PaintedPicture[]) => void
const done = new Promise<PaintedPicture[]>((resolve) => {
  finish = resolve
})
const server = createServer(async (request, response) => {
  const path = new URL(request.url ?? '/', 'http://localhost').pathname
  if (request.method === 'POST') {
    const body = await bodyOf(request)
    if (path.startsWith('/picture/')) writeFileSync(join(out, path.slice('/picture/'.length)), body)
    if (path === '/failed') console.error(body.toString())
    if (path === '/done') finish(JSON.parse(body.toString()))
    return response.end()
  }
  const file = served(path)
  if (!file) return response.writeHead(404).end()
  response.setHeader('content-type', file.type)
  response.end(file.content)
})
await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
const { port } = server.address() as AddressInfo

const profile = mkdtempSync(join(tmpdir(), 'plaza-pictures-'))
const browser = spawn(
  'nice',
  [
    '-n',
    '10',
    process.env.CHROMIUM ?? 'chromium',
    '--headless=new',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-dev-shm-usage',
    `--user-data-dir=${profile}`,
    `http://127.0.0.1:${port}/?only=${encodeURIComponent(only)}`,
  ],
  { stdio: 'ignore' },
)
const rows = await done
browser.kill()
server.close()
writePictureTable(rows)
console.log(`${rows.length} pictures`)
await new Promise((resolve) => setTimeout(resolve, 500))
rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
