/** One delayed function; a new one replaces it. */
export interface Delay {
  run(ms: number, task: () => void): void
  /** Runs the delayed function immediately. */
  flush(): void
  cancel(): void
  pending(): boolean
}

export function createDelay(): Delay {
  let timer: ReturnType<typeof setTimeout> | undefined
  let due: (() => void) | null = null
  const cancel = () => {
    clearTimeout(timer)
    due = null
  }
  const flush = () => {
    const task = due
    cancel()
    task?.()
  }
  return {
    cancel,
    flush,
    pending: () => due !== null,
    run(ms, task) {
      cancel()
      if (ms <= 0) return task()
      due = task
      timer = setTimeout(flush, ms)
    },
  }
}
