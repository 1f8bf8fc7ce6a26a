import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { type ReleaseBundle, releaseBundle } from './release'

const compress = promisify(brotliCompress)
/** A few percent larger than the builds' quality 11, which takes a minute for the largest release. */
const QUALITY = 8
const options = { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }

/** The compressed copy of a script or style that came without one. */
export const compressedCopy = (content: Buffer): Promise<Buffer> => compress(content, options)

/** Sizes of scripts and styles as sent: of the compressed copy, or compressed now, on one thread at a time. */
export async function sizesOf(files: ReadonlyMap<string, Buffer>): Promise<Map<string, number>> {
  const sizes = new Map<string, number>()
  for (const [name, content] of files)
    if (/\.(js|css)$/.test(name)) sizes.set(name, (files.get(`${name}.br`) ?? (await compressedCopy(content))).length)
  return sizes
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
