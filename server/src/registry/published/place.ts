import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { copyFile, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { refuseFindings } from '../refusals'

const twins = ['', '.br', '.gz']
const asideOf = (path: string) => join(dirname(path), `.${randomBytes(6).toString('hex')}`)

/** Copies one file where it is not there yet; whoever reads meanwhile finds it whole or not at all. */
async function placeFile(from: string, to: string): Promise<void> {
  if (!existsSync(from) || existsSync(to)) return
  const aside = asideOf(to)
  await copyFile(from, aside)
  await rename(aside, to)
}

/**
 * Copies the files of a build, and what lies beside them compressed, to a release's folder; an existing one stays. Refuses
 * a build that lacks a file, and leaves nothing of it.
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

/** Adds the files of a host's build to those of all builds before it: pages that are open go on to ask for theirs. */
export async function placeHost(hostDir: string, releasesDir: string): Promise<void> {
  if (!existsSync(join(hostDir, 'host.json'))) return
  const { build } = JSON.parse(await readFile(join(hostDir, 'host.json'), 'utf8')) as { build: string }
  const folder = join(releasesDir, 'host')
  await mkdir(folder, { recursive: true })
  for (const name of await readdir(hostDir))
    if (/\.(js|css)(\.br|\.gz)?$/.test(name)) await placeFile(join(hostDir, name), join(folder, name))
  await placeFile(join(hostDir, 'host.json'), join(folder, `${build}.json`))
}
