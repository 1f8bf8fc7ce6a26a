import { defineTexts } from '@plaza/shared/text'
import { useOnline } from '@plaza/shared/ui'
import { publishHeight } from '../browser/publish-height'
import classes from './offline-strip.module.css'

const t = defineTexts({
  offline: {
    en: 'You are offline. What was opened before is still there.',
    zh: '当前没有网络，可继续查看已打开的内容。',
  },
})

const measured = publishHeight('--strip')

/** Shown while the device is offline. */
export function OfflineStrip() {
  const isOnline = useOnline()
  return (
    <p ref={measured} className={isOnline ? undefined : classes.strip} role="status">
      {!isOnline && t.offline()}
    </p>
  )
}
