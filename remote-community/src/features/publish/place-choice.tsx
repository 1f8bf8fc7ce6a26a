import { useSite } from '@plaza/shared/host'
import { usePosition } from '@plaza/shared/position'
import { Button, Field, LocateFixed, MapPin, Sheet } from '@plaza/shared/ui'
import { useState } from 'react'
import { FormRow } from './form-row'
import s from './publish.module.css'
import { noPositionText, placeText, t } from './publish.text'
import { PLACE_MAX } from './publish-draft.model'

interface PlaceChoiceProps {
  place: string
  onChange: (place: string) => void
}

export function PlaceChoice({ place, onChange }: PlaceChoiceProps) {
  const [open, show] = useState(false)
  return (
    <>
      <FormRow
        icon={<MapPin size={18} strokeWidth={1.5} aria-hidden />}
        label={t.place()}
        value={place || t.noPlace()}
        onClick={() => show(true)}
      />
      <Sheet open={open} title={placeText.title()} onClose={() => show(false)}>
        <PlaceForm place={place} onChange={onChange} onDone={() => show(false)} />
      </Sheet>
    </>
  )
}

const ROUNDED = 2

function PlaceForm({ place, onChange, onDone }: PlaceChoiceProps & { onDone: () => void }) {
  const city = useSite((site) => site.city.name)
  const { locating, missing, locate } = usePosition(({ lat, lng }) =>
    onChange(placeText.near(city, `${lat.toFixed(ROUNDED)}, ${lng.toFixed(ROUNDED)}`)),
  )
  return (
    <div className={s.sheet}>
      <Field
        label={placeText.name()}
        value={place}
        maxLength={PLACE_MAX}
        placeholder={placeText.example()}
        error={missing && noPositionText[missing]()}
        help={placeText.why()}
        onChange={onChange}
      />
      <Button kind="secondary" block loading={locating} onClick={locate}>
        <LocateFixed size={18} strokeWidth={1.5} aria-hidden /> {placeText.locate()}
      </Button>
      <Button block onClick={onDone}>
        {placeText.done()}
      </Button>
    </div>
  )
}
