import type { ComponentType } from 'react'
import type { LiveExtensions } from '../../extensions/points'
import type { SnapshotStore } from './store'

/** What the place gives to a part that it draws. */
export interface PartProps {
  /** Data of the place: those of a card on a configured page; empty at other points. */
  data: Readonly<Record<string, unknown>>
}

/** `slots` 1.0: what the live remotes add to the places of others (docs/decisions/0540). */
export interface Slots1_0 {
  readonly slots: SnapshotStore<LiveExtensions> & {
    /** The component of a remote's part, from the release that this visitor gets. Rejects if it cannot be loaded. */
    load(owner: string, part: string): Promise<ComponentType<PartProps>>
    /** A part of this release threw, or its code did not come. */
    failed(owner: string, release: string, reason: string): void
    /** During the server's render: HTML of the parts of its page, by remote, item and card. */
    readonly rendered?: Readonly<Record<string, string>>
  }
}
