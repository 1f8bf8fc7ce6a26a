import { type ActivityDetail, APPEAL_PICTURES, APPEAL_TEXT_MAX, activities } from '@plaza/shared/api'
import { useAction, useCached } from '@plaza/shared/host'
import { Button, ImagePicker, type PickedImage, Sheet, TextArea, usePictureUploads } from '@plaza/shared/ui'
import { useState } from 'react'
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

function AppealForm({ activity, onDone }: { activity: ActivityDetail; onDone: () => void }) {
  const [text, setText] = useState('')
  const [images, setImages] = useState<readonly PickedImage[]>([])
  const uploads = usePictureUploads()
  const change = useCached(activities.detail)
  const { id } = activity
  const send = useAction(activities.appeal, {
    successMessage: takenText.appealed,
    onDone: (data) => {
      void change({ params: { id } }, () => data)
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
      <TextArea label={t.text()} value={text} max={APPEAL_TEXT_MAX} rows={4} onChange={setText} />
      <ImagePicker
        value={images}
        max={APPEAL_PICTURES}
        onChange={setImages}
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
