import type { ChangeRequest, OperationsStatus } from '@plaza/shared/operations'
import { defineTexts } from '@plaza/shared/text'
import { useState } from 'react'
import { send } from '../calls/call'
import { useCall } from '../calls/use-call'
import changes from '../changes/changes.module.css'
import { ConfirmDialog } from '../changes/confirm-dialog'
import { Button } from '../parts/button'
import { Dialog } from '../parts/dialog'
import { moment } from '../parts/format'
import { useMayChange, useSession } from '../session/session'
import { requestEffect, requestTitle } from './request.model'
import classes from './waiting-list.module.css'

const t = defineTexts({
  title: { en: 'Waits for a second person', zh: '等待第二人确认' },
  by: {
    en: (who: string, at: string, end: string) => `${who} asked on ${at}, until ${end}`,
    zh: (who: string, at: string, end: string) => `${who} 于 ${at} 提交，${end} 前有效`,
  },
  owned: {
    en: (program: string, owner: string) => `${program} of ${owner}`,
    zh: (program: string, owner: string) => `${owner} 的 ${program}`,
  },
  confirm: { en: 'Confirm…', zh: '确认…' },
  decline: { en: 'Decline…', zh: '拒绝…' },
  takeBack: { en: 'Take back…', zh: '撤回…' },
  confirming: { en: (what: string) => `Confirm: ${what}`, zh: (what: string) => `确认：${what}` },
  declining: { en: (what: string) => `Decline: ${what}`, zh: (what: string) => `拒绝：${what}` },
  takingBack: { en: (what: string) => `Take back: ${what}`, zh: (what: string) => `撤回：${what}` },
  action: { en: 'Confirm', zh: '确认' },
  declineAction: { en: 'Decline', zh: '拒绝' },
  takeBackAction: { en: 'Take back', zh: '撤回' },
  own: { en: 'Somebody else has to confirm it.', zh: '须由另一人确认。' },
  nothing: { en: 'The change is not made.', zh: '此变更不会生效。' },
})

interface WaitingListProps {
  status: OperationsStatus
  onDone(status: OperationsStatus): void
}

/** Changes that wait for a second person; nothing without any. */
export function WaitingList({ status, onDone }: WaitingListProps) {
  const [decided, setDecided] = useState<{ request: ChangeRequest; confirms: boolean } | null>(null)
  if (status.waiting.length === 0 && !decided) return null
  const ends = {
    onDone(fresh: OperationsStatus) {
      setDecided(null)
      onDone(fresh)
    },
    onClose: () => setDecided(null),
  }
  return (
    <section aria-labelledby="waiting" className={classes.section}>
      <h2 id="waiting" className={classes.heading}>
        {t.title()}
      </h2>
      <ul className={classes.list}>
        {status.waiting.map((request) => (
          <Waiting
            key={request.id}
            request={request}
            status={status}
            onDecide={(confirms) => setDecided({ request, confirms })}
          />
        ))}
      </ul>
      {decided?.confirms && <ConfirmRequestDialog {...ends} request={decided.request} status={status} />}
      {decided && !decided.confirms && <DeclineDialog {...ends} request={decided.request} />}
    </section>
  )
}

/** Whether the operator, or a program of theirs, asked for it. */
const useIsOwn = ({ who, owner }: ChangeRequest): boolean => (owner ?? who) === useSession().operator.name

interface WaitingProps {
  request: ChangeRequest
  status: OperationsStatus
  onDecide(confirms: boolean): void
}

function Waiting({ request, status, onDecide }: WaitingProps) {
  const { remote, who, owner, at, endsAt, body } = request
  const mayDecide = useMayChange(remote)
  const isOwn = useIsOwn(request)
  const title = requestTitle(request)
  return (
    <li className={classes.item}>
      <h3 className={classes.title}>{title}</h3>
      {requestEffect(request, status.remotes).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <p className={classes.aside}>
        {t.by(owner ? t.owned(who, owner) : who, moment(at), moment(endsAt))} · {body.why}
      </p>
      {mayDecide && (
        <div className={classes.buttons}>
          {isOwn ? (
            <p className={classes.own}>{t.own()}</p>
          ) : (
            <Button kind="primary" aria-label={t.confirming(title)} onClick={() => onDecide(true)}>
              {t.confirm()}
            </Button>
          )}
          <Button aria-label={isOwn ? t.takingBack(title) : t.declining(title)} onClick={() => onDecide(false)}>
            {isOwn ? t.takeBack() : t.decline()}
          </Button>
        </div>
      )}
    </li>
  )
}

interface DecisionProps {
  request: ChangeRequest
  onDone(status: OperationsStatus): void
  onClose(): void
}

function ConfirmRequestDialog({ request, status, onDone, onClose }: DecisionProps & Pick<WaitingProps, 'status'>) {
  const call = useCall()
  const title = requestTitle(request)
  // What the person reads now is what they confirm: the server refuses it if the remote has changed since.
  const [read] = useState(status)
  const confirm = () =>
    call.run(async () =>
      onDone(await send<OperationsStatus>('confirm-request', { request: request.id, seen: read.serial })),
    )
  return (
    <Dialog
      title={t.confirming(title)}
      action={t.action()}
      busy={call.busy}
      refusal={call.refusal}
      onSubmit={() => void confirm()}
      onClose={onClose}
    >
      <div className={changes.outcome}>
        {requestEffect(request, read.remotes).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
    </Dialog>
  )
}

function DeclineDialog({ request, onDone, onClose }: DecisionProps) {
  const call = useCall()
  const isOwn = useIsOwn(request)
  const title = requestTitle(request)
  const decline = (why: string) =>
    call.run(async () => onDone(await send<OperationsStatus>('decline-request', { request: request.id, why })))
  return (
    <ConfirmDialog
      title={isOwn ? t.takingBack(title) : t.declining(title)}
      action={isOwn ? t.takeBackAction() : t.declineAction()}
      kind="danger"
      change={call}
      onConfirm={(why) => void decline(why)}
      onClose={onClose}
    >
      <p>{t.nothing()}</p>
    </ConfirmDialog>
  )
}
