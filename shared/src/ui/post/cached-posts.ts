import { type InfiniteData, useQueryClient } from '@plaza/shared/query'
import { circles, type Page, type Post, posts, topics } from '../../api'
import { keyOf, pagesOf } from '../../host'

type Pages = InfiniteData<Page<Post>>

/** A post stands in several lists and in its own page: each copy is changed, so that no page contradicts another. */
export function useCachedPosts() {
  const client = useQueryClient()
  const changeLists = (change: (list: Post[]) => Post[]) => {
    for (const list of [circles.posts, topics.posts, posts.feed])
      client.setQueriesData<Pages>(pagesOf(list), (data) =>
        data ? { ...data, pages: data.pages.map((page) => ({ ...page, list: change(page.list) })) } : data,
      )
  }
  return {
    patch(id: string, change: (post: Post) => Post): void {
      client.setQueryData<Post>(keyOf(posts.detail, { params: { id } }), (post) => (post ? change(post) : post))
      changeLists((list) => list.map((post) => (post.id === id ? change(post) : post)))
    },
    drop(id: string): void {
      changeLists((list) => list.filter((post) => post.id !== id))
    },
    /** Asks the post and the lists that are shown again: another device, or the clock, has changed them. */
    askAgain(): void {
      for (const { id } of [posts.detail, circles.posts, posts.feed]) void client.invalidateQueries({ queryKey: [id] })
    },
  }
}
