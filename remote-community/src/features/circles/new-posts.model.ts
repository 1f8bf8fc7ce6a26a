import type { Post } from '@plaza/shared/api'

const time = ({ created_at }: Post) => Date.parse(created_at)

/**
 * What others published after the newest of the shown posts. By the time and not by the id alone: after a deletion the
 * first page ends with an older post, which is not new.
 */
export function newerPosts(answer: readonly Post[], shown: readonly Post[]): Post[] {
  const known = new Set(shown.map(({ id }) => id))
  const last = Math.max(0, ...shown.filter(({ own }) => !own).map(time))
  return answer.filter((post) => !post.own && post.state === 'shown' && !known.has(post.id) && time(post) > last)
}
