import { DISPATCH_REASON_MAX, type Dispatch } from '@plaza/shared/api'
import { Button, Sheet, TextArea } from '@plaza/shared/ui'
import { useState } from 'react'
import { t } from './dispatch.text'
import classes from './dispatches.module.css'
import { useAnswer } from './use-answer'

interface AnswerButtonsProps {
  id: string
  onDone?: (dispatch: Dispatch) => void
  onRefused: () => void
}

/** Accepts, or declines with a reason. */
export function AnswerButtons({ id, ...options }: AnswerButtonsProps) {
  const [isDeclining, setDeclining] = useState(false)
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const answer = useAnswer(id, options)
  const send = async () => {
    const words = reason.trim()
    setMissing(words === '')
    if (words && (await answer.decline(words))) setDeclining(false)
  }
  return (
    <div className={classes.buttons}>
      <Button small loading={answer.busy} onClick={answer.accept}>
        {t.accept()}
      </Button>
      <Button small kind="secondary" onClick={() => setDeclining(true)}>
        {t.decline()}
      </Button>
      <Sheet open={isDeclining} title={t.why()} onClose={() => setDeclining(false)}>
        <div className={classes.sheet}>
          <TextArea
            label={t.why()}
            quietLabel
            placeholder={t.whyExample()}
            rows={3}
            value={reason}
            max={DISPATCH_REASON_MAX}
            error={isMissing && reason.trim() === '' && t.whyFirst()}
            onChange={setReason}
          />
          <Button block loading={answer.busy} onClick={send}>
            {t.decline()}
          </Button>
        </div>
      </Sheet>
    </div>
  )
}
