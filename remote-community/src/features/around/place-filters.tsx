import { merchantKinds } from '@plaza/shared/api'
import { FilterBar, FilterPill, FilterPills } from '@plaza/shared/ui'
import type { PlaceFilter } from '../../place/place.model'
import { kindText } from '../../place/place.text'
import { t } from './around.text'

interface PlaceFiltersProps {
  filter: PlaceFilter
  onChange: (part: Partial<PlaceFilter>) => void
}

export function PlaceFilters({ filter, onChange }: PlaceFiltersProps) {
  const open = filter.open === '1'
  return (
    <FilterBar>
      <FilterPills
        label={t.kinds()}
        before={
          <FilterPill label={t.openNow()} pressed={open} onClick={() => onChange({ open: open ? undefined : '1' })} />
        }
        all={t.all()}
        options={merchantKinds.map((kind) => ({ value: kind, label: kindText[kind]() }))}
        value={filter.kind}
        onChange={(kind) => onChange({ kind })}
      />
    </FilterBar>
  )
}
