import { Headphones, Pause, Play } from 'lucide-react'
import { histories } from '../../api'
import { type PlayerItem, useHost, usePlayer, usePlayerProgress, useResource, useSessionUser } from '../../host'
import { contentTypes } from '../../routes'
import { IconButton } from '../basic/icon-button'
import { Img } from '../media/img'
import classes from './continue-listening.module.css'
import { leftOf, lengthOf, resumption, shareHeard } from './listening.model'
import { leftWords, t } from './listening.text'
import { useListen } from './use-listen'

/** Number of newest entries that are searched for an unfinished one. */
const NEWEST = 5

/** The current audio, otherwise the last unfinished one, otherwise nothing. */
export function ContinueListening() {
  const user = useSessionUser()
  const current = usePlayer((player) => player.current)
  const { listen } = useListen()
  const last = useResource(
    histories.list,
    { query: { type: String(contentTypes.audio), page_size: NEWEST } },
    { enabled: user !== null && current === null, freshMs: 0 },
  )
  if (current) return <Current item={current} />
  const entry = user ? last.data?.list.find((one) => shareHeard(one) !== null) : undefined
  const from = entry && resumption(entry)
  if (!from) return null
  return (
    <Strip
      item={from.item}
      share={shareHeard(entry) ?? 0}
      note={leftWords(leftOf(entry.seconds, lengthOf(entry.content))) ?? ''}
      playing={false}
      onTap={() => listen(entry)}
    />
  )
}

function Current({ item }: { item: PlayerItem }) {
  const { player } = useHost()
  const playing = usePlayer((state) => state.playing)
  const share = usePlayerProgress(({ position, duration }) =>
    duration > 0 ? Math.floor((position / duration) * 100) / 100 : 0,
  )
  const left = usePlayerProgress(({ position, duration }) => leftWords(leftOf(position, duration)))
  return (
    <Strip
      item={item}
      share={share}
      note={item.live || left === null ? item.album : left}
      playing={playing}
      onTap={() => player.send({ type: 'toggle' })}
    />
  )
}

interface StripProps {
  item: PlayerItem
  share: number
  note: string
  playing: boolean
  onTap: () => void
}

function Strip({ item, share, note, playing, onTap }: StripProps) {
  const Icon = playing ? Pause : Play
  return (
    <section className={classes.strip} aria-label={t.goOn()}>
      <span className={classes.cover}>
        {item.image ? <Img src={item.image} alt="" width={48} height={48} small /> : <Headphones />}
      </span>
      <span className={classes.words}>
        <span className={classes.label}>{t.goOn()}</span>
        <span className={classes.name}>{item.name}</span>
        <span className={classes.note}>{note}</span>
      </span>
      <IconButton
        className={classes.play}
        label={playing ? t.pause(item.name) : t.play(item.name)}
        icon={<Icon size={20} />}
        onClick={onTap}
      />
      <span className={classes.line} style={{ inlineSize: `${Math.min(1, share) * 100}%` }} />
    </section>
  )
}
