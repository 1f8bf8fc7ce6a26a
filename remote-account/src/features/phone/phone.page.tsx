import { useSessionUser } from '@plaza/shared/host'
import { to } from '@plaza/shared/routes'
import { ButtonLink, PageFrame, Smartphone } from '@plaza/shared/ui'
import classes from './phone.module.css'
import { t } from './phone.text'
import { Waiting } from './waiting'

export default function PhonePage() {
  const phone = useSessionUser()?.phone
  return (
    <PageFrame title={t.phone()}>
      <div className={classes.page}>
        {phone === undefined ? (
          <Waiting />
        ) : (
          <section className={classes.own}>
            <Smartphone size={48} />
            <h2 className={classes.number}>{phone || t.none()}</h2>
            <p className={classes.explanation}>{phone ? t.uses() : t.why()}</p>
            {phone ? (
              <ButtonLink block to={to('phone-rebind')}>
                {t.change()}
              </ButtonLink>
            ) : (
              <ButtonLink block to={to('phone-bind', {}, { redirect: to('phone') })}>
                {t.title()}
              </ButtonLink>
            )}
          </section>
        )}
      </div>
    </PageFrame>
  )
}
