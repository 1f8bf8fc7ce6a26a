import { account, codes } from '@plaza/shared/api'
import { useAction, useHost } from '@plaza/shared/host'
import { useSearchParams } from '@plaza/shared/router'
import { PageFrame, Segmented } from '@plaza/shared/ui'
import { useEffect, useState } from 'react'
import { BrandHead } from './brand-head'
import { ConsentLine, useConsent } from './consent'
import { CaptchaForm } from './forms/captcha-form'
import { PasswordForm } from './forms/password-form'
import { type LoginMethod, useDraft } from './forms/use-draft'
import classes from './login.module.css'
import { t } from './login.text'
import { originOf } from './origin.model'
import { useLeaving } from './use-leaving'
import { WechatLogin } from './wechat/wechat-login'

export default function LoginPage() {
  const { session } = useHost()
  const [query] = useSearchParams()
  const draft = useDraft()
  const consent = useConsent()
  const [typedSince, setTypedSince] = useState(false)
  const login = useAction(account.logIn, {
    onDone: (data) => {
      draft.drop()
      session.accept(data)
    },
  })
  const { renew } = consent
  const isOutdated = login.failed?.code === codes.agreementsChanged
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each refusal
  useEffect(() => {
    if (isOutdated) renew()
  }, [login.failed])
  useLeaving(query.get('redirect'), query.has('code'))

  const Form = draft.way === 'captcha' ? CaptchaForm : PasswordForm
  return (
    <PageFrame title={t.title()} bare>
      <div className={classes.page}>
        <BrandHead />
        <Segmented
          label={t.ways()}
          value={draft.way}
          onChange={(way: LoginMethod) => {
            setTypedSince(true)
            draft.change({ way })
          }}
          items={[
            { id: 'captcha', label: t.byCaptcha() },
            { id: 'password', label: t.byPassword() },
          ]}
        />
        <Form
          key={draft.way}
          phone={draft.phone}
          onPhone={(phone) => draft.change({ phone })}
          busy={login.busy}
          failed={typedSince ? null : login.failed}
          onTyped={() => setTypedSince(true)}
          mayGoOn={consent.ask}
          onSubmit={(body) => {
            setTypedSince(false)
            void login.run({ body: { ...body, ...consent.agreed, ...originOf(query) } })
          }}
        >
          <ConsentLine consent={consent} />
        </Form>
        <WechatLogin consent={consent} />
      </div>
    </PageFrame>
  )
}
