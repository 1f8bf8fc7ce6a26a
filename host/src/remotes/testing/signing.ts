import { getPublicKey, hashes, sign, utils } from '@noble/ed25519'
import { sha384, sha512 } from '@noble/hashes/sha2.js'
import type { PublicKeys, RegistryDocument, RegistryRemote, RemoteManifest, SignedText } from '@plaza/shared/remotes'
import { parseManifest } from '../recovery/manifest'
import type { Release } from '../release'

hashes.sha512 = sha512
const bytes = (text: string) => new TextEncoder().encode(text)
const base64 = (all: Uint8Array) => btoa(String.fromCharCode(...all))
const ours = utils.randomSecretKey()
const theirs = utils.randomSecretKey()

export const keys: PublicKeys = { ours: base64(getPublicKey(ours)) }

const signedBy = (secret: Uint8Array, value: unknown): SignedText => {
  const text = JSON.stringify(value)
  return { text, key: 'ours', signature: base64(sign(bytes(text), secret)) }
}
export const signed = (value: unknown): SignedText => signedBy(ours, value)
/** Signed with another key under the id of ours. */
export const forged = (value: unknown): SignedText => signedBy(theirs, value)

export const digest = (text: string) => `sha384-${base64(sha384(bytes(text)))}`

/** Manifest of a release `<version>-<build>` of a remote with two pages, `/<remote>` and `/<remote>/second`. */
function remoteDocument(name: string, id: string, more: Partial<RemoteManifest> = {}): RemoteManifest {
  const [version = '', build = ''] = id.split('-')
  const global = `plaza_${name}_${version.replaceAll('.', '_')}_${build}`
  const names = ['entry.js', 'home.js', 'second.js']
  const files = Object.fromEntries(names.map((file) => [file, { bytes: 1, integrity: digest(file) }]))
  const routes = { home: { path: `/${name}` }, second: { path: `/${name}/second` } }
  return {
    name,
    version,
    build,
    global,
    needs: {},
    wants: {},
    routes,
    entry: 'entry.js',
    files,
    preload: { home: ['home.js'], second: ['second.js'] },
    later: { home: [], second: [] },
    start: [],
    ...more,
  }
}

export const textOf = (name: string, id: string, more?: Partial<RemoteManifest>) =>
  JSON.stringify(remoteDocument(name, id, more))

export const releaseOf = (remote: string, id: string, more: Partial<Release> = {}): Release => {
  const text = textOf(remote, id)
  const base = `/remotes/${remote}/${id}/`
  return { remote, id, base, ...parseManifest(text), why: 'rule', verdict: { state: 'ok' }, ...more }
}

/** A registry in which the first given release of each remote runs for everybody. */
export function registry(
  serial: number,
  remotes: Record<string, readonly string[]>,
  more: Partial<RegistryRemote> = {},
): RegistryDocument {
  const entries = Object.entries(remotes).map(([name, ids]): [string, RegistryRemote] => {
    const releases = Object.fromEntries(ids.map((id) => [id, { digest: digest(textOf(name, id)), needs: {} }]))
    return [name, { releases, rules: [{ id: `${name}-base`, release: ids[0] ?? null }], ...more }]
  })
  return { schema: 1, serial, issuedAt: 0, remotes: Object.fromEntries(entries) }
}
