import { merchantKinds } from '@plaza/shared/api'
import type { PlaceFilter } from '../../place/place.model'
import { kindText } from '../../place/place.text'
import { t } from './around.text'
import classes from './filter-bar.module.css'

interface FilterBarProps {
  filter: PlaceFilter
  onChange: (part: Partial<PlaceFilter>) => void
}

export function FilterBar({ filter, onChange }: FilterBarProps) {
  const open = filter.open === '1'
  return (
    <div className={classes.bar}>
      <fieldset className={classes.pills}>
        <legend className="visually-hidden">{t.kinds()}</legend>
        <Pill label={t.openNow()} pressed={open} onClick={() => onChange({ open: open ? undefined : '1' })} />
        <span className={classes.rule} />
        <Pill label={t.all()} pressed={!filter.kind} onClick={() => onChange({ kind: undefined })} />
        {merchantKinds.map((kind) => (
          <Pill key={kind} label={kindText[kind]()} pressed={filter.kind === kind} onClick={() => onChange({ kind })} />
        ))}
      </fieldset>
    </div>
  )
}

function Pill({ label, pressed, onClick }: { label: string; pressed: boolean; onClick: () => void }) {
  return (
    <button type="button" className={classes.pill} aria-pressed={pressed} onClick={onClick}>
      <span className={classes.face}>{label}</span>
    </button>
  )
}
