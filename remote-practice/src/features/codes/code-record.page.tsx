import { type ScanKind, scans } from '@plaza/shared/api'
import { dateTime } from '@plaza/shared/format'
import { useNow, usePaged } from '@plaza/shared/host'
import { to } from '@plaza/shared/routes'
import { ButtonLink, Cell, CellsSkeleton, PagedList, PageFrame, Tag } from '@plaza/shared/ui'
import { kindText, t } from './codes.text'

/** The page of what a code meant. */
export function pageOfScan(kind: ScanKind, id: string | null): string | undefined {
  if (id === null) return undefined
  if (kind === 'team') return to('team-detail', {}, { id })
  if (kind === 'sign-in' || kind === 'sign-out') return to('activity', { id })
  return kind === 'volunteer' ? to('circle-user', { id }) : undefined
}

export default function CodeRecordPage() {
  const list = usePaged(scans.mine, {})
  const now = useNow()
  return (
    <PageFrame title={t.record()}>
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
        {({ kind, id, title, valid, scanned_at }) => (
          <Cell
            title={title || kindText[kind]()}
            note={dateTime(scanned_at, now)}
            value={kind !== 'unknown' && !valid ? <Tag tone="grey">{t.tooOld()}</Tag> : kindText[kind]()}
            to={pageOfScan(kind, id)}
          />
        )}
      </PagedList>
    </PageFrame>
  )
}
