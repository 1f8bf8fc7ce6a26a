import { credentials } from '@plaza/shared/api'
import { useAction, useHost } from '@plaza/shared/host'
import { useSearchParams } from '@plaza/shared/router'
import { to } from '@plaza/shared/routes'
import { Button, CircleCheck, PageFrame } from '@plaza/shared/ui'
import { useState } from 'react'
import { useUpdateUser } from '../../own-profile'
import classes from './forgotten-password.module.css'
import { ForgottenForm } from './forms/forgotten-form'
import { useDraft } from './forms/use-draft'
import { t } from './login.text'

/** A new password by captcha. All answers are the same with and without an account (docs/decisions/0157). */
export default function ForgottenPasswordPage() {
  const { session, navigate } = useHost()
  const [query] = useSearchParams()
  const redirect = query.get('redirect')
  const draft = useDraft()
  const updateUser = useUpdateUser()
  const [isSet, setDone] = useState(false)
  const set = useAction(credentials.setPassword, {
    onDone: () => {
      setDone(true)
      if (session.getState().status === 'user') void updateUser()
    },
  })
  const goOn = () => {
    if (session.getState().status === 'user') return session.resume(redirect ?? to('safety'))
    draft.change({ way: 'password' })
    navigate(to('login', {}, { redirect: redirect ?? undefined }), { replace: true })
  }
  return (
    <PageFrame title={t.forgottenTitle()}>
      <div className={classes.page}>
        {isSet ? (
          <section className={classes.done}>
            <CircleCheck size={48} />
            <h2>{t.passwordSet()}</h2>
            <p className={classes.explanation}>{t.passwordSetNote()}</p>
            <Button block onClick={goOn}>
              {t.goOn()}
            </Button>
          </section>
        ) : (
          <>
            <p className={classes.why}>{t.forgottenWhy()}</p>
            <ForgottenForm
              phone={draft.phone}
              onPhone={(phone) => draft.change({ phone })}
              busy={set.busy}
              failed={set.failed}
              onSubmit={(body) => void set.run({ body })}
            />
          </>
        )}
      </div>
    </PageFrame>
  )
}
