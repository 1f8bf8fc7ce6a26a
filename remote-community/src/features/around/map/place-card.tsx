import type { MerchantPoint } from '@plaza/shared/api'
import { distance } from '@plaza/shared/format'
import { Link } from '@plaza/shared/router'
import { to } from '@plaza/shared/routes'
import { IconButton, OpenState, X } from '@plaza/shared/ui'
import { useEffect } from 'react'
import { addressOf } from '../../../place/place.model'
import { kindText } from '../../../place/place.text'
import { usePlace } from '../../../place/use-place'
import { t } from '../around.text'
import { RouteLink } from '../detail/place-links'
import classes from './places-map.module.css'

/** What is known of the chosen place: its name and kind at once, the rest when it has come. */
export function PlaceCard({ point, onClose }: { point: MerchantPoint; onClose: () => void }) {
  const { data } = usePlace(point.id)
  useEffect(() => {
    const close = (event: KeyboardEvent) => event.key === 'Escape' && onClose()
    addEventListener('keydown', close)
    return () => removeEventListener('keydown', close)
  }, [onClose])
  return (
    <div className={classes.card}>
      <Link className={classes.words} to={to('around-detail', { id: point.id })}>
        <b className={classes.name}>{point.name}</b>
        <span className={classes.fact}>
          {kindText[point.kind]()}
          {data && <OpenState hours={data.hours} />}
          {data && data.distance !== null && <span>{t.away(distance(data.distance))}</span>}
        </span>
        <span className={classes.fact}>{data && addressOf(data)}</span>
      </Link>
      <RouteLink place={point} />
      <IconButton label={t.unchoose()} icon={<X size={20} />} onClick={onClose} />
    </div>
  )
}
