import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import type { hostingOf } from '../static/hosting'

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
}
const fits = (path: string, pattern: string) =>
  pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern

async function forward(plaza: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { host: _, connection: __, ...headers } = request.headers
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  const body = parts.length > 0 ? Buffer.concat(parts) : undefined
  const answer = await fetch(plaza + request.url, {
    method: request.method ?? 'GET',
    headers: headers as Record<string, string>,
    ...(body && { body }),
    redirect: 'manual',
  })
  response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'text/plain' })
  response.end(Buffer.from(await answer.arrayBuffer()))
}

/**
 * A static server configured by `hosting.json`: files with their headers, some paths proxied to `plaza`, every other
 * address answered with index.html. `asked` lists the proxied paths.
 */
export async function serveStatic(folder: string, plaza: string) {
  const { headers, handedOn, otherwise }: ReturnType<typeof hostingOf> = JSON.parse(
    readFileSync(join(folder, 'hosting.json'), 'utf8'),
  )
  const forwarded: string[] = []
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://static.invalid')
    const isFile = existsSync(join(folder, pathname)) && statSync(join(folder, pathname)).isFile()
    if (!isFile && handedOn.some((pattern) => fits(pathname, pattern))) {
      forwarded.push(pathname)
      return void forward(plaza, request, response).catch(() => response.writeHead(502).end())
    }
    const file = isFile ? pathname : otherwise
    const headerRule = headers.find(({ paths }) => paths.some((pattern) => fits(pathname, pattern)))
    response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream', ...headerRule?.send })
    createReadStream(join(folder, file)).pipe(response)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked: forwarded,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
