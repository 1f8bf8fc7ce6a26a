import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import ts from 'typescript'

const here = new URL('.', import.meta.url).pathname
const types: Record<string, string> = { '.html': 'text/html', '.webp': 'image/webp', '.svg': 'image/svg+xml' }

interface Visit<T> {
  /** File of the page in this folder. */
  page: string
  /** Query of its address. */
  query?: string
  /** Another folder whose files it may load. */
  files?: string
  /** Text of an address of its own. */
  get?: (path: string) => string | undefined
  /** Takes what the page posts; a result ends the visit. */
  post: (path: string, body: Buffer) => Promise<T | undefined> | T | undefined
}

/** The page, a module without its types, or a file. */
function served({ page, files, get }: Visit<unknown>, path: string): { type: string; content: string | Buffer } | null {
  if (path === '/') return { type: 'text/html', content: readFileSync(join(here, page)) }
  const content = get?.(path)
  if (content !== undefined) return { type: 'application/json', content }
  if (files && existsSync(join(files, path)) && extname(path))
    return { type: types[extname(path)] ?? 'application/octet-stream', content: readFileSync(join(files, path)) }
  const file = join(here, `${path}.ts`)
  if (!existsSync(file)) return null
  const compilerOptions = { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 }
  const { outputText } = ts.transpileModule(readFileSync(file, 'utf8'), { compilerOptions })
  return { type: 'text/javascript', content: outputText }
}

const bodyOf = async (request: IncomingMessage) => Buffer.concat(await request.toArray())
const flags = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage']

/** Opens a page in a headless Chromium until it posts a result. CHROMIUM names the browser. */
export async function inBrowser<T>(visit: Visit<T>): Promise<T> {
  let resolve: (result: T) => void = () => {}
  let reject: (error: Error) => void = () => {}
  const result = new Promise<T>((done, failed) => {
    resolve = done
    reject = failed
  })
  const server = createServer(async (request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname
    if (request.method === 'POST') {
      const body = await bodyOf(request)
      if (path === '/failed') reject(new Error(body.toString()))
      const posted = await visit.post(path, body)
      response.end()
      if (posted !== undefined) resolve(posted)
      return
    }
    const file = served(visit, path)
    if (!file) return response.writeHead(404).end()
    response.setHeader('content-type', file.type)
    response.end(file.content)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo
  const profile = mkdtempSync(join(tmpdir(), 'plaza-browser-'))
  const address = `http://127.0.0.1:${port}/${visit.query ?? ''}`
  const command = [process.env.CHROMIUM ?? 'chromium', ...flags, `--user-data-dir=${profile}`, address]
  const browser = spawn('nice', ['-n', '10', ...command], { stdio: 'ignore' })
  try {
    return await result
  } finally {
    browser.kill()
    server.close()
    server.closeAllConnections()
    await new Promise((done) => setTimeout(done, 500))
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  }
}
