import type { EventTopic } from '../../api'

/** `events` 1.0: what changes while a page is open. */
export interface Events1_0 {
  readonly events: {
    /**
     * Calls `listener` after something of the topic changed, or may have changed unseen: ask for the answer again. At
     * most every two seconds, and not while the page is hidden. Where the server cannot be heard, the host calls it by
     * a timer. A listener that returns a promise of `false` got no answer, and is called again after a pause; older hosts
     * do not. Returns the function that unsubscribes.
     */
    listen(topic: EventTopic, listener: () => unknown): () => void
  }
}
