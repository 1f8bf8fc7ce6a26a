import { readdirSync, readFileSync } from 'node:fs'

/** Linux counts CPU time in hundredths of a second on every machine. */
const TICK_MS = 10

/** CPU time that a process has used so far (ms). */
export type CpuClock = () => number

/**
 * Fields of `/proc/<pid>/stat` after the program's name, which may contain anything; empty if the file cannot be read.
 */
function statOf(pid: number): string[] {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return text.slice(text.lastIndexOf(')') + 2).split(' ')
  } catch {
    return []
  }
}

const parentOf = (pid: number): number => Number(statOf(pid)[1])

function cpuMsOf(pid: number): number | null {
  const [user, system] = statOf(pid).slice(11, 13)
  return user === undefined || system === undefined ? null : (Number(user) + Number(system)) * TICK_MS
}

function processIds(): number[] {
  try {
    return readdirSync('/proc').map(Number).filter(Boolean)
  } catch {
    return []
  }
}

/** Process ids ascend, so the child is usually the first one after its parent. */
function childOf(parent: number): number | undefined {
  const ids = processIds().sort((a, b) => a - b)
  return [...ids.filter((id) => id > parent), ...ids].find((id) => parentOf(id) === parent)
}

/**
 * The CPU clock of a process, read from the kernel, because the process itself might not answer, or lie. `forks`: the
 * program runs in a child of the process. Without `/proc` (not Linux) it is the wall clock.
 */
export function createCpuClock(pid: number | undefined, forks: boolean): CpuClock {
  const worker = pid !== undefined && forks ? childOf(pid) : pid
  let last = worker === undefined ? null : cpuMsOf(worker)
  if (worker === undefined || last === null) return () => performance.now()
  return () => {
    last = cpuMsOf(worker) ?? last
    return last ?? 0
  }
}
