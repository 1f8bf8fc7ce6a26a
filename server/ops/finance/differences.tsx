import { formatMoney } from '@plaza/shared/format'
import type { PaidSums, PayoutDifference } from '@plaza/shared/operations'
import { defineTexts } from '@plaza/shared/text'
import { Button } from '../parts/button'
import { moment } from '../parts/format'
import { State, Tag } from '../parts/tag'
import type { PendingAction } from './action-dialog'
import classes from './finance.module.css'
import { kindName, stateName, wayName } from './finance.text'

const t = defineTexts({
  there: { en: 'At the provider', zh: '渠道账单' },
  here: { en: 'In the books', zh: '本站账簿' },
  unknown: { en: 'no such order', zh: '无此单' },
  nothing: { en: 'nothing paid', zh: '未付款' },
  returned: {
    en: (paid: string, back: string) => `${paid}, ${back} came back`,
    zh: (paid: string, back: string) => `${paid}，退回 ${back}`,
  },
  explain: { en: 'Explain', zh: '说明原因' },
  explainOf: { en: (order: string) => `Explain ${order}`, zh: (order: string) => `说明原因：${order}` },
  explained: {
    en: (who: string, why: string) => `${who}: ${why}`,
    zh: (who: string, why: string) => `${who}：${why}`,
  },
  gone: { en: (when: string) => `Gone since ${when}`, zh: (when: string) => `${when} 起已一致` },
  none: { en: 'The books and the statements agree.', zh: '账簿与账单一致。' },
})

const sums = ({ paid, returned }: PaidSums): string => {
  if (paid === 0) return t.nothing()
  return returned > 0 ? t.returned(formatMoney(paid), formatMoney(returned)) : formatMoney(paid)
}

interface DifferencesProps {
  list: readonly PayoutDifference[]
  onAction(action: PendingAction): void
}

export function Differences({ list, onAction }: DifferencesProps) {
  if (list.length === 0) return <p className={classes.about}>{t.none()}</p>
  return (
    <ul className={classes.cards}>
      {list.map((difference) => (
        <li key={difference.id} className={classes.card}>
          <header className={classes.head}>
            <State tone={difference.explained || difference.goneAt !== null ? 'none' : 'bad'}>
              {kindName(difference.kind)}
            </State>
            {difference.goneAt !== null && <Tag>{t.gone(moment(difference.goneAt))}</Tag>}
          </header>
          <p className={classes.about}>{[difference.day, wayName(difference.way), difference.order].join(' · ')}</p>
          <dl className={classes.sides}>
            <div>
              <dt>{t.there()}</dt>
              <dd>{sums(difference.there)}</dd>
            </div>
            <div>
              <dt>{t.here()}</dt>
              <dd>
                {difference.state === null ? t.unknown() : `${sums(difference.here)} · ${stateName(difference.state)}`}
              </dd>
            </div>
          </dl>
          {difference.explained ? (
            <p className={classes.asked}>{t.explained(difference.explained.by, difference.explained.why)}</p>
          ) : (
            difference.goneAt === null && (
              <div className={classes.actions}>
                <Button
                  aria-label={t.explainOf(difference.order)}
                  onClick={() =>
                    onAction({
                      path: 'explain',
                      body: { id: difference.id },
                      title: t.explainOf(difference.order),
                      action: t.explain(),
                    })
                  }
                >
                  {t.explain()}
                </Button>
              </div>
            )
          )}
        </li>
      ))}
    </ul>
  )
}
