import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, it, onTestFinished, vi } from 'vitest'
import { createCpuClock } from './cpu-clock'

const PATIENCE = { timeout: 20_000 }

function endGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // It has ended already.
  }
}

async function started(program: string, command = process.execPath, ...before: string[]) {
  const child = spawn(command, [...before, '--eval', `console.log(); ${program}`], {
    stdio: ['ignore', 'pipe', 'ignore'],
    detached: true,
  })
  // The whole group, because a shell's child would outlive it.
  onTestFinished(() => endGroup(child.pid as number))
  await once(child.stdout, 'data')
  return child.pid
}

it.runIf(process.platform === 'linux')('counts what a busy process uses, and nothing of one that waits', async () => {
  const busy = createCpuClock(await started('for (;;);'), false)
  const idle = createCpuClock(await started('setInterval(() => {}, 1e6)'), false)
  const [busyAtStart, idleAtStart] = [busy(), idle()]
  await vi.waitFor(() => expect(busy() - busyAtStart).toBeGreaterThan(500), PATIENCE)
  expect(idle() - idleAtStart).toBeLessThan(500)
})

it.runIf(process.platform === 'linux')('counts the child of a process that forks', async () => {
  const shell = ['-c', '"$0" "$@"; true', process.execPath]
  const clock = createCpuClock(await started('for (;;);', '/bin/sh', ...shell), true)
  const atStart = clock()
  await vi.waitFor(() => expect(clock() - atStart).toBeGreaterThan(500), PATIENCE)
})

it('keeps the last value of a process that has ended', async () => {
  const pid = await started('setInterval(() => {}, 1e6)')
  const clock = createCpuClock(pid, false)
  const before = clock()
  process.kill(pid as number, 'SIGKILL')
  await vi.waitFor(() => expect(() => process.kill(pid as number, 0)).toThrow(), PATIENCE)
  expect(clock()).toBeGreaterThanOrEqual(before)
})

it('is the wall clock where there is no process to read', () => {
  const before = performance.now()
  expect(createCpuClock(undefined, true)()).toBeGreaterThanOrEqual(before)
})
