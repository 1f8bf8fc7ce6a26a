import { type SleepTimer, useHost, usePlayer } from '@plaza/shared/host'
import { ActionSheet, Gauge, IconButton, ListMusic, Timer } from '@plaza/shared/ui'
import { useState } from 'react'
import { t } from './audio.text'
import classes from './extras.module.css'

const RATES = [0.75, 1, 1.25, 1.5, 2]
const MINUTES = [15, 30, 45, 60]

/** Speed, sleep timer, and the host's full player with its list. */
export function Extras() {
  const { player } = useHost()
  const rate = usePlayer((state) => state.rate)
  const sleep = usePlayer((state) => state.sleep)
  const any = usePlayer((state) => state.list.length > 0)
  const [open, setOpen] = useState<'rate' | 'timer' | null>(null)
  const close = () => setOpen(null)
  return (
    <div className={classes.row}>
      <IconButton label={t.rate()} icon={<Gauge aria-hidden="true" />} onClick={() => setOpen('rate')}>
        {rate === 1 ? t.rate() : t.times(rate)}
      </IconButton>
      <IconButton label={t.timer()} icon={<Timer aria-hidden="true" />} onClick={() => setOpen('timer')}>
        {captionOf(sleep)}
      </IconButton>
      <IconButton
        label={t.list()}
        icon={<ListMusic aria-hidden="true" />}
        disabled={!any}
        onClick={() => player.send({ type: 'expand' })}
      >
        {t.list()}
      </IconButton>
      <ActionSheet
        open={open === 'rate'}
        title={t.rate()}
        onClose={close}
        actions={RATES.map((value) => ({
          label: t.times(value),
          onChoose: () => player.send({ type: 'set-rate', rate: value }),
        }))}
      />
      <ActionSheet
        open={open === 'timer'}
        title={t.timer()}
        onClose={close}
        actions={[
          { label: t.off(), onChoose: () => player.send({ type: 'set-sleep', minutes: null }) },
          { label: t.end(), onChoose: () => player.send({ type: 'set-sleep', minutes: 'end' }) },
          ...MINUTES.map((minutes) => ({
            label: t.minutes(minutes),
            onChoose: () => player.send({ type: 'set-sleep', minutes }),
          })),
        ]}
      />
    </div>
  )
}

function captionOf(sleep: SleepTimer): string {
  if (sleep.kind === 'off') return t.timer()
  return sleep.kind === 'end' ? t.end() : t.minutes(Math.max(1, Math.ceil((sleep.until - Date.now()) / 60_000)))
}
