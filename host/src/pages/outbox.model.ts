import { activities, comments, likes, posts } from '@plaza/shared/api'
import { isCallOf, type OutboxEntry } from '@plaza/shared/host'
import { to } from '@plaza/shared/routes'
import { noteOf } from '@plaza/shared/ui'
import { t } from './outbox.text'

interface EntryWords {
  kind: string
  text: string
  /** Address of the page that it belongs to; null if it is not known. */
  page: string | null
}

/** What a kept call is called, what it says, and where it belongs. */
export function wordsOf(entry: OutboxEntry): EntryWords {
  if (isCallOf(posts.publish, entry)) {
    const { content, images, vote, circle_id } = entry.input.body
    const pictures = images.length > 0 ? t.pictures(images.length) : ''
    return { kind: t.post(), text: content || vote?.title || pictures, page: to('circle', { circle_id }) }
  }
  if (isCallOf(comments.add, entry)) {
    const note = noteOf(entry)
    return { kind: note.to ? t.reply(note.to) : t.comment(), text: entry.input.body.content, page: note.page ?? null }
  }
  if (isCallOf(likes.set, entry)) {
    const { target, id, on } = entry.input.body
    const page = target === 'post' ? to('circle-post', { aid: id }) : null
    return { kind: on ? t.like() : t.unlike(), text: '', page }
  }
  if (isCallOf(activities.signIn, entry) || isCallOf(activities.signOut, entry)) {
    const kind = entry.endpoint === activities.signIn.id ? t.signIn() : t.signOut()
    return { kind, text: '', page: to('activity', { id: entry.input.body.activity_id }) }
  }
  return { kind: isCallOf(posts.vote, entry) ? t.vote() : t.other(), text: '', page: null }
}
