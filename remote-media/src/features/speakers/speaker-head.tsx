import type { Speaker } from '@plaza/shared/api'
import { count } from '@plaza/shared/format'
import { Avatar, ReadMore } from '@plaza/shared/ui'
import { FollowToggle } from '../../marks/follow-button'
import { useFollow } from '../../marks/use-follow'
import { Backdrop } from '../../pictures/backdrop'
import classes from './speaker-head.module.css'
import { t } from './speakers.text'

interface SpeakerHeadProps {
  kind: 'anchor' | 'organisation'
  speaker: Speaker & { intro: string }
  /** Shown next to the follower count. */
  note?: string
}

export function SpeakerHead({ kind, speaker, note }: SpeakerHeadProps) {
  const { id, name, avatar, slogan, intro } = speaker
  const { followed, followers, toggle } = useFollow(kind, id, speaker)
  return (
    <>
      <Backdrop image={avatar}>
        <div className={classes.head}>
          <span className={classes.face}>
            <Avatar src={avatar} name={name} size={84} />
          </span>
          <div className={classes.words}>
            <h2 className={classes.name}>{name}</h2>
            <p className={classes.note}>{[t.followers(count(followers)), note].filter(Boolean).join(' · ')}</p>
          </div>
          <FollowToggle kind={kind} followed={followed} onToggle={() => void toggle()} />
          <p className={classes.slogan}>{slogan}</p>
        </div>
      </Backdrop>
      {intro && (
        <div className={classes.intro}>
          <ReadMore lines={3}>{intro}</ReadMore>
        </div>
      )}
    </>
  )
}
