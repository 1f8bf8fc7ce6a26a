import { closures } from '@plaza/shared/api'
import { dayText } from '@plaza/shared/format'
import { useAction, useHost, useNow, useSessionUser } from '@plaza/shared/host'
import { defineTexts } from '@plaza/shared/text'
import { Button } from '@plaza/shared/ui'
import classes from './closing-banner.module.css'

const t = defineTexts({
  name: { en: 'Closing of your account', zh: '注销账号' },
  due: { en: (day: string) => `Your account is closed on ${day}`, zh: (day: string) => `您的账号将于${day}注销` },
  keep: { en: 'Keep it', zh: '撤回注销' },
  kept: { en: 'Your account stays', zh: '已撤回，账号保留' },
})

/** Above every page while the account waits to be closed at its owner's request: one tap keeps it. */
export function ClosingBanner({ at }: { at: string }) {
  const { session } = useHost()
  const user = useSessionUser()
  const now = useNow()
  const keep = useAction(closures.takeBack, {
    refreshes: [closures.state],
    successMessage: () => t.kept(),
    onDone: () => {
      if (!user) return
      const { closing_at: _, ...open } = user
      session.update(open)
    },
  })
  return (
    <section className={classes.banner} aria-label={t.name()}>
      <p className={classes.words}>{t.due(dayText(Date.parse(at), now))}</p>
      <Button kind="secondary" small loading={keep.busy} onClick={() => void keep.run({})}>
        {t.keep()}
      </Button>
    </section>
  )
}
