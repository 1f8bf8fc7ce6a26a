import { useState } from 'react'
import type { FeedContent } from '../../../api'
import { Feed, type FeedProps } from '../feed'
import { FeedMenu } from './feed-menu'

/** A person's feed: each content says why it stands there, and can be made rarer. */
export function OwnFeed({ of, ...props }: Omit<FeedProps<FeedContent>, 'more'>) {
  const [hidden, setHidden] = useState<readonly string[]>([])
  const hide = (id: string) => setHidden((before) => [...before, id])
  const show = (id: string) => setHidden((before) => before.filter((one) => one !== id))
  return (
    <Feed
      {...props}
      of={{ ...of, items: of.items.filter(({ id }) => !hidden.includes(id)) }}
      more={(content) => <FeedMenu content={content} onHide={hide} onShow={show} />}
    />
  )
}
