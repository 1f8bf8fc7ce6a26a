import { Checkbox } from '@plaza/shared/ui'
import type { ReactNode } from 'react'
import classes from './shelf.module.css'
import { t } from './shelf.text'
import type { Selection } from './use-selection'

interface ShelfRowProps {
  id: string
  title: string
  selection: Selection
  /** Cannot be removed from the list, and so not be selected. */
  fixed?: boolean
  children: ReactNode
}

/** Opens its content; in edit mode a tap anywhere selects it. */
export function ShelfRow({ id, title, selection, fixed = false, children }: ShelfRowProps) {
  return (
    <div className={classes.row}>
      {selection.editing && (
        <span className={classes.pick}>
          <Checkbox disabled={fixed} checked={!fixed && selection.has(id)} onChange={() => selection.toggle(id)}>
            <span className="visually-hidden">{t.pick(title)}</span>
          </Checkbox>
        </span>
      )}
      <div className={classes.content} inert={selection.editing}>
        {children}
      </div>
    </div>
  )
}
