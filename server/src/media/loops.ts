import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Loop } from './live'

/**
 * The segments of a channel: a folder below `assets/hls`, with lengths from the playlist that the encoder wrote beside
 * them. Read once; null where there is no such channel.
 */
export function createLoops(assetsDir: string): (channel: string) => Promise<Loop | null> {
  const known = new Map<string, Promise<Loop | null>>()
  return (channel) => {
    if (!/^[\w-]+$/.test(channel)) return Promise.resolve(null)
    const found = known.get(channel) ?? readLoop(join(assetsDir, 'hls', channel), `/media/hls/${channel}`)
    known.set(channel, found)
    found.then(
      (loop) => loop ?? known.delete(channel),
      () => known.delete(channel),
    )
    return found
  }
}

async function readLoop(folder: string, address: string): Promise<Loop | null> {
  const names = await readdir(folder).catch(() => [])
  const playlist = names.find((name) => name.endsWith('.m3u8'))
  if (!playlist) return null
  const segments = segmentsIn(await readFile(join(folder, playlist), 'utf8'))
  if (segments.length === 0) return null
  return {
    seconds: segments.map(({ seconds }) => seconds),
    address: (index) => `${address}/${segments[index]?.name ?? ''}`,
  }
}

/** Names and lengths of an encoder's playlist. */
export function segmentsIn(playlist: string): { name: string; seconds: number }[] {
  return [...playlist.matchAll(/#EXTINF:([\d.]+),[^\n]*\n(?:#[^\n]*\n)*([^#\n]+)/g)].map(([, seconds, name]) => ({
    name: (name ?? '').trim().split('/').at(-1) ?? '',
    seconds: Number(seconds),
  }))
}
