import { useHost, useSession } from '@plaza/shared/host'
import { useSearchParams } from '@plaza/shared/router'
import { to } from '@plaza/shared/routes'
import { Button, PageFrame } from '@plaza/shared/ui'
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { checks } from '../session/login/check'
import { Notice } from './notice'
import { t } from './texts'

/**
 * Landing page of a native shell or a link with a token. The start script has stored the token and the session
 * processes it; this page only waits and continues.
 */
export default function AuthPage() {
  const host = useHost()
  const [query] = useSearchParams()
  const redirect = query.get('redirect')
  const checked = useStore(checks, ({ done }) => done > 0)
  const loggedIn = useSession((state) => state.status === 'user')
  useEffect(() => {
    if (checked && loggedIn) host.session.resume(redirect)
  }, [host, checked, loggedIn, redirect])

  if (!checked || loggedIn) {
    return (
      <PageFrame title={t.auth()} root>
        <Notice drawing="waiting" title={t.auth()} />
      </PageFrame>
    )
  }
  const actions = (
    <>
      <Button kind="plain" onClick={() => host.navigate(to('@home'), { replace: true })}>
        {t.asGuest()}
      </Button>
      <Button onClick={() => host.navigate(to('@sign-in', {}, { redirect: redirect ?? undefined }), { replace: true })}>
        {t.logIn()}
      </Button>
    </>
  )
  return (
    <PageFrame title={t.auth()} root>
      <Notice drawing="refused" title={t.authRefused()} text={t.authRefusedText()} actions={actions} />
    </PageFrame>
  )
}
