import { type CertificateScope, HoursSource, hours } from '@plaza/shared/api'
import {
  anyText,
  oneOf,
  optional,
  type QueryField,
  useQueryState,
  useResource,
  useSessionUser,
} from '@plaza/shared/host'
import { Link } from '@plaza/shared/router'
import { isLive, to } from '@plaza/shared/routes'
import { lazyWithRetry, TabPanel, Tabs } from '@plaza/shared/ui'
import { useState } from 'react'
import { TitledFrame } from '../../../titles/titled-frame'
import { CertificateView } from './certificate/certificate-view'
import { t, tabText } from './hours.text'
import { RecordHead } from './record-head'
import { CertificateList, HoursList, JoinedList } from './record-lists'

const IssueSheet = lazyWithRetry(() => import('./issue-sheet').then(({ IssueSheet }) => IssueSheet))

const tabs = ['hours', 'joined', 'certificates'] as const
const aYear: QueryField<number | undefined> = {
  fallback: undefined,
  read: (text) => (/^20\d\d$/.test(text) ? Number(text) : undefined),
}
const fields = {
  ...{ tab: oneOf(tabs), year: aYear, certificate: anyText },
  source: optional(oneOf(HoursSource.options)),
}

export default function ActivityRecordPage() {
  const user = useSessionUser()
  const [{ certificate }] = useQueryState(fields)
  if (certificate && user) return <CertificateView key={certificate} id={certificate} />
  return (
    <TitledFrame
      heading="record"
      title={t.title()}
      action={isLive('team-ranking') && <Link to={to('team-ranking', {}, { of: 'volunteer' })}>{t.ranking()}</Link>}
    >
      {user && <Record />}
    </TitledFrame>
  )
}

function Record() {
  const [{ tab, year, source }, change] = useQueryState(fields)
  const [issuing, issue] = useState<{ scope: CertificateScope | null; years: readonly number[] }>({
    ...{ scope: null, years: [] },
  })
  const summary = useResource(hours.summary, { query: { year } }, { freshMs: 0 })
  const open = (scope: CertificateScope) => issue((before) => ({ ...before, scope }))
  return (
    <>
      <RecordHead
        summary={summary}
        onYear={(chosen) => change({ year: chosen })}
        onIssue={(chosen, years) => issue({ scope: String(chosen), years })}
      />
      <Tabs
        items={tabs.map((id) => ({ id, label: tabText[id]() }))}
        value={tab}
        onChange={(chosen) => change({ tab: chosen })}
        label={t.tabs()}
        name="record"
        sticky
        even
      />
      <TabPanel name="record" value={tab}>
        {tab === 'hours' && (
          <HoursList year={year} source={source} onSource={(chosen) => change({ source: chosen })} onIssue={open} />
        )}
        {tab === 'joined' && <JoinedList />}
        {tab === 'certificates' && <CertificateList />}
      </TabPanel>
      {issuing.scope !== null && (
        <IssueSheet scope={issuing.scope} years={issuing.years} onClose={() => issue({ ...issuing, scope: null })} />
      )}
    </>
  )
}
