import type { OperationsOverview } from '@plaza/shared/operations'
import { defineTexts } from '@plaza/shared/text'
import type { PolledData } from '../calls/use-polled'
import { SectionHeader } from '../parts/section-header'
import { PolledContent, Skeleton } from '../parts/state'
import type { ChosenChange } from '../remotes/remote-change'
import { linesOf } from '../remotes/remote-list.model'
import { NoRemotes, RemoteRows } from '../remotes/remote-rows'
import { remoteAddress } from '../remotes/use-address'
import { useRemoteChange } from '../remotes/use-remote-change'
import { AlertList } from './alert-list'
import { ChangedToday } from './changed-today'
import { Facts } from './facts'
import classes from './overview.module.css'

const t = defineTexts({
  title: { en: 'What runs where', zh: '当前版本' },
  all: { en: (n: number) => `All ${n} remotes`, zh: (n: number) => `全部 ${n} 个子应用` },
})

/** More are in the view of remotes. */
const SHOWN = 8

/** The first screen: what is wrong now, what runs where, what was changed today. */
export function Overview({ overview }: { overview: PolledData<OperationsOverview> }) {
  const { line, dialog, choose } = useRemoteChange(overview)
  return (
    <>
      {line}
      <PolledContent of={overview} waiting={<Waiting />}>
        {(data) => (
          <>
            <AlertList overview={data} isStale={overview.failure !== null} />
            <div className={classes.columns}>
              <RunsWhere overview={data} onChoose={choose} />
              <ChangedToday changed={data.changed} />
            </div>
            <Facts overview={data} />
          </>
        )}
      </PolledContent>
      {dialog}
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
    <section aria-labelledby="runs">
      <SectionHeader
        id="runs"
        title={t.title()}
        {...(remotes.length > 0 && { more: { href: remoteAddress(), words: t.all(remotes.length) } })}
      />
      {remotes.length === 0 ? <NoRemotes /> : <RemoteRows lines={lines} now={at} onChoose={onChoose} />}
    </section>
  )
}

const Waiting = () => (
  <div className={classes.waiting}>
    <Skeleton height={52} />
    <Skeleton height={420} />
  </div>
)
