import { type CreditType, credits, CreditType as types } from '@plaza/shared/api'
import { dateTime } from '@plaza/shared/format'
import { oneOf, optional, useNow, usePaged, useQueryState, useResource } from '@plaza/shared/host'
import { CellsSkeleton, FilterPills, PagedList } from '@plaza/shared/ui'
import { creditText } from '../wallet.text'
import classes from './credits.module.css'
import { t } from './packets.text'

/** Kinds that a person earns once. */
const earnedOnce: readonly CreditType[] = ['8', '9']

/** Own credits with their sum, and how they are earned. */
export function Credits() {
  const now = useNow()
  const [{ type }, change] = useQueryState({ type: optional(oneOf(types.options)) })
  const list = usePaged(credits.mine, { query: type ? { type } : {} })
  const earned = list.first?.types ?? []
  return (
    <PagedList
      of={list}
      keyOf={({ id }) => id}
      name={`credits ${type ?? ''}`}
      label={t.credits()}
      empty="earnings"
      skeleton={<CellsSkeleton rows={5} />}
      header={
        <>
          <section className={classes.head}>
            <p className={classes.label}>{t.balance()}</p>
            <div className={classes.balance}>{list.first ? list.first.balance : '–'}</div>
            <CreditRules />
          </section>
          <div className={classes.kinds}>
            <FilterPills
              label={t.kinds()}
              all={t.all()}
              options={earned.map(({ type: value, credits: sum }) => ({
                value,
                label: `${creditText[value]()} ${sum}`,
              }))}
              value={type}
              onChange={(next) => change({ type: next })}
            />
          </div>
        </>
      }
    >
      {(entry) => (
        <div className={classes.line}>
          <span className={classes.words}>
            <span>{entry.title}</span>
            <time className={classes.note} dateTime={entry.created_at}>
              {dateTime(entry.created_at, now)}
            </time>
          </span>
          <span className={classes.sum}>{entry.credits > 0 ? `+${entry.credits}` : entry.credits}</span>
        </div>
      )}
    </PagedList>
  )
}

/** What the site gives for each kind. Nothing while it is not known. */
function CreditRules() {
  const config = useResource(credits.system, {})
  const rules = (config.data?.list ?? []).flatMap(({ code, config_value: value }) => {
    const type = types.options.find((one) => Number(one) === code)
    return type && Number(value) > 0 ? [{ type, credits: Number(value) }] : []
  })
  if (rules.length === 0) return null
  return (
    <dl className={classes.rules} aria-label={t.rules()}>
      {rules.map(({ type, credits: each }) => (
        <div key={type}>
          <dt>{creditText[type]()}</dt>
          <dd>{earnedOnce.includes(type) ? t.once(each) : t.perTime(each)}</dd>
        </div>
      ))}
    </dl>
  )
}
