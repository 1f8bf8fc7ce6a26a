import { type ChannelPlay, channels } from '@plaza/shared/api'
import { daysBetween, weekday } from '@plaza/shared/format'
import { oneOf, useNow, useQueryState, useResource } from '@plaza/shared/host'
import { Async, EmptyState, ListSkeleton, SectionTitle, TabPanel, Tabs } from '@plaza/shared/ui'
import { fromReplay } from '../../../player/player-items.model'
import { t } from '../radios.text'
import { ProgrammeRow } from './programme-row'
import classes from './programme-table.module.css'
import { daysAround, stateOf } from './programmes.model'

const DAYS = 'days'

function nameOf(day: string, today: string): string {
  const away = daysBetween(today, day)
  if (away === 0) return t.today()
  if (away === -1) return t.yesterday()
  return away === 1 ? t.tomorrow() : weekday(day)
}

/** The programmes of a day; the address keeps which. */
export function ProgrammeTable({ today }: { today: ChannelPlay }) {
  const days = daysAround(today.date)
  const [{ day }, change] = useQueryState({ day: oneOf(days, today.date) })
  const other = useResource(
    channels.play,
    { query: { id: today.channel.id, date: day } },
    { enabled: day !== today.date },
  )
  return (
    <section className={classes.table} aria-label={t.table()}>
      <SectionTitle title={t.table()} />
      <Tabs
        name={DAYS}
        label={t.days()}
        items={days.map((date) => ({ id: date, label: nameOf(date, today.date) }))}
        value={day}
        onChange={(day) => change({ day })}
      />
      <TabPanel name={DAYS} value={day}>
        {day === today.date ? (
          <Programmes of={today} />
        ) : (
          <Async of={other} skeleton={<ListSkeleton rows={8} avatar />}>
            {(answer) => <Programmes of={answer} />}
          </Async>
        )}
      </TabPanel>
    </section>
  )
}

function Programmes({ of }: { of: ChannelPlay }) {
  const at = useNow(60_000)
  const replays = of.programmes.flatMap((programme) =>
    stateOf(programme, at) === 'over' ? (fromReplay(programme, of.channel) ?? []) : [],
  )
  if (of.programmes.length === 0) return <EmptyState kind="data" />
  return (
    <ol className={classes.list}>
      {of.programmes.map((programme) => (
        <li key={programme.id}>
          <ProgrammeRow programme={programme} channel={of.channel} replays={replays} />
        </li>
      ))}
    </ol>
  )
}
