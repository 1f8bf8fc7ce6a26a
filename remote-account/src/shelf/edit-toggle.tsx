import classes from './shelf.module.css'
import { t } from './shelf.text'
import type { Selection } from './use-selection'

/** Begins and ends picking; not there where nothing can be picked. */
export function EditToggle({ selection, items }: { selection: Selection; items: number }) {
  if (!selection.editing && items === 0) return null
  return (
    <button type="button" className={classes.toggle} onClick={selection.editing ? selection.stop : selection.start}>
      {selection.editing ? t.done() : t.edit()}
    </button>
  )
}
