import { activities } from '@plaza/shared/api'
import { useResource } from '@plaza/shared/host'
import { useParams } from '@plaza/shared/router'
import { ArticleSkeleton, Async, CommentThread, later, PageFrame, PullToRefresh } from '@plaza/shared/ui'
import { AboutPlace } from './about-place'
import { t } from './activity.text'
import { ActivityActions } from './activity-actions'
import { ActivityFacts } from './activity-facts'
import { ActivityHead } from './activity-head'
import { useAskedWithTheClock } from './asked-with-the-clock'
import { Participants } from './participants'
import { Progress } from './progress'
import { SignCode } from './sign-code'

/** Below the facts; it brings the sanitiser. */
const ActivityAbout = later(() => import('./activity-about').then(({ ActivityAbout }) => ActivityAbout), AboutPlace)

export default function ActivityPage() {
  const { id = '' } = useParams()
  const activity = useResource(activities.detail, { params: { id } })
  useAskedWithTheClock(activity.data, activity.refresh)
  return (
    <PageFrame
      title={t.detail()}
      headed={activity.data !== undefined || !activity.failed}
      footer={activity.data && <ActivityActions activity={activity.data} onRefused={activity.refresh} />}
    >
      <Async of={activity} skeleton={<ArticleSkeleton />}>
        {(data) => (
          <PullToRefresh onRefresh={activity.refresh}>
            <ActivityHead activity={data} />
            {data.sign_code && <SignCode code={data.sign_code} onStale={activity.refresh} />}
            <Progress activity={data} />
            <ActivityFacts activity={data} />
            <ActivityAbout activity={data} />
            <Participants activity={data} />
            <CommentThread target={{ kind: 'activity', id: data.id }} />
          </PullToRefresh>
        )}
      </Async>
    </PageFrame>
  )
}
