import { remotes } from '../lib/project.mjs'
import { Sentence } from '../lib/sentence.mjs'
import { sharedCode } from '../lib/shared-code.mjs'
import { operationsOf, plazaOf } from '../registry/operations.mjs'
import { portOf } from './arguments.mjs'
import { chosenPort } from './ports.mjs'
import { endWith, serve, served } from './serve.mjs'

/** Address of the first page that needs no parameter; Home where each needs one. */
export function firstPageOf({ routes }) {
  const rows = Object.values(routes).filter(({ path, planned, frame }) => !planned && !frame && !/[:*]/.test(path))
  return rows[0]?.path ?? '/'
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
export async function developAgainst({ name, url, host, port: asked, at, minutes, why }, env = process.env) {
  const ask = operationsOf(plazaOf(url, env))
  await ask('status')
  const port = await chosenPort(asked, portOf(name, remotes))
  const child = serve(name, port, { PLAZA_DEV_AS: 'beside', PLAZA_DEV_HOST: host })
  const base = `http://${host}:${port}/`
  const document = await (await served(name, child, `http://127.0.0.1:${port}/remote.json`)).json()
  await checkDocument(document)
  const { address } = await ask('override', { remote: name, base, minutes, why })
  const signed = Object.assign(new URL(address), { pathname: at ?? firstPageOf(document) })
  process.stdout.write(`\n${name} from ${base}, for ${minutes} minutes:\n${signed}\n`)
  if (host === '127.0.0.1') {
    process.stdout.write(`For a phone, name an address of this machine that it reaches: --host 192.168.x.x\n`)
  }
  await endWith(child)
}
