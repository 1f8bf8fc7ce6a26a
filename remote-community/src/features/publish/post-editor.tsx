import { circles, postDraft } from '@plaza/shared/api'
import { useNow, useResource } from '@plaza/shared/host'
import { to } from '@plaza/shared/routes'
import {
  Async,
  BottomBar,
  Button,
  DraftNote,
  ListSkeleton,
  PageFrame,
  PhoneNote,
  useClip,
  useDraft,
  useLeaveGuard,
  usePictureUploads,
} from '@plaza/shared/ui'
import { RestrictionNote } from '../../circle/restriction-note'
import { newVote } from '../../post/vote/vote-draft.model'
import { FirstRules } from './first-rules'
import { PostForm } from './post-form'
import { t } from './publish.text'
import { emptyDraft, isWritten } from './publish-draft.model'
import { usePublish } from './use-publish'

interface PostEditorProps {
  circle: string
  /** A vote is a post whose vote is written first. */
  kind: 'post' | 'vote'
  /** Id of the topic whose page opened the form. */
  topic: string | undefined
}

/** Where a post is written. A circle has one draft, whatever it is begun as. */
export function PostEditor({ circle: id, kind, topic }: PostEditorProps) {
  const now = useNow()
  const circle = useResource(circles.detail, { params: { id } })
  const name = postDraft(id)
  const held = useDraft(name, { empty: emptyDraft, isWritten })
  const isVote = kind === 'vote'
  const pen = { ...held, draft: isVote ? { ...held.draft, vote: held.draft.vote ?? newVote(now) } : held.draft }
  const uploads = usePictureUploads({ keeps: true })
  const clip = useClip((video) => pen.change({ video }))
  const publish = usePublish(id, pen.draft, pen.startAnew)
  const { leave, goOn } = useLeaveGuard(name, isWritten(held.draft))
  const waiting = uploads.waiting > 0
  const filming = clip.sending !== null
  const mayWrite = circle.data && !circle.data.restriction
  return (
    <PageFrame
      title={isVote ? t.newVote() : t.title()}
      onBack={leave}
      footer={
        <BottomBar>
          <Button block loading={publish.busy} disabled={waiting || filming || !mayWrite} onClick={publish.send}>
            {filming ? t.sendingVideo() : waiting ? t.uploading() : t.publish()}
          </Button>
        </BottomBar>
      }
    >
      <Async of={circle} skeleton={<ListSkeleton />}>
        {(data) => (
          <>
            {data.restriction && <RestrictionNote restriction={data.restriction} />}
            <PhoneNote
              text={t.needsPhone()}
              redirect={isVote ? to('vote-create', {}, { circle: id }) : to('post-publish', { id })}
            />
            <DraftNote pen={pen} />
            <PostForm
              circle={data}
              kind={kind}
              topic={topic}
              pen={pen}
              uploads={uploads}
              clip={clip}
              faults={publish.faults}
              onGo={(address) => goOn(address, { replace: true })}
            />
            {!data.restriction && <FirstRules circle={data} />}
          </>
        )}
      </Async>
    </PageFrame>
  )
}
