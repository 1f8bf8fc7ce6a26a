import type { Circle } from '@plaza/shared/api'
import { ChevronRight, lazyWithRetry, Megaphone } from '@plaza/shared/ui'
import { useState } from 'react'
import { t } from '../../circle/circle.text'
import classes from './notice.module.css'

const RulesSheet = lazyWithRetry(() => import('../../circle/rules-sheet').then(({ RulesSheet }) => RulesSheet))

/** One line that opens the notice and the rules. */
export function Notice({ circle }: { circle: Circle }) {
  // Undefined until the first tap, which fetches the rules' code.
  const [open, show] = useState<boolean>()
  return (
    <>
      <button type="button" className={classes.notice} onClick={() => show(true)}>
        <Megaphone size={16} />
        <span className={classes.text}>{circle.notice || t.rules()}</span>
        <ChevronRight size={16} />
      </button>
      {open !== undefined && <RulesSheet circle={circle} open={open} onClose={() => show(false)} />}
    </>
  )
}
