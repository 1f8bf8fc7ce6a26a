import type { AnyEndpoint, DataOf, InputOf } from '../../api'
import type { SnapshotStore } from './store'

/** A call of the logged-in user that is kept on the device. */
export interface OutboxEntry {
  id: string
  /** Id of the endpoint. */
  endpoint: string
  input: Readonly<Record<string, unknown>>
  /** What the page keeps with it to show it; JSON-safe. */
  shown: unknown
  /** Milliseconds since the epoch: when the user made it. */
  at: number
  /** `sent`: the server has it, and the pages are asking for it. */
  state: 'waiting' | 'refused' | 'sent'
  /** Why it was refused, in the user's language. */
  reason: string
  /** The answer to a sent call. */
  answer?: unknown
}

export interface OutboxOptions {
  /** A later call with the same name replaces a waiting one: a like that is taken back. */
  replaces?: string
  shown?: unknown
  /** Ids of the endpoints whose answers are asked for again once it was sent. */
  refreshes?: readonly string[]
}

export type OutboxOutcome<Data> = { state: 'sent'; data: Data } | { state: 'waiting' }

/** A picture that is kept on the device until its post is sent. */
export interface KeptPicture {
  /** In place of an upload's key; the host uploads the picture before it sends the call. */
  key: string
  url: string
}

/** `outbox` 1.0: calls that outlive a missing network (docs/decisions/0190). */
export interface Outbox1_0 {
  /** The user's waiting and refused calls in their order; those of other users are not among them. */
  readonly outbox: SnapshotStore<readonly OutboxEntry[]> & {
    /**
     * Sends a call whose endpoint has `outbox`. Without a network, or behind calls that wait, it is kept and sent once
     * when the network is back, also by a later visit. Rejects with a `Failure` like `request` if the server refuses at
     * once, and where nothing can be kept (a guest).
     */
    send<E extends AnyEndpoint>(
      endpoint: E,
      input: InputOf<E>,
      options?: OutboxOptions,
    ): Promise<OutboxOutcome<DataOf<E>>>
    /** Removes a call that was not sent, with its pictures unless a draft has them. */
    discard(id: string, options?: { keepPictures?: boolean }): void
    /** Keeps a picture that cannot be uploaded now. Rejects if there is no room. */
    keepPicture(file: Blob): Promise<KeptPicture>
    /** An address of a kept picture for this page; null if it is gone. */
    pictureUrl(key: string): Promise<string | null>
  }
}
