import { type RemoteManifest, releaseId } from '@plaza/shared/remotes'
import type { Environment } from '../../environment'
import { type ReleaseBundle, readFolder, releaseBundle, sizesOf } from '../check/index'
import { refuseChange, refuseFindings } from '../refusals'
import { folderOf } from './files'

const FETCH_MS = 10_000
/** Maximum size of one file; a release within its budgets has no larger one. */
const MAX_FILE_BYTES = 2_000_000
const MAX_FILES = 500

/** The text of the remote.json, and the base URL of the files if they are on another server. */
interface ReleaseOrigin {
  document: RemoteManifest
  text: string
  base?: string | undefined
}

async function fetched(address: URL, signal: AbortSignal): Promise<Buffer | null> {
  const response = await fetch(address, { signal, redirect: 'error' }).catch(() => null)
  if (!response?.ok || !response.body) return null
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of response.body as unknown as AsyncIterable<Uint8Array>) {
    bytes += part.length
    if (bytes > MAX_FILE_BYTES) return null
    parts.push(part)
  }
  return Buffer.concat(parts)
}

/** Reads a release from another server. */
async function readAddress(base: string, { document }: ReleaseOrigin): Promise<ReleaseBundle> {
  const signal = AbortSignal.timeout(FETCH_MS)
  const names = ['remote.json', 'modules.json', 'provenance.json', ...Object.keys(document.files).slice(0, MAX_FILES)]
  const files = new Map<string, Buffer>()
  await Promise.all(
    names.map(async (name) => {
      const content = await fetched(new URL(name, base), signal).catch(() => null)
      if (content) files.set(name, content)
    }),
  )
  return releaseBundle(document.name, files, await sizesOf(files))
}

/** Refuses a folder of another origin than ours and the configured ones: the server would fetch whatever it can reach. */
function requireAllowed(base: string, { publicOrigin, releaseOrigins }: ReleasePlaces): void {
  const { origin } = new URL(base)
  const allowed = [publicOrigin, ...releaseOrigins].flatMap((one) =>
    one !== undefined && URL.canParse(one) ? [new URL(one).origin] : [],
  )
  if (!allowed.includes(origin)) throw refuseChange('unknownOrigin', origin)
}

type ReleasePlaces = Pick<Environment, 'releasesDir' | 'publicOrigin' | 'releaseOrigins'>

/** Reads a complete release from where it is served; refuses one that is missing or has another remote.json there. */
export async function readPublished(places: ReleasePlaces, given: ReleaseOrigin): Promise<ReleaseBundle> {
  const { document, text, base } = given
  const release = releaseId(document)
  if (base !== undefined) requireAllowed(base, places)
  const folder = folderOf(places.releasesDir, document.name, release)
  const read = base === undefined ? await readFolder(document.name, folder) : await readAddress(base, given)
  if (read.text === text) return read
  const where = base ?? `releases/remotes/${document.name}/${release}/`
  throw refuseFindings(`${document.name} ${release}`, [
    read.text === null
      ? { code: 'P102', words: `there is none at ${where}`, file: 'remote.json' }
      : { code: 'P101', words: `the one at ${where} is another`, file: 'remote.json' },
  ])
}
