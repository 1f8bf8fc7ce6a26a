import type { createCpuClock } from './cpu-clock'
import { type ProcessLimits, type RenderProcess, startProcess, type Task } from './process'
import { createRestarts } from './restarts'
import { childProgram, findWalls, type Walls } from './walls'

export interface SupervisorOptions {
  count: number
  limits: ProcessLimits
  clockOf?: typeof createCpuClock | undefined
  /** A process is ready, or has ended. */
  onChange(): void
  onStray(last: Task): void
}

/** Keeps a number of render processes alive, from `open` to `close`. */
export function superviseProcesses({ count, limits, clockOf, onChange, onStray }: SupervisorOptions) {
  const running = new Set<RenderProcess>()
  let opening: Promise<{ walls: Walls | null; program: string }> | undefined
  let setup: Awaited<typeof opening>
  let closed = false
  const restarts = createRestarts(() => {
    if (setup?.walls && running.size < count) startOne(setup.walls, setup.program)
  })

  function startMissing(): void {
    if (restarts.isScheduled() || closed) return
    if (restarts.isDelayed()) restarts.schedule()
    else while (running.size < count && setup?.walls) startOne(setup.walls, setup.program)
  }

  function startOne(walls: Walls, program: string): void {
    const made = startProcess({
      walls,
      program,
      limits,
      ...(clockOf && { clockOf }),
      onStray,
      onReady() {
        restarts.record(true)
        startMissing()
        onChange()
      },
      onGone(wasReady) {
        running.delete(made)
        if (!wasReady) restarts.record(false)
        startMissing()
        onChange()
      },
    })
    running.add(made)
  }

  return {
    running: running as ReadonlySet<RenderProcess>,
    /** Their isolation: undefined before it was determined, null if none is available. */
    walls: () => setup?.walls,
    async open(): Promise<void> {
      opening ??= findWalls().then((walls) => ({ walls, program: childProgram() }))
      setup = await opening.catch(() => ({ walls: null, program: '' }))
      startMissing()
    },
    async close(): Promise<void> {
      closed = true
      restarts.cancel()
      await opening?.catch(() => undefined)
      const ending = [...running]
      for (const one of ending) one.kill()
      await Promise.all(ending.map(({ gone }) => gone))
    },
  }
}
