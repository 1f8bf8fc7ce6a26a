import { BottomBar, Button, Checkbox } from '@plaza/shared/ui'
import type { ReactNode } from 'react'
import classes from './shelf.module.css'
import { t } from './shelf.text'
import type { Selection } from './use-selection'

interface RemoveBarProps {
  selection: Selection
  busy: boolean
  onRemove: () => void
  /** Actions on the whole list. */
  children?: ReactNode
}

export function RemoveBar({ selection, busy, onRemove, children }: RemoveBarProps) {
  return (
    <BottomBar>
      <div className={classes.bar}>
        <Checkbox checked={selection.all} onChange={selection.toggleAll}>
          {t.selectAll()}
        </Checkbox>
        {children}
        <Button kind="danger" loading={busy} disabled={selection.ids.length === 0} onClick={onRemove}>
          {t.remove(selection.ids.length)}
        </Button>
      </div>
    </BottomBar>
  )
}
