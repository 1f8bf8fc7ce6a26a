import { Sentence } from '../lib/sentence.mjs'
import { sharedCode } from '../lib/shared-code.mjs'
import { operationsOf, plazaOf } from '../registry/operations.mjs'
import { endWith, serve } from './serve.mjs'

const FIRST_BUILD_MS = 120_000

/** The remote.json of a development server, once the first build is there. */
async function firstDocument(base, child) {
  const end = Date.now() + FIRST_BUILD_MS
  while (Date.now() < end && child.exitCode === null) {
    const response = await fetch(`${base}remote.json`).catch(() => null)
    if (response?.ok) return response.json()
    await new Promise((resolve) => setTimeout(resolve, 300))
  }
  throw new Sentence(`The remote was not built at ${base}; see the lines above.`)
}

/** What a Plaza would refuse is said here, where its author looks. */
async function checkDocument(document) {
  const { RemoteDocumentSchema, safeParse } = await sharedCode()
  const checked = safeParse(RemoteDocumentSchema, document)
  if (!checked.success) throw new Sentence(`A host would not take this remote.json: ${checked.issues[0].message}`)
}

/**
 * A remote from source in a running Plaza, for whoever opens the signed address: for an hour or two, with a ribbon, and
 * for nobody else. A change loads the page anew, since the Plaza's React refreshes nothing.
 */
export async function developAgainst({ name, url, host, port, minutes, why }, env = process.env) {
  const ask = operationsOf(plazaOf(url, env))
  await ask('status')
  const child = serve(name, port, { PLAZA_DEV_AS: 'against', PLAZA_DEV_HOST: host })
  const base = `http://${host}:${port}/`
  await checkDocument(await firstDocument(`http://127.0.0.1:${port}/`, child))
  const { address } = await ask('override', { remote: name, base, minutes, why })
  process.stdout.write(`\n${name} from ${base}, for ${minutes} minutes:\n${address}\n`)
  if (host === '127.0.0.1') {
    process.stdout.write(`For a phone, name an address of this machine that it reaches: --host 192.168.x.x\n`)
  }
  await endWith(child)
}
