import type { OpenDeed } from '@plaza/shared/operations'
import finance from '../../finance/finance.module.css'
import { Button } from '../../parts/button'
import { moment, whole } from '../../parts/format'
import { State, Tag, type Tone } from '../../parts/tag'
import classes from './dispatch.module.css'
import { answerText, districtName, kindName, t } from './dispatch.text'

const tones = {
  asked: 'watch',
  accepted: 'bad',
  declined: 'bad',
  withdrawn: 'none',
  lapsed: 'none',
} as const satisfies Record<NonNullable<OpenDeed['last']>['state'], Tone>
const nameOfDistrict = (district: string): string =>
  Object.hasOwn(districtName, district) ? districtName[district as keyof typeof districtName]() : district

interface DeedCardProps {
  deed: OpenDeed
  onAsk(): void
  onWithdraw(): void
}

/** What somebody waits for, and who was asked about it last. */
export function DeedCard({ deed, onAsk, onWithdraw }: DeedCardProps) {
  const { kind, title, text, district, team, wished, since, wantedAt, overdue, last } = deed
  const isAsked = last?.state === 'asked'
  return (
    <li className={finance.card}>
      <div className={finance.head}>
        <Tag>{kindName[kind]()}</Tag>
        <h2>{title}</h2>
        {overdue && <State tone="bad">{t.overdue()}</State>}
      </div>
      <p className={finance.about}>
        {[
          nameOfDistrict(district),
          t.since(moment(since)),
          wantedAt !== null && t.wanted(moment(wantedAt)),
          team && t.ofTeam(team),
          wished && t.wished(wished.name),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {text && <p className={classes.text}>{text}</p>}
      {last && <LastAnswer last={last} times={deed.times} />}
      <div className={finance.actions}>
        <Button
          kind={isAsked ? 'plain' : 'primary'}
          aria-label={`${isAsked ? t.again() : t.dispatch()}: ${title}`}
          onClick={onAsk}
        >
          {isAsked ? t.again() : t.dispatch()}
        </Button>
        {isAsked && (
          <Button aria-label={`${t.withdraw()}: ${title}`} onClick={onWithdraw}>
            {t.withdraw()}
          </Button>
        )}
      </div>
    </li>
  )
}

function LastAnswer({ last, times }: { last: NonNullable<OpenDeed['last']>; times: number }) {
  const { team, state, operator, note, askedAt, answeredAt, by, reason } = last
  return (
    <div className={finance.asked}>
      <State tone={tones[state]}>{answerText[state](team.name)}</State>
      <p className={finance.about}>
        {[
          t.who(operator, moment(askedAt)),
          answeredAt !== null && by && t.who(by, moment(answeredAt)),
          times > 1 && t.times(whole(times)),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {note && <p className={classes.text}>{note}</p>}
      {reason && <p className={classes.text}>{by ? t.by(by, reason) : reason}</p>}
    </div>
  )
}
