import classes from './shelf.module.css'
import { t } from './shelf.text'
import type { Selection } from './use-selection'

/** Hidden while the list is empty. */
export function EditToggle({ selection, items }: { selection: Selection; items: number }) {
  if (!selection.editing && items === 0) return null
  return (
    <button type="button" className={classes.toggle} onClick={selection.editing ? selection.stop : selection.start}>
      {selection.editing ? t.done() : t.edit()}
    </button>
  )
}
