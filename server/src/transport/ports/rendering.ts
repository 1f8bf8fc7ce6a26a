/** A script of a build, known by the hash of its content. */
export interface Code {
  /** `sha384-…` of the text. */
  integrity: string
  read(): Promise<string>
}

/** A page to be rendered: the host's script, the release's, and what both are given, as JSON. */
export interface Rendering {
  host: Code
  release: Code & { remote: string; id: string }
  input: string
}

/** Why a render gave no HTML: `gone` is a process that ended by itself, `forged` HTML or a message that is refused. */
export type RenderFault = 'threw' | 'late' | 'memory' | 'gone' | 'missing' | 'wrong-hash' | 'too-big' | 'forged'

/** What rendering does now, in this process alone. */
export interface RenderingState {
  /** `idle`: nothing was to be rendered yet; `unable`: no process can be locked in here. */
  state: 'off' | 'idle' | 'on' | 'unable'
  /** Walls of the operating system that are not to be had here: see docs/decisions/0063. */
  missingWalls: readonly Wall[]
  processes: readonly { renders: number; bytes: number; contexts: number; isBusy: boolean }[]
  waiting: number
  rendered: number
  /** Renders that nobody began, because too many waited or for too long. */
  dropped: number
  /** Releases that are not rendered for a while, and until when (ms). */
  paused: readonly { remote: string; release: string; until: number }[]
}
export type Wall = 'network' | 'signals' | 'limits'

/** Renders pages of releases in locked processes. */
export interface Renderer {
  /** HTML, or null where it could not be had. Never rejects. */
  render(job: Rendering): Promise<string | null>
  state(): RenderingState
  /** Ends all processes; what still waits gives null. */
  close(): Promise<void>
}
