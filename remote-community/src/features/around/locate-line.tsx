import { useSite } from '@plaza/shared/host'
import { usePosition } from '@plaza/shared/position'
import { nameOf } from '@plaza/shared/text'
import { Button, LocateFixed } from '@plaza/shared/ui'
import { t } from '../../place/place.text'
import { setPosition, useGivenPosition } from '../../place/position.store'
import classes from './locate-line.module.css'

/** Says what the list is sorted by; asks for the position only on tap, with the reason beside it. */
export function LocateLine() {
  const given = useGivenPosition()
  const city = useSite((site) => nameOf(site.city))
  const { locating, missing, locate, forget } = usePosition(setPosition)
  if (given) {
    const leave = () => {
      forget()
      setPosition(null)
    }
    return (
      <div className={classes.line}>
        <p role="status">{t.located()}</p>
        <Button kind="secondary" small onClick={leave}>
          {t.forget()}
        </Button>
      </div>
    )
  }
  return (
    <div className={classes.line}>
      <p role="status">
        <b>{city}</b>
        <span>{missing ? t[missing]() : t.why()}</span>
      </p>
      <Button kind="secondary" small loading={locating} icon={<LocateFixed size={16} />} onClick={locate}>
        {t.locate()}
      </Button>
    </div>
  )
}
