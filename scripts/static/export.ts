import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { contracts } from '../../shared/src/host/api'
import { releaseBase } from '../../shared/src/remotes/address'
import type { RemoteManifest } from '../../shared/src/remotes/manifest'
import { type PartialManifest, partialManifestOf } from '../../shared/src/remotes/partial-manifest'
import { REGISTRY_ADDRESS, type RegistryDocument, ROUTES_ADDRESS } from '../../shared/src/remotes/registry'
import { select } from '../../shared/src/remotes/select'
import { CommandError } from '../lib/command-error'
import { hostingOf } from './hosting'
import { bootOf, hostFilesIn, listedIn, mediaIn, withBoot } from './html'

const CONCURRENCY = 8
const HOST = '/assets/host/'
/** Fetches an address of the running Plaza. */
type FetchAddress = (address: string) => Promise<Response>

/** Whether a file matches a hash. */
function matchesIntegrity(content: Buffer, integrity: string): boolean {
  const [algorithm = ''] = integrity.split('-')
  return integrity === `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`
}

/** Fetches one address of the running Plaza; throws a sentence if it is missing or does not match its hash. */
async function download(fetchAddress: FetchAddress, address: string, integrity?: string): Promise<Buffer> {
  const response = await fetchAddress(address)
  if (!response.ok) throw new CommandError(`${address} could not be fetched (HTTP ${response.status}).`)
  const content = Buffer.from(await response.arrayBuffer())
  if (integrity && !matchesIntegrity(content, integrity))
    throw new CommandError(`${address} is not the file that is signed.`)
  return content
}

async function forEachConcurrently<T>(items: Iterable<T>, act: (item: T) => Promise<unknown>): Promise<void> {
  const waiting = [...items]
  const worker = async () => {
    for (let item = waiting.shift(); item; item = waiting.shift()) await act(item)
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, worker))
}

/** Copies addresses of the running Plaza into a folder, under the same paths. */
function createCopier(folder: string, fetchAddress: FetchAddress) {
  let count = 0
  const write = (address: string, content: string | Buffer) => {
    const path = join(folder, address)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, content)
    count += 1
  }
  return {
    write,
    count: () => count,
    async copy(address: string, integrity?: string): Promise<Buffer> {
      const content = await download(fetchAddress, address, integrity)
      write(address, content)
      return content
    },
  }
}

/** A release in the registry with the URL of its files; files on a CDN stay there. */
interface ReleaseFolder {
  /** `<remote>/<release>` */
  key: string
  digest: string
  base: string
}

function* releasesIn({ remotes }: RegistryDocument): Generator<ReleaseFolder> {
  for (const [remote, { releases }] of Object.entries(remotes))
    for (const [id, { digest, base }] of Object.entries(releases))
      if (!base || base.startsWith('/')) yield { key: `${remote}/${id}`, digest, base: base ?? releaseBase(remote, id) }
}

async function copyRelease(
  { copy }: ReturnType<typeof createCopier>,
  { base, digest }: ReleaseFolder,
): Promise<RemoteManifest> {
  const document: RemoteManifest = JSON.parse((await copy(`${base}remote.json`, digest)).toString())
  await forEachConcurrently(Object.entries(document.files), ([name, { integrity }]) => copy(base + name, integrity))
  return document
}

/** An address with a token is never rendered (`renderedSearch`), so this document suits any address. */
const UNRENDERED = '/?Authorization='

async function readPage(fetchAddress: FetchAddress) {
  const page = await fetchAddress(UNRENDERED)
  if (!page.ok) throw new CommandError(`The page / could not be fetched (HTTP ${page.status}).`)
  const html = await page.text()
  const boot = bootOf(html)
  if (boot.fromSource) throw new CommandError('This Plaza serves its host from source; run it with `npm start`.')
  return { html, boot, hosting: hostingOf(page.headers) }
}

async function copyHost({ copy }: ReturnType<typeof createCopier>, html: string): Promise<void> {
  await forEachConcurrently(hostFilesIn(html), async ([name, integrity]) => {
    const content = await copy(HOST + name, integrity)
    if (name.startsWith('files.'))
      await forEachConcurrently(listedIn(content.toString()), ([later, hash]) => copy(HOST + later, hash))
  })
}

/** The releases of most visitors: the fetched page only carries the remotes that it refers to. */
function commonReleases(document: RegistryDocument): string[] {
  const visitor = {
    shell: 'h5',
    region: '',
    language: 'zh-CN',
    app: '',
    device: '',
    now: Date.now(),
    offered: contracts,
  } as const
  return select(document, visitor).flatMap(({ remote, release }) => (release === null ? [] : [`${remote}/${release}`]))
}

/**
 * Writes everything that a static file server needs to serve Plaza: files first, then the registry, then the HTML, so
 * that concurrent visitors find every file that the HTML names. The HTML serves every address, so it carries enough for
 * each page. Files of earlier exports stay.
 */
export async function exportStatic({
  folder,
  fetched,
}: {
  folder: string
  fetched: FetchAddress
}): Promise<{ files: number; serial: number }> {
  const { html, boot, hosting } = await readPage(fetched)
  const registry = JSON.parse((await download(fetched, REGISTRY_ADDRESS)).toString())
  const document: RegistryDocument = JSON.parse(registry.text)
  const to = createCopier(folder, fetched)
  await copyHost(to, html)
  const fullDocuments: Record<string, PartialManifest> = {}
  await forEachConcurrently(releasesIn(document), async (release) => {
    const read = await copyRelease(to, release)
    fullDocuments[release.key] = partialManifestOf(read, Object.keys(read.preload))
  })
  const keys = [...Object.keys(boot.documents), ...commonReleases(document)]
  const documents = Object.fromEntries(
    keys.flatMap((key) => {
      const known = fullDocuments[key] ?? boot.documents[key]
      return known ? [[key, known] as const] : []
    }),
  )
  await forEachConcurrently(mediaIn(html, boot), (address) => to.copy(address))
  to.write('hosting.json', `${JSON.stringify(hosting, null, 2)}\n`)
  to.write(ROUTES_ADDRESS, await download(fetched, ROUTES_ADDRESS))
  to.write(REGISTRY_ADDRESS, JSON.stringify(registry))
  to.write('index.html', withBoot(html, { ...boot, documents, registry, answers: [] }))
  return { files: to.count(), serial: document.serial }
}
