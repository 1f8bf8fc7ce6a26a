import { type Certificate, type CertificateScope, type DataOf, HoursSource, hours } from '@plaza/shared/api'
import { calendarDate, dateTime } from '@plaza/shared/format'
import { useNow, usePaged } from '@plaza/shared/host'
import { Link } from '@plaza/shared/router'
import { isLive, to } from '@plaza/shared/routes'
import {
  Button,
  ButtonLink,
  CalendarPlus,
  Cell,
  CellsSkeleton,
  FilterPills,
  lazyWithRetry,
  PagedList,
  Tag,
} from '@plaza/shared/ui'
import { useState } from 'react'
import { hoursText } from '../../../volunteer-words/volunteer.text'
import { joinText, sourceText, t, tabText } from './hours.text'
import { HoursRow } from './hours-row'
import classes from './record.module.css'

const CalendarSheet = lazyWithRetry(() => import('./calendar-sheet').then(({ CalendarSheet }) => CalendarSheet))

interface HoursListProps {
  year: number | undefined
  source: HoursSource | undefined
  onSource: (source: HoursSource | undefined) => void
  onIssue: (scope: CertificateScope) => void
}

export function HoursList({ year, source, onSource, onIssue }: HoursListProps) {
  const list = usePaged(hours.list, { query: { year, source } }, { freshMs: 0 })
  return (
    <PagedList
      of={list}
      embedded
      keyOf={({ id }) => id}
      name={`hours-${year}-${source}`}
      label={tabText.hours()}
      skeleton={<CellsSkeleton />}
      empty="data"
      emptyAction={
        source && (
          <Button kind="secondary" onClick={() => onSource(undefined)}>
            {t.seeAll()}
          </Button>
        )
      }
      header={
        <div className={classes.filter}>
          <FilterPills
            label={t.source()}
            all={t.all()}
            options={HoursSource.options.map((value) => ({ value, label: sourceText[value]() }))}
            value={source}
            onChange={onSource}
          />
        </div>
      }
    >
      {(entry) => <HoursRow entry={entry} onIssue={() => onIssue(`entry:${entry.id}`)} />}
    </PagedList>
  )
}

type VolunteerRecord = DataOf<typeof hours.records>['list'][number]
const tones = {
  waiting: 'gold',
  joined: 'blue',
  'signed-in': 'orange',
  'signed-out': 'green',
  cancelled: 'grey',
} as const

export function JoinedList() {
  const now = useNow()
  const list = usePaged(hours.records, {}, { freshMs: 0 })
  return (
    <PagedList
      of={list}
      embedded
      keyOf={({ id }) => id}
      header={<CalendarCell />}
      name="joined"
      label={tabText.joined()}
      skeleton={<CellsSkeleton />}
      empty="data"
      emptyAction={
        <ButtonLink kind="secondary" to={to('voluntary-activities')}>
          {t.find()}
        </ButtonLink>
      }
    >
      {(one) => <JoinedRow record={one} when={dateTime(one.starts_at, now)} />}
    </PagedList>
  )
}

function JoinedRow({ record, when }: { record: VolunteerRecord; when: string }) {
  const { kind, title, place, state, link } = record
  const content = (
    <>
      <span className={classes.words}>
        <span className={classes.name}>{title || sourceText[kind]()}</span>
        <span className={classes.quiet}>{[when, place].filter(Boolean).join(' · ')}</span>
      </span>
      <Tag tone={tones[state]}>{kind === 'activity' ? joinText[state]() : sourceText[kind]()}</Tag>
    </>
  )
  if (link === null) return <div className={classes.row}>{content}</div>
  return (
    <Link to={link} className={classes.row}>
      {content}
    </Link>
  )
}

function CalendarCell() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Cell
        icon={<CalendarPlus size={20} />}
        title={t.calendar()}
        note={t.calendarNote()}
        onClick={() => setOpen(true)}
      />
      {open && <CalendarSheet open onClose={() => setOpen(false)} />}
    </>
  )
}

export function CertificateList() {
  const list = usePaged(hours.certificates, {}, { freshMs: 0 })
  return (
    <PagedList
      of={list}
      embedded
      keyOf={({ id }) => id}
      name="certificates"
      label={tabText.certificates()}
      skeleton={<CellsSkeleton />}
      empty="data"
    >
      {(one) => <CertificateCell certificate={one} />}
    </PagedList>
  )
}

function CertificateCell({ certificate }: { certificate: Certificate }) {
  const { id, scope, title, number, hours: counted, issued_at: issuedAt } = certificate
  const year = scope === 'all' ? t.scopeAll() : t.scopeYear(scope)
  return (
    <Cell
      title={scope.startsWith('entry:') ? title : year}
      note={`${number} · ${calendarDate(issuedAt, 0)}`}
      value={t.amount(hoursText(counted))}
      {...(isLive('activity-record') && { to: to('activity-record', {}, { certificate: id }) })}
    />
  )
}
