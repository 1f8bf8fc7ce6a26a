import { type NamedPosition, type Position, positions } from '@plaza/shared/api'
import { usePaged } from '@plaza/shared/host'
import { nameOf } from '@plaza/shared/text'
import { ChoiceField } from '@plaza/shared/ui'
import { ChoiceRows } from '../../../../parts/choice-rows'
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

function Venues({ value, onChoose }: { value: string | null; onChoose: VenueChoiceProps['onChoose'] }) {
  return (
    <ChoiceRows
      of={usePaged(positions.list, {})}
      label={t.venue()}
      labelOf={(place) => `${nameOf(place)} · ${districtName(place.district)}`}
      value={value}
      none={t.noVenue()}
      onChoose={onChoose}
    />
  )
}
