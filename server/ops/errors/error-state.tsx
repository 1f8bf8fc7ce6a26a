import type { ErrorDetails, ErrorState as State } from '@plaza/shared/operations'
import { defineTexts } from '@plaza/shared/text'
import { useState } from 'react'
import { send } from '../calls/call'
import { useCall } from '../calls/use-call'
import { Button } from '../parts/button'
import { Dialog } from '../parts/dialog'
import { Field, inputClass } from '../parts/field'
import { Tag, type Tone } from '../parts/tag'
import { useMayChange } from '../session/session'
import classes from './errors.module.css'
import { stateNames } from './errors.text'

const t = defineTexts({
  resolve: { en: 'Resolve', zh: '标记为已修复' },
  ignore: { en: 'Ignore', zh: '忽略' },
  reopen: { en: 'Open again', zh: '重新打开' },
  release: { en: 'Last release that has the error', zh: '最后一个含有此错误的版本' },
  later: {
    en: 'If a later release reports it, it opens again and operators are told.',
    zh: '之后的版本再次出现时会重新打开并通知运维人员。',
  },
  in: { en: (release: string) => `up to ${release}`, zh: (release: string) => `截至 ${release}` },
})

const tones: Readonly<Record<State, Tone>> = { open: 'bad', resolved: 'good', ignored: 'none' }

interface ErrorStateProps {
  details: ErrorDetails
  onChange(details: ErrorDetails): void
}

/** The state of a group, and what a releaser may make of it. */
export function ErrorState({ details, onChange }: ErrorStateProps) {
  const { id, state, resolvedIn } = details
  const canChange = useMayChange(details.owner)
  const call = useCall()
  const [isResolving, setResolving] = useState(false)
  const set = (to: State, release?: string) =>
    call.run(async () => onChange(await send<ErrorDetails>('set-error-state', { id, state: to, release })))
  return (
    <div className={classes.state}>
      <Tag tone={tones[state]}>{stateNames[state]()}</Tag>
      {resolvedIn && <span className={classes.quiet}>{t.in(resolvedIn)}</span>}
      {canChange && state === 'open' && (
        <>
          <Button kind="primary" onClick={() => setResolving(true)}>
            {t.resolve()}
          </Button>
          <Button busy={call.busy} onClick={() => void set('ignored')}>
            {t.ignore()}
          </Button>
        </>
      )}
      {canChange && state !== 'open' && (
        <Button busy={call.busy} onClick={() => void set('open')}>
          {t.reopen()}
        </Button>
      )}
      {call.refusal && !isResolving && (
        <span role="alert" className={classes.refusal}>
          {call.refusal}
        </span>
      )}
      {isResolving && (
        <ResolveDialog
          details={details}
          busy={call.busy}
          refusal={call.refusal}
          onResolve={async (release) => (await set('resolved', release)) && setResolving(false)}
          onClose={() => setResolving(false)}
        />
      )}
    </div>
  )
}

interface ResolveDialogProps {
  details: ErrorDetails
  busy: boolean
  refusal: string | null
  onResolve(release: string): void
  onClose(): void
}

function ResolveDialog({ details, busy, refusal, onResolve, onClose }: ResolveDialogProps) {
  const [release, setRelease] = useState(details.lastRelease)
  const releases = details.counts.release.map(({ value }) => value)
  return (
    <Dialog
      title={t.resolve()}
      action={t.resolve()}
      busy={busy}
      refusal={refusal}
      onSubmit={() => onResolve(release)}
      onClose={onClose}
    >
      <Field label={t.release()} help={t.later()}>
        <select className={inputClass} value={release} onChange={(event) => setRelease(event.target.value)}>
          {[...new Set([details.lastRelease, ...releases])].map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </select>
      </Field>
    </Dialog>
  )
}
