import { formatMoney } from '@plaza/shared/format'
import type { PayoutDifference, ReconciledDay, ReconciledDays } from '@plaza/shared/operations'
import { defineTexts } from '@plaza/shared/text'
import { useState } from 'react'
import { usePolled } from '../calls/use-polled'
import departments from '../departments/departments.module.css'
import { Button } from '../parts/button'
import { DataTable } from '../parts/data-table'
import { moment } from '../parts/format'
import { Empty, PolledContent, Skeleton } from '../parts/state'
import { State } from '../parts/tag'
import { ActionDialog, type PendingAction } from './action-dialog'
import { Differences } from './differences'
import classes from './finance.module.css'
import { wayName } from './finance.text'

const t = defineTexts({
  caption: { en: 'Days compared with the providers’ statements', zh: '与支付渠道账单的逐日对账' },
  day: { en: 'Day', zh: '日期' },
  there: { en: 'At the provider', zh: '渠道账单' },
  here: { en: 'In the books', zh: '本站账簿' },
  result: { en: 'Result', zh: '结果' },
  compared: { en: 'Compared', zh: '对账时间' },
  clean: { en: 'They agree', zh: '一致' },
  open: { en: (n: number) => `${n} to explain`, zh: (n: number) => `${n} 笔待说明` },
  explained: { en: (n: number) => `${n} explained`, zh: (n: number) => `${n} 笔已说明` },
  failed: { en: 'No statement yet', zh: '未取得账单' },
  tooLarge: { en: 'Too many lines to compare', zh: '账单行数超出上限，未对账' },
  again: { en: 'Compare again', zh: '重新对账' },
  againOf: { en: (day: string) => `Compare again: ${day}`, zh: (day: string) => `重新对账：${day}` },
  orders: {
    en: (n: number, sum: string) => `${sum} (${n})`,
    zh: (n: number, sum: string) => `${sum}（${n} 笔）`,
  },
  none: { en: 'No day has been compared yet. A job does it each morning.', zh: '尚无对账记录，每天上午自动对账。' },
  show: { en: 'Show differences', zh: '查看差异' },
  allOpen: { en: 'Differences to explain', zh: '待说明的差异' },
  allOf: { en: (day: string) => `Differences of ${day}`, zh: (day: string) => `${day} 的差异` },
  back: { en: 'All that are open', zh: '全部待说明' },
})

type DayKey = Pick<ReconciledDay, 'day' | 'way'>
const nameOf = ({ day, way }: DayKey): string => `${day} · ${wayName(way)}`

/** Each day's comparison of the books with what providers state. Differences are shown, and never corrected here. */
export function Reconciliation() {
  const days = usePolled<ReconciledDays>('finance/days')
  const [of, setOf] = useState<DayKey | null>(null)
  const [pending, setPending] = useState<PendingAction | null>(null)
  const differences = usePolled<{ list: readonly PayoutDifference[] }>(
    of ? `finance/differences?day=${of.day}&way=${of.way}` : 'finance/differences',
  )
  return (
    <>
      <section className={classes.differences}>
        <div className={departments.bar}>
          <h2>{of ? t.allOf(nameOf(of)) : t.allOpen()}</h2>
          {of && <Button onClick={() => setOf(null)}>{t.back()}</Button>}
        </div>
        <PolledContent of={differences} waiting={<Skeleton height={120} />}>
          {({ list }) => <Differences list={list} onAction={setPending} />}
        </PolledContent>
      </section>
      <PolledContent of={days} waiting={<Skeleton height={240} />}>
        {({ list }) =>
          list.length === 0 ? (
            <Empty title={t.none()} />
          ) : (
            <DayTable
              list={list}
              onShow={setOf}
              onAgain={({ day, way }) =>
                setPending({
                  path: 'reconcile',
                  body: { day, way },
                  title: t.againOf(nameOf({ day, way })),
                  action: t.again(),
                })
              }
            />
          )
        }
      </PolledContent>
      {pending && (
        <ActionDialog
          pending={pending}
          onClose={() => setPending(null)}
          onDone={() => {
            setPending(null)
            days.refresh()
            differences.refresh()
          }}
        />
      )}
    </>
  )
}

interface DayTableProps extends ReconciledDays {
  onShow(day: DayKey): void
  onAgain(day: DayKey): void
}

const DayTable = ({ list, onShow, onAgain }: DayTableProps) => (
  <DataTable caption={t.caption()} heads={[t.day(), t.result(), t.there(), t.here(), t.compared()]} withButtons>
    {list.map((row) => (
      <tr key={nameOf(row)}>
        <th scope="row">{nameOf(row)}</th>
        <td>
          <Result of={row} />
        </td>
        <td>{t.orders(row.there.orders, formatMoney(row.there.cents))}</td>
        <td>{t.orders(row.here.orders, formatMoney(row.here.cents))}</td>
        <td>{row.at === null ? '–' : moment(row.at)}</td>
        <td className={classes.buttons}>
          {row.differences > 0 && (
            <Button aria-label={`${t.show()}: ${nameOf(row)}`} onClick={() => onShow(row)}>
              {t.show()}
            </Button>
          )}
          <Button aria-label={t.againOf(nameOf(row))} onClick={() => onAgain(row)}>
            {t.again()}
          </Button>
        </td>
      </tr>
    ))}
  </DataTable>
)

function Result({ of: { failed, tooLarge, open, differences } }: { of: ReconciledDay }) {
  if (tooLarge) return <State tone="bad">{t.tooLarge()}</State>
  if (failed) return <State tone="watch">{t.failed()}</State>
  if (open > 0) return <State tone="bad">{t.open(open)}</State>
  return <State tone="good">{differences > 0 ? t.explained(differences) : t.clean()}</State>
}
