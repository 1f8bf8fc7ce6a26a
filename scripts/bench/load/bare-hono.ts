import { get, type IncomingMessage } from 'node:http'
import { createRequire } from 'node:module'
import { buffer } from 'node:stream/consumers'
import { pathToFileURL } from 'node:url'

const serverRequire = createRequire(new URL('../../../server/package.json', import.meta.url))
const importFromServer = async (name: string) => import(pathToFileURL(serverRequire.resolve(name)).href)
const { Hono } = await importFromServer('hono')
const { serve } = await importFromServer('@hono/node-server')

/** The body to send: the other server's, compressed if that was. */
let body = Buffer.alloc(0)
let headers: Record<string, string> = {}

interface Context {
  req: { query(name: string): string; header(name: string): string }
  text(said: string): Response
  body(bytes: Buffer, status: number, headers: object): Response
}

/** Unlike `fetch`, keeps the body compressed. */
const fetchPacked = (address: string, asked: Record<string, string>): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => get(address, { headers: asked }, resolve).once('error', reject))

const app = new Hono()
app.get('/take', async ({ req, text }: Context) => {
  const asked = { authorization: req.header('authorization'), 'accept-encoding': req.header('accept-encoding') }
  const response = await fetchPacked(req.query('from'), asked)
  const copied = ['content-type', 'content-encoding'].map((name) => [name, response.headers[name]])
  headers = Object.fromEntries(copied.filter(([, value]) => value))
  body = await buffer(response)
  return text('ok')
})
app.get('/same', (c: Context) => c.body(body, 200, headers))
serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }: { port: number }) =>
  console.log(`Bare Hono is ready at http://127.0.0.1:${port}/`),
)
