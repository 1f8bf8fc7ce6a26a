import { Sheet } from './sheet'
import classes from './sheet.module.css'

export interface SheetAction {
  label: string
  danger?: boolean
  onChoose: () => void
}

interface ActionSheetProps {
  open: boolean
  title: string
  /** Above the actions. */
  note?: string
  actions: readonly SheetAction[]
  onClose: () => void
}

/** A sheet with a list of actions. */
export function ActionSheet({ open, title, note, actions, onClose }: ActionSheetProps) {
  return (
    <Sheet open={open} title={title} onClose={onClose}>
      {note && <p className={classes.note}>{note}</p>}
      {actions.map((action) => (
        <button
          key={action.label}
          type="button"
          className={classes.action}
          data-danger={action.danger ? '' : undefined}
          onClick={() => {
            onClose()
            action.onChoose()
          }}
        >
          {action.label}
        </button>
      ))}
    </Sheet>
  )
}
