import { activities } from '@plaza/shared/api'
import { usePaged } from '@plaza/shared/host'
import { nameOf } from '@plaza/shared/text'
import { type ActivityFilter, stateFilters } from './filter.model'
import classes from './filter-bar.module.css'
import { filterText, t } from './list.text'

interface FilterBarProps {
  filter: ActivityFilter
  onChange: (part: Partial<ActivityFilter>) => void
}

/** State and kind. The kinds are those of the activities in the unfiltered list. */
export function FilterBar({ filter, onChange }: FilterBarProps) {
  const known = usePaged(activities.list, {})
  const names = new Map(known.items.map(({ kind, kind_en }) => [kind, nameOf({ name: kind, name_en: kind_en })]))
  if (filter.kind && !names.has(filter.kind)) names.set(filter.kind, filter.kind)
  return (
    <div className={classes.bar}>
      <Pills
        label={t.byState()}
        all={filterText.all()}
        options={stateFilters.map((state) => ({ value: state, label: filterText[state]() }))}
        value={filter.state}
        onChange={(state) => onChange({ state })}
      />
      {names.size > 1 && (
        <Pills
          label={t.byKind()}
          all={t.allKinds()}
          options={[...names].map(([value, label]) => ({ value, label }))}
          value={filter.kind}
          onChange={(kind) => onChange({ kind })}
        />
      )}
    </div>
  )
}

interface PillsProps<T extends string> {
  label: string
  all: string
  options: readonly { value: T; label: string }[]
  value: T | undefined
  onChange: (value: T | undefined) => void
}

function Pills<T extends string>({ label, all, options, value, onChange }: PillsProps<T>) {
  return (
    <fieldset className={classes.pills}>
      <legend className="visually-hidden">{label}</legend>
      {[{ value: undefined, label: all }, ...options].map((option) => (
        <button
          key={option.label}
          type="button"
          className={classes.pill}
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          <span className={classes.face}>{option.label}</span>
        </button>
      ))}
    </fieldset>
  )
}
