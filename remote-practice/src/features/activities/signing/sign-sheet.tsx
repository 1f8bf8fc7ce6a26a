import type { ActivityDetail } from '@plaza/shared/api'
import { usePosition } from '@plaza/shared/position'
import { Button, LocateFixed, Sheet } from '@plaza/shared/ui'
import { useState } from 'react'
import { noPositionText } from '../../../activity/position.text'
import { CodeInput } from './code-input'
import classes from './sign-sheet.module.css'
import { refusalText, stepText, t } from './signing.text'
import type { Steps } from './use-steps'

interface SignSheetProps {
  step: 'sign-in' | 'sign-out' | null
  activity: ActivityDetail
  steps: Steps
  onClose: () => void
}

/** By the organiser's code, or by location. */
export function SignSheet({ step, onClose, ...rest }: SignSheetProps) {
  return (
    <Sheet open={step !== null} title={step ? stepText[step]() : ''} onClose={onClose}>
      {step && <SignForm step={step} onDone={onClose} {...rest} />}
    </Sheet>
  )
}

interface SignFormProps {
  step: 'sign-in' | 'sign-out'
  activity: ActivityDetail
  steps: Steps
  onDone: () => void
}

const CODE_LENGTH = 6

function SignForm({ step, activity, steps, onDone }: SignFormProps) {
  const [code, setCode] = useState('')
  const [tried, setTried] = useState(false)
  const { busy, failed } = steps.signing[step]
  const refusal = !tried || failed?.code === undefined ? undefined : refusalText[failed.code]?.()
  const send = async (by: Parameters<Steps['sign']>[1]) => {
    setTried(true)
    if (await steps.sign(step, by)) onDone()
  }
  const { locating, missing, locate, forget } = usePosition(send)
  return (
    <form
      className={classes.form}
      data-accent="volunteer"
      onSubmit={(event) => {
        event.preventDefault()
        if (code.length !== CODE_LENGTH) return
        forget()
        void send({ code })
      }}
    >
      <CodeInput
        label={t.code()}
        value={code}
        error={missing ? noPositionText[missing]() : refusal}
        onChange={setCode}
      />
      <Button type="submit" block loading={busy && !locating} disabled={code.length < CODE_LENGTH || busy}>
        {t.byCode()}
      </Button>
      <p className={classes.or}>{t.or()}</p>
      <Button kind="secondary" block loading={locating} disabled={busy && !locating} onClick={locate}>
        <LocateFixed size={18} /> {t.byPosition()}
      </Button>
      <p className={classes.note}>{t.within(activity.radius)}</p>
    </form>
  )
}
