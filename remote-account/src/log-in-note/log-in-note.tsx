import { useHost } from '@plaza/shared/host'
import { defineTexts } from '@plaza/shared/text'
import { Button } from '@plaza/shared/ui'
import classes from './log-in-note.module.css'

const t = defineTexts({ logIn: { en: 'Log in', zh: '登录' } })

/** Tells a guest what a login is good for here, with the way to it. */
export function LogInNote({ text }: { text: string }) {
  const { session } = useHost()
  return (
    <p className={classes.note}>
      <span className={classes.words}>{text}</span>
      <Button kind="plain" small onClick={session.logIn}>
        {t.logIn()}
      </Button>
    </p>
  )
}
