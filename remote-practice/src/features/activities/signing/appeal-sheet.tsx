import { type ActivityDetail, APPEAL_PICTURES, APPEAL_TEXT_MAX, activities } from '@plaza/shared/api'
import { useAction, useCached } from '@plaza/shared/host'
import { Button, ImagePicker, type PickedImage, Sheet, TextArea, useDraft, usePictureUploads } from '@plaza/shared/ui'
import { t } from './appeal.text'
import classes from './sign-sheet.module.css'
import { takenText } from './step.text'

interface AppealSheetProps {
  open: boolean
  activity: ActivityDetail
  onClose: () => void
}

/** For who was there without signing in or out: what happened, with pictures that show it. */
export function AppealSheet({ open, activity, onClose }: AppealSheetProps) {
  return (
    <Sheet open={open} title={t.title()} onClose={onClose}>
      {open && <AppealForm activity={activity} onDone={onClose} />}
    </Sheet>
  )
}

interface AppealDraft {
  key: string
  text: string
  images: readonly PickedImage[]
}

/** What was written stays on the device until it is sent. */
function AppealForm({ activity, onDone }: { activity: ActivityDetail; onDone: () => void }) {
  const { id } = activity
  const { draft, change, startAnew } = useDraft<AppealDraft>(`appeal:${id}`, {
    empty: (key) => ({ key, text: '', images: [] }),
    isWritten: ({ text, images }) => text !== '' || images.length > 0,
  })
  const { text, images } = draft
  const uploads = usePictureUploads()
  const changeActivity = useCached(activities.detail)
  const send = useAction(activities.appeal, {
    successMessage: takenText.appealed,
    onDone: (data) => {
      startAnew()
      void changeActivity({ params: { id } }, () => data)
      onDone()
    },
  })
  const isReady = text.trim() !== '' && [...text].length <= APPEAL_TEXT_MAX && uploads.waiting === 0
  return (
    <form
      className={classes.form}
      data-accent="volunteer"
      onSubmit={(event) => {
        event.preventDefault()
        if (isReady) void send.run({ params: { id }, body: { text, images: images.map(({ key }) => key) } })
      }}
    >
      <p className={classes.note}>{t.help()}</p>
      <TextArea
        label={t.text()}
        value={text}
        max={APPEAL_TEXT_MAX}
        rows={4}
        onChange={(words) => change({ text: words })}
      />
      <ImagePicker
        value={images}
        max={APPEAL_PICTURES}
        onChange={(update) => change((held) => ({ images: update(held.images) }))}
        upload={uploads.upload}
        onProblem={uploads.onProblem}
        onWaiting={uploads.setWaiting}
      />
      <Button type="submit" block loading={send.busy} disabled={!isReady}>
        {t.send()}
      </Button>
    </form>
  )
}
