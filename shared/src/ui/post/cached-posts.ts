import { type InfiniteData, useQueryClient } from '@plaza/shared/query'
import { circles, type Page, type Post, posts, topics } from '../../api'
import { keyOf, pagesOf } from '../../host'

type Pages = InfiniteData<Page<Post>>

const lists = [circles.posts, topics.posts, posts.feed]

/** Changes a post in every cached list and on its own page, so that no two pages contradict each other. */
export function useCachedPosts() {
  const client = useQueryClient()
  const changeLists = (change: (list: Post[]) => Post[]) => {
    for (const list of lists)
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
    /** Refetches the post and the visible lists after a change by another device or by time. */
    askAgain(): void {
      for (const { id } of [posts.detail, ...lists]) void client.invalidateQueries({ queryKey: [id] })
    },
  }
}
