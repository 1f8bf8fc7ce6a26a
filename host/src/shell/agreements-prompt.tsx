import { account, type SiteDocument, site } from '@plaza/shared/api'
import { useAction, useHost, useResource, useSessionUser } from '@plaza/shared/host'
import { defineTexts, language } from '@plaza/shared/text'
import { Async, Button, RichText, Sheet } from '@plaza/shared/ui'
import { useState } from 'react'
import classes from './agreements-prompt.module.css'

const t = defineTexts({
  title: { en: 'Our agreements have changed', zh: '协议已更新' },
  why: {
    en: 'Please read them and agree. You can go on reading here in any case.',
    zh: '请阅读并同意新版本。暂不同意也可以继续浏览，下次来访时会再次提醒。',
  },
  ofVersion: { en: (version: string) => `Version ${version}`, zh: (version: string) => `版本 ${version}` },
  agree: { en: 'Agree', zh: '同意' },
  later: { en: 'Not now', zh: '暂不同意' },
  thanks: { en: 'Thank you', zh: '已同意' },
})

/** Asks for the agreements in a version that the user has not accepted: once a visit, until they accept. */
export function AgreementsPrompt({ version }: { version: string }) {
  const { session } = useHost()
  const user = useSessionUser()
  const [isLater, setLater] = useState(false)
  const agreements = useResource(site.agreements, {}, { freshMs: 0 })
  const current = useRefreshedUser()
  const accept = useAction(site.accept, {
    successMessage: () => t.thanks(),
    onDone: () => {
      if (!user) return
      const { agreements_due: _, ...accepted } = user
      session.update(accepted)
    },
    // There is a newer version by now.
    onRefused: () => void Promise.all([agreements.refresh(), current()]),
  })
  const foot = (
    <div className={classes.foot}>
      <Button kind="plain" block onClick={() => setLater(true)}>
        {t.later()}
      </Button>
      <Button block loading={accept.busy} disabled={!agreements.data} onClick={() => accept.run({ body: { version } })}>
        {t.agree()}
      </Button>
    </div>
  )
  return (
    <Sheet open={!isLater} title={t.title()} onClose={() => setLater(true)} tall foot={foot}>
      <p className={classes.why}>{t.why()}</p>
      <Async of={agreements}>
        {(data) => (
          <>
            <p className={classes.version}>{t.ofVersion(data.version)}</p>
            {data.list.map((document) => (
              <Document key={document.key} document={document} />
            ))}
          </>
        )}
      </Async>
    </Sheet>
  )
}

/** Fetches the user again, with the version that is due now. */
function useRefreshedUser(): () => Promise<void> {
  const { request, session } = useHost()
  return async () => session.update(await request(account.current, {}))
}

function Document({ document }: { document: SiteDocument }) {
  const isEnglish = language() === 'en' && document.title_en !== undefined && document.html_en !== undefined
  return (
    <details className={classes.document}>
      <summary className={classes.name}>{isEnglish ? document.title_en : document.title}</summary>
      <RichText html={(isEnglish && document.html_en) || document.html} by="editor" />
    </details>
  )
}
