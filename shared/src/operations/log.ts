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
    | 'set-second-person'
    | 'request'
    | 'decline-request'
  remote: string | null
  why: string
  detail: Readonly<Record<string, unknown>>
}
/**
 * GET `log?before=<id>&remote=<name>&who=<person or program>`: fifty entries, newest first. `who` also finds what the
 * programs of a person did, and what the person confirmed.
 */
export interface OperationsLog {
  list: readonly LogEntry[]
  next: number | null
}
