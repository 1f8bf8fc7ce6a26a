import type { TransferWay } from '@plaza/shared/api'
import { to } from '@plaza/shared/routes'
import { Button, ButtonLink } from '@plaza/shared/ui'
import { useId } from 'react'
import { wayText } from '../transfers/transfer.text'
import type { CashOutFacts } from './cash-out.model'
import classes from './cash-out.module.css'
import { t } from './cash-out.text'

interface WayChoiceProps {
  ways: CashOutFacts['ways']
  value: TransferWay | null
  onChange: (way: TransferWay) => void
  onBindAlipay: () => void
}

/** Where the money goes: each open way with its account, or how to add one. */
export function WayChoice({ ways, value, onChange, onBindAlipay }: WayChoiceProps) {
  const name = useId()
  return (
    <fieldset className={classes.ways}>
      <legend className={classes.legend}>{t.way()}</legend>
      {ways.map(({ way, target }) => (
        <div key={way} className={classes.way}>
          <label className={classes.wayLabel}>
            <input type="radio" name={name} checked={way === value} onChange={() => onChange(way)} />
            <span className={classes.wayWords}>
              <span>{wayText[way]()}</span>
              <span className={classes.second}>{target.bound ? target.account : t.notBound()}</span>
              {target.bound && target.is_new && <span className={classes.second}>{t.newAccount()}</span>}
            </span>
          </label>
          {way === 'alipay' ? (
            <Button kind="plain" small onClick={onBindAlipay}>
              {target.bound ? t.change() : t.bind()}
            </Button>
          ) : (
            !target.bound && (
              <ButtonLink kind="plain" small to={to('safety')}>
                {t.bindWechat()}
              </ButtonLink>
            )
          )}
        </div>
      ))}
    </fieldset>
  )
}
