import type { OperationsOverview } from '@plaza/shared/operations'
import { defineTexts } from '@plaza/shared/text'
import { useState } from 'react'
import type { PolledData } from '../calls/use-polled'
import { useDoneLine } from '../parts/done-line'
import { Empty, PolledContent, Skeleton } from '../parts/state'
import { type ChosenChange, RemoteChange } from '../remotes/remote-change'
import { linesOf } from '../remotes/remote-list.model'
import { RemoteRow } from '../remotes/remote-row'
import rows from '../remotes/remote-row.module.css'
import { remoteAddress } from '../remotes/use-address'
import { AlertList } from './alert-list'
import { ChangedToday } from './changed-today'
import { Facts } from './facts'
import classes from './overview.module.css'

const t = defineTexts({
  title: { en: 'What runs where', zh: '当前版本' },
  none: {
    en: 'The registry knows no remote yet. Publish a release with the command `npm run release`.',
    zh: '登记表中还没有子应用，请先用 npm run release 发布版本。',
  },
  all: { en: (n: number) => `All ${n} remotes`, zh: (n: number) => `全部 ${n} 个子应用` },
})

/** More are in the view of remotes. */
const SHOWN = 8

/** The first screen: what is wrong now, what runs where, what was changed today. */
export function Overview({ overview }: { overview: PolledData<OperationsOverview> }) {
  const [chosen, setChosen] = useState<ChosenChange | null>(null)
  const { line, say } = useDoneLine()
  return (
    <>
      {line}
      <PolledContent of={overview} waiting={<Waiting />}>
        {(data) => (
          <>
            <AlertList overview={data} isStale={overview.failure !== null} />
            <div className={classes.columns}>
              <RunsWhere overview={data} onChoose={setChosen} />
              <ChangedToday changed={data.changed} />
            </div>
            <Facts overview={data} />
          </>
        )}
      </PolledContent>
      {chosen && (
        <RemoteChange
          key={`${chosen.does} ${chosen.remote}`}
          chosen={chosen}
          onDone={(status) => {
            setChosen(null)
            say(status)
            overview.refresh()
          }}
          onClose={() => setChosen(null)}
        />
      )}
    </>
  )
}

interface RunsWhereProps {
  overview: OperationsOverview
  onChoose(chosen: ChosenChange): void
}

function RunsWhere({ overview: { remotes, alerts, at }, onChoose }: RunsWhereProps) {
  const lines = linesOf(remotes, alerts, at).slice(0, SHOWN)
  return (
    <section className={classes.runs} aria-labelledby="runs">
      <header className={classes.header}>
        <h2 id="runs" className={classes.heading}>
          {t.title()}
        </h2>
        {remotes.length > 0 && (
          <a href={remoteAddress()} className={classes.all}>
            {t.all(remotes.length)}
          </a>
        )}
      </header>
      {remotes.length === 0 ? (
        <Empty title={t.none()} />
      ) : (
        <ul className={rows.rows}>
          {lines.map((line) => (
            <RemoteRow key={line.remote.name} line={line} now={at} onChoose={onChoose} />
          ))}
        </ul>
      )}
    </section>
  )
}

const Waiting = () => (
  <div className={classes.waiting}>
    <Skeleton height={52} />
    <Skeleton height={420} />
  </div>
)
