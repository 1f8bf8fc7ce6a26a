import { teams } from '@plaza/shared/api'
import { useResource } from '@plaza/shared/host'
import { nameOf } from '@plaza/shared/text'
import { FilterBar, FilterPills } from '@plaza/shared/ui'
import { districtName } from '../../parts/district.text'
import { t } from './team.text'

interface TeamFilter {
  kind?: string | undefined
  district?: string | undefined
  street?: string | undefined
}

interface TeamFiltersProps {
  filter: TeamFilter
  onChange: (part: TeamFilter) => void
}

const options = (list: readonly { name: string; name_en?: string | undefined }[]) =>
  list.map((one) => ({ value: one.name, label: nameOf(one) }))

/** Kind, district, and the streets of the chosen district. */
export function TeamFilters({ filter, onChange }: TeamFiltersProps) {
  const { data } = useResource(teams.filters, {})
  const streets = data?.districts.find(({ name }) => name === filter.district)?.streets ?? []
  return (
    <FilterBar>
      <FilterPills
        label={t.byKind()}
        all={t.allKinds()}
        options={options(data?.kinds ?? [])}
        value={filter.kind}
        onChange={(kind) => onChange({ kind })}
      />
      <FilterPills
        label={t.byDistrict()}
        all={t.allDistricts()}
        options={(data?.districts ?? []).map(({ name }) => ({ value: name, label: districtName(name) }))}
        value={filter.district}
        onChange={(district) => onChange({ district, street: undefined })}
      />
      {streets.length > 1 && (
        <FilterPills
          label={t.byStreet()}
          all={t.allStreets()}
          options={options(streets)}
          value={filter.street}
          onChange={(street) => onChange({ street })}
        />
      )}
    </FilterBar>
  )
}
