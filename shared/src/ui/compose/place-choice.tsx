import { LocateFixed, MapPin } from 'lucide-react'
import { useState } from 'react'
import { useSite } from '../../host'
import { usePosition } from '../../position'
import { Button } from '../basic/button'
import { Field } from '../form/field'
import { Sheet } from '../overlay/sheet'
import classes from './compose.module.css'
import { FormRow } from './form-row'
import { noPositionText, t } from './place.text'

/** Maximum length of a place name. */
export const PLACE_MAX = 60

interface PlaceChoiceProps {
  place: string
  onChange: (place: string) => void
}

/** The place of a post: typed, or the device's rounded position if the user asks for it. */
export function PlaceChoice({ place, onChange }: PlaceChoiceProps) {
  const [open, show] = useState(false)
  return (
    <>
      <FormRow icon={<MapPin size={18} />} label={t.place()} value={place || t.noPlace()} onClick={() => show(true)} />
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
