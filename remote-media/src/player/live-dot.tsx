import { defineTexts } from '@plaza/shared/text'
import classes from './live-dot.module.css'

const t = defineTexts({ live: { en: 'Live', zh: '直播' } })

/** Says that something is on the air at this moment. */
export function LiveDot() {
  return <span className={classes.live}>{t.live()}</span>
}
