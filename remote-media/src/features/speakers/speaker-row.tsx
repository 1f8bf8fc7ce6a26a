import type { Speaker } from '@plaza/shared/api'
import { count } from '@plaza/shared/format'
import { Link } from '@plaza/shared/router'
import { to } from '@plaza/shared/routes'
import { Avatar } from '@plaza/shared/ui'
import { FollowToggle } from '../../marks/follow-button'
import { useFollow } from '../../marks/use-follow'
import classes from './speaker-row.module.css'
import { t } from './speakers.text'

interface SpeakerRowProps {
  kind: 'anchor' | 'organisation'
  speaker: Speaker
}

export function SpeakerRow({ kind, speaker }: SpeakerRowProps) {
  const { id, name, avatar, slogan } = speaker
  const { followed, followers, toggle } = useFollow(kind, id, speaker)
  return (
    <div className={classes.row}>
      <Avatar src={avatar} name={name} size={60} />
      <div className={classes.words}>
        <h3 className={classes.name}>
          <Link to={to(kind, { id })} className={classes.link}>
            {name}
          </Link>
        </h3>
        <p className={classes.slogan}>{slogan}</p>
        <p className={classes.note}>{t.followers(count(followers))}</p>
      </div>
      <FollowToggle kind={kind} followed={followed} name={name} onToggle={() => void toggle()} />
    </div>
  )
}
