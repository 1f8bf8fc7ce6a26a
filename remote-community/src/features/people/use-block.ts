import { blocks, circles, comments, likes, people, posts, searches, topics } from '@plaza/shared/api'
import { useAction, useCached } from '@plaza/shared/host'
import { t } from './people.text'

/** What changes with a block: everything that people write. */
const postCalls = [circles.posts, posts.feed, posts.detail, topics.posts, searches.search, searches.posts, likes.people]
const commentCalls = [comments.list, comments.replies, comments.one]
const peopleCalls = [people.posts, people.followers, people.followed, people.detail, blocks.list]

/** Blocks a person after a question, or takes the block back. */
export function useBlock({ id, name }: { id: string; name: string }) {
  const change = useCached(people.detail)
  const action = useAction(blocks.set, {
    confirm: ({ body }) =>
      body.on ? { title: t.blockSure(name), text: t.blockText(), confirmText: t.block(), danger: true } : null,
    successMessage: ({ blocked }) => (blocked ? t.blockedToast() : t.unblockedToast()),
    refreshes: [...postCalls, ...commentCalls, ...peopleCalls],
    onDone: ({ blocked, followers }) =>
      change({ params: { id } }, (held) => ({ ...held, blocked, followers, ...(blocked && { followed: false }) })),
  })
  return { busy: action.busy, set: (on: boolean) => void action.run({ params: { id }, body: { on } }) }
}
