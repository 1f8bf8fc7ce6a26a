import { activities } from '@plaza/shared/api'
import { usePaged } from '@plaza/shared/host'
import { nameOf } from '@plaza/shared/text'
import { FilterBar, FilterPills } from '@plaza/shared/ui'
import { type ActivityFilter, stateFilters } from './filter.model'
import { filterText, t } from './list.text'

interface ActivityFiltersProps {
  filter: ActivityFilter
  onChange: (part: Partial<ActivityFilter>) => void
}

/** State and kind. The kinds are those of the activities in the unfiltered list. */
export function ActivityFilters({ filter, onChange }: ActivityFiltersProps) {
  const known = usePaged(activities.list, {})
  const names = new Map(known.items.map(({ kind, kind_en }) => [kind, nameOf({ name: kind, name_en: kind_en })]))
  if (filter.kind && !names.has(filter.kind)) names.set(filter.kind, filter.kind)
  return (
    <FilterBar>
      <FilterPills
        label={t.byState()}
        all={filterText.all()}
        options={stateFilters.map((state) => ({ value: state, label: filterText[state]() }))}
        value={filter.state}
        onChange={(state) => onChange({ state })}
      />
      {names.size > 1 && (
        <FilterPills
          label={t.byKind()}
          all={t.allKinds()}
          options={[...names].map(([value, label]) => ({ value, label }))}
          value={filter.kind}
          onChange={(kind) => onChange({ kind })}
        />
      )}
    </FilterBar>
  )
}
