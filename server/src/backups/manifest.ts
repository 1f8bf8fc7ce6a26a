import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { type FileRecord, foldersIn, recordFiles } from './files'

const MANIFEST = 'manifest.json'

const Manifest = v.object({
  format: v.literal(1),
  /** Moment as of which the database is. */
  at: v.pipe(v.string(), v.isoTimestamp()),
  database: v.picklist(['embedded', 'postgresql']),
  /** Number of migrations of the release that wrote it. */
  migrations: v.number(),
  /** Object stores keep no empty folders, which a database needs. */
  folders: v.array(v.string()),
  files: v.record(v.string(), v.object({ bytes: v.number(), sha256: v.string() })),
})
export type Manifest = v.InferOutput<typeof Manifest>

/** Number of migrations that a release has. */
export const migrationsIn = (migrationsDir: string): number =>
  readdirSync(migrationsDir).filter((name) => name.endsWith('.sql')).length

/** Writes the manifest of a backup, which makes it complete. */
export async function writeManifest(
  folder: string,
  about: Omit<Manifest, 'format' | 'folders' | 'files'>,
): Promise<Manifest> {
  const contents = { folders: await foldersIn(folder), files: await recordFiles(folder) }
  const manifest: Manifest = { format: 1, ...about, ...contents }
  await writeFile(join(folder, MANIFEST), `${JSON.stringify(manifest, null, 1)}\n`, { mode: 0o600 })
  return manifest
}

const isSame = (one: FileRecord | undefined, other: FileRecord): boolean =>
  one?.bytes === other.bytes && one.sha256 === other.sha256

function readManifest(folder: string, text: string): Manifest {
  try {
    return v.parse(Manifest, JSON.parse(text))
  } catch {
    throw new Error(`${folder} is not a complete backup: its ${MANIFEST} cannot be read.`)
  }
}

/** Reads a backup's manifest and compares every file with it. Throws a sentence that names the first that differs. */
export async function verifiedManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => {
    throw new Error(`${folder} is not a complete backup: it has no ${MANIFEST}.`)
  })
  const manifest = readManifest(folder, text)
  const { [MANIFEST]: _, ...present } = await recordFiles(folder)
  const paths = new Set([...Object.keys(manifest.files), ...Object.keys(present)])
  for (const path of paths) {
    const [expected, found] = [manifest.files[path], present[path]]
    if (!expected) throw new Error(`${path} is in ${folder}, but not in its manifest.`)
    if (!isSame(found, expected)) throw new Error(`${path} of ${folder} is missing or was changed.`)
  }
  return manifest
}
