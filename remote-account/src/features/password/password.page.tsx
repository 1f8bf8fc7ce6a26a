import { useSessionUser } from '@plaza/shared/host'
import { to } from '@plaza/shared/routes'
import { ButtonLink, PageFrame, Skeleton } from '@plaza/shared/ui'
import classes from './password.module.css'
import { t } from './password.text'
import { PasswordForm } from './password-form'

export default function PasswordPage() {
  const user = useSessionUser()
  return (
    <PageFrame title={user?.has_password ? t.change() : t.first()}>
      <div className={classes.page}>
        {user === null && (
          <div aria-busy="true">
            <Skeleton height={240} className={classes.waiting} />
          </div>
        )}
        {user?.phone === '' && <PhoneFirst />}
        {user && user.phone !== '' && <PasswordForm key={user.id} isFirst={!user.has_password} />}
      </div>
    </PageFrame>
  )
}

const PhoneFirst = () => (
  <>
    <p className={classes.why}>{t.phoneFirst()}</p>
    <ButtonLink block to={to('phone-bind', {}, { redirect: to('password') })}>
      {t.bindPhone()}
    </ButtonLink>
  </>
)
