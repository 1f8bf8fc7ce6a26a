import { formatMoney } from '@plaza/shared/format'
import { type FinancePayout, sendableStates } from '@plaza/shared/operations'
import { defineTexts } from '@plaza/shared/text'
import { Button } from '../parts/button'
import { moment } from '../parts/format'
import { State, Tag } from '../parts/tag'
import { useSession } from '../session/session'
import type { PendingAction } from './action-dialog'
import classes from './finance.module.css'
import { actionName, stateName, stateTone, wayName } from './finance.text'

const t = defineTexts({
  fee: { en: (fee: string) => `fee ${fee}`, zh: (fee: string) => `手续费 ${fee}` },
  closed: { en: 'Account closed: what comes back is unclaimed', zh: '账号已注销：退回款项记为无主款' },
  held: { en: (who: string) => `Held by ${who}`, zh: (who: string) => `${who} 已暂缓` },
  asked: {
    en: (who: string, why: string) => `${who} asks to reverse it: ${why}`,
    zh: (who: string, why: string) => `${who} 提出冲正：${why}`,
  },
  hold: { en: 'Hold', zh: '暂缓发送' },
  release: { en: 'Release', zh: '解除暂缓' },
  reverse: { en: 'Reverse', zh: '冲正' },
  approve: { en: 'Approve', zh: '批准' },
  refuse: { en: 'Refuse', zh: '驳回' },
  takeBack: { en: 'Take back', zh: '撤回' },
  ofSum: {
    en: (action: string, sum: string) => `${action}: ${sum}`,
    zh: (action: string, sum: string) => `${action} ${sum}`,
  },
  read: {
    en: 'The person reads it. Nothing is booked until somebody else approves.',
    zh: '对方会看到。须由另一人批准后才入账。',
  },
  second: { en: 'Somebody else has to approve it.', zh: '须由另一人批准。' },
  steps: { en: 'Steps', zh: '经过' },
  log: { en: 'Log', zh: '日志' },
})

interface PaymentCardProps {
  payout: FinancePayout
  onAction(action: PendingAction): void
}

/** A withdrawal with its steps, what finance did about it, and what can be done. */
export function PaymentCard({ payout, onAction }: PaymentCardProps) {
  const { id, way, account, cents, feeCents, state, heldBy, reversal, steps, log, providerId } = payout
  return (
    <li className={classes.card}>
      <header className={classes.head}>
        <h2>{formatMoney(cents)}</h2>
        <State tone={stateTone(state)}>{stateName(state)}</State>
        {payout.closed && <Tag>{t.closed()}</Tag>}
        {heldBy !== null && <Tag tone="watch">{t.held(heldBy)}</Tag>}
      </header>
      <p className={classes.about}>
        {[wayName(way), account, t.fee(formatMoney(feeCents)), moment(payout.at)].join(' · ')}
        <br />
        {[id, providerId].filter(Boolean).join(' · ')}
      </p>
      {reversal && <p className={classes.asked}>{t.asked(reversal.by, reversal.why)}</p>}
      <Actions payout={payout} onAction={onAction} />
      <div className={classes.tracks}>
        <Track
          title={t.steps()}
          rows={steps.map((step) => ({ at: step.at, words: stateName(step.state), who: step.who }))}
        />
        {log.length > 0 && (
          <Track
            title={t.log()}
            rows={log.map(({ at, who, action, why }) => ({ at, who, words: `${actionName(action)}: ${why}` }))}
          />
        )}
      </div>
    </li>
  )
}

function Actions({ payout, onAction }: PaymentCardProps) {
  const { operator } = useSession()
  const { id, state, heldBy, reversal } = payout
  const sum = formatMoney(payout.cents)
  const button = (path: PendingAction['path'], action: string, more: Partial<PendingAction> = {}) => (
    <Button
      kind={more.kind ?? 'plain'}
      onClick={() => onAction({ path, body: { id }, title: t.ofSum(action, sum), action, ...more })}
    >
      {action}
    </Button>
  )
  const isOwn = reversal?.by === operator.name
  const decide = (decision: 'approve' | 'refuse') => ({ body: { id, decision } })
  return (
    <div className={classes.actions}>
      {heldBy !== null && button('release', t.release(), { kind: 'primary' })}
      {heldBy === null && sendableStates.includes(state) && button('hold', t.hold())}
      {state === 'success' && !reversal && button('ask-reversal', t.reverse(), { kind: 'danger', help: t.read() })}
      {reversal && !isOwn && button('decide-reversal', t.approve(), { ...decide('approve'), kind: 'danger' })}
      {reversal && button('decide-reversal', isOwn ? t.takeBack() : t.refuse(), decide('refuse'))}
      {isOwn && <p className={classes.about}>{t.second()}</p>}
    </div>
  )
}

interface TrackRow {
  at: number
  words: string
  who: string | null
}

const Track = ({ title, rows }: { title: string; rows: readonly TrackRow[] }) => (
  <section>
    <h3 className={classes.about}>{title}</h3>
    <ol className={classes.track}>
      {rows.map(({ at, words, who }) => (
        <li key={`${at} ${words}`}>
          <time dateTime={new Date(at).toISOString()}>{moment(at)}</time>
          <span>{[words, who].filter(Boolean).join(' · ')}</span>
        </li>
      ))}
    </ol>
  </section>
)
