import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Builds of all hosts that this installation has started with, newest first (`placeHost`). */
export async function keptHosts(releasesDir: string): Promise<string[]> {
  const folder = join(releasesDir, 'host')
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.json'))
  const hosts = await Promise.all(
    names.map(async (name) => ({ build: name.replace('.json', ''), at: (await stat(join(folder, name))).mtimeMs })),
  )
  return hosts.sort((a, b) => b.at - a.at).map(({ build }) => build)
}
