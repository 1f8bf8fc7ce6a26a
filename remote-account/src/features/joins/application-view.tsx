import { type Application, type JoinOffer, joins } from '@plaza/shared/api'
import { useAction, useEvents, useResource, useSession } from '@plaza/shared/host'
import { to } from '@plaza/shared/routes'
import { textOf } from '@plaza/shared/text'
import { Async, Button, ButtonLink, CellsSkeleton, PageFrame, PullToRefresh, Steps, Tag } from '@plaza/shared/ui'
import { LogInNote } from '../../log-in-note/log-in-note'
import { ApplicationFacts } from './application-facts'
import classes from './join.module.css'
import { stateText, t } from './join.text'
import { tones } from './state-tone'

const EVERY_MS = 60_000
/** How many of the steps are done. */
const stepsDone = { received: 1, reviewing: 2, accepted: 3, refused: 3, withdrawn: 1 } as const

/** An own application as it stands now; it follows what support does. */
export function ApplicationView({ id, offers }: { id: string; offers: readonly JoinOffer[] }) {
  const status = useSession((session) => session.status)
  const application = useResource(joins.detail, { params: { id } }, { enabled: status === 'user', freshMs: 0 })
  useEvents(status === 'user' ? 'unread' : null, application.refresh, EVERY_MS)
  return (
    <PageFrame title={t.one()}>
      {status === 'guest' ? (
        <LogInNote text={t.guest()} />
      ) : (
        <Async of={application} skeleton={<CellsSkeleton />}>
          {(shown) => (
            <PullToRefresh onRefresh={application.refresh}>
              <Progress application={shown} offers={offers} />
              <ApplicationFacts application={shown} />
              <Ways application={shown} />
            </PullToRefresh>
          )}
        </Async>
      )}
    </PageFrame>
  )
}

function Progress({ application, offers }: { application: Application; offers: readonly JoinOffer[] }) {
  const { role, state, answer } = application
  const offer = offers.find((one) => one.role === role)
  return (
    <section className={classes.paper} aria-label={t.steps()}>
      <p className={classes.head}>
        <span className={classes.name}>{offer ? textOf(offer.name) : role}</span>
        <Tag tone={tones[state]}>{stateText[state]()}</Tag>
      </p>
      {state !== 'withdrawn' && (
        <Steps steps={[t.stepSent(), t.stepReviewing(), t.stepDecided()]} done={stepsDone[state]} />
      )}
      {answer && (
        <div className={classes.answer} data-state={state} aria-live="polite">
          <h2 className={classes.label}>{t.answer()}</h2>
          <p className={classes.text}>{answer}</p>
        </div>
      )}
    </section>
  )
}

/** What the applicant may do: take it back while nobody has decided, apply again afterwards. */
function Ways({ application: { id, role, state } }: { application: Application }) {
  const withdraw = useAction(joins.withdraw, {
    confirm: () => ({ title: t.withdrawSure(), text: t.withdrawText(), confirmText: t.withdraw(), danger: true }),
    refreshes: [joins.detail, joins.list],
    successMessage: () => t.withdrawn(),
  })
  if (state === 'accepted') return null
  return (
    <div className={classes.ways}>
      {state === 'received' || state === 'reviewing' ? (
        <Button kind="plain" block loading={withdraw.busy} onClick={() => withdraw.run({ params: { id } })}>
          {t.withdraw()}
        </Button>
      ) : (
        <ButtonLink kind="secondary" block to={to('join', {}, { role })}>
          {t.again()}
        </ButtonLink>
      )}
    </div>
  )
}
