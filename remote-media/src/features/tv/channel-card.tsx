import type { Channel } from '@plaza/shared/api'
import { timeOfDay } from '@plaza/shared/format'
import { useNow } from '@plaza/shared/host'
import { Link } from '@plaza/shared/router'
import { to } from '@plaza/shared/routes'
import { nameOf } from '@plaza/shared/text'
import { Img, LiveDot } from '@plaza/shared/ui'
import { elapsedShare } from '../../programmes/programmes.model'
import classes from './channel-card.module.css'
import { t } from './tv.text'

export function ChannelCard({ channel }: { channel: Channel }) {
  const { id, image, slogan, now } = channel
  const at = useNow(30_000)
  return (
    <article className={classes.card}>
      <div className={classes.cover}>
        <Img src={image} alt="" width={1080} height={1080} ratio={2} eager />
      </div>
      <div className={classes.words}>
        <h2 className={classes.name}>
          <Link to={to('tv-channel', { id })} className={classes.link}>
            {nameOf(channel)}
          </Link>
        </h2>
        <p className={classes.slogan}>{slogan}</p>
        {now ? (
          <>
            <p className={classes.now}>
              <LiveDot />
              <span className={classes.title}>{now.title}</span>
            </p>
            <p className={classes.time}>
              <span className={classes.bar} style={{ '--gone': elapsedShare(now, at) } as React.CSSProperties} />
              {timeOfDay(now.starts_at)}–{timeOfDay(now.ends_at)}
            </p>
          </>
        ) : (
          <p className={classes.now}>{t.silent()}</p>
        )}
      </div>
    </article>
  )
}
