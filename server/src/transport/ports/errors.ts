import type { SourceExcerpt, SourceFrame } from '@plaza/shared/operations'
import type { ErrorFrame, ErrorKind, TrailStep } from '@plaza/shared/remotes'

/** An error as it was reported, with positions in shipped files. */
export interface ErrorOccurrence {
  at: number
  /** Remote, `host`, or `server` for the server's own. */
  owner: string
  release: string
  /** Build id of the host. */
  host: string
  kind: ErrorKind
  route: string
  shell: string
  browser: string
  language: string
  message: string
  frames: readonly ErrorFrame[]
  trail: readonly TrailStep[]
  n: number
  /** The network that reported it; without one it was seen by the server itself. Not stored. */
  network?: string
  /** Request of the server in which it happened, as in its log. */
  requestId?: string | undefined
  /** Its trace, if traces are on. */
  traceId?: string | undefined
}

/** What failed in the server: a request, a job of this name, or its process. */
export type ServerErrorSource = { kind: 'server' | 'process' } | { kind: 'job'; job: string }

/** Groups errors by their cause and writes them, every two seconds. */
export interface ErrorLog {
  add(occurrence: ErrorOccurrence): void
  /** An error of the server itself that nobody expected: of a request, unless another source is given. */
  addUnexpected(error: unknown, source?: ServerErrorSource): void
  flush(): Promise<void>
  stop(): Promise<void>
}

/** A frame with its position in the source, if there is a source map of its release. */
export interface TracedFrame extends SourceFrame {
  excerpt: SourceExcerpt | null
}

/** Resolves positions in shipped files by the private source maps of their releases. */
export interface SourceMaps {
  /** Frames in other files than `isReadable` names stay as they were shipped. */
  trace(frames: readonly ErrorFrame[], isReadable?: (file: string) => boolean): Promise<TracedFrame[]>
}
