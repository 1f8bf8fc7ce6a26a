import { type Circle, circles, managers } from '@plaza/shared/api'
import { useAction } from '@plaza/shared/host'
import { Button, Sheet, TextArea } from '@plaza/shared/ui'
import { useState } from 'react'
import classes from '../../../manage/manage.module.css'
import { t } from '../../../manage/manage.text'

const NOTICE_MAX = 300

/** Changes the notice, unless another manager has changed it meanwhile. */
export function NoticeSheet({ circle, onClose }: { circle: Circle; onClose: () => void }) {
  const [{ before, text }, setDraft] = useState({ before: circle.notice, text: circle.notice })
  const change = useAction(managers.notice, {
    refreshes: [circles.detail, managers.log],
    successMessage: t.done,
    onDone: onClose,
  })
  return (
    <Sheet open title={t.notice()} onClose={onClose}>
      <div className={classes.form}>
        <TextArea
          label={t.notice()}
          quietLabel
          rows={4}
          max={NOTICE_MAX}
          value={text}
          onChange={(next) => setDraft({ before, text: next })}
        />
        <Button
          block
          loading={change.busy}
          disabled={[...text].length > NOTICE_MAX}
          onClick={() => void change.run({ params: { id: circle.id }, body: { text: text.trim(), before } })}
        >
          {t.save()}
        </Button>
      </div>
    </Sheet>
  )
}
