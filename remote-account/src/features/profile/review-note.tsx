import { account, type User } from '@plaza/shared/api'
import { useAction } from '@plaza/shared/host'
import { Button, Tag } from '@plaza/shared/ui'
import classes from './profile.module.css'
import { t } from './profile.text'

interface ReviewNoteProps {
  user: User
  onWithdrawn: (newer: User) => void
}

/** A change in review or refused, with its reason, and the way to give it up. */
export function ReviewNote({ user, onWithdrawn }: ReviewNoteProps) {
  const withdraw = useAction(account.changeProfile, { successMessage: t.withdrawn, onDone: onWithdrawn })
  const { draft, nickname } = user
  if (!draft) return null
  const isRefused = draft.state === 'refused'
  return (
    <section className={classes.review} role="status">
      <p>
        <Tag tone={isRefused ? 'red' : 'orange'}>{isRefused ? t.refused() : t.pending()}</Tag>
      </p>
      <p>{isRefused ? t.refusedText(nickname) : t.pendingText(nickname)}</p>
      {isRefused && draft.refusal && <p className={classes.reason}>{t.why(draft.refusal)}</p>}
      <Button kind="secondary" small loading={withdraw.busy} onClick={() => void withdraw.run({ body: { nickname } })}>
        {t.withdraw()}
      </Button>
    </section>
  )
}
