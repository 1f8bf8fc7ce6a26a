import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { HOUR_MS } from '@plaza/shared/format'
import { expect, it, vi } from 'vitest'
import { objectStorage } from '../adapters/object-storage'
import { localStorage } from '../adapters/storage'
import { sweepIncomingFiles } from './incoming-files'
import { createLog } from './log'

const bucket = { endpoint: 'http://127.0.0.1:1', name: 'x', region: 'x', accessKeyId: 'x', secretAccessKey: 'x' }

it.each([
  ['on this machine', localStorage],
  ['in an object store', (dir: string) => objectStorage(bucket, dir)],
])('takes old files of uploads away at the start and each hour, with files %s', async (_, storageIn) => {
  const dir = mkdtempSync(join(tmpdir(), 'plaza-incoming-'))
  const incoming = join(dir, 'incoming')
  mkdirSync(incoming)
  const leave = (name: string, ageMs: number) => {
    writeFileSync(join(incoming, name), name)
    const touched = new Date(Date.now() - ageMs)
    utimesSync(join(incoming, name), touched, touched)
  }
  leave('left', HOUR_MS + 60_000)
  leave('coming', HOUR_MS - 60_000)
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const end = sweepIncomingFiles({ log: createLog('silent'), storage: storageIn(dir) })
  try {
    await expect.poll(() => readdirSync(incoming)).toEqual(['coming'])
    leave('coming', HOUR_MS + 60_000)
    vi.advanceTimersByTime(HOUR_MS)
    await expect.poll(() => readdirSync(incoming)).toEqual([])
  } finally {
    end()
    vi.useRealTimers()
    rmSync(dir, { recursive: true })
  }
})
