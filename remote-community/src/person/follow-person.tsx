import { follows, people } from '@plaza/shared/api'
import { useCached, useMark } from '@plaza/shared/host'
import { Button } from '@plaza/shared/ui'
import { useState } from 'react'
import { t } from './person.text'

interface FollowPersonProps {
  person: { id: string; name: string; followed: boolean; followers?: number }
}

/** Follows a person; shown at once, and taken back if it is refused. */
export function FollowPerson({ person: { id, name, followed: answered, followers = 0 } }: FollowPersonProps) {
  // An answer that comes later than a tap replaces it.
  const [tap, setTap] = useState({ answered, followed: answered })
  const followed = tap.answered === answered ? tap.followed : answered
  const change = useCached(people.detail)
  const mark = useMark(
    follows.set,
    (next) => {
      setTap({ answered, followed: next.followed ?? answered })
      change({ params: { id } }, (held) => ({ ...held, ...next }))
    },
    { refreshes: [people.followers, people.followed] },
  )
  const toggle = () =>
    void mark({
      input: { body: { kind: 'user', id, on: !followed } },
      previous: { followed, followers },
      optimistic: { followed: !followed, followers: Math.max(0, followers + (followed ? -1 : 1)) },
    })
  return (
    <Button
      kind={followed ? 'secondary' : 'primary'}
      small
      aria-label={`${followed ? t.following() : t.follow()} ${name}`}
      onClick={toggle}
    >
      {followed ? t.following() : t.follow()}
    </Button>
  )
}
