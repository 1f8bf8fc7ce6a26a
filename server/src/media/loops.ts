import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Loop } from './live'

interface LoopDocument {
  id: string
  segments: { file: string; seconds: number }[]
}

/** Reads the channels' loops from `assets/hls`, each once. */
export function createLoops(assetsDir: string): (channel: string) => Promise<Loop | null> {
  let loading: Promise<Map<string, Loop>> | undefined
  return async (channel) => {
    loading ??= readLoops(assetsDir)
    const loops = await loading
    if (loops.size === 0) loading = undefined
    return loops.get(channel) ?? null
  }
}

async function readLoops(assetsDir: string): Promise<Map<string, Loop>> {
  const folder = join(assetsDir, 'hls')
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.json'))
  const documents = await Promise.all(
    names.map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8')) as LoopDocument[]),
  )
  return new Map(documents.flat().map(({ id, segments }) => [id, toLoop(segments)]))
}

const toLoop = (segments: LoopDocument['segments']): Loop => ({
  seconds: segments.map(({ seconds }) => seconds),
  address: (index) => `/media/${segments[index]?.file ?? ''}`,
})
