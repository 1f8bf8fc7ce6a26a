import { type WishDetail, type WishStep, wishes } from '@plaza/shared/api'
import { count } from '@plaza/shared/format'
import { useCached, useLike } from '@plaza/shared/host'
import { to } from '@plaza/shared/routes'
import { BottomBar, Button, ButtonLink, Heart, IconButton, leads, Sheet, TextArea } from '@plaza/shared/ui'
import { useState } from 'react'
import { stepText } from '../wish.text'
import { t } from './detail.text'
import { useWishSteps } from './use-wish-steps'
import classes from './wish-actions.module.css'

const THANKS_MAX = 200
const idleText = { open: t.idleOpen, claimed: t.idleClaimed, finished: t.idleFinished }

interface WishActionsProps {
  wish: WishDetail
  onRefused: () => Promise<unknown>
}

/** A like, and the steps that the server allows now. */
export function WishActions({ wish, onRefused }: WishActionsProps) {
  const [finishing, setFinishing] = useState(false)
  const steps = useWishSteps(wish, onRefused)
  const take: Record<WishStep, () => void> = {
    claim: steps.claim,
    'cancel-claim': steps.endClaim,
    finish: () => setFinishing(true),
    delete: steps.remove,
  }
  return (
    <BottomBar>
      <div className={classes.bar}>
        {!wish.review && <LikeButton wish={wish} />}
        {wish.steps.map((step) => (
          <Button
            key={step}
            block
            className={classes.step}
            kind={step === 'claim' || step === 'finish' ? 'primary' : 'secondary'}
            loading={steps.busy}
            onClick={take[step]}
          >
            {step === 'cancel-claim' && wish.own ? t.end() : stepText[step]()}
          </Button>
        ))}
        {wish.steps.length === 0 && <Idle wish={wish} />}
      </div>
      <FinishSheet open={finishing} steps={steps} onClose={() => setFinishing(false)} />
    </BottomBar>
  )
}

/** Why there is nothing to do. Only volunteers claim a wish, so others are led to become one. */
function Idle({ wish }: { wish: WishDetail }) {
  const register = to('volunteer-register')
  if (wish.state === 'open' && !wish.own && leads(register)) {
    return (
      <ButtonLink block className={classes.step} to={register}>
        {t.register()}
      </ButtonLink>
    )
  }
  return (
    <Button block disabled className={classes.step}>
      {idleText[wish.state]()}
    </Button>
  )
}

function LikeButton({ wish }: { wish: WishDetail }) {
  const change = useCached(wishes.detail)
  const like = useLike('wish', wish.id, wish, (mark) =>
    change({ params: { id: wish.id } }, (held) => ({ ...held, ...mark })),
  )
  return (
    <IconButton
      label={t.like(count(like.likes))}
      pressed={like.liked}
      className={classes.like}
      icon={<Heart size={22} fill={like.liked ? 'currentColor' : 'none'} />}
      waits={like.waits}
      onClick={like.toggle}
    />
  )
}

interface FinishSheetProps {
  open: boolean
  steps: ReturnType<typeof useWishSteps>
  onClose: () => void
}

function FinishSheet({ open, steps, onClose }: FinishSheetProps) {
  const [thanks, setThanks] = useState('')
  const send = async () => {
    if (await steps.finish(thanks)) onClose()
  }
  return (
    <Sheet open={open} title={t.finishTitle()} onClose={onClose}>
      <div className={classes.sheet}>
        <TextArea
          label={t.thanks()}
          placeholder={t.finishPlaceholder()}
          help={t.finishHelp()}
          rows={3}
          value={thanks}
          max={THANKS_MAX}
          onChange={setThanks}
        />
        <Button block loading={steps.busy} onClick={send}>
          {t.finish()}
        </Button>
      </div>
    </Sheet>
  )
}
