import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'

interface MappedSource {
  source: string
  lines: readonly string[]
  /** Lines of the source by lines of the shipped file; column 1 is column 3 of the source. */
  at: Readonly<Record<number, number>>
}

/** Base 64 of a small positive number in a source map. */
const vlq = (value: number): string => {
  const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
  return digits[value << 1] ?? ''
}

/** Writes the private source map of a shipped file. */
export async function writeSourceMap(releasesDir: string, file: string, { source, lines, at }: MappedSource) {
  const [[shipped, original] = ['1', 1]] = Object.entries(at)
  const mappings = `${';'.repeat(Number(shipped) - 1)}AA${vlq(original - 1)}${vlq(2)}`
  const map = { version: 3, sources: [source], sourcesContent: [lines.join('\n')], names: [], mappings }
  const path = join(releasesDir, 'maps', `${file}.map.gz`)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, gzipSync(JSON.stringify(map)))
}
