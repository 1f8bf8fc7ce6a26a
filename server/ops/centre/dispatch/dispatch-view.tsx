import { DeedKind, District } from '@plaza/shared/api'
import type { OpenDeed, OpenDeeds } from '@plaza/shared/operations'
import { useState } from 'react'
import { usePolled } from '../../calls/use-polled'
import finance from '../../finance/finance.module.css'
import { Button } from '../../parts/button'
import { whole } from '../../parts/format'
import { Segments } from '../../parts/segments'
import { Empty, PolledContent, Skeleton } from '../../parts/state'
import { DeedCard } from './deed-card'
import classes from './dispatch.module.css'
import { districtName, kindName, t } from './dispatch.text'
import { AskDialog, WithdrawDialog } from './dispatch-dialogs'

const kinds = ['', ...DeedKind.options] as const
const districts = ['', ...District.options] as const
const asked = ['', 'no', 'yes'] as const

interface Filter {
  kind: (typeof kinds)[number]
  district: (typeof districts)[number]
  asked: (typeof asked)[number]
}

const pathOf = (filter: Filter, after: string | null): string => {
  const query = new URLSearchParams(
    Object.entries({ ...filter, after: after ?? '' }).filter(([, value]) => value !== ''),
  )
  return `centre/deeds?${query}`
}

/** Wishes and service orders that nobody has taken on, and the team that is asked about each. */
export function DispatchView() {
  const [filter, setFilter] = useState<Filter>({ kind: '', district: '', asked: '' })
  const [after, setAfter] = useState<string | null>(null)
  const [pending, setPending] = useState<{ deed: OpenDeed; action: 'ask' | 'withdraw' } | null>(null)
  const deeds = usePolled<OpenDeeds>(pathOf(filter, after))
  const choose = (chosen: Partial<Filter>) => {
    setAfter(null)
    setFilter((before) => ({ ...before, ...chosen }))
  }
  function close(isChanged: boolean) {
    setPending(null)
    if (isChanged) deeds.refresh()
  }
  return (
    <section>
      <Filters filter={filter} onChoose={choose} />
      <PolledContent of={deeds} waiting={<Skeleton height={360} />}>
        {({ list, next, counts }) => (
          <>
            <p className={classes.counts}>{t.counts(whole(counts.open), whole(counts.overdue), whole(counts.asked))}</p>
            {list.length === 0 && <Empty title={t.none()} />}
            <ul className={finance.cards}>
              {list.map((deed) => (
                <DeedCard
                  key={`${deed.kind} ${deed.id}`}
                  deed={deed}
                  onAsk={() => setPending({ deed, action: 'ask' })}
                  onWithdraw={() => setPending({ deed, action: 'withdraw' })}
                />
              ))}
            </ul>
            <div className={classes.pages}>
              {after !== null && <Button onClick={() => setAfter(null)}>{t.first()}</Button>}
              {next !== null && <Button onClick={() => setAfter(next)}>{t.more()}</Button>}
            </div>
          </>
        )}
      </PolledContent>
      {pending?.action === 'ask' && <AskDialog deed={pending.deed} onClose={close} />}
      {pending?.action === 'withdraw' && <WithdrawDialog deed={pending.deed} onClose={close} />}
    </section>
  )
}

const askedName = { '': t.either, no: t.no, yes: t.yes }

const Filters = ({ filter, onChoose }: { filter: Filter; onChoose(chosen: Partial<Filter>): void }) => (
  <div className={classes.filters}>
    <Segments
      label={t.kind()}
      options={kinds.map((value) => ({ value, name: value ? kindName[value]() : t.all() }))}
      value={filter.kind}
      onChange={(kind) => onChoose({ kind })}
    />
    <Segments
      label={t.district()}
      options={districts.map((value) => ({ value, name: value ? districtName[value]() : t.everywhere() }))}
      value={filter.district}
      onChange={(district) => onChoose({ district })}
    />
    <Segments
      label={t.asked()}
      options={asked.map((value) => ({ value, name: askedName[value]() }))}
      value={filter.asked}
      onChange={(value) => onChoose({ asked: value })}
    />
  </div>
)
