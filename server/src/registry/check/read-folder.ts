import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { type ReleaseBundle, releaseBundle } from './release'

const compress = promisify(brotliCompress)

/** Sizes of scripts and styles as sent: of the compressed copy, or compressed now. */
export async function sizesOf(files: ReadonlyMap<string, Buffer>): Promise<Map<string, number>> {
  const names = [...files.keys()].filter((name) => /\.(js|css)$/.test(name))
  const sized = names.map(async (name): Promise<[string, number]> => {
    const copy = files.get(`${name}.br`) ?? (await compress(files.get(name) ?? Buffer.alloc(0)))
    return [name, copy.length]
  })
  return new Map(await Promise.all(sized))
}

/** Reads a release from a folder: a build's `dist`, or a released one. */
export async function readFolder(name: string, folder: string): Promise<ReleaseBundle> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
  const read = entries.map(
    async (entry): Promise<[string, Buffer]> => [
      entry.name,
      entry.isFile() ? await readFile(join(folder, entry.name)) : Buffer.alloc(0),
    ],
  )
  const files = new Map(await Promise.all(read))
  return releaseBundle(name, files, await sizesOf(files))
}
