import { teams } from '@plaza/shared/api'
import { useResource } from '@plaza/shared/host'
import { nameOf } from '@plaza/shared/text'
import { FilterBar, FilterPills } from '@plaza/shared/ui'
import type { ReactNode } from 'react'
import { districtName } from '../../../parts/district.text'
import { stateFilters } from './filter.model'
import { filterText, listText, t } from './list.text'

interface ListFilter {
  state?: (typeof stateFilters)[number] | undefined
  kind?: string | undefined
  district?: string | undefined
}

interface ActivityListFiltersProps {
  filter: ListFilter
  onChange: (part: ListFilter) => void
  /** Switches before the states. */
  before: ReactNode
}

/** State, kind and district, from what teams do and where. */
export function ActivityListFilters({ filter, onChange, before }: ActivityListFiltersProps) {
  const { data } = useResource(teams.filters, {})
  return (
    <FilterBar>
      <FilterPills
        label={t.byState()}
        all={filterText.all()}
        before={before}
        options={stateFilters.map((state) => ({ value: state, label: filterText[state]() }))}
        value={filter.state}
        onChange={(state) => onChange({ state })}
      />
      <FilterPills
        label={t.byKind()}
        all={t.allKinds()}
        options={(data?.kinds ?? []).map((kind) => ({ value: kind.name, label: nameOf(kind) }))}
        value={filter.kind}
        onChange={(kind) => onChange({ kind })}
      />
      <FilterPills
        label={listText.byDistrict()}
        all={listText.allDistricts()}
        options={(data?.districts ?? []).map(({ name }) => ({ value: name, label: districtName(name) }))}
        value={filter.district}
        onChange={(district) => onChange({ district })}
      />
    </FilterBar>
  )
}
