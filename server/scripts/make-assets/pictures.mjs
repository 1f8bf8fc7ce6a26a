// Paints server/assets/pictures in a headless Chromium: node pictures.mjs [pattern of ids]. CHROMIUM names the browser.
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { writePictureTable } from './picture-table.mjs'

const here = new URL('.', import.meta.url).pathname
const out = join(here, '../../assets/pictures')
const only = process.argv[2] ?? ''
const types = { '.html': 'text/html', '.js': 'text/javascript' }
mkdirSync(out, { recursive: true })

const bodyOf = async (request) => Buffer.concat(await request.toArray())

const { port, done, close } = await new Promise((ready) => {
  let finish
  const done = new Promise((resolve) => {
    finish = resolve
  })
  const server = createServer(async (request, response) => {
    const path = new URL(request.url, 'http://localhost').pathname
    if (request.method === 'POST') {
      const body = await bodyOf(request)
      if (path.startsWith('/picture/')) writeFileSync(join(out, path.slice('/picture/'.length)), body)
      if (path === '/failed') console.error(body.toString())
      if (path === '/done') finish(JSON.parse(body))
      return response.end()
    }
    const file = join(here, 'pictures', path === '/' ? 'index.html' : path)
    if (!existsSync(file)) return response.writeHead(404).end()
    response.setHeader('content-type', types[extname(file)])
    response.end(readFileSync(file))
  }).listen(0, '127.0.0.1', () => ready({ port: server.address().port, done, close: () => server.close() }))
})

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
close()
writePictureTable(rows)
console.log(`${rows.length} pictures`)
await new Promise((resolve) => setTimeout(resolve, 500))
rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
