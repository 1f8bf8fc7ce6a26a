import { useSearchParams } from '@plaza/shared/router'
import { Button, PageFrame } from '@plaza/shared/ui'
import { Notice } from './notice'
import classes from './pages.module.css'
import { t } from './texts'
import { type LoginStep, useShellLogin } from './use-shell-login'

const words = {
  waiting: [t.waiting, t.waitingText],
  'no-bridge': [t.bridgeMissing, t.bridgeMissingText],
  login: [t.shellLogin, t.shellLoginText],
  silent: [t.shellSilent, t.shellSilentText],
  'given-up': [t.notLoggedIn, t.notLoggedInText],
} as const satisfies Record<LoginStep, readonly [() => string, () => string]>

/** The login inside a native shell: shows what it waits for; continuing as a guest is always possible. */
export default function InitializeLoginPage() {
  const [query] = useSearchParams()
  const { step, share, retry, logInHere, goOnAsGuest } = useShellLogin(query.get('redirect'))
  const [title, text] = words[step]
  const isSilent = step === 'no-bridge' || step === 'silent'
  const actions = (
    <>
      {step === 'given-up' && <Button onClick={retry}>{t.logIn()}</Button>}
      {isSilent && <Button onClick={retry}>{t.retry()}</Button>}
      {isSilent && (
        <Button kind="plain" onClick={logInHere}>
          {t.logInHere()}
        </Button>
      )}
      <Button kind="plain" onClick={goOnAsGuest}>
        {t.asGuest()}
      </Button>
    </>
  )
  return (
    <PageFrame title={t.auth()} root>
      <Notice drawing={isSilent ? 'refused' : 'waiting'} title={title()} text={text()} actions={actions}>
        {step === 'waiting' && <Progress share={share} />}
      </Notice>
    </PageFrame>
  )
}

function Progress({ share }: { share: number }) {
  const percent = Math.round(share * 100)
  return (
    <div
      className={classes.progress}
      role="progressbar"
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-label={t.waiting()}
    >
      <i style={{ width: `${percent}%` }} />
    </div>
  )
}
