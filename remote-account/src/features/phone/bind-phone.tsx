import type { credentials } from '@plaza/shared/api'
import { useAction, useHost, useSession } from '@plaza/shared/host'
import { useLocation, useSearchParams } from '@plaza/shared/router'
import { to } from '@plaza/shared/routes'
import { Button, ButtonLink, CircleCheck, Skeleton } from '@plaza/shared/ui'
import { useEffect } from 'react'
import { BindForm, DRAFT } from './bind-form'
import classes from './phone.module.css'
import { t } from './phone.text'

type Endpoint = typeof credentials.bindPhone | typeof credentials.wechatBindPhone

interface BindPhoneProps {
  endpoint: Endpoint
  /** Allows continuing without a phone. */
  skippable: boolean
}

/** Binds the first phone of an account and returns to the page that required it. */
export function BindPhone({ endpoint, skippable }: BindPhoneProps) {
  const { session, drafts, navigate } = useHost()
  const { pathname, search } = useLocation()
  const [query] = useSearchParams()
  const redirect = query.get('redirect')
  const { status, user } = useSession((state) => state)
  const bind = useAction(endpoint as typeof credentials.bindPhone, {
    successMessage: t.done,
    onDone: (bound) => {
      drafts.drop(DRAFT)
      session.update(bound)
      session.resume(redirect)
    },
  })
  useEffect(() => {
    if (status === 'guest') navigate(to('login', {}, { redirect: pathname + search }), { replace: true })
  }, [status, navigate, pathname, search])

  if (!user)
    return (
      <div aria-busy="true">
        <Skeleton height={240} className={classes.waiting} />
      </div>
    )
  if (user.phone !== '') return <AlreadyBound phone={user.phone} onGoOn={() => session.resume(redirect)} />
  return (
    <>
      <p className={classes.why}>{t.why()}</p>
      <BindForm busy={bind.busy} failed={bind.failed} onSubmit={(body) => void bind.run({ body })} />
      {skippable && (
        <Button kind="plain" block className={classes.later} onClick={() => session.resume(redirect)}>
          {t.later()}
        </Button>
      )}
    </>
  )
}

function AlreadyBound({ phone, onGoOn }: { phone: string; onGoOn: () => void }) {
  return (
    <section className={classes.bound}>
      <CircleCheck size={48} />
      <h2>{t.already()}</h2>
      <p>{phone}</p>
      <Button block onClick={onGoOn}>
        {t.goOn()}
      </Button>
      <ButtonLink kind="plain" block to={to('phone-rebind')}>
        {t.change()}
      </ButtonLink>
    </section>
  )
}
