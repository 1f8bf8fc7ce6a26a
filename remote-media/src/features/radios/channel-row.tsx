import type { Channel } from '@plaza/shared/api'
import { timeOfDay } from '@plaza/shared/format'
import { useNow } from '@plaza/shared/host'
import { Link } from '@plaza/shared/router'
import { to } from '@plaza/shared/routes'
import { nameOf } from '@plaza/shared/text'
import { Img, LiveDot, PlayDisc } from '@plaza/shared/ui'
import { elapsedShare } from '../../programmes/programmes.model'
import classes from './channel-row.module.css'
import { t } from './radios.text'
import { useLive } from './use-live'

/** The disc plays the channel in place. */
export function ChannelRow({ channel }: { channel: Channel }) {
  const { id, image, slogan, frequency, now } = channel
  const name = nameOf(channel)
  const live = useLive(channel)
  const at = useNow(30_000)
  return (
    <article className={classes.row}>
      <div className={classes.cover}>
        <Img src={image} alt="" width={144} height={144} ratio={1} small />
      </div>
      <div className={classes.words}>
        <h2 className={classes.name}>
          <Link to={to('radio', { id })} className={classes.link}>
            {name}
          </Link>
          {frequency && <span className={classes.frequency}>{frequency}</span>}
        </h2>
        {now ? (
          <p className={classes.now}>
            <LiveDot />
            <span className={classes.programme}>{now.title}</span>
          </p>
        ) : (
          <p className={classes.now}>{slogan || t.silent()}</p>
        )}
        {now && (
          <p className={classes.time}>
            <span className={classes.bar} style={{ '--gone': elapsedShare(now, at) } as React.CSSProperties} />
            <span>
              {timeOfDay(now.starts_at)}–{timeOfDay(now.ends_at)}
            </span>
          </p>
        )}
      </div>
      <PlayDisc id={id} name={name} onPlay={live.toggle} onTouch={live.anticipate} tone="accent" />
    </article>
  )
}
