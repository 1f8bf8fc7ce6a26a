import { clock } from '@plaza/shared/format'
import { IconButton, RotateCcw, Timer } from '@plaza/shared/ui'
import { useState } from 'react'
import { useStore } from 'zustand'
import { playerStore, progressStore } from '../../player.store'
import { send } from '../../request-handlers'
import { t } from '../parts/views.text'
import classes from './full-player.module.css'
import { RateSheet, SleepSheet } from './setting-sheets'
import { useSleepLeft } from './use-sleep-left'

const STEP_SECONDS = 15
const step = (seconds: number) => send({ type: 'seek', seconds: progressStore.getState().position + seconds })

/** Speed, short skips, sleep timer. A live item has only rate 1 and no end. */
export function Settings() {
  const live = useStore(playerStore, ({ current }) => current?.live ?? false)
  const [shown, show] = useState<'rate' | 'sleep' | null>(null)
  const close = () => show(null)
  return (
    <div className={classes.settings}>
      {!live && <RateButton onClick={() => show('rate')} />}
      {!live && <Steps />}
      <SleepButton onClick={() => show('sleep')} />
      <RateSheet open={shown === 'rate'} onClose={close} />
      <SleepSheet open={shown === 'sleep'} onClose={close} live={live} />
    </div>
  )
}

function Steps() {
  const icon = (className?: string) => <RotateCcw size={22} className={className} />
  return (
    <>
      <IconButton label={t.back()} icon={icon()} onClick={() => step(-STEP_SECONDS)}>
        {STEP_SECONDS}
      </IconButton>
      <IconButton label={t.ahead()} icon={icon(classes.ahead)} onClick={() => step(STEP_SECONDS)}>
        {STEP_SECONDS}
      </IconButton>
    </>
  )
}

function RateButton({ onClick }: { onClick: () => void }) {
  const rate = useStore(playerStore, (state) => state.rate)
  return (
    <button
      type="button"
      className={classes.setting}
      aria-haspopup="dialog"
      aria-label={t.rateOf(rate)}
      onClick={onClick}
    >
      {rate}x
    </button>
  )
}

function SleepButton({ onClick }: { onClick: () => void }) {
  const sleep = useStore(playerStore, (state) => state.sleep)
  const left = useSleepLeft(sleep)
  const label = sleep.kind === 'end' ? t.endOfCurrent() : left === null ? '' : clock(left)
  return (
    <button
      type="button"
      className={classes.setting}
      aria-haspopup="dialog"
      aria-label={label ? t.timerLeft(label) : t.timer()}
      onClick={onClick}
    >
      <Timer size={20} />
      {label}
    </button>
  )
}
