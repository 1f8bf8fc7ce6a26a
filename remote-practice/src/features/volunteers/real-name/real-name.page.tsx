import { type DataOf, volunteers } from '@plaza/shared/api'
import { calendarDate } from '@plaza/shared/format'
import { useNow, useResource, useSessionUser } from '@plaza/shared/host'
import { isLive, to } from '@plaza/shared/routes'
import { Async, ButtonLink, CellsSkeleton, PullToRefresh, ShieldCheck } from '@plaza/shared/ui'
import { TitledFrame } from '../../../titles/titled-frame'
import { IdentityForm } from './identity-form'
import classes from './real-name.module.css'
import { t } from './real-name.text'

export default function RealNamePage() {
  const user = useSessionUser()
  const data = useResource(volunteers.realData, {}, { enabled: user !== null, freshMs: 0 })
  return (
    <TitledFrame heading="real-name" title={t.title()}>
      <Async of={data} skeleton={<CellsSkeleton rows={5} />}>
        {(real) => (
          <PullToRefresh onRefresh={data.refresh}>
            {real.state === 'proven' ? <Proven data={real} /> : <Unproven data={real} hasPhone={user?.phone !== ''} />}
          </PullToRefresh>
        )}
      </Async>
    </TitledFrame>
  )
}

function Unproven({ data, hasPhone }: { data: DataOf<typeof volunteers.realData>; hasPhone: boolean }) {
  return (
    <section className={classes.form}>
      <p className={classes.why}>{hasPhone ? t.why() : t.phone()}</p>
      {hasPhone ? (
        <IdentityForm data={data} />
      ) : (
        <p className={classes.why}>
          <ButtonLink to={to('phone-bind', {}, { redirect: to('real-name') })}>{t.bind()}</ButtonLink>
        </p>
      )}
    </section>
  )
}

function Proven({ data }: { data: DataOf<typeof volunteers.realData> }) {
  const now = useNow()
  const user = useSessionUser()
  const isVolunteer = user?.roles.includes('volunteer') ?? false
  return (
    <section className={classes.paper}>
      <p className={classes.proven}>
        <ShieldCheck size={40} strokeWidth={1.4} />
        <span>{t.proven()}</span>
      </p>
      <dl className={classes.facts}>
        <div>
          <dt>{t.shownName()}</dt>
          <dd>{data.real_name}</dd>
        </div>
        <div>
          <dt>{t.shownNumber()}</dt>
          <dd>{data.identity_card}</dd>
        </div>
        {data.verified_at && (
          <div>
            <dt>{t.provenAt()}</dt>
            <dd>{calendarDate(data.verified_at, now)}</dd>
          </div>
        )}
      </dl>
      <p className={classes.help}>{t.stays()}</p>
      {!isVolunteer && isLive('volunteer-register') && (
        <ButtonLink block kind="secondary" to={to('volunteer-register')}>
          {t.register()}
        </ButtonLink>
      )}
    </section>
  )
}
