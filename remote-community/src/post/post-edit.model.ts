import type { Post } from '@plaza/shared/api'
import type { ChosenPerson } from '@plaza/shared/ui'
import { type PostDraft, rewriteOf } from './post-draft.model'

/** What an edit of an own post changes. */
export type PostEdit = Pick<PostDraft, 'key' | 'content' | 'images' | 'topic' | 'place'>

/** Draft name of an unsaved edit. */
export const editDraft = (id: string) => `post-edit.${id}`

export function editOf(post: Post, key: string): PostEdit {
  const { content, images, topic, place } = rewriteOf(post, key, 0)
  return { key, content, images, topic: topic && { id: topic.id, name: topic.name }, place }
}

/** Whether an edit differs from the post. */
export function isEdited(post: Post, edit: PostEdit): boolean {
  const before = editOf(post, '')
  const filesOf = ({ images }: PostEdit) => images.map(({ key }) => key).join()
  return (
    edit.content !== before.content ||
    filesOf(edit) !== filesOf(before) ||
    edit.topic?.id !== before.topic?.id ||
    edit.place !== before.place
  )
}

/** People whom a post names, by the names in its text. */
export const mentionedPeople = ({ content, mentions = [] }: Post): ChosenPerson[] =>
  mentions.map(({ id, from, to }) => ({ id, name: content.slice(from + 1, to) }))
