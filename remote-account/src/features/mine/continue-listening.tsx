import { histories } from '@plaza/shared/api'
import { clock } from '@plaza/shared/format'
import { type PlayerItem, useHost, usePlayer, usePlayerProgress, useResource, useSessionUser } from '@plaza/shared/host'
import { Headphones, IconButton, Img, Pause, Play } from '@plaza/shared/ui'
import { resumption, shareHeard } from '../../listening/listening.model'
import { useListen } from '../../listening/use-listen'
import classes from './continue-listening.module.css'
import { t } from './mine.text'

/** What is heard now, else what was heard last and not to its end; nothing where there is neither. */
export function ContinueListening() {
  const user = useSessionUser()
  const current = usePlayer((player) => player.current)
  const { listen } = useListen()
  const last = useResource(
    histories.list,
    { query: { type: '1', page_size: 1 } },
    { enabled: user !== null && current === null, freshMs: 0 },
  )
  if (current) return <Current item={current} />
  const entry = user ? last.data?.list[0] : undefined
  const from = entry && resumption(entry)
  const share = entry ? shareHeard(entry) : null
  if (!from || share === null) return null
  return (
    <Strip
      item={from.item}
      share={share}
      note={t.heardOf(clock(from.position), clock(from.item.duration ?? 0))}
      playing={false}
      onTap={() => listen(entry)}
    />
  )
}

function Current({ item }: { item: PlayerItem }) {
  const { player } = useHost()
  const playing = usePlayer((state) => state.playing)
  const position = usePlayerProgress((progress) => Math.floor(progress.position))
  const duration = usePlayerProgress((progress) => Math.floor(progress.duration))
  return (
    <Strip
      item={item}
      share={duration > 0 ? position / duration : 0}
      note={item.live || duration === 0 ? item.album : t.heardOf(clock(position), clock(duration))}
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
        {item.image ? <Img src={item.image} alt="" width={48} height={48} small /> : <Headphones aria-hidden="true" />}
      </span>
      <span className={classes.words}>
        <span className={classes.label}>{t.goOn()}</span>
        <span className={classes.name}>{item.name}</span>
        <span className={classes.note}>{note}</span>
      </span>
      <IconButton
        className={classes.play}
        label={playing ? t.pause(item.name) : t.play(item.name)}
        icon={<Icon size={20} aria-hidden="true" />}
        onClick={onTap}
      />
      <span className={classes.line} style={{ inlineSize: `${Math.min(1, share) * 100}%` }} />
    </section>
  )
}
