import { circles, type InputOf, type Post } from '@plaza/shared/api'
import { type PagedResource, useEvents, useHost } from '@plaza/shared/host'
import { useState } from 'react'
import { newerPosts } from './new-posts.model'

const EVERY_MS = 60_000

type PostsInput = InputOf<typeof circles.posts>

/** Posts that others published after those of a list, which stays as it is, so that a reader keeps the place. */
export function useNewPosts(input: PostsInput, posts: PagedResource<Post>, isNewestFirst: boolean): Post[] {
  const host = useHost()
  const [newest, setNewest] = useState<{ of: string; list: Post[] }>({ of: '', list: [] })
  const of = JSON.stringify(input)
  const look = async () => {
    const answer = await host.request(circles.posts, input, { inPlace: true }).catch(() => null)
    if (answer) setNewest({ of, list: answer.list })
    return answer !== null
  }
  const isShown = posts.first !== undefined && isNewestFirst
  useEvents(isShown ? `posts:${input.params.id}` : null, look, EVERY_MS)
  return isShown && newest.of === of ? newerPosts(newest.list, posts.items) : []
}
