import { type Circle, circles } from '@plaza/shared/api'
import { useResource } from '@plaza/shared/host'
import { Async, BottomBar, Button, CellsSkeleton, PageFrame } from '@plaza/shared/ui'
import { useState } from 'react'
import { isClosed } from '../../../circle/circle.model'
import { RestrictionNote } from '../../../circle/restriction-note'
import type { PostDraft } from '../../../post/post-draft.model'
import { TopicList } from '../topic-list'
import { CircleRow } from './circle-row'
import { t } from './select.text'
import classes from './topic-step.module.css'
import { useWriting, type Writing } from './use-writing'

interface TopicStepProps {
  circle: string
  /** What is written; both are offered without it. */
  write: Writing | undefined
  /** Circle whose form was left to choose another. */
  from: string | undefined
}

/** The topics of the chosen circle, and the way on to the form. */
export function TopicStep({ circle: id, write, from }: TopicStepProps) {
  const circle = useResource(circles.detail, { params: { id } })
  const [topic, choose] = useState<PostDraft['topic']>(null)
  const { data } = circle
  return (
    <PageFrame
      title={t.topic()}
      footer={
        data &&
        !data.restriction &&
        !isClosed(data) && <NextStep circle={data} write={write} from={from} topic={topic} />
      }
    >
      <Async of={circle} skeleton={<CellsSkeleton />}>
        {(shown) => (
          <>
            <CircleRow circle={shown} eager />
            {shown.restriction ? (
              <RestrictionNote restriction={shown.restriction} />
            ) : (
              <Topics circle={id} chosen={topic?.id ?? null} onChoose={choose} />
            )}
          </>
        )}
      </Async>
    </PageFrame>
  )
}

interface TopicsProps {
  circle: string
  chosen: string | null
  onChoose: (topic: PostDraft['topic']) => void
}

function Topics({ circle, chosen, onChoose }: TopicsProps) {
  const topics = useResource(circles.topics, { params: { id: circle }, query: { page_size: 100 } })
  return (
    <Async of={topics} skeleton={<CellsSkeleton />}>
      {({ list }) =>
        list.length === 0 ? (
          <p className={classes.none}>{t.noTopics()}</p>
        ) : (
          <div className={classes.list}>
            <TopicList topics={list} chosen={chosen} onChoose={onChoose} />
          </div>
        )
      }
    </Async>
  )
}

interface NextStepProps extends Omit<TopicStepProps, 'circle'> {
  circle: Circle
  topic: PostDraft['topic']
}

function NextStep({ circle, write, from, topic }: NextStepProps) {
  const begin = useWriting(circle, from)
  return (
    <BottomBar>
      {write !== 'post' && (
        <Button block kind={write ? 'primary' : 'secondary'} onClick={() => void begin('vote', topic)}>
          {t.vote()}
        </Button>
      )}
      {write !== 'vote' && (
        <Button block onClick={() => void begin('post', topic)}>
          {t.post()}
        </Button>
      )}
    </BottomBar>
  )
}
