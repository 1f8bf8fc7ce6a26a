import type { OperationsRendering } from '@plaza/shared/operations'

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

/** Renders pages of releases in locked processes. */
export interface Renderer {
  /** HTML, or null where it could not be had. Never rejects. */
  render(job: Rendering): Promise<string | null>
  state(): OperationsRendering
  /** Ends all processes; what still waits gives null. */
  close(): Promise<void>
}
