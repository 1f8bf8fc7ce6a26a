import { type ActivityDetail, codeIn } from '@plaza/shared/api'
import type { LatLng } from '@plaza/shared/format'
import { usePosition } from '@plaza/shared/position'
import { Button, LocateFixed, lazyWithRetry, ScanLine, Sheet, Skeleton } from '@plaza/shared/ui'
import { useState } from 'react'
import { noPositionText } from '../../../activity/position.text'
import { CodeInput } from './code-input'
import classes from './sign-sheet.module.css'
import { refusalText, t } from './signing.text'
import { stepText } from './step.text'
import type { Steps } from './use-steps'

const Scanner = lazyWithRetry(
  () => import('../../../scanner/scanner').then(({ Scanner }) => Scanner),
  () => <Skeleton height={320} />,
)

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

/** By what the activity demands: its code, scanned or typed, a position, or both. */
function SignForm(props: SignFormProps) {
  const [isScanning, scan] = useState(false)
  const { step, steps, activity, onDone } = props
  const { sign_by: signBy } = activity
  const send = async (code: string, position?: LatLng) => {
    await steps.scan(step, { code, ...position })
    onDone()
  }
  const [scanned, setScanned] = useState<string | null>(null)
  const { locating, missing, locate } = usePosition((position) => send(scanned ?? '', position))
  if (isScanning && scanned === null)
    return (
      <Scanner
        busy={steps.scanning}
        onCode={(text) => {
          const code = codeIn(text)
          if (signBy === 'both') setScanned(code)
          else void send(code)
        }}
      />
    )
  if (scanned !== null)
    return (
      <div className={classes.form}>
        <p className={classes.note}>{missing ? noPositionText[missing]() : t.alsoHere()}</p>
        <Button block loading={locating || steps.scanning} onClick={() => void locate()}>
          <LocateFixed size={18} /> {t.byPosition()}
        </Button>
      </div>
    )
  return (
    <div className={classes.form}>
      {signBy !== 'position' && (
        <Button block onClick={() => scan(true)}>
          <ScanLine size={18} /> {t.byScan()}
        </Button>
      )}
      {signBy !== 'both' && <TypedForm {...props} />}
      {signBy === 'both' && <p className={classes.note}>{t.both()}</p>}
    </div>
  )
}

function TypedForm({ step, activity, steps, onDone }: SignFormProps) {
  const { sign_by: signBy } = activity
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
      {signBy !== 'position' && (
        <>
          <CodeInput
            label={t.code()}
            value={code}
            error={missing ? noPositionText[missing]() : refusal}
            onChange={setCode}
          />
          <Button type="submit" block loading={busy && !locating} disabled={code.length < CODE_LENGTH || busy}>
            {t.byCode()}
          </Button>
        </>
      )}
      {signBy === 'either' && <p className={classes.or}>{t.or()}</p>}
      {signBy === 'position' && (missing || refusal) && (
        <p className={classes.problem} role="alert">
          {missing ? noPositionText[missing]() : refusal}
        </p>
      )}
      {signBy !== 'code' && (
        <>
          <Button kind="secondary" block loading={locating} disabled={busy && !locating} onClick={locate}>
            <LocateFixed size={18} /> {t.byPosition()}
          </Button>
          <p className={classes.note}>{t.within(activity.radius)}</p>
        </>
      )}
    </form>
  )
}
