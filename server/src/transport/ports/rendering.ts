import type { OperationsRendering } from '@plaza/shared/operations'

/** A script of a build, identified by its hash. */
export interface BuildScript {
  /** `sha384-…` of the text. */
  integrity: string
  read(): Promise<string>
}

/** A render: the scripts of host and release, and their input as JSON. */
export interface RenderJob {
  host: BuildScript
  release: BuildScript & { remote: string; id: string }
  /** Id of the page's route. */
  route: string
  input: string
  /** An older version is cached and served meanwhile; takes precedence over new pages. */
  isRenewal?: true
}

/**
 * Why a render produced no HTML. `late`: it exceeded its CPU time. `slow`: it exceeded its wall time on a busy machine,
 * which is not the release's fault. `gone`: the process exited by itself. `forged`: its HTML or message was rejected.
 */
export type RenderFailureKind =
  | 'threw'
  | 'late'
  | 'slow'
  | 'memory'
  | 'gone'
  | 'missing'
  | 'wrong-hash'
  | 'too-big'
  | 'forged'

export interface RenderFailure {
  kind: RenderFailureKind
  /** The host's error message, or the rejected tag. */
  detail?: string
}

/** HTML, or why there is none; null if it did not start. */
export type RenderAttempt = { html: string } | RenderFailure | null

/** Renders pages of releases in sandboxed processes. */
export interface Renderer {
  /** HTML, or null. Never rejects. */
  render(job: RenderJob): Promise<string | null>
  /** For a check: a failure is returned, but neither counted nor followed by a pause. */
  attempt(job: RenderJob): Promise<RenderAttempt>
  state(): OperationsRendering
  /** Ends all processes; waiting renders resolve to null. */
  close(): Promise<void>
}
