import { type Invitation, invitations } from '@plaza/shared/api'
import { useHost, useResource } from '@plaza/shared/host'
import { to } from '@plaza/shared/routes'
import { Async, PageFrame } from '@plaza/shared/ui'
import { useEffect } from 'react'
import { t } from './invitation.text'
import { InvitationSkeleton } from './invitation-skeleton'

/** Makes the person's invitation and leads to its address, which others may have. */
export function NewInvitation({ target, id }: { target: Invitation['target']; id: string }) {
  const host = useHost()
  const invitation = useResource(invitations.create, { body: { target, id } }, { freshMs: 0 })
  const code = invitation.data?.code
  useEffect(() => {
    if (code) host.navigate(to('invitation', {}, { invitation: code }), { replace: true })
  }, [code, host])
  return (
    <PageFrame title={t.title()}>
      <Async of={invitation} skeleton={<InvitationSkeleton />}>
        {() => <InvitationSkeleton />}
      </Async>
    </PageFrame>
  )
}
