import { type Scan, scans } from '@plaza/shared/api'
import { dateTime } from '@plaza/shared/format'
import { useNow, usePaged } from '@plaza/shared/host'
import { to } from '@plaza/shared/routes'
import { ButtonLink, Cell, CellsSkeleton, PagedList, Tag } from '@plaza/shared/ui'
import { TitledFrame } from '../../titles/titled-frame'
import { verificationOf } from '../../volunteer-words/verification'
import { kindText, t } from './codes.text'

/** The page of what a code meant. */
function pageOfScan({ kind, id, volunteer_id: volunteer }: Scan): string | undefined {
  if (id === null) return undefined
  if (kind === 'team') return to('team-detail', {}, { id })
  if (kind === 'sign-in' || kind === 'sign-out') return to('activity', { id })
  if (kind === 'certificate') return verificationOf(id)
  if (kind !== 'volunteer') return undefined
  return volunteer ? to('volunteer', { id: volunteer }) : to('circle-user', { id })
}

/** What kind it was, unless the title says so. */
function meaningOf({ kind, valid, title }: Scan) {
  if (kind !== 'unknown' && !valid) return <Tag tone="grey">{t.tooOld()}</Tag>
  return title ? kindText[kind]() : undefined
}

export default function CodeRecordPage() {
  const list = usePaged(scans.mine, {})
  const now = useNow()
  return (
    <TitledFrame heading="scans" title={t.record()}>
      <PagedList
        of={list}
        keyOf={({ scan_id }) => scan_id}
        label={t.record()}
        empty="history"
        skeleton={<CellsSkeleton />}
        emptyAction={
          <ButtonLink kind="secondary" to={to('scan-result')}>
            {t.scan()}
          </ButtonLink>
        }
      >
        {(scan) => (
          <Cell
            title={scan.title || kindText[scan.kind]()}
            note={dateTime(scan.scanned_at, now)}
            value={meaningOf(scan)}
            to={pageOfScan(scan)}
          />
        )}
      </PagedList>
    </TitledFrame>
  )
}
