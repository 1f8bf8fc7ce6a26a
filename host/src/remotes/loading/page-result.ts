import type { ComponentType } from 'react'

/** `blocked`: this host lacks a contract, so no code of it was run. `quarantined`: it threw too often and is left alone. */
export type PageFailure = { state: 'failed' | 'blocked' | 'quarantined'; reason: string }
/** `release`: id of the one whose page it is; none for the host's own. */
export type ReadyPage = { state: 'ready'; Page: ComponentType; release?: string }
/** What may become of a page. */
export type PageResult = ReadyPage | PageFailure
