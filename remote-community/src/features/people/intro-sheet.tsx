import { account, people } from '@plaza/shared/api'
import { useAction, useSessionUser } from '@plaza/shared/host'
import { Button, Sheet, TextArea } from '@plaza/shared/ui'
import { useState } from 'react'
import { own } from './own-page.text'
import { t } from './people.text'
import classes from './person-head.module.css'

const INTRO_MAX = 200

/** Writes the own introduction, which may wait for a review. */
export function IntroSheet({ intro, onClose }: { intro: string; onClose: () => void }) {
  const draft = useSessionUser()?.draft
  const [text, setText] = useState(draft?.intro ?? intro)
  const change = useAction(account.changeProfile, {
    refreshes: [people.detail],
    successMessage: (user) => (user.draft?.state === 'pending' ? own.introWaits() : own.introSaved()),
    onDone: onClose,
  })
  return (
    <Sheet open title={t.editIntro()} onClose={onClose}>
      <div className={classes.form}>
        {draft?.state === 'pending' && <p className={classes.note}>{own.introPending()}</p>}
        {draft?.refusal && <p className={classes.note}>{own.introRefused(draft.refusal)}</p>}
        <TextArea label={t.editIntro()} quietLabel rows={4} max={INTRO_MAX} value={text} onChange={setText} />
        <Button
          block
          loading={change.busy}
          disabled={[...text].length > INTRO_MAX}
          onClick={() => void change.run({ body: { intro: text.trim() } })}
        >
          {own.save()}
        </Button>
      </div>
    </Sheet>
  )
}
