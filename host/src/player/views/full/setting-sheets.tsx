import { MINUTE_MS } from '@plaza/shared/format'
import { Button } from '@plaza/shared/ui'
import { useStore } from 'zustand'
import { playerStore } from '../../player.store'
import { send } from '../../request-handlers'
import { t } from '../parts/views.text'
import { ChoiceSheet } from './choice-sheet'

const rates = [0.75, 1, 1.25, 1.5, 2]
const sleeps = [null, 10, 15, 30, 60, 'end'] as const
const sleepText = (minutes: (typeof sleeps)[number]) =>
  minutes === null ? t.off() : minutes === 'end' ? t.endOfCurrent() : t.minutes(minutes)

const minutesTo = (moment: number) => Math.max(0, moment - Date.now()) / MINUTE_MS

interface SheetProps {
  open: boolean
  onClose: () => void
}

export function RateSheet(sheet: SheetProps) {
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

/** A running timer can be extended by ten minutes. */
export function SleepSheet({ live, ...sheet }: SheetProps & { live: boolean }) {
  const timer = useStore(playerStore, (state) => state.sleep)
  const options = sleeps
    .filter((value) => !live || value !== 'end')
    .map((value) => ({ value, label: sleepText(value) }))
  const value = timer.kind === 'off' ? null : timer.kind === 'end' ? 'end' : undefined
  return (
    <ChoiceSheet
      {...sheet}
      title={t.timer()}
      options={options}
      value={value}
      onChoose={(minutes) => send({ type: 'set-sleep', minutes })}
      foot={
        timer.kind === 'until' && (
          <Button
            kind="secondary"
            block
            onClick={() => send({ type: 'set-sleep', minutes: minutesTo(timer.until) + 10 })}
          >
            {t.longer()}
          </Button>
        )
      }
    />
  )
}
