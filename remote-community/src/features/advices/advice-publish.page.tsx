import { ADVICE_DRAFT, advices } from '@plaza/shared/api'
import { useResource, useSessionUser } from '@plaza/shared/host'
import { useSearchParams } from '@plaza/shared/router'
import { to } from '@plaza/shared/routes'
import {
  Async,
  BottomBar,
  Button,
  ButtonLink,
  CellsSkeleton,
  DraftNote,
  PageFrame,
  useDraft,
  useLeaveGuard,
  usePictureUploads,
} from '@plaza/shared/ui'
import { emptyDraft, isWritten } from './publish/advice-draft.model'
import { AdviceForm } from './publish/advice-form'
import classes from './publish/publish.module.css'
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
            <PhoneNote />
            <DraftNote pen={pen} />
            <AdviceForm departments={list} pen={pen} uploads={uploads} faults={publish.faults} />
          </>
        )}
      </Async>
    </PageFrame>
  )
}

/** Says before anything is written that sending needs a bound phone. */
function PhoneNote() {
  const user = useSessionUser()
  if (!user || user.phone) return null
  return (
    <p className={classes.phone} role="status">
      {t.needsPhone()}
      <ButtonLink kind="secondary" small to={to('phone-bind', {}, { redirect: to('advice-publish') })}>
        {t.bind()}
      </ButtonLink>
    </p>
  )
}
