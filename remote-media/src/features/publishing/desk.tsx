import { publicationDraft } from '@plaza/shared/api'
import { useHost } from '@plaza/shared/host'
import { to } from '@plaza/shared/routes'
import {
  ButtonLink,
  ClipPicker,
  DraftNote,
  ImagePicker,
  PageFrame,
  useClip,
  useDraft,
  useLeaveGuard,
  usePictureUploads,
} from '@plaza/shared/ui'
import { FormChoices } from './form-choices'
import { draftKind, isWritten, PICTURES_MAX } from './publication.model'
import classes from './publishing.module.css'
import { t } from './publishing.text'
import { SendBar } from './send-bar'
import { TabBar } from './tab-bar'
import { TextFields } from './text-fields'
import { useModeratedUpload } from './use-moderated-upload'
import { useSend } from './use-send'

const NAME = publicationDraft('media')

export function Desk({ onOwn }: { onOwn: () => void }) {
  const { ui } = useHost()
  const pen = useDraft(NAME, draftKind)
  const { draft, change } = pen
  const pictures = usePictureUploads()
  const upload = useModeratedUpload(pictures.upload)
  const clip = useClip((video) => change({ video }))
  const { busy, faults, send } = useSend(draft, pen.startAnew)
  const { leave, goOn } = useLeaveGuard(NAME, isWritten(draft))
  const filming = draft.video !== null || clip.sending !== null
  const picturing = draft.images.length > 0 || pictures.waiting > 0
  return (
    <PageFrame
      title={t.publish()}
      onBack={leave}
      action={
        <ButtonLink kind="plain" small to={to('publish-text')}>
          {t.textOnly()}
        </ButtonLink>
      }
      footer={<SendBar busy={busy} waiting={pictures.waiting > 0 || clip.sending !== null} onSend={send} />}
    >
      <TabBar value="write" onChange={onOwn} />
      <DraftNote pen={pen} />
      <div className={classes.form}>
        <section className={classes.paper}>
          <TextFields pen={pen} faults={faults} rows={5} hint={t.contentHint()} />
          <fieldset className={classes.media}>
            <legend className="visually-hidden">{t.media()}</legend>
            {!filming && (
              <ImagePicker
                value={draft.images}
                max={PICTURES_MAX}
                upload={upload}
                onChange={(add) => change(({ images }) => ({ images: add(images) }))}
                onProblem={ui.toast}
                onWaiting={pictures.setWaiting}
              />
            )}
            {!picturing && <ClipPicker clip={draft.video} of={clip} onRemove={() => change({ video: null })} />}
          </fieldset>
          <p className={classes.help}>{t.mediaHelp()}</p>
        </section>
        <FormChoices of="media" pen={pen} faults={faults} onGo={goOn} />
      </div>
    </PageFrame>
  )
}
