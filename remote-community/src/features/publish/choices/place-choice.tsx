import { useSite } from '@plaza/shared/host'
import { usePosition } from '@plaza/shared/position'
import { Button, Field, LocateFixed, MapPin, Sheet } from '@plaza/shared/ui'
import { useState } from 'react'
import { FormRow } from '../form-row'
import classes from '../publish.module.css'
import { t as publish } from '../publish.text'
import { PLACE_MAX } from '../publish-draft.model'
import { noPositionText, t } from './place.text'

interface PlaceChoiceProps {
  place: string
  onChange: (place: string) => void
}

export function PlaceChoice({ place, onChange }: PlaceChoiceProps) {
  const [open, show] = useState(false)
  return (
    <>
      <FormRow
        icon={<MapPin size={18} />}
        label={publish.place()}
        value={place || publish.noPlace()}
        onClick={() => show(true)}
      />
      <Sheet open={open} title={t.title()} onClose={() => show(false)}>
        <PlaceForm place={place} onChange={onChange} onDone={() => show(false)} />
      </Sheet>
    </>
  )
}

const ROUNDED = 2

function PlaceForm({ place, onChange, onDone }: PlaceChoiceProps & { onDone: () => void }) {
  const city = useSite((site) => site.city.name)
  const { locating, missing, locate } = usePosition(({ lat, lng }) =>
    onChange(t.near(city, `${lat.toFixed(ROUNDED)}, ${lng.toFixed(ROUNDED)}`)),
  )
  return (
    <div className={classes.sheet}>
      <Field
        label={t.name()}
        value={place}
        maxLength={PLACE_MAX}
        placeholder={t.example()}
        error={missing && noPositionText[missing]()}
        help={t.why()}
        onChange={onChange}
      />
      <Button kind="secondary" block loading={locating} onClick={locate}>
        <LocateFixed size={18} /> {t.locate()}
      </Button>
      <Button block onClick={onDone}>
        {t.done()}
      </Button>
    </div>
  )
}
