import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { root } from '../../lib/project.mjs'
import type { SentPage } from './documents'
import type { HydrationResult } from './hydrate-page'

/** Longer than the slowest page takes to report its own result. */
const SILENCE_MS = 60_000
/** Different from the server's: a page that uses the device's time zone renders something else. */
const DEVICE_ZONE = 'Pacific/Kiritimati'

export interface HydrationJob {
  pages: readonly SentPage[]
  /** Paths of files by their URLs. */
  files: Readonly<Record<string, string>>
}

const child = fileURLToPath(new URL('./child.ts', import.meta.url))

/**
 * Opens pages in a separate process and returns the result of each. A page that never ends stops the process, and with
 * it the pages after it.
 */
export async function hydrate(asked: HydrationJob): Promise<HydrationResult[]> {
  if (asked.pages.length === 0) return []
  const running = spawn(process.execPath, ['--import', 'tsx', child], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', TZ: DEVICE_ZONE },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const silent = setTimeout(() => running.kill('SIGKILL'), SILENCE_MS)
  const done: HydrationResult[] = []
  running.stdin.on('error', () => {})
  running.stdin.end(JSON.stringify(asked))
  for await (const line of createInterface({ input: running.stdout })) {
    silent.refresh()
    done.push(JSON.parse(line))
  }
  clearTimeout(silent)
  const [missing] = asked.pages.slice(done.length)
  return missing ? [...done, { id: missing.id, differs: 'the browser comes to no end with it' }] : done
}
