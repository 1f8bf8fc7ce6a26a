import { ADVICE_DRAFT, advices } from '@plaza/shared/api'
import { useResource } from '@plaza/shared/host'
import { useSearchParams } from '@plaza/shared/router'
import { to } from '@plaza/shared/routes'
import {
  Async,
  BottomBar,
  Button,
  CellsSkeleton,
  DraftNote,
  PageFrame,
  PhoneNote,
  useDraft,
  useLeaveGuard,
  usePictureUploads,
} from '@plaza/shared/ui'
import { emptyDraft, isWritten } from './publish/advice-draft.model'
import { AdviceForm } from './publish/advice-form'
import { t } from './publish/publish.text'
import { useAdvicePublish } from './publish/use-advice-publish'

export default function AdvicePublishPage() {
  const [search] = useSearchParams()
  const departments = useResource(advices.department, {})
  const held = useDraft(ADVICE_DRAFT, { empty: emptyDraft, isWritten })
  // The department of the page that led here, until another one is chosen.
  const named = departments.data?.list.find(({ id }) => id === search.get('department'))?.id ?? null
  const pen = { ...held, draft: { ...held.draft, department: held.draft.department ?? named } }
  const uploads = usePictureUploads()
  const publish = useAdvicePublish(pen.draft, pen.startAnew)
  const { leave } = useLeaveGuard(ADVICE_DRAFT, isWritten(pen.draft))
  const isUploading = uploads.waiting > 0
  return (
    <PageFrame
      title={t.title()}
      onBack={leave}
      footer={
        <BottomBar>
          <Button block loading={publish.busy} disabled={isUploading || !departments.data} onClick={publish.send}>
            {isUploading ? t.uploading() : t.send()}
          </Button>
        </BottomBar>
      }
    >
      <Async of={departments} skeleton={<CellsSkeleton />}>
        {({ list }) => (
          <>
            <PhoneNote text={t.needsPhone()} redirect={to('advice-publish')} />
            <DraftNote pen={pen} />
            <AdviceForm departments={list} pen={pen} uploads={uploads} faults={publish.faults} />
          </>
        )}
      </Async>
    </PageFrame>
  )
}
