import { feedbacks } from '@plaza/shared/api'
import { useEvents, usePaged } from '@plaza/shared/host'
import { to } from '@plaza/shared/routes'
import { BottomBar, ButtonLink, CellsSkeleton, PagedList, PageFrame } from '@plaza/shared/ui'
import { t } from './feedback.text'
import { FeedbackRow } from './feedback-row'

const EVERY_MS = 60_000

export default function FeedbackHistoryPage() {
  const list = usePaged(feedbacks.list, {})
  useEvents('unread', list.refresh, EVERY_MS)
  return (
    <PageFrame
      title={t.mine()}
      footer={
        <BottomBar>
          <ButtonLink block to={to('feedback')}>
            {t.write()}
          </ButtonLink>
        </BottomBar>
      }
    >
      <PagedList of={list} keyOf={({ id }) => id} label={t.mine()} empty="content" skeleton={<CellsSkeleton />}>
        {(feedback) => <FeedbackRow feedback={feedback} />}
      </PagedList>
    </PageFrame>
  )
}
