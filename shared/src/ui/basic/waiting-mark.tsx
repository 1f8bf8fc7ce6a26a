import { Clock } from 'lucide-react'
import { defineTexts } from '../../text'

const t = defineTexts({
  waits: { en: 'waits for the network', zh: '待联网后发送' },
  waiting: {
    en: (label: string) => `${label}, waits for the network`,
    zh: (label: string) => `${label}，待联网后发送`,
  },
})

/** The accessible name of a button whose mark is kept on the device until the network is back. */
export const waitingLabel = (label: string): string => t.waiting(label)

/** Beside what is kept on the device until the network is back. */
export function WaitingMark({ on }: { on: boolean }) {
  if (!on) return null
  return (
    <>
      <Clock size={12} />
      <span className="visually-hidden">{t.waits()}</span>
    </>
  )
}
