import { LocateFixed } from 'lucide-react'
import { useSite } from '../../host'
import { setPosition, useGivenPosition, usePosition } from '../../position'
import { nameOf } from '../../text'
import { Button } from '../basic/button'
import { t } from './locate.text'
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
