import { type DataOf, hours } from '@plaza/shared/api'
import { useResource } from '@plaza/shared/host'
import { ArticleSkeleton, Async, Button, CircleAlert, Field, Form, ShieldCheck } from '@plaza/shared/ui'
import { useState } from 'react'
import { TitledFrame } from '../../../../titles/titled-frame'
import { hoursText } from '../../../../volunteer-words/volunteer.text'
import classes from './certificate.module.css'
import { t } from './certificate.text'
import { CertificatePaper } from './certificate-paper'
import { dateOf } from './certificate-words'

interface VerificationProps {
  /** From the address. */
  code: string | undefined
  onCheck: (code: string) => void
}

/** Where anyone verifies a certificate, by its QR code or by the code below it, without a login. */
export function Verification({ code, onCheck }: VerificationProps) {
  return (
    <div className={classes.sheet}>
      <TitledFrame heading="verification" title={t.verifyTitle()}>
        {code && <Verdict key={code} code={code} />}
        <Typed key={`typed ${code}`} code={code ?? ''} onCheck={onCheck} />
      </TitledFrame>
    </div>
  )
}

function Typed({ code, onCheck }: VerificationProps & { code: string }) {
  const [typed, setTyped] = useState(code)
  return (
    <section className={classes.typed} data-unprinted="">
      <Form id="verify" onSubmit={() => typed.trim() && onCheck(typed.trim())}>
        <Field
          label={t.typeIt()}
          value={typed}
          maxLength={60}
          autoComplete="off"
          spellCheck={false}
          onChange={setTyped}
        />
        <Button block type="submit" kind={code ? 'secondary' : 'primary'} disabled={!typed.trim()}>
          {t.check()}
        </Button>
      </Form>
    </section>
  )
}

function Verdict({ code }: { code: string }) {
  const answer = useResource(hours.verify, { params: { code } }, { freshMs: 0 })
  return (
    <Async of={answer} skeleton={<ArticleSkeleton />}>
      {(data) => (
        <>
          <Outcome answer={data} />
          {data.certificate && <CertificatePaper certificate={data.certificate} />}
        </>
      )}
    </Async>
  )
}

function Outcome({ answer }: { answer: DataOf<typeof hours.verify> }) {
  const { state, reversed_at: since, hours_left: left } = answer
  const Icon = state === 'valid' ? ShieldCheck : CircleAlert
  const says = { valid: t.valid(), reversed: t.reversed(), unknown: t.unknown() }
  const explains = {
    valid: t.validText(),
    reversed: t.reversedText(since ? dateOf(since) : '', hoursText(left ?? 0)),
    unknown: t.unknownText(),
  }
  return (
    <section className={classes.outcome} data-state={state} role="status">
      <Icon size={36} strokeWidth={1.5} />
      <div>
        <h2 className={classes.says}>{says[state]}</h2>
        <p>{explains[state]}</p>
      </div>
    </section>
  )
}
