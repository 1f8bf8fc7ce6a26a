import type { credentials } from '@plaza/shared/api'
import { useAction, useHost, useSession } from '@plaza/shared/host'
import { useLocation, useSearchParams } from '@plaza/shared/router'
import { to } from '@plaza/shared/routes'
import { Button, ButtonLink, CircleCheck } from '@plaza/shared/ui'
import { useEffect } from 'react'
import { BindForm } from './bind-form'
import classes from './phone.module.css'
import { t } from './phone.text'
import { Waiting } from './waiting'

type Endpoint = typeof credentials.bindPhone | typeof credentials.wechatBindPhone

interface BindPhoneProps {
  endpoint: Endpoint
  /** Allows continuing without a phone. */
  skippable: boolean
}

const DRAFT = 'phone-bind'

/** Binds the first phone of an account and returns to the page that required it, or says so on a page of its own. */
export function BindPhone({ endpoint, skippable }: BindPhoneProps) {
  const { session, drafts, navigate } = useHost()
  const { pathname, search } = useLocation()
  const [query] = useSearchParams()
  const redirect = query.get('redirect')
  const { status, user } = useSession((state) => state)
  const bind = useAction(endpoint as typeof credentials.bindPhone, {
    successMessage: () => (redirect === null ? null : t.done()),
    onDone: (bound) => {
      drafts.drop(DRAFT)
      session.update(bound)
      if (redirect === null) navigate(to('bind-success'), { replace: true })
      else session.resume(redirect)
    },
  })
  useEffect(() => {
    if (status === 'guest') navigate(to('login', {}, { redirect: pathname + search }), { replace: true })
  }, [status, navigate, pathname, search])

  if (!user) return <Waiting />
  if (user.phone !== '') return <AlreadyBound phone={user.phone} onGoOn={() => session.resume(redirect)} />
  return (
    <>
      <p className={classes.why}>{t.why()}</p>
      <BindForm
        purpose="bind"
        draft={DRAFT}
        label={t.bind()}
        busy={bind.busy}
        failed={bind.failed}
        onSubmit={(body) => void bind.run({ body })}
      />
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
