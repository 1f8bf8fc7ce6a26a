import { circles, postDraft } from '@plaza/shared/api'
import { useResource } from '@plaza/shared/host'
import { useParams } from '@plaza/shared/router'
import {
  Async,
  BottomBar,
  Button,
  DraftNote,
  ListSkeleton,
  PageFrame,
  useClip,
  useDraft,
  useLeaveGuard,
  usePictureUploads,
} from '@plaza/shared/ui'
import { FirstRules } from './first-rules'
import { PostForm } from './post-form'
import { t } from './publish.text'
import { emptyDraft, isWritten } from './publish-draft.model'
import { usePublish } from './use-publish'

export default function PostPublishPage() {
  const { id = '' } = useParams()
  return <Desk key={id} circle={id} />
}

function Desk({ circle: id }: { circle: string }) {
  const circle = useResource(circles.detail, { params: { id } })
  const name = postDraft(id)
  const pen = useDraft(name, { empty: emptyDraft, isWritten })
  const uploads = usePictureUploads({ keeps: true })
  const clip = useClip((video) => pen.change({ video }))
  const publish = usePublish(id, pen.draft, pen.startAnew)
  const { leave } = useLeaveGuard(name, isWritten(pen.draft))
  const waiting = uploads.waiting > 0
  const filming = clip.sending !== null
  return (
    <PageFrame
      title={t.title()}
      onBack={leave}
      footer={
        <BottomBar>
          <Button block loading={publish.busy} disabled={waiting || filming || !circle.data} onClick={publish.send}>
            {filming ? t.sendingVideo() : waiting ? t.uploading() : t.publish()}
          </Button>
        </BottomBar>
      }
    >
      <Async of={circle} skeleton={<ListSkeleton />}>
        {(data) => (
          <>
            <DraftNote pen={pen} />
            <PostForm circle={id} pen={pen} uploads={uploads} clip={clip} faults={publish.faults} />
            <FirstRules circle={data} />
          </>
        )}
      </Async>
    </PageFrame>
  )
}
