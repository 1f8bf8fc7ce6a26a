import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'

const ofServer = createRequire(new URL('../../../server/package.json', import.meta.url))
const from = async (name: string) => import(pathToFileURL(ofServer.resolve(name)).href)
const { Hono } = await from('hono')
const { serve } = await from('@hono/node-server')

/** What it sends, as another server sent it. */
let body = Buffer.alloc(0)
let type = ''

const app = new Hono()
app.get(
  '/take',
  async (c: { req: { query(name: string): string; header(name: string): string }; text(said: string): Response }) => {
    const taken = await fetch(c.req.query('from'), { headers: { authorization: c.req.header('authorization') } })
    type = taken.headers.get('content-type') ?? ''
    body = Buffer.from(await taken.arrayBuffer())
    return c.text('ok')
  },
)
app.get('/same', (c: { body(bytes: Buffer, status: number, headers: object): Response }) =>
  c.body(body, 200, { 'content-type': type }),
)
serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }: { port: number }) =>
  console.log(`Bare Hono is ready at http://127.0.0.1:${port}/`),
)
