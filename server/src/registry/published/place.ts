import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { copyFile, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { refuseFindings } from '../refusals'
import { mapsFolderOf } from './files'

const twins = ['', '.br', '.gz']
/** A hidden name in the same folder, which no address reaches. */
export const asideOf = (path: string) => join(dirname(path), `.${randomBytes(6).toString('hex')}`)

/** Copies one file if it does not exist yet; a concurrent reader finds either the whole file or none. */
async function placeFile(from: string, to: string): Promise<void> {
  if (!existsSync(from) || existsSync(to)) return
  const aside = asideOf(to)
  await copyFile(from, aside)
  await rename(aside, to)
}

/**
 * Copies the files of a build and their compressed copies to a release's folder; an existing folder stays. Refuses a
 * build with a missing file, and leaves nothing behind then.
 */
export async function placeRelease(build: string, folder: string, files: readonly string[]): Promise<void> {
  if (existsSync(folder)) return
  const missing = files.find((name) => !existsSync(join(build, name)))
  if (missing !== undefined) throw refuseFindings('The build', [{ code: 'P102', words: missing, file: missing }])
  const aside = asideOf(folder)
  await mkdir(aside, { recursive: true })
  try {
    for (const name of files)
      for (const twin of twins) await placeFile(join(build, name + twin), join(aside, name + twin))
    await rename(aside, folder)
  } catch (error) {
    await rm(aside, { recursive: true, force: true })
    if (!existsSync(folder)) throw error
  }
}

/**
 * Moves a checked upload to the folder of its release. An existing folder stays, whose remote.json must be the same;
 * false if it is another.
 */
export async function placeUpload(staged: string, folder: string, text: string): Promise<boolean> {
  const moved = await rename(staged, folder).then(
    () => true,
    () => false,
  )
  return moved || (await readFile(join(folder, 'remote.json'), 'utf8').catch(() => null)) === text
}

/** Copies a build's source maps to a folder that no visitor is served (docs/decisions/0520). */
async function placeMaps(build: string, folder: string): Promise<void> {
  const maps = join(build, 'maps')
  if (!existsSync(maps)) return
  await mkdir(folder, { recursive: true })
  for (const name of await readdir(maps)) await placeFile(join(maps, name), join(folder, name))
}

/** Adds the source maps of a remote's build to those of all releases. */
export const placeReleaseMaps = (build: string, releasesDir: string, remote: string, release: string): Promise<void> =>
  placeMaps(build, mapsFolderOf(releasesDir, remote, release))

/** Adds the files of a host build to those of all earlier builds, which open pages still request. */
export async function placeHost(hostDir: string, releasesDir: string): Promise<void> {
  if (!existsSync(join(hostDir, 'host.json'))) return
  const { build } = JSON.parse(await readFile(join(hostDir, 'host.json'), 'utf8')) as { build: string }
  const folder = join(releasesDir, 'host')
  await mkdir(folder, { recursive: true })
  for (const name of await readdir(hostDir))
    if (/\.(js|css)(\.br|\.gz)?$/.test(name)) await placeFile(join(hostDir, name), join(folder, name))
  await placeFile(join(hostDir, 'host.json'), join(folder, `${build}.json`))
  await placeMaps(hostDir, join(releasesDir, 'maps/host'))
}
