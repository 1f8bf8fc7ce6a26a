import { createServer } from 'node:http'
import { connect } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { selfSigned } from './certificate'
import { startFront } from './front'

const certificate = selfSigned()
const behind = createServer(({ url, headers }, answer) => {
  answer.setHeader('keep-alive', 'timeout=5')
  answer.end(JSON.stringify({ url, host: headers.host, scheme: headers['x-forwarded-proto'] }))
})
const shell = { headers: { 'content-type': 'text/html', 'content-encoding': 'br' }, body: Buffer.from('shell') }
let front: Awaited<ReturnType<typeof startFront>>

beforeAll(async () => {
  await new Promise<void>((resolve) => behind.listen(0, '127.0.0.1', resolve))
  const { port } = behind.address() as AddressInfo
  front = await startFront(`http://127.0.0.1:${port}`, certificate, (path) => (path === '/own' ? shell : null))
})
afterAll(() => {
  front.stop()
  behind.close()
})

/** Sends an HTTP/2 request and verifies the certificate. */
function asked(path: string): Promise<{ headers: Record<string, unknown>; body: string }> {
  const session = connect(front.url, { ca: certificate.cert })
  return new Promise((resolve, reject) => {
    session.once('error', reject)
    const stream = session.request({ ':path': path })
    let [headers, body] = [{}, '']
    stream.setEncoding('utf8')
    stream.on('response', (found) => {
      headers = found
    })
    stream.on('data', (text) => {
      body += text
    })
    stream.on('end', () => {
      session.close()
      resolve({ headers, body })
    })
  })
}

it('answers its own addresses', async () => {
  const { headers, body } = await asked('/own?a=1')
  expect(headers).toMatchObject({ ':status': 200, 'content-encoding': 'br', 'content-length': '5' })
  expect(body).toBe('shell')
})

it('forwards everything else with the requested host name', async () => {
  const { headers, body } = await asked('/api/a?b=1')
  expect(headers).not.toHaveProperty('keep-alive')
  expect(JSON.parse(body)).toEqual({ url: '/api/a?b=1', host: new URL(front.url).host, scheme: 'https' })
})
