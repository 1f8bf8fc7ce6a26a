import { courses, LESSON_NOTE_MAX } from '@plaza/shared/api'
import { useAction } from '@plaza/shared/host'
import { Button, TextArea, useDraft } from '@plaza/shared/ui'
import classes from './classrooms.module.css'
import { t } from './classrooms.text'

/** The user's note on a lesson; what was typed stays on the device until it is saved. */
export function LessonNote({ id, note }: { id: string; note: string }) {
  const { draft, change, startAnew } = useDraft(`lesson-note:${id}`, {
    empty: (key) => ({ key, note }),
    isWritten: (one) => one.note !== note,
  })
  const save = useAction(courses.save, {
    refreshes: [courses.progress, courses.mine],
    successMessage: t.saved,
    onDone: startAnew,
  })
  const isTooLong = [...draft.note.trim()].length > LESSON_NOTE_MAX
  return (
    <section className={classes.note}>
      <TextArea
        label={t.note()}
        placeholder={t.noteHint()}
        rows={4}
        max={LESSON_NOTE_MAX}
        value={draft.note}
        error={isTooLong && t.tooLong()}
        onChange={(words) => change({ note: words })}
      />
      <Button
        kind="secondary"
        small
        disabled={draft.note === note || isTooLong}
        loading={save.busy}
        onClick={() => void save.run({ params: { id }, body: { note: draft.note.trim() } })}
      >
        {t.save()}
      </Button>
    </section>
  )
}
