import { type ChannelPlay, follows, type Programme } from '@plaza/shared/api'
import { count, timeOfDay } from '@plaza/shared/format'
import { useNow, useResource, useSessionUser } from '@plaza/shared/host'
import { Img, LiveDot } from '@plaza/shared/ui'
import { FollowButton } from '../../marks/follow-button'
import { onAir } from '../../programmes/programmes.model'
import { t } from './tv.text'
import classes from './tv-head.module.css'

export function TvHead({ play, replay }: { play: ChannelPlay; replay: Programme | null }) {
  const { channel, programmes, listeners } = play
  const at = useNow(30_000)
  const user = useSessionUser()
  const mine = useResource(follows.state, { params: { kind: 'channel', id: channel.id } }, { enabled: user !== null })
  const now = replay ?? onAir(programmes, at)
  return (
    <header className={classes.head}>
      <span className={classes.logo}>
        <Img src={channel.image} alt="" width={96} height={96} ratio={1} small />
      </span>
      <div className={classes.words}>
        <h2 className={classes.title}>
          {!replay && now && <LiveDot />}
          {now?.title ?? channel.slogan}
        </h2>
        <p className={classes.note}>
          {now && (
            <span>
              {timeOfDay(now.starts_at)}–{timeOfDay(now.ends_at)}
            </span>
          )}
          <span>{t.watching(count(listeners))}</span>
        </p>
      </div>
      <FollowButton
        key={String(mine.data?.followed)}
        kind="channel"
        id={channel.id}
        followed={mine.data?.followed ?? channel.followed}
      />
    </header>
  )
}
