import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import * as v from 'valibot'
import { refuseField } from '../refusals'

/** Of an unpacked map: whoever may publish a release sends it. */
export const MOST_MAP_BYTES = 16_000_000
/** Characters of its mappings, each of which takes forty bytes once it is read; our largest map has 1.2 million. */
export const MOST_MAPPINGS = 4_000_000
/** Of all maps of a release, unpacked; those of our largest remote have 10 MB. */
const MOST_MAPS_BYTES = 64_000_000
const MOST_SOURCES = 10_000
const unzip = promisify<Buffer, { maxOutputLength: number }, Buffer>(gunzip)

/** A name to show, which no server opens. */
const Source = v.pipe(v.string(), v.maxLength(1_000))
const SourceMapSchema = v.pipe(
  v.object({
    version: v.literal(3),
    file: v.optional(v.string()),
    sources: v.pipe(v.array(Source), v.maxLength(MOST_SOURCES)),
    sourcesContent: v.array(v.nullable(v.string())),
    names: v.optional(v.array(v.string())),
    mappings: v.pipe(v.string(), v.maxLength(MOST_MAPPINGS)),
    sections: v.optional(v.never()),
  }),
  v.check(({ sources, sourcesContent }) => sources.length === sourcesContent.length),
)

/** Refuses what is no packed source map that carries its own sources, and more of them than a release has. */
export async function requireSourceMaps(maps: ReadonlyMap<string, Buffer>): Promise<void> {
  let sum = 0
  for (const [name, content] of maps) {
    const text = await unpacked(content)
    sum += text?.length ?? 0
    if (sum > MOST_MAPS_BYTES) throw refuseField(name, tooMany)
    if (!text || !isSourceMap(text)) throw refuseField(name, unfit)
  }
}

const tooMany = [
  'with it the source maps of this release are more than 64 MB unpacked',
  '加上它，此版本的 source map 解压后超过 64 MB',
] as const

const unfit = [
  'is no source map of version 3 that carries its sources, packed by gzip, at most 16 MB unpacked, of which mappings 4 MB',
  '不是带有源码的第 3 版 source map（gzip 压缩，解压后最多 16 MB，其中 mappings 最多 4 MB）',
] as const

const unpacked = (content: Buffer): Promise<Buffer | null> =>
  unzip(content, { maxOutputLength: MOST_MAP_BYTES }).catch(() => null)

function isSourceMap(text: Buffer): boolean {
  try {
    return v.is(SourceMapSchema, JSON.parse(text.toString()))
  } catch {
    return false
  }
}
