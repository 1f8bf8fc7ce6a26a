import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { placeRelease, sha384 } from '../fixtures/releases'
import { temporaryFolder } from '../fixtures/server'

/**
 * Hosts and releases of an earlier contract (`nav` 1.0, `telemetry` 1.0), frozen as built. Today's release needs
 * `telemetry` 2.0 and wants `nav` 1.1.
 */
const root = resolve(import.meta.dirname, '../..')
const frozen = resolve(import.meta.dirname, 'frozen')

/** Publishes the earlier release of media where a server finds it. */
export const placeMediaBefore = (releasesDir: string) => placeRelease(releasesDir, 'media', join(frozen, 'media-0.9.0'))

/**
 * Unpacks the earlier host, stored as one compressed file. At that time every page contained the hashes of its files;
 * today's server leaves them to a script of the build.
 */
export function hostBefore(): string {
  const folder = temporaryFolder()
  const packed = brotliDecompressSync(readFileSync(join(frozen, 'host-before.json.br'))).toString()
  const files: Record<string, string> = JSON.parse(packed)
  const document = JSON.parse(files['host.json'] ?? '{}')
  const list = `self.plazaFiles=${JSON.stringify({ plaza_host: document.integrity })}`
  const listed = { ...document, files: ['files.js', ...document.files] }
  listed.integrity = { ...document.integrity, 'files.js': sha384(Buffer.from(list)) }
  const all = { ...files, 'files.js': list, 'host.json': JSON.stringify(listed) }
  for (const [name, text] of Object.entries(all)) writeFileSync(join(folder, name), text)
  return folder
}

/** An archive of today's and the earlier host, and of both releases of media. */
export function frozenArchive(): string {
  const folder = temporaryFolder()
  const place = (from: string, to: string) => {
    mkdirSync(join(folder, to), { recursive: true })
    cpSync(from, join(folder, to), { recursive: true })
  }
  place(join(root, 'host/dist'), 'hosts/0-now')
  place(hostBefore(), 'hosts/1-before')
  place(join(root, 'remote-media/dist'), 'remotes/media/0-now')
  const aside = temporaryFolder()
  const { id } = placeMediaBefore(aside)
  place(join(aside, 'remotes/media', id), 'remotes/media/1-before')
  return folder
}
