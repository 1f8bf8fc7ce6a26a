import { type ChannelPlay, follows } from '@plaza/shared/api'
import { count, timeOfDay } from '@plaza/shared/format'
import { useNow, useResource, useSessionUser } from '@plaza/shared/host'
import { nameOf } from '@plaza/shared/text'
import { Img, LiveDot, Pause, Play } from '@plaza/shared/ui'
import { FollowButton } from '../../../marks/follow-button'
import { Backdrop } from '../../../pictures/backdrop'
import { elapsedShare, onAir } from '../../../programmes/programmes.model'
import { t } from '../radios.text'
import { useLive } from '../use-live'
import classes from './radio-head.module.css'

export function RadioHead({ play }: { play: ChannelPlay }) {
  const { channel, programmes, listeners } = play
  const at = useNow(30_000)
  const user = useSessionUser()
  const mine = useResource(follows.state, { params: { kind: 'channel', id: channel.id } }, { enabled: user !== null })
  const { state, busy, toggle, anticipate } = useLive(channel)
  const now = onAir(programmes, at)
  // Who listens here is counted at once, not with the next answer.
  const heardBy = Math.max(listeners, state === 'playing' ? 1 : 0)
  const Icon = state === 'playing' ? Pause : Play
  return (
    <Backdrop image={channel.image}>
      <div className={classes.head}>
        <div className={classes.channel}>
          <div className={classes.cover}>
            <Img src={channel.image} alt="" width={176} height={176} ratio={1} eager />
          </div>
          <div className={classes.words}>
            <h2 className={classes.name}>{nameOf(channel)}</h2>
            <p className={classes.note}>{[channel.frequency, channel.slogan].filter(Boolean).join(' · ')}</p>
            {heardBy > 0 && <p className={classes.note}>{t.listeners(count(heardBy))}</p>}
          </div>
          <FollowButton kind="channel" id={channel.id} followed={mine.data?.followed ?? channel.followed} />
        </div>
        <div className={classes.air}>
          <div className={classes.words}>
            <p>{now ? <LiveDot onMedia /> : t.silent()}</p>
            {now && (
              <>
                <h3 className={classes.programme}>{now.title}</h3>
                <p className={classes.note}>
                  {timeOfDay(now.starts_at)}–{timeOfDay(now.ends_at)}
                  {now.anchor && ` · ${now.anchor}`}
                </p>
                <span className={classes.bar} style={{ '--gone': elapsedShare(now, at) } as React.CSSProperties} />
              </>
            )}
          </div>
          <button
            type="button"
            className={classes.play}
            aria-busy={busy || undefined}
            onPointerDown={anticipate}
            onClick={toggle}
          >
            <Icon />
            <span>{state === 'playing' ? t.pause() : t.listen()}</span>
          </button>
        </div>
      </div>
    </Backdrop>
  )
}
