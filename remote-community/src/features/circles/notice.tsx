import type { Circle } from '@plaza/shared/api'
import { ChevronRight, Megaphone } from '@plaza/shared/ui'
import { useState } from 'react'
import { t } from '../../circle/circle.text'
import { RulesSheet } from '../../circle/rules-sheet'
import classes from './notice.module.css'

/** One line that opens the notice and the rules. */
export function Notice({ circle }: { circle: Circle }) {
  const [open, show] = useState(false)
  return (
    <>
      <button type="button" className={classes.notice} onClick={() => show(true)}>
        <Megaphone size={16} />
        <span className={classes.text}>{circle.notice || t.rules()}</span>
        <ChevronRight size={16} />
      </button>
      <RulesSheet circle={circle} open={open} onClose={() => show(false)} />
    </>
  )
}
