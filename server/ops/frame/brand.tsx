import { defineTexts } from '@plaza/shared/text'
import classes from './frame.module.css'

const t = defineTexts({ name: { en: 'Back office', zh: '后台' } })

export function Brand() {
  return (
    <span className={classes.brand}>
      <img src="/media/brand/mark.svg" alt="" width="24" height="24" />
      Plaza <span className={classes.part}>{t.name()}</span>
    </span>
  )
}
