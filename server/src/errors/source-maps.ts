import { readFile } from 'node:fs/promises'
import { basename, dirname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { type EncodedSourceMap, originalPositionFor, sourceContentFor, TraceMap } from '@jridgewell/trace-mapping'
import type { SourceExcerpt } from '@plaza/shared/operations'
import type { ErrorFrame } from '@plaza/shared/remotes'
import { LRUCache } from 'lru-cache'
import type { Environment } from '../environment'
import { MOST_MAP_BYTES, MOST_MAPPINGS } from '../registry/uploads/source-maps'
import type { SourceMaps, TracedFrame } from '../transport/ports/errors'
import { functionAround } from './function-around'

/** Maximum number of source maps in memory: the host's largest has some megabytes. */
const MOST_MAPS = 12
/** Of all of them, in characters: they take forty times as many bytes. */
const MOST_MAPPINGS_IN_ALL = 8_000_000
const FORGET_MISSING_MS = 60_000
/** Lines before and after the position. */
const LINES_AROUND = 5
const MOST_LINE = 400
/** Of a source, in characters. */
const MOST_CONTENT = 2_000_000

const unzip = promisify<Buffer, { maxOutputLength: number }, Buffer>(gunzip)

type Places = Pick<Environment, 'releasesDir' | 'hostDir'>

/** Possible files with the source map of a shipped file. */
function mapFiles(file: string, { releasesDir, hostDir }: Places): string[] {
  const name = `${basename(file)}.map`
  if (file.startsWith('/remotes/')) return [join(releasesDir, 'maps', dirname(file), `${name}.gz`)]
  if (file.startsWith('/assets/host/'))
    return [join(releasesDir, 'maps/host', `${name}.gz`), join(hostDir, 'maps', `${name}.gz`)]
  return file.startsWith('/server/') ? [join(import.meta.dirname, name)] : []
}

/** Reads a source map that another server has stored, by its path among the releases. */
type ReadSharedMap = (path: string) => Promise<Buffer | null>

interface ReadMap {
  map: TraceMap
  /** Characters of its mappings, and one. */
  size: number
}

async function readMap(
  paths: readonly string[],
  read: (path: string) => Promise<Buffer | null>,
): Promise<ReadMap | null> {
  for (const path of paths) {
    try {
      const content = await read(path)
      if (!content) continue
      const text = path.endsWith('.gz') ? await unzip(content, { maxOutputLength: MOST_MAP_BYTES }) : content
      const map = JSON.parse(text.toString()) as EncodedSourceMap
      // One of an upload from before the limit would be read by the next report of a guest.
      if (map.mappings.length <= MOST_MAPPINGS) return { map: new TraceMap(map), size: map.mappings.length + 1 }
    } catch {}
  }
  return null
}

const isOwn = (source: string) => !source.includes('node_modules/') && !source.startsWith('webpack/')

/** Without the folders in which the package manager keeps a package. */
const shortened = (source: string) =>
  source.replace(/^(\.\.\/)+/, '').replace(/^node_modules\/.*\/node_modules\//, 'node_modules/')

/** What is known without a source map. */
const asShipped = ({ file, line, column, name }: ErrorFrame): TracedFrame => ({
  source: file,
  line,
  column,
  name,
  own: false,
  excerpt: null,
})

function excerptOf(source: string, content: string, line: number, column: number): SourceExcerpt {
  if (content.length > MOST_CONTENT) return { source, from: line, line, column, lines: [] }
  const all = content.split('\n')
  const from = Math.max(1, line - LINES_AROUND)
  const lines = all.slice(from - 1, line + LINES_AROUND).map((one) => one.slice(0, MOST_LINE))
  return { source, from, line, column, lines }
}

/** Above frames of a remote are those of the host's functions that it calls. */
const isOfCaller = (frames: readonly ErrorFrame[]) => {
  const isOfRemote = ({ file }: ErrorFrame) => file.startsWith('/remotes/')
  return frames.some(isOfRemote) ? isOfRemote : () => true
}

function trace(map: TraceMap, frame: ErrorFrame): TracedFrame {
  const found = originalPositionFor(map, { line: frame.line, column: frame.column - 1 })
  if (found.source === null) return asShipped(frame)
  const { source, line } = found
  const column = found.column + 1
  const content = sourceContentFor(map, source)
  return {
    source: shortened(source),
    line,
    column,
    name: (content && functionAround(content, line)) || frame.name,
    own: isOwn(source),
    excerpt: content === null ? null : excerptOf(source, content, line, column),
  }
}

/** Resolves positions in shipped files by the private source maps of their releases. */
export function createSourceMaps(places: Places, readShared: ReadSharedMap = async () => null): SourceMaps {
  const read = async (path: string) => {
    const own = await readFile(path).catch(() => null)
    return own ?? (path.startsWith(places.releasesDir) ? readShared(relative(places.releasesDir, path)) : null)
  }
  const maps = new LRUCache<string, ReadMap | { map: null; size: 1 }>({
    max: MOST_MAPS,
    maxSize: MOST_MAPPINGS_IN_ALL,
    sizeCalculation: ({ size }) => size,
  })

  async function mapOf(file: string): Promise<TraceMap | null> {
    const known = maps.get(file)
    if (known) return known.map
    const found = await readMap(mapFiles(file, places), read)
    maps.set(file, found ?? { map: null, size: 1 }, found ? {} : { ttl: FORGET_MISSING_MS })
    return found?.map ?? null
  }

  return {
    async trace(frames, isReadable = () => true): Promise<TracedFrame[]> {
      const traced: TracedFrame[] = []
      const isCaller = isOfCaller(frames)
      for (const frame of frames) {
        const map = isReadable(frame.file) ? await mapOf(frame.file) : null
        const one = map ? trace(map, frame) : asShipped(frame)
        traced.push({ ...one, own: one.own && isCaller(frame) })
      }
      return traced
    },
  }
}
