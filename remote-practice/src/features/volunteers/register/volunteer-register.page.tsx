import { type DataOf, volunteers } from '@plaza/shared/api'
import { useEvents, useResource, useSessionUser } from '@plaza/shared/host'
import { to } from '@plaza/shared/routes'
import { Async, ButtonLink, CellsSkeleton, PullToRefresh } from '@plaza/shared/ui'
import { useState } from 'react'
import { TitledFrame } from '../../../titles/titled-frame'
import { OwnState } from './own-state'
import classes from './register.module.css'
import { t } from './register.text'
import { RegisterForm } from './register-form'

const EVERY_MS = 60_000

type Detail = DataOf<typeof volunteers.detail>

export default function VolunteerRegisterPage() {
  const user = useSessionUser()
  const enabled = user !== null
  const detail = useResource(volunteers.detail, {}, { enabled, freshMs: 0 })
  const real = useResource(volunteers.realData, {}, { enabled, freshMs: 0 })
  const { data: offer } = useResource(volunteers.usingH5, {})
  const [again, setAgain] = useState(false)
  // A decision comes with a message.
  useEvents(enabled ? 'unread' : null, detail.refresh, EVERY_MS)
  const own = detail.data?.uc_volunteer ?? null
  const mayApply = own === null || own.steps.includes('apply')
  const isWriting = detail.data !== undefined && mayApply && (again || own === null || own.state === 'none')
  if (isWriting && real.data && user?.phone && offer?.open !== 0)
    return <RegisterForm real={real.data} before={own} onSent={() => setAgain(false)} />
  return (
    <TitledFrame
      heading={own && own.state !== 'none' ? 'own-volunteer' : 'volunteer'}
      title={own && own.state !== 'none' ? t.own() : t.title()}
    >
      {user?.phone === '' ? (
        <Hindrance />
      ) : (
        <Async of={both(detail, real)} skeleton={<CellsSkeleton rows={6} />}>
          {(shown) => (
            <PullToRefresh onRefresh={detail.refresh}>
              {shown.uc_volunteer && !isWriting ? (
                <OwnState detail={shown} volunteer={shown.uc_volunteer} onAgain={() => setAgain(true)} />
              ) : (
                <p className={classes.paper}>{t.closed()}</p>
              )}
            </PullToRefresh>
          )}
        </Async>
      )}
    </TitledFrame>
  )
}

/** The first answer once both are there; the failure of either. */
function both<One extends { data: Detail | undefined }, Other extends { data: unknown; failed: unknown }>(
  one: One,
  other: Other,
): One {
  if (other.data !== undefined) return one
  return { ...one, ...other, data: undefined } as unknown as One
}

const Hindrance = () => (
  <section className={classes.paper}>
    <p>{t.phone()}</p>
    <ButtonLink to={to('phone-bind', {}, { redirect: to('volunteer-register') })}>{t.bind()}</ButtonLink>
  </section>
)
