import { type WishSize, wishes } from '@plaza/shared/api'
import { useAction, useHost } from '@plaza/shared/host'
import { to } from '@plaza/shared/routes'
import {
  BottomBar,
  Button,
  DraftNote,
  PhoneNote,
  useDraft,
  useFaults,
  useLeaveGuard,
  usePictureUploads,
} from '@plaza/shared/ui'
import { TitledFrame } from '../../../titles/titled-frame'
import { faultText, t } from './publish.text'
import { emptyDraft, isWritten, toWish, wishFaults } from './wish-draft.model'
import { WishForm } from './wish-form'

/** Where a wish is written. Each size has a draft of its own. */
export function WishEditor({ size }: { size: WishSize }) {
  const host = useHost()
  const name = `wish-publish.${size}`
  const pen = useDraft(name, { empty: emptyDraft, isWritten })
  const uploads = usePictureUploads()
  const { faults, check } = useFaults(wishFaults(pen.draft, size), faultText)
  const { leave } = useLeaveGuard(name, isWritten(pen.draft))
  const publish = useAction(wishes.publish, {
    refreshes: [wishes.list, wishes.mine],
    successMessage: ({ review }) => (review ? t.inReview() : t.sent()),
    onDone: ({ id }) => {
      pen.startAnew()
      host.navigate(to('micro-wish-detail', { id }), { replace: true })
    },
  })
  const send = () => {
    if (check()) void publish.run(toWish(pen.draft, size))
  }
  const isMicro = size === 'micro'
  const isUploading = uploads.waiting > 0
  return (
    <TitledFrame
      heading={isMicro ? 'micro-wish-publish' : 'wish-publish'}
      title={isMicro ? t.microTitle() : t.wishTitle()}
      onBack={leave}
      footer={
        <BottomBar>
          <Button block loading={publish.busy} disabled={isUploading} onClick={send}>
            {isUploading ? t.uploading() : t.send()}
          </Button>
        </BottomBar>
      }
    >
      <PhoneNote text={t.needsPhone()} redirect={to(isMicro ? 'micro-wish-publish' : 'wish-publish')} />
      <DraftNote pen={pen} />
      <WishForm size={size} pen={pen} uploads={uploads} faults={faults} />
    </TitledFrame>
  )
}
