import { type Feedback, feedbacks } from '@plaza/shared/api'
import { useEvents, useResource } from '@plaza/shared/host'
import { useParams } from '@plaza/shared/router'
import { to } from '@plaza/shared/routes'
import { Async, ButtonLink, CellsSkeleton, PageFrame, PullToRefresh } from '@plaza/shared/ui'
import { Conversation } from './conversation'
import classes from './feedback.module.css'
import { t } from './feedback.text'
import { ReplyForm } from './reply-form'

const EVERY_MS = 60_000

export default function FeedbackDetailPage() {
  const { id = '' } = useParams()
  const feedback = useResource(feedbacks.detail, { params: { id } }, { freshMs: 0 })
  useEvents('unread', feedback.refresh, EVERY_MS)
  return (
    <PageFrame key={id} title={t.one()}>
      <Async of={feedback} skeleton={<CellsSkeleton />}>
        {(shown) => (
          <PullToRefresh onRefresh={feedback.refresh}>
            <Conversation feedback={shown} />
            <WhatNext feedback={shown} />
          </PullToRefresh>
        )}
      </Async>
    </PageFrame>
  )
}

function WhatNext({ feedback }: { feedback: Feedback }) {
  if (feedback.state === 'answered') return <ReplyForm id={feedback.id} />
  return (
    <div className={classes.next}>
      <p>{feedback.state === 'waiting' ? t.waits() : t.isClosed()}</p>
      {feedback.state === 'closed' && (
        <ButtonLink kind="secondary" to={to('feedback')}>
          {t.another()}
        </ButtonLink>
      )}
    </div>
  )
}
