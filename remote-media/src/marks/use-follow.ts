import { follows } from '@plaza/shared/api'
import { useMark } from '@plaza/shared/host'
import { useState } from 'react'

type Kind = 'organisation' | 'anchor' | 'album' | 'channel'

/** Following something: what the server said first, then what the person chose. */
export function useFollow(kind: Kind, id: string, initially: boolean) {
  const [chosen, setChosen] = useState<boolean | null>(null)
  const mark = useMark(follows.set, (now) => setChosen(now.followed ?? null))
  const followed = chosen ?? initially
  const toggle = () =>
    mark({ input: { body: { kind, id, on: !followed } }, was: { followed }, hoped: { followed: !followed } })
  return { followed, toggle }
}
