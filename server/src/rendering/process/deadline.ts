import type { CpuClock } from './cpu-clock'

/** CPU time that a task may use, and its wall time, which is longer on a busy machine (ms). */
export interface TimeLimits {
  cpuMs: number
  wallMs: number
}

/** Shortest interval between checks: the kernel's CPU time advances in steps of this length (ms). */
const CHECK_MS = 10

/**
 * Watches one task: `late` once it has used more CPU time than it may, `slow` once it is overdue without having used
 * that much. Nothing is called after `stop`.
 */
export function startDeadline({ cpuMs, wallMs }: TimeLimits, clock: CpuClock, onOver: (by: 'late' | 'slow') => void) {
  const cpuAtStart = clock()
  const startedAt = performance.now()
  const usedMs = () => Math.max(0, clock() - cpuAtStart)
  let timer: NodeJS.Timeout
  let stopped = false

  function check(): void {
    if (stopped) return
    const cpuLeft = cpuMs - usedMs()
    const wallLeft = wallMs - (performance.now() - startedAt)
    if (cpuLeft > 0 && wallLeft > 0) schedule(Math.min(cpuLeft, wallLeft))
    else onOver(cpuLeft > 0 ? 'slow' : 'late')
  }

  function schedule(ms: number): void {
    timer = setTimeout(afterAnswers, Math.max(CHECK_MS, ms), check)
  }

  schedule(Math.min(cpuMs, wallMs))
  return {
    usedMs,
    stop(): void {
      stopped = true
      clearTimeout(timer)
    },
  }
}

/** An answer that arrived while our own event loop was busy is read before a timeout counts. */
const afterAnswers = (act: () => void) => setImmediate(() => setImmediate(act))
