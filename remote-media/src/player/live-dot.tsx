import { defineTexts } from '@plaza/shared/text'
import { classNames } from '@plaza/shared/ui'
import classes from './live-dot.module.css'

const t = defineTexts({ live: { en: 'Live', zh: '直播' } })

/** Says that something is on the air at this moment. `onMedia`: on a picture or a dark ground, white on red. */
export function LiveDot({ onMedia }: { onMedia?: boolean }) {
  return <span className={classNames(classes.live, onMedia && classes.onMedia)}>{t.live()}</span>
}
