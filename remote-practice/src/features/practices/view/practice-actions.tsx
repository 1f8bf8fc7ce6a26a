import { type Practice, practices } from '@plaza/shared/api'
import { count } from '@plaza/shared/format'
import { useAction, useCached, useHost, useLike } from '@plaza/shared/host'
import { to } from '@plaza/shared/routes'
import { BottomBar, Button, ButtonLink, Heart } from '@plaza/shared/ui'
import { editAddressOf } from '../practice.model'
import { t } from '../practice.text'
import classes from './practice-view.module.css'

/** A like of what is shown; for its author what can be done with it. */
export function PracticeActions({ practice }: { practice: Practice }) {
  const host = useHost()
  const remove = useAction(practices.remove, {
    refreshes: [practices.list, practices.mine],
    confirm: () => ({ title: t.deleteSure(), text: t.deleteText(), confirmText: t.delete(), danger: true }),
    successMessage: t.deleted,
    onDone: () => host.navigate(to('civilization-shows', {}, { tab: 'mine' }), { replace: true }),
  })
  const may = (step: Practice['steps'][number]) => practice.steps.includes(step)
  if (practice.steps.length === 0 && practice.state !== 'shown') return null
  return (
    <BottomBar>
      <div className={classes.bar}>
        {practice.state === 'shown' && <LikeButton practice={practice} />}
        {may('delete') && (
          <Button
            block
            kind="secondary"
            className={classes.step}
            loading={remove.busy}
            onClick={() => void remove.run({ params: { id: practice.id } })}
          >
            {t.delete()}
          </Button>
        )}
        {may('submit') && (
          <ButtonLink block className={classes.step} to={editAddressOf(practice)}>
            {t.edit()}
          </ButtonLink>
        )}
      </div>
    </BottomBar>
  )
}

function LikeButton({ practice }: { practice: Practice }) {
  const { id } = practice
  const change = useCached(practices.detail)
  const like = useLike('practice', id, practice, (mark) => change({ params: { id } }, (held) => ({ ...held, ...mark })))
  return (
    <Button
      block
      kind="secondary"
      className={classes.like}
      aria-label={t.like(count(like.likes))}
      aria-pressed={like.liked}
      icon={<Heart size={20} fill={like.liked ? 'currentColor' : 'none'} />}
      onClick={like.toggle}
    >
      {t.likes(count(like.likes))}
    </Button>
  )
}
