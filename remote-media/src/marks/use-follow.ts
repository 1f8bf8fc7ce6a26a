import { follows } from '@plaza/shared/api'
import { useAction, useSessionUser } from '@plaza/shared/host'
import { useState } from 'react'

type Kind = 'organisation' | 'anchor' | 'album' | 'channel'

/** Following something: what the server said first, then what the person chose. */
export function useFollow(kind: Kind, id: string, initially: boolean) {
  const user = useSessionUser()
  const [chosen, setChosen] = useState<boolean | null>(null)
  const action = useAction(follows.set)
  const followed = chosen ?? initially
  return {
    followed,
    toggle: async () => {
      if (action.busy) return
      if (user) setChosen(!followed)
      const done = await action.run({ body: { kind, id, on: !followed } })
      setChosen(done ? done.followed : followed)
    },
  }
}
