import { clock } from '@plaza/shared/format'
import { Timer } from '@plaza/shared/ui'
import { useState } from 'react'
import { useStore } from 'zustand'
import { send } from '../answers'
import { playerStore } from '../player.store'
import { ChoiceSheet } from './choice-sheet'
import classes from './full-player.module.css'
import { useSleepLeft } from './use-sleep-left'
import { t } from './views.text'

const rates = [0.75, 1, 1.25, 1.5, 2]
const sleeps = [null, 10, 15, 30, 60, 'end'] as const
const sleepText = (minutes: (typeof sleeps)[number]) =>
  minutes === null ? t.off() : minutes === 'end' ? t.endOfCurrent() : t.minutes(minutes)

/** Speed and sleep timer. A live item has one speed and no end. */
export function Settings() {
  const live = useStore(playerStore, ({ current }) => current?.live ?? false)
  const [shown, show] = useState<'rate' | 'sleep' | null>(null)
  const close = () => show(null)
  return (
    <div className={classes.settings}>
      {!live && <RateButton onClick={() => show('rate')} />}
      <SleepButton onClick={() => show('sleep')} />
      <RateSheet open={shown === 'rate'} onClose={close} />
      <SleepSheet open={shown === 'sleep'} onClose={close} live={live} />
    </div>
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
  const said = sleep.kind === 'end' ? t.endOfCurrent() : left === null ? '' : clock(left)
  return (
    <button
      type="button"
      className={classes.setting}
      aria-haspopup="dialog"
      aria-label={said ? t.timerLeft(said) : t.timer()}
      onClick={onClick}
    >
      <Timer size={20} aria-hidden="true" />
      {said}
    </button>
  )
}

interface SheetProps {
  open: boolean
  onClose: () => void
}

function RateSheet(sheet: SheetProps) {
  const rate = useStore(playerStore, (state) => state.rate)
  const options = rates.map((value) => ({ value, label: `${value}x` }))
  return (
    <ChoiceSheet
      {...sheet}
      title={t.rate()}
      options={options}
      value={rate}
      onChoose={(chosen) => send({ type: 'set-rate', rate: chosen })}
    />
  )
}

function SleepSheet({ live, ...sheet }: SheetProps & { live: boolean }) {
  const { kind } = useStore(playerStore, (state) => state.sleep)
  const options = sleeps
    .filter((value) => !live || value !== 'end')
    .map((value) => ({ value, label: sleepText(value) }))
  const value = kind === 'off' ? null : kind === 'end' ? 'end' : undefined
  return (
    <ChoiceSheet
      {...sheet}
      title={t.timer()}
      options={options}
      value={value}
      onChoose={(minutes) => send({ type: 'set-sleep', minutes })}
    />
  )
}
