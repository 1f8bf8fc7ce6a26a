import { circles, type Invitation, invitations, posts } from '@plaza/shared/api'
import { useAction, useCached, useHost } from '@plaza/shared/host'
import { to } from '@plaza/shared/routes'
import { BottomBar, Button, ButtonLink } from '@plaza/shared/ui'
import { actionOf } from './invitation.model'
import { t } from './invitation.text'

const addressOf = ({ target, target_id, circle }: Invitation): string =>
  target === 'post' ? to('circle-post', { aid: target_id }) : to('circle', { circle_id: circle.id })

/** Joins, renews, or opens what the invitation leads to. */
export function InvitationActions({ invitation }: { invitation: Invitation }) {
  const action = actionOf(invitation)
  const open = invitation.target === 'post' ? t.readPost() : t.openCircle()
  return (
    <BottomBar>
      <ButtonLink block kind={action === 'open' ? 'primary' : 'secondary'} to={addressOf(invitation)}>
        {open}
      </ButtonLink>
      {action === 'join' && <Join invitation={invitation} />}
      {action === 'renew' && <Renew invitation={invitation} />}
    </BottomBar>
  )
}

function Join({ invitation }: { invitation: Invitation }) {
  const host = useHost()
  const { code, circle } = invitation
  const change = useCached(circles.detail)
  const join = useAction(circles.join, {
    successMessage: t.welcome,
    refreshes: [invitations.detail, circles.mine, posts.feed],
    onDone: (answer) => {
      change({ params: { id: circle.id } }, (held) => ({ ...held, ...answer }))
      host.navigate(addressOf(invitation), { replace: true })
    },
  })
  return (
    <Button
      block
      loading={join.busy}
      onClick={() => void join.run({ params: { id: circle.id }, body: { on: true, invitation: code } })}
    >
      {t.join()}
    </Button>
  )
}

function Renew({ invitation: { target, target_id } }: { invitation: Invitation }) {
  const renew = useAction(invitations.create, { refreshes: [invitations.detail] })
  return (
    <Button block loading={renew.busy} onClick={() => void renew.run({ body: { target, id: target_id } })}>
      {t.renew()}
    </Button>
  )
}
