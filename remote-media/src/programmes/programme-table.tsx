import { type ChannelPlay, channels, type Programme } from '@plaza/shared/api'
import { daysBetween, weekday } from '@plaza/shared/format'
import { oneOf, useQueryState, useResource } from '@plaza/shared/host'
import { to } from '@plaza/shared/routes'
import { Async, EmptyState, ListSkeleton, SectionTitle, TabPanel, Tabs } from '@plaza/shared/ui'
import type { ReactNode } from 'react'
import classes from './programme-table.module.css'
import { daysAround } from './programmes.model'
import { t } from './programmes.text'

const DAYS = 'days'

function nameOf(day: string, today: string): string {
  const away = daysBetween(today, day)
  if (away === 0) return t.today()
  if (away === -1) return t.yesterday()
  return away === 1 ? t.tomorrow() : weekday(day)
}

interface ProgrammeTableProps {
  today: ChannelPlay
  /** Renders one programme of a day. */
  row: (programme: Programme, day: ChannelPlay) => ReactNode
}

/** The address keeps the selected day. */
export function ProgrammeTable({ today, row }: ProgrammeTableProps) {
  const days = daysAround(today.date)
  const [{ day }, change] = useQueryState({ day: oneOf(days, today.date) })
  const other = useResource(
    channels.play,
    { query: { id: today.channel.id, date: day } },
    { enabled: day !== today.date },
  )
  return (
    <section className={classes.table} aria-label={t.table()}>
      <SectionTitle title={t.table()} more={to('programmes', { id: today.channel.id })} />
      <Tabs
        name={DAYS}
        label={t.days()}
        items={days.map((date) => ({ id: date, label: nameOf(date, today.date) }))}
        value={day}
        onChange={(day) => change({ day })}
      />
      <TabPanel name={DAYS} value={day}>
        {day === today.date ? (
          <Programmes of={today} row={row} />
        ) : (
          <Async of={other} skeleton={<ListSkeleton rows={8} avatar />}>
            {(answer) => <Programmes of={answer} row={row} />}
          </Async>
        )}
      </TabPanel>
    </section>
  )
}

function Programmes({ of, row }: Pick<ProgrammeTableProps, 'row'> & { of: ChannelPlay }) {
  if (of.programmes.length === 0) return <EmptyState kind="data" />
  return (
    <ol className={classes.list}>
      {of.programmes.map((programme) => (
        <li key={programme.id}>{row(programme, of)}</li>
      ))}
    </ol>
  )
}
