import { advices } from '@plaza/shared/api'
import { useResource } from '@plaza/shared/host'
import { useParams } from '@plaza/shared/router'
import { Async, CellsSkeleton, PageFrame, PullToRefresh } from '@plaza/shared/ui'
import { AdviceTimeline } from './detail/advice-timeline'
import { AdviceView } from './detail/advice-view'
import classes from './detail/advice-view.module.css'
import { t } from './detail/detail.text'
import { FollowAdvice } from './detail/follow-advice'
import { WriterForms } from './detail/writer-forms'

export default function InteractionDetailPage() {
  const { id = '' } = useParams()
  const advice = useResource(advices.detail, { params: { id } })
  const { data } = advice
  return (
    <PageFrame
      key={id}
      title={t.title()}
      headed={data !== undefined}
      action={data && !data.own && <FollowAdvice advice={data} />}
    >
      <Async of={advice} skeleton={<CellsSkeleton />}>
        {(shown) => (
          <PullToRefresh onRefresh={advice.refresh}>
            <div className={classes.page}>
              <AdviceView advice={shown} />
              <WriterForms advice={shown} />
              <AdviceTimeline advice={shown} />
            </div>
          </PullToRefresh>
        )}
      </Async>
    </PageFrame>
  )
}
