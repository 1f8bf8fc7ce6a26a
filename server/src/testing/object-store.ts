import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Sha256 } from '@aws-crypto/sha256-js'
import { SignatureV4 } from '@smithy/signature-v4'
import S3rver from 's3rver'
import type { Bucket } from '../provider-accounts'

const KEY = 'S3RVER'
const REGION = 'us-east-1'
const name = 'plaza'
const signer = new SignatureV4({
  credentials: { accessKeyId: KEY, secretAccessKey: KEY },
  ...{ region: REGION, service: 's3', sha256: Sha256, uriEscapePath: false },
})

/** Whether a request has the signature (version 4) that AWS's own library computes for it. */
async function isSigned({ method = '', url = '', headers }: IncomingMessage): Promise<boolean> {
  const given = headers.authorization ?? ''
  const names = /SignedHeaders=([^,]+)/.exec(given)?.[1]?.split(';') ?? []
  const date = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(String(headers['x-amz-date']))
  if (!date || !names.includes('host')) return false
  const { pathname, searchParams } = new URL(url, 'http://store')
  const signed = await signer.sign(
    {
      ...{ method, path: pathname, protocol: 'http:', hostname: 'store', query: Object.fromEntries(searchParams) },
      headers: Object.fromEntries(names.map((header) => [header, String(headers[header])])),
    },
    { signingDate: new Date(`${date.slice(1, 4).join('-')}T${date.slice(4).join(':')}Z`) },
  )
  return signed.headers.authorization === given
}

/** A proxy that verifies version-4 signatures, which s3rver does not. */
function gateTo(port: number): Server {
  const handOn = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const { method, url, headers } = incoming
    const inner = request({ host: '127.0.0.1', port, method, path: url, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    inner.on('error', () => outgoing.destroy())
    incoming.pipe(inner)
  }
  return createServer(async (incoming, outgoing) => {
    if (await isSigned(incoming)) return handOn(incoming, outgoing)
    incoming.resume()
    outgoing.writeHead(403).end('SignatureDoesNotMatch')
  })
}

/** Starts a temporary object store that rejects invalid signatures. */
export async function startObjectStore(): Promise<{ bucket: Bucket; stop(): Promise<void> }> {
  const directory = mkdtempSync(join(tmpdir(), 'plaza-s3-'))
  const store = new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory, configureBuckets: [{ name }] })
  const gate = gateTo((await store.run()).port).listen(0, '127.0.0.1')
  await new Promise((done) => gate.once('listening', done))
  const { port } = gate.address() as { port: number }
  return {
    bucket: { endpoint: `http://127.0.0.1:${port}`, name, region: REGION, accessKeyId: KEY, secretAccessKey: KEY },
    async stop() {
      gate.closeAllConnections()
      gate.close()
      await store.close()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}
