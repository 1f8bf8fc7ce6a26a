import { defineTexts } from '@plaza/shared/text'
import { useOnline } from '@plaza/shared/ui'
import { useStore } from 'zustand'
import { publishHeight } from '../browser/publish-height'
import { outboxStore } from '../outbox/outbox.store'
import classes from './offline-strip.module.css'

const t = defineTexts({
  offline: {
    en: 'You are offline. What was opened before is still there.',
    zh: '当前没有网络，可继续查看已打开的内容。',
  },
  waiting: {
    en: (n: number) => ` ${n} waiting to be sent.`,
    zh: (n: number) => `${n} 条待发送。`,
  },
})

const measured = publishHeight('--strip')

/** Shown while the device is offline, with the number of calls that wait. */
export function OfflineStrip() {
  const isOnline = useOnline()
  const waiting = useStore(outboxStore, (all) => all.filter(({ state }) => state === 'waiting').length)
  return (
    <p ref={measured} className={isOnline ? undefined : classes.strip} role="status">
      {!isOnline && t.offline()}
      {!isOnline && waiting > 0 && t.waiting(waiting)}
    </p>
  )
}
