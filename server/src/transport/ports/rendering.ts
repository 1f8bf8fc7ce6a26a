import type { OperationsRendering } from '@plaza/shared/operations'

/** A script of a build, known by the hash of its content. */
export interface BuildScript {
  /** `sha384-…` of the text. */
  integrity: string
  read(): Promise<string>
}

/** A page to be rendered: the host's script, the release's, and what both are given, as JSON. */
export interface RenderJob {
  host: BuildScript
  release: BuildScript & { remote: string; id: string }
  /** Id of the page's route. */
  route: string
  input: string
  /** There is an older one that people get meanwhile: it goes before pages that are new. */
  isRenewal?: true
}

/** Why a render gave no HTML: `gone` is a process that ended by itself, `forged` HTML or a message that is refused. */
export type RenderFailureKind = 'threw' | 'late' | 'memory' | 'gone' | 'missing' | 'wrong-hash' | 'too-big' | 'forged'

export interface RenderFailure {
  kind: RenderFailureKind
  /** What the host said of an error, or the tag that was refused. */
  detail?: string
}

/** HTML, or why there is none; null where it was not begun. */
export type RenderAttempt = { html: string } | RenderFailure | null

/** Renders pages of releases in locked processes. */
export interface Renderer {
  /** HTML, or null where it could not be had. Never rejects. */
  render(job: RenderJob): Promise<string | null>
  /** The same for a check: a fault is told, is not counted, and pauses nothing. */
  attempt(job: RenderJob): Promise<RenderAttempt>
  state(): OperationsRendering
  /** Ends all processes; what still waits gives null. */
  close(): Promise<void>
}
