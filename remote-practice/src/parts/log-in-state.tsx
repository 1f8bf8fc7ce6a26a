import { useHost } from '@plaza/shared/host'
import { Button, EmptyState } from '@plaza/shared/ui'

/** In place of own things while nobody is logged in. */
export function LogInState({ label }: { label: string }) {
  const host = useHost()
  return (
    <EmptyState
      kind="data"
      action={
        <Button kind="secondary" onClick={() => host.session.logIn()}>
          {label}
        </Button>
      }
    />
  )
}
