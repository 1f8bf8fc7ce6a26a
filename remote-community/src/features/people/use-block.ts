import { blocks, circles, comments, likes, people, posts, searches, topics } from '@plaza/shared/api'
import { useAction, useCached } from '@plaza/shared/host'
import { t } from './people.text'

/** What changes with a block: everything that people write. */
const written = [circles.posts, posts.feed, posts.detail, topics.posts, searches.search, searches.posts, likes.people]
const discussed = [comments.list, comments.replies, comments.one]
const listed = [people.posts, people.followers, people.followed, people.detail, blocks.list]

/** Blocks a person after a question, or takes the block back. */
export function useBlock({ id, name }: { id: string; name: string }) {
  const change = useCached(people.detail)
  const action = useAction(blocks.set, {
    confirm: ({ body }) =>
      body.on ? { title: t.blockSure(name), text: t.blockText(), confirmText: t.block(), danger: true } : null,
    successMessage: ({ blocked }) => (blocked ? t.blockedToast() : t.unblockedToast()),
    refreshes: [...written, ...discussed, ...listed],
    onDone: ({ blocked, followers }) =>
      change({ params: { id } }, (held) => ({ ...held, blocked, followers, ...(blocked && { followed: false }) })),
  })
  return { busy: action.busy, set: (on: boolean) => void action.run({ params: { id }, body: { on } }) }
}
