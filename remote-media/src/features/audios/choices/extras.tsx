import { MINUTE_MS } from '@plaza/shared/format'
import { type PlayerItem, type SleepTimer, useHost, useNow, usePlayer } from '@plaza/shared/host'
import { Gauge, IconButton, ListMusic, lazyWithRetry, QueueMenu, Timer } from '@plaza/shared/ui'
import { useState } from 'react'
import { ChoiceSheet } from '../../../player/choice-sheet'
import { t } from '../audio.text'
import classes from './extras.module.css'

const PlaylistSheet = lazyWithRetry(() => import('./playlist-sheet').then((loaded) => loaded.PlaylistSheet))

const RATES = [0.75, 1, 1.25, 1.5, 2]
const MINUTES = [15, 30, 45, 60]
const LOOK_MS = 15_000

interface ExtrasProps {
  item: PlayerItem
  list: readonly PlayerItem[]
}

export function Extras({ item, list }: ExtrasProps) {
  const { player } = useHost()
  const rate = usePlayer((state) => state.rate)
  const sleep = usePlayer((state) => state.sleep)
  const now = useNow(sleep.kind === 'until' ? LOOK_MS : undefined)
  const [open, setOpen] = useState<'rate' | 'timer' | 'list' | null>(null)
  const close = () => setOpen(null)
  return (
    <div className={classes.row}>
      <IconButton className={classes.choice} label={t.rate()} icon={<Gauge />} onClick={() => setOpen('rate')}>
        {rate === 1 ? t.rate() : t.times(rate)}
      </IconButton>
      <IconButton className={classes.choice} label={t.timer()} icon={<Timer />} onClick={() => setOpen('timer')}>
        {captionOf(sleep, now)}
      </IconButton>
      <IconButton className={classes.choice} label={t.list()} icon={<ListMusic />} onClick={() => setOpen('list')}>
        {t.list()}
      </IconButton>
      <QueueMenu item={item} className={classes.choice} captioned />
      {open === 'rate' && (
        <ChoiceSheet
          title={t.rate()}
          choices={RATES.map((value) => ({ value, label: t.times(value) }))}
          value={rate}
          onChoose={(value) => player.send({ type: 'set-rate', rate: value })}
          onClose={close}
        />
      )}
      {open === 'timer' && (
        <ChoiceSheet<number | 'end'>
          title={t.timer()}
          choices={timerChoices()}
          value={sleep.kind === 'off' ? 0 : sleep.kind === 'end' ? 'end' : undefined}
          onChoose={(value) => player.send({ type: 'set-sleep', minutes: value === 0 ? null : value })}
          onClose={close}
        />
      )}
      {open === 'list' && <PlaylistSheet items={list} onClose={close} />}
    </div>
  )
}

/** 0 means no timer. */
const timerChoices = (): { value: number | 'end'; label: string }[] => [
  { value: 0, label: t.off() },
  { value: 'end', label: t.end() },
  ...MINUTES.map((value) => ({ value, label: t.minutes(value) })),
]

function captionOf(sleep: SleepTimer, now: number): string {
  if (sleep.kind === 'off') return t.timer()
  return sleep.kind === 'end' ? t.end() : t.minutes(Math.max(1, Math.ceil((sleep.until - now) / MINUTE_MS)))
}
