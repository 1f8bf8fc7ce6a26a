/** GET `rendering`: state of page rendering in the server process that answers. */
export interface OperationsRendering {
  /** `idle`: nothing was rendered yet; `unable`: no sandboxed process can be created. */
  state: 'off' | 'idle' | 'on' | 'unable'
  /** Isolation that the operating system does not provide: see docs/decisions/0063. */
  missingWalls: readonly ('network' | 'sockets' | 'signals' | 'limits')[]
  processes: readonly { renders: number; bytes: number; contexts: number; isBusy: boolean }[]
  waiting: number
  rendered: number
  /** Renders that never started, because the queue was full or too slow. */
  dropped: number
  /** Renders by release, with the CPU time that they used within the last minute. */
  releases: readonly {
    remote: string
    release: string
    waiting: number
    rendered: number
    dropped: number
    lastMinuteMs: number
  }[]
  /** Pages whose rendering is paused, and until when (ms); a null route means all pages of the release. */
  paused: readonly { remote: string; release: string; route: string | null; until: number }[]
}
