import { type NamedPosition, type Position, positions } from '@plaza/shared/api'
import { usePaged } from '@plaza/shared/host'
import { nameOf } from '@plaza/shared/text'
import { CellsSkeleton, ChoiceField, OptionRow, PagedList } from '@plaza/shared/ui'
import { districtName } from '../../../../parts/district.text'
import { t } from './plan.text'

interface VenueChoiceProps {
  venue: NamedPosition | null
  onChoose: (venue: Position | null) => void
}

/** The place of practice where an activity is, or none. */
export function VenueChoice({ venue, onChoose }: VenueChoiceProps) {
  return (
    <ChoiceField label={t.venue()} help={t.venueHelp()} shown={venue ? nameOf(venue) : t.noVenue()} tall>
      {(close) => (
        <Venues
          value={venue?.id ?? null}
          onChoose={(chosen) => {
            onChoose(chosen)
            close()
          }}
        />
      )}
    </ChoiceField>
  )
}

interface VenuesProps {
  value: string | null
  onChoose: VenueChoiceProps['onChoose']
}

function Venues({ value, onChoose }: VenuesProps) {
  return (
    <PagedList
      inSheet
      of={usePaged(positions.list, {})}
      keyOf={({ id }) => id}
      label={t.venue()}
      skeleton={<CellsSkeleton />}
      empty="data"
      header={<OptionRow label={t.noVenue()} checked={value === null} onChoose={() => onChoose(null)} />}
    >
      {(place) => (
        <OptionRow
          label={`${nameOf(place)} · ${districtName(place.district)}`}
          checked={place.id === value}
          onChoose={() => onChoose(place)}
        />
      )}
    </PagedList>
  )
}
