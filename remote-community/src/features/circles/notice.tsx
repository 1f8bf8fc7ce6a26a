import type { Circle } from '@plaza/shared/api'
import { ChevronRight, Megaphone } from '@plaza/shared/ui'
import { useState } from 'react'
import { t } from '../../circle/circle.text'
import { RulesSheet } from '../../circle/rules-sheet'
import s from './notice.module.css'

/** The notice on one line; with the rules behind it. */
export function Notice({ circle }: { circle: Circle }) {
  const [open, show] = useState(false)
  return (
    <>
      <button type="button" className={s.notice} onClick={() => show(true)}>
        <Megaphone size={16} aria-hidden />
        <span className={s.text}>{circle.notice || t.rules()}</span>
        <ChevronRight size={16} aria-hidden />
      </button>
      <RulesSheet circle={circle} open={open} onClose={() => show(false)} />
    </>
  )
}
