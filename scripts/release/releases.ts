import { copyFileSync, cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { FEDERATION_MANIFEST } from '../../shared/build/document/federation-manifest'
import { MAPS_FOLDER } from '../../shared/build/source-maps'
import type { Provenance } from './provenance'

/** Whether a release exists; throws if it exists with another remote.json. */
function isThere(folder: string, text: string): boolean {
  if (!existsSync(folder)) return false
  const document = join(folder, 'remote.json')
  if (existsSync(document) && readFileSync(document, 'utf8') === text) return true
  throw new Error(`${folder} is there with another remote.json. A release is never changed: raise the version.`)
}

const idOf = (version: string, build: string) => `${version}-${build}`

/** Whether a build is among the releases. */
export function isReleased(releasesDir: string, dist: string): boolean {
  const text = readFileSync(join(dist, 'remote.json'), 'utf8')
  const { name, version, build } = JSON.parse(text)
  return isThere(join(releasesDir, 'remotes', name, idOf(version, build)), text)
}

/** Copies a build's source maps next to the releases, where no visitor is served (docs/decisions/0520). */
function writeMaps(releasesDir: string, dist: string, release: string): void {
  const from = join(dist, MAPS_FOLDER)
  if (existsSync(from)) cpSync(from, join(releasesDir, MAPS_FOLDER, 'remotes', release), { recursive: true })
}

/**
 * Adds a build to the immutable releases, completely or not at all, with documents for the registry. An existing
 * release is left alone.
 */
export function writeRelease(releasesDir: string, dist: string, provenance: Provenance) {
  const text = readFileSync(join(dist, 'remote.json'), 'utf8')
  const { name, version, build, files } = JSON.parse(text)
  const id = idOf(version, build)
  const parent = join(releasesDir, 'remotes', name)
  const folder = join(parent, id)
  writeMaps(releasesDir, dist, join(name, id))
  if (isThere(folder, text)) return { id, folder, made: false }
  const draft = join(parent, `.${id}.${process.pid}`)
  mkdirSync(draft, { recursive: true })
  try {
    for (const file of Object.keys(files)) {
      copyFileSync(join(dist, file), join(draft, file))
      for (const copy of [`${file}.br`, `${file}.gz`])
        if (existsSync(join(dist, copy))) copyFileSync(join(dist, copy), join(draft, copy))
    }
    copyFileSync(join(dist, 'modules.json'), join(draft, 'modules.json'))
    copyFileSync(join(dist, FEDERATION_MANIFEST), join(draft, FEDERATION_MANIFEST))
    writeFileSync(join(draft, 'provenance.json'), `${JSON.stringify(provenance)}\n`)
    writeFileSync(join(draft, 'remote.json'), text)
    renameSync(draft, folder)
  } catch (error) {
    if (isThere(folder, text)) return { id, folder, made: false }
    throw error
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
  return { id, folder, made: true }
}
