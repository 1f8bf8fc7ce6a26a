import { type InfiniteData, useQueryClient } from '@plaza/shared/query'
import { type Comment, comments, contents, type Page } from '../../api'
import { pagesOf, useCached } from '../../host'
import { useCachedPosts } from '../post/cached-posts'
import type { CommentOrReply, ReplyTarget, ThreadTarget } from './target'

type Pages = InfiniteData<Page<Comment>>

/** What a comment counts with its replies. */
const countOf = (comment: CommentOrReply): number =>
  (comment.state === 'shown' ? 1 : 0) + ('reply_count' in comment ? comment.reply_count : 0)

/**
 * Follows what the server counts when a comment comes or goes. A content's counts are asked for once in a visit, because
 * asking counts a view.
 */
export function useCommentCounts() {
  const client = useQueryClient()
  const changeMarks = useCached(contents.dynamicArticle)
  const posts = useCachedPosts()

  function changeCount({ kind, id }: ThreadTarget, by: number): void {
    const change = <T extends { comments: number }>(held: T): T => ({
      ...held,
      comments: Math.max(0, held.comments + by),
    })
    if (kind === 'content') changeMarks({ params: { id } }, change)
    else if (kind === 'post') posts.patch(id, change)
  }

  function prepend(target: ThreadTarget, comment: Comment): void {
    const { queryKey, predicate } = pagesOf(comments.list)
    const isOfTarget = (query: { queryKey: readonly unknown[] }) => {
      const input = query.queryKey[1] as { params?: { id?: string }; query?: { target?: string } } | undefined
      return predicate(query) && input?.params?.id === target.id && input.query?.target === target.kind
    }
    client.setQueriesData<Pages>({ queryKey, predicate: isOfTarget }, (held) => {
      const [first, ...rest] = held?.pages ?? []
      if (!held || !first || first.list.some(({ id }) => id === comment.id)) return held
      return { ...held, pages: [{ ...first, list: [comment, ...first.list] }, ...rest] }
    })
  }

  function drop(id: string): void {
    for (const list of [comments.list, comments.replies])
      client.setQueriesData<Pages>(pagesOf(list), (held) =>
        held
          ? { ...held, pages: held.pages.map((page) => ({ ...page, list: page.list.filter((one) => one.id !== id) })) }
          : held,
      )
  }

  return {
    /** The server took a comment, or a reply to `parent`. */
    added(target: ThreadTarget, comment: Comment, parent?: ReplyTarget): void {
      if (comment.state === 'shown') changeCount(target, 1)
      if (!parent) prepend(target, comment)
    },
    /** An own one was deleted, and with it what answers it. */
    removed(target: ThreadTarget, comment: CommentOrReply): void {
      if (countOf(comment) > 0) changeCount(target, -countOf(comment))
      drop(comment.id)
    },
    /** The deletion was undone. */
    restored(target: ThreadTarget, comment: CommentOrReply): void {
      if (countOf(comment) > 0) changeCount(target, countOf(comment))
    },
  }
}
