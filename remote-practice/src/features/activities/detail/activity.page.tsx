import { activities } from '@plaza/shared/api'
import { useResource } from '@plaza/shared/host'
import { useParams } from '@plaza/shared/router'
import { to } from '@plaza/shared/routes'
import { ArticleSkeleton, Async, CommentThread, lazyWithRetry, PageFrame, PullToRefresh } from '@plaza/shared/ui'
import { ActivityAbout } from './about/activity-about'
import { ActivityFacts } from './about/activity-facts'
import { Participants } from './about/participants'
import { ActivityActions } from './activity-actions'
import { ActivityHead } from './activity-head'
import { t } from './detail.text'
import { Progress } from './progress'
import { useRefetchAtMilestones } from './use-refetch-at-milestones'

/** Below the fold. */
const Records = lazyWithRetry(() => import('./about/records').then(({ Records }) => Records))
/** Managers alone have one. */
const SignCode = lazyWithRetry(() => import('../signing/sign-code').then(({ SignCode }) => SignCode))

export default function ActivityPage() {
  const { id = '' } = useParams()
  const activity = useResource(activities.detail, { params: { id } })
  useRefetchAtMilestones(activity.data, activity.refresh)
  return (
    <PageFrame
      title={t.title()}
      headed={activity.data !== undefined || !activity.failed}
      footer={activity.data && <ActivityActions activity={activity.data} onRefused={activity.refresh} />}
    >
      <Async of={activity} skeleton={<ArticleSkeleton />}>
        {(data) => (
          <PullToRefresh onRefresh={activity.refresh}>
            <ActivityHead activity={data} />
            {data.sign_code && (
              <SignCode
                code={data.sign_code}
                list={to('team-manage', { id: data.team.id }, { tab: 'activities', activity: data.id })}
                onStale={activity.refresh}
              />
            )}
            <Progress activity={data} />
            <ActivityFacts activity={data} />
            <ActivityAbout activity={data} />
            <Participants activity={data} />
            <Records activity={data} />
            <CommentThread target={{ kind: 'activity', id: data.id }} />
          </PullToRefresh>
        )}
      </Async>
    </PageFrame>
  )
}
