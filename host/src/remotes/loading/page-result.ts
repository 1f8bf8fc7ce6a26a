import type { ComponentType } from 'react'

/**
 * `blocked`: this host lacks a contract, so none of its code ran. `quarantined`: it threw too often and is not tried.
 */
export type PageFailure = { state: 'failed' | 'blocked' | 'quarantined'; reason: string }
/** `release`: id of the page's release; undefined for the host's own pages. */
export type ReadyPage = { state: 'ready'; Page: ComponentType; release?: string }
/** Result of loading a page. */
export type PageResult = ReadyPage | PageFailure
