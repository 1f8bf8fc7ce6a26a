import { defineTexts } from '../../text'
import { classNames } from '../class-names'
import classes from './live-dot.module.css'

const t = defineTexts({ live: { en: 'Live', zh: '直播' } })

/** Marks something as live. `onMedia`: white on red, for pictures and dark backgrounds. */
export function LiveDot({ onMedia }: { onMedia?: boolean }) {
  return <span className={classNames(classes.live, onMedia && classes.onMedia)}>{t.live()}</span>
}
