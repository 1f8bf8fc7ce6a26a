import { activities, attendance } from '@plaza/shared/api'
import { useAction } from '@plaza/shared/host'
import { Button, QrCode, Segmented, Sheet } from '@plaza/shared/ui'
import { useState } from 'react'
import { addressOfCode } from '../../../scanner/code-address'
import { Scanner } from '../../../scanner/scanner'
import { useSignedCode } from '../../../scanner/use-signed-code'
import classes from './manage.module.css'
import { t } from './manage.text'

type Step = 'sign-in' | 'sign-out'

/** The code that volunteers scan, and the scanner for theirs. */
export function SignCodePanel({ id }: { id: string }) {
  const [open, show] = useState<'code' | 'scanner' | null>(null)
  const [step, choose] = useState<Step>('sign-in')
  const close = () => show(null)
  const steps = (
    <Segmented
      label={t.codeFor()}
      items={[
        { id: 'sign-in' as Step, label: t.forIn() },
        { id: 'sign-out' as Step, label: t.forOut() },
      ]}
      value={step}
      onChange={choose}
    />
  )
  return (
    <>
      <div className={classes.bar}>
        <Button block onClick={() => show('code')}>
          {t.showCode()}
        </Button>
        <Button block kind="secondary" onClick={() => show('scanner')}>
          {t.scanPerson()}
        </Button>
      </div>
      <Sheet open={open === 'code'} tall title={t.codeTitle()} onClose={close}>
        {steps}
        {open === 'code' && <StepCode key={step} id={id} step={step} />}
      </Sheet>
      <Sheet open={open === 'scanner'} tall title={t.scanPerson()} onClose={close}>
        {steps}
        {open === 'scanner' && <PersonScanner id={id} step={step} />}
      </Sheet>
    </>
  )
}

function StepCode({ id, step }: { id: string; step: Step }) {
  const { code } = useSignedCode(attendance.code, { params: { id }, query: { step } })
  return (
    <div className={classes.code}>
      {code ? (
        <QrCode text={addressOfCode(code)} label={t.codeTitle()} className={classes.drawing} />
      ) : (
        <p role="status">{t.expired()}</p>
      )}
      <p>{t.codeHint()}</p>
    </div>
  )
}

function PersonScanner({ id, step }: { id: string; step: Step }) {
  const sign = useAction(attendance.sign, {
    refreshes: [attendance.list, activities.participants],
    successMessage: ({ done }) => t.signed(done),
  })
  return <Scanner busy={sign.busy} onCode={(code) => void sign.run({ params: { id }, body: { step, code } })} />
}
