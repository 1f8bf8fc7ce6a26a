import { safeParse } from 'valibot'
import { firstPageOf } from '../../server/src/registry/release-previews/first-page'
import { type RemoteManifest, RemoteManifestSchema } from '../../shared/src/remotes/manifest'
import { CommandError } from '../lib/command-error'
import { remotes } from '../lib/project.mjs'
import { operationsOf, plazaOf } from '../registry/operations'
import { type AgainstRequest, portOf } from './arguments'
import { runUntilExit, startDevServer } from './serve'

/** Reports here, in the developer's terminal, what the running Plaza would reject. */
function checkDocument(document: unknown): RemoteManifest {
  const checked = safeParse(RemoteManifestSchema, document)
  if (checked.success) return checked.output
  throw new CommandError(`A host would not take this remote.json: ${checked.issues[0].message}`)
}

/**
 * Loads a remote from source into a running Plaza, for whoever opens the signed address, for an hour or two and with a
 * ribbon. A change reloads the page, because that Plaza's production React cannot refresh components.
 */
export async function developAgainst(
  { name, url, host, port: asked, at, minutes, why }: AgainstRequest,
  env = process.env,
): Promise<void> {
  const ask = operationsOf(plazaOf(url, env))
  await ask('status')
  const variables = { PLAZA_DEV_AS: 'beside', PLAZA_DEV_HOST: host }
  const { port, child } = await startDevServer({ name, port: asked, firstPort: portOf(name, remotes), variables })
  const base = `http://${host}:${port}/`
  const document = checkDocument(await (await fetch(`http://127.0.0.1:${port}/remote.json`)).json())
  const { address } = await ask('override', { remote: name, base, minutes, why })
  const signed = Object.assign(new URL(address), { pathname: at ?? firstPageOf(document) })
  process.stdout.write(`\n${name} from ${base}, for ${minutes} minutes:\n${signed}\n`)
  if (host === '127.0.0.1') {
    process.stdout.write(`For a phone, name an address of this machine that it reaches: --host 192.168.x.x\n`)
  }
  await runUntilExit(child)
}
