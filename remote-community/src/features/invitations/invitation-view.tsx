import { invitations } from '@plaza/shared/api'
import { useResource } from '@plaza/shared/host'
import { Async, PageFrame } from '@plaza/shared/ui'
import { actionOf } from './invitation.model'
import { t } from './invitation.text'
import { InvitationActions } from './invitation-actions'
import { InvitationCard } from './invitation-card'
import { InvitationSkeleton } from './invitation-skeleton'
import { OwnInvitation, SendActions } from './own-invitation'
import { usePoster } from './use-poster'

/** The poster for the inviter; for others who invites, and the way in. */
export function InvitationView({ code }: { code: string }) {
  const invitation = useResource(invitations.detail, { params: { code } })
  const { data } = invitation
  const own = data && actionOf(data) === 'send' ? data : null
  const poster = usePoster(own)
  const actions = own ? (
    <SendActions invitation={own} poster={poster} />
  ) : (
    data && <InvitationActions invitation={data} />
  )
  return (
    <PageFrame title={t.title()} footer={actions}>
      <Async of={invitation} skeleton={<InvitationSkeleton />}>
        {(shown) => (own ? <OwnInvitation invitation={own} poster={poster} /> : <InvitationCard invitation={shown} />)}
      </Async>
    </PageFrame>
  )
}
