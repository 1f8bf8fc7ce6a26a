import { oneOf, useHost, useQueryState, useSession } from '@plaza/shared/host'
import { useSearchParams } from '@plaza/shared/router'
import { to } from '@plaza/shared/routes'
import { Button, ButtonLink, CircleCheck, PageFrame } from '@plaza/shared/ui'
import classes from './phone.module.css'
import { t } from './phone.text'
import { Waiting } from './waiting'

/** Success after binding or changing the phone, and the way back to where the user came from. */
export default function BindSuccessPage() {
  const { session } = useHost()
  const [query] = useSearchParams()
  const redirect = query.get('redirect')
  const [{ of }] = useQueryState({ of: oneOf(['bind', 'rebind']) })
  const { status, user } = useSession((state) => state)
  return (
    <PageFrame title={t.success()}>
      <div className={classes.page}>
        {status === 'checking' && <Waiting />}
        {status === 'guest' && (
          <section className={classes.own}>
            <p className={classes.explanation}>{t.logInFirst()}</p>
            <Button block onClick={session.logIn}>
              {t.logIn()}
            </Button>
          </section>
        )}
        {user?.phone === '' && (
          <section className={classes.own}>
            <p className={classes.explanation}>{t.none()}</p>
            <ButtonLink block to={to('phone-bind')}>
              {t.title()}
            </ButtonLink>
          </section>
        )}
        {user && user.phone !== '' && (
          <section className={classes.bound}>
            <CircleCheck size={48} />
            <h2>{of === 'rebind' ? t.rebound() : t.done()}</h2>
            <p>{user.phone}</p>
            {of === 'rebind' && <p>{t.reboundNote()}</p>}
            <Button block onClick={() => session.resume(redirect)}>
              {t.goOn()}
            </Button>
          </section>
        )}
      </div>
    </PageFrame>
  )
}
