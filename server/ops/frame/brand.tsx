import { defineTexts } from '@plaza/shared/text'
import classes from './frame.module.css'
import { siteName } from './site-name'

const t = defineTexts({ name: { en: 'Back office', zh: '后台' } })

export function Brand() {
  return (
    <span className={classes.brand}>
      <img src="/media/brand/mark.svg" alt="" width="24" height="24" />
      Plaza <span className={classes.part}>{siteName() ?? t.name()}</span>
    </span>
  )
}
