import type { ChannelShows } from '@plaza/shared/api'
import { MINUTE_MS } from '@plaza/shared/format'
import { useNow } from '@plaza/shared/host'
import { Link } from '@plaza/shared/router'
import { channelAddress, to } from '@plaza/shared/routes'
import { nameOf } from '@plaza/shared/text'
import { ChevronRight, Img } from '@plaza/shared/ui'
import { onAir } from '../../programmes/programmes.model'
import classes from './show-group.module.css'
import { ShowRow } from './show-row'
import { t } from './shows.text'

/** With `most`, only that many programmes, starting with the current one, and a link to all. */
export function ShowGroup({ of: channel, most = channel.shows.length }: { of: ChannelShows; most?: number }) {
  const { shows } = channel
  const at = useNow(MINUTE_MS)
  const onNow = shows.findIndex(({ today }) => onAir(today, at) !== null)
  const first = most < shows.length ? Math.max(0, onNow) : 0
  const shown = [...shows.slice(first), ...shows.slice(0, first)].slice(0, most)
  return (
    <section className={classes.group} aria-label={nameOf(channel)}>
      <header className={classes.head}>
        <Link to={channelAddress(channel)} className={classes.channel}>
          <span className={classes.cover}>
            <Img src={channel.image} alt="" width={80} height={80} ratio={1} small />
          </span>
          <span className={classes.words}>
            <h2 className={classes.name}>{nameOf(channel)}</h2>
            <span className={classes.note}>{[channel.frequency, channel.slogan].filter(Boolean).join(' · ')}</span>
          </span>
        </Link>
        {shows.length > most && (
          <Link to={to('programmes', { id: channel.id })} className={classes.more}>
            {t.every(shows.length)}
            <ChevronRight size={16} />
          </Link>
        )}
      </header>
      <ul>
        {shown.map((show) => (
          <li key={show.title}>
            <ShowRow show={show} channel={channel} />
          </li>
        ))}
      </ul>
    </section>
  )
}
