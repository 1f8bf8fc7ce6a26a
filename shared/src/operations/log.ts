import type { ChangeName } from './changes'

export interface LogEntry {
  id: number
  at: number
  serial: number
  who: string
  /** The operator who owns the token by which `who`, a program, did it. */
  owner: string | null
  /** Name of a change; `halt` is an automatic rollback. */
  action:
    | ChangeName
    | 'halt'
    | 'override'
    | 'preview'
    | 'end-preview'
    | 'preview-release'
    | 'end-release-preview'
    | 'add-operator'
    | 'confirm-operator'
    | 'set-departments'
    | 'remove-operator'
    | 'add-token'
    | 'remove-token'
    | 'set-owners'
  remote: string | null
  why: string
  detail: Readonly<Record<string, unknown>>
}
/** GET `log?before=<id>`: fifty entries, newest first. */
export interface OperationsLog {
  list: readonly LogEntry[]
  next: number | null
}
