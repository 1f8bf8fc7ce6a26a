import { account, type DataOf, type OwnVolunteer, volunteers } from '@plaza/shared/api'
import { calendarDate } from '@plaza/shared/format'
import { useAction, useHost, useNow } from '@plaza/shared/host'
import { isLive, to } from '@plaza/shared/routes'
import { nameOf } from '@plaza/shared/text'
import { Button, ButtonLink, Cell, CellGroup, Steps, Tag, type Tone } from '@plaza/shared/ui'
import { districtName } from '../../../parts/district.text'
import { skillText } from '../../../volunteer-words/skill.text'
import { availabilityText, hoursText, streetName } from '../../../volunteer-words/volunteer.text'
import { Offer } from './offer'
import classes from './register.module.css'
import { stateText, t } from './register.text'

type Detail = DataOf<typeof volunteers.detail>

const tones: Readonly<Record<OwnVolunteer['state'], Tone>> = {
  none: 'grey',
  applying: 'blue',
  active: 'orange',
  refused: 'red',
  left: 'grey',
}

interface OwnStateProps {
  detail: Detail
  volunteer: OwnVolunteer
  onAgain: () => void
}

/** The person's own registration as it stands, with the steps that the server allows. */
export function OwnState({ detail, volunteer, onAgain }: OwnStateProps) {
  const { state, steps } = volunteer
  return (
    <>
      {state === 'active' ? (
        <VolunteerCard detail={detail} volunteer={volunteer} />
      ) : (
        <Undecided volunteer={volunteer} />
      )}
      {state === 'active' && <Ways detail={detail} volunteer={volunteer} />}
      <div className={classes.ways}>
        {steps.includes('apply') && (
          <Button block onClick={onAgain}>
            {t.again()}
          </Button>
        )}
        {steps.includes('withdraw') && <Withdraw />}
        {steps.includes('leave') && <Leave id={volunteer.id} />}
      </div>
    </>
  )
}

function Undecided({ volunteer }: { volunteer: OwnVolunteer }) {
  const { state, refusal, street, district, skills, availability, team } = volunteer
  const facts = [
    [districtName(district), street && streetName(street)].filter(Boolean).join(' · '),
    skills.map((skill) => skillText[skill]()).join(' · '),
    availability.map((time) => availabilityText[time]()).join(' · '),
    team && nameOf(team),
  ].filter(Boolean)
  return (
    <section className={classes.paper} aria-label={t.own()}>
      <p className={classes.head}>
        <Tag tone={tones[state]}>{stateText[state]()}</Tag>
      </p>
      {(state === 'applying' || state === 'refused') && (
        <Steps steps={[t.stepSent(), t.stepReview(), t.stepDecided()]} done={state === 'applying' ? 2 : 3} />
      )}
      {state === 'applying' && <p className={classes.quiet}>{t.waits()}</p>}
      {state === 'left' && <p>{t.leftText()}</p>}
      {state === 'refused' && refusal && (
        <div className={classes.refusal}>
          <h2 className={classes.quiet}>{t.reason()}</h2>
          <p>{refusal}</p>
        </div>
      )}
      {state !== 'left' && (
        <ul className={classes.facts}>
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      )}
    </section>
  )
}

function VolunteerCard({ detail: { statistic }, volunteer }: { detail: Detail; volunteer: OwnVolunteer }) {
  const now = useNow()
  const counts = [
    [t.hours(), hoursText(statistic.hours)],
    [t.services(), String(statistic.activities)],
    [t.rank(), statistic.rank === null ? t.unranked() : String(statistic.rank)],
  ]
  return (
    <section className={classes.card} aria-label={stateText.active()}>
      <p className={classes.cardHead}>
        <span>{stateText.active()}</span>
        <span className={classes.cardNumber}>
          {t.number()} {volunteer.number}
        </span>
      </p>
      <dl className={classes.counts}>
        {counts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={classes.cardFoot}>
        {[
          districtName(volunteer.district),
          volunteer.street && streetName(volunteer.street),
          volunteer.active_since && calendarDate(volunteer.active_since, now),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </section>
  )
}

function Ways({ detail, volunteer }: { detail: Detail; volunteer: OwnVolunteer }) {
  const teams = detail.detail_volunteer.cpc_tema
  return (
    <>
      <Offer volunteer={volunteer} />
      <CellGroup>
        {isLive('activity-record') && <Cell title={t.record()} to={to('activity-record')} />}
        {isLive('volunteer') && <Cell title={t.page()} to={to('volunteer', { id: volunteer.id })} />}
        {isLive('team-ranking') && <Cell title={t.ranking()} to={to('team-ranking', {}, { of: 'volunteer' })} />}
      </CellGroup>
      {teams.length > 0 && (
        <CellGroup title={t.teams()}>
          {teams.map(({ manager, ...team }) => (
            <Cell
              key={team.id}
              title={nameOf(team)}
              value={manager && <Tag tone="orange">{t.manager()}</Tag>}
              {...(isLive('team-detail') && { to: to('team-detail', {}, { id: team.id }) })}
            />
          ))}
        </CellGroup>
      )}
      <div className={classes.ways}>
        <ButtonLink block to={to('voluntary-activities')}>
          {t.activities()}
        </ButtonLink>
      </div>
    </>
  )
}

function Withdraw() {
  const withdraw = useAction(volunteers.withdraw, {
    confirm: () => ({ title: t.withdrawSure(), text: t.withdrawText(), confirmText: t.withdraw(), danger: true }),
    refreshes: [volunteers.detail],
    successMessage: () => t.withdrawn(),
  })
  return (
    <Button kind="plain" block loading={withdraw.busy} onClick={() => withdraw.run({})}>
      {t.withdraw()}
    </Button>
  )
}

function Leave({ id }: { id: string }) {
  const host = useHost()
  const leave = useAction(volunteers.leave, {
    confirm: () => ({ title: t.leaveSure(), text: t.leaveText(), confirmText: t.leave(), danger: true }),
    refreshes: [volunteers.detail],
    successMessage: () => t.gone(),
    // The role on the user's own copy follows.
    onDone: () => void host.request(account.current, {}).then(host.session.update, () => undefined),
  })
  return (
    <Button kind="plain" block loading={leave.busy} onClick={() => leave.run({ params: { id } })}>
      {t.leave()}
    </Button>
  )
}
