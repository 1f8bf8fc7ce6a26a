import { teams } from '@plaza/shared/api'
import { anyText, oneOf, useQueryState, useResource } from '@plaza/shared/host'
import { useParams } from '@plaza/shared/router'
import { to } from '@plaza/shared/routes'
import { nameOf } from '@plaza/shared/text'
import { Async, ButtonLink, CellsSkeleton, EmptyState, lazyWithRetry, TabPanel, Tabs } from '@plaza/shared/ui'
import type { ReactNode } from 'react'
import { TitledFrame } from '../../titles/titled-frame'
import classes from './manage/manage.module.css'
import { t } from './manage/manage.text'
import { ManagedActivities } from './manage/managed-activities'
import { MemberList } from './manage/member-list'

const Loading = () => (
  <TitledFrame heading="team-manage" title={t.title()}>
    <CellsSkeleton />
  </TitledFrame>
)
const AttendanceView = lazyWithRetry(
  () => import('./manage/attendance-view').then(({ AttendanceView }) => AttendanceView),
  Loading,
)
const AppealList = lazyWithRetry(
  () => import('./manage/appeal-list').then(({ AppealList }) => AppealList),
  () => <CellsSkeleton />,
)
const DispatchList = lazyWithRetry(
  () => import('../../dispatches/dispatch-list').then(({ DispatchList }) => DispatchList),
  () => <CellsSkeleton />,
)
const PlanView = lazyWithRetry(() => import('./manage/plan-view').then(({ PlanView }) => PlanView), Loading)

const tabs = ['review', 'members', 'activities', 'appeals', 'asked'] as const
type ManageTab = (typeof tabs)[number]

const tabName: Record<ManageTab, () => string> = { ...t, asked: t.requests }

const panels: Record<ManageTab, (team: string) => ReactNode> = {
  review: (team) => <MemberList team={team} state="pending" />,
  members: (team) => <MemberList team={team} state="member" />,
  activities: (team) => <ManagedActivities team={team} />,
  appeals: (team) => <AppealList team={team} />,
  asked: (team) => <DispatchList team={team} />,
}

/** Pages of a manager: tabs, the sign-in list of an activity, and the form of one. */
export default function TeamManagePage() {
  const { id = '' } = useParams()
  const [{ tab, activity, form }, change] = useQueryState({ tab: oneOf(tabs), activity: anyText, form: anyText })
  if (form) return <PlanView team={id} activity={form === 'new' ? null : form} />
  if (activity) return <AttendanceView activity={activity} />
  return (
    <TitledFrame heading="team-manage" title={t.title()}>
      <ManagedTeam id={id}>
        <Tabs
          even
          sticky
          name="manage"
          label={t.title()}
          items={tabs.map((one) => ({ id: one, label: tabName[one]() }))}
          value={tab}
          onChange={(next) => change({ tab: next })}
        />
        <TabPanel name="manage" value={tab}>
          {panels[tab](id)}
        </TabPanel>
      </ManagedTeam>
    </TitledFrame>
  )
}

/** What managers alone see; others are led to the team. */
function ManagedTeam({ id, children }: { id: string; children: ReactNode }) {
  const team = useResource(teams.detail, { params: { id } })
  return (
    <Async of={team} skeleton={<CellsSkeleton />}>
      {(data) =>
        data.membership === 'manager' ? (
          <>
            <h2 className={classes.team}>{nameOf(data)}</h2>
            {children}
          </>
        ) : (
          <>
            <EmptyState kind="data" action={<ButtonLink to={to('team-detail', {}, { id })}>{t.toTeam()}</ButtonLink>} />
            <p role="status" className={classes.notYours}>
              {t.notYours()}
            </p>
          </>
        )
      }
    </Async>
  )
}
