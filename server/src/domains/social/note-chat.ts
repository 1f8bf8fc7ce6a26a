import type { CommentTarget } from '@plaza/shared/api'
import type { Executor } from '../../data/database'
import { noteEvent } from '../../data/events'

/** Tells open pages of a channel that its chat changed; comments on other things are told to nobody. */
export async function noteChat(db: Executor, target: CommentTarget, id: string): Promise<void> {
  if (target === 'channel') await noteEvent(db, `chat:${id}`)
}
