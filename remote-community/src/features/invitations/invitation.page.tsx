import { anyText, oneOf, useHost, useQueryState } from '@plaza/shared/host'
import { ErrorPanel, PageFrame } from '@plaza/shared/ui'
import { t } from './invitation.text'
import { InvitationView } from './invitation-view'
import { NewInvitation } from './new-invitation'

const inAddress = { invitation: anyText, target: oneOf(['circle', 'post']), id: anyText }

export default function InvitationPage() {
  const host = useHost()
  const [{ invitation, target, id }] = useQueryState(inAddress)
  if (invitation) return <InvitationView key={invitation} code={invitation} />
  if (id) return <NewInvitation key={`${target} ${id}`} target={target} id={id} />
  return (
    <PageFrame title={t.title()}>
      <ErrorPanel type={1} onBack={() => host.back()} />
    </PageFrame>
  )
}
