import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { root } from '../../lib/project.mjs'
import type { SentPage } from './documents'
import type { HydrationResult } from './hydrate-page'
import type { ModuleJob, ModuleResult } from './read-modules'

/** Longer than the slowest page takes to report its own result. */
const SILENCE_MS = 60_000
/** Different from the server's: a page that uses the device's time zone renders something else. */
const DEVICE_ZONE = 'Pacific/Kiritimati'

export interface HydrationJob {
  pages: readonly SentPage[]
  modules: ModuleJob
  /** Paths of files by their URLs. */
  files: Readonly<Record<string, string>>
}

const here = dirname(fileURLToPath(import.meta.url))
/** Beside the bundled commands of `@plaza/cli`, compiled. */
const compiled = join(here, 'hydration-child.mjs')
const child = existsSync(compiled) ? [compiled] : ['--import', 'tsx', join(here, 'child.ts')]

export interface HydrationOutcome {
  pages: readonly HydrationResult[]
  /** Null if a page never came to an end. */
  modules: ModuleResult | null
}

/**
 * Opens pages in a separate process and returns the result of each, then reads all modules. A page that never ends stops
 * the process, and with it what comes after it.
 */
export async function hydrate(asked: HydrationJob): Promise<HydrationOutcome> {
  const running = spawn(process.execPath, child, {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', TZ: DEVICE_ZONE },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const silent = setTimeout(() => running.kill('SIGKILL'), SILENCE_MS)
  const lines: unknown[] = []
  running.stdin.on('error', () => {})
  running.stdin.end(JSON.stringify(asked))
  for await (const line of createInterface({ input: running.stdout })) {
    silent.refresh()
    lines.push(JSON.parse(line))
  }
  clearTimeout(silent)
  const pages = lines.slice(0, asked.pages.length) as HydrationResult[]
  const modules = (lines[asked.pages.length] ?? null) as ModuleResult | null
  const [missing] = asked.pages.slice(pages.length)
  return {
    pages: missing ? [...pages, { id: missing.id, differs: 'the browser comes to no end with it' }] : pages,
    modules: modules ?? (missing ? null : { started: [], changed: [], broken: 'it comes to no end' }),
  }
}
