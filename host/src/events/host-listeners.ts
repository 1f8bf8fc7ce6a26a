import { account } from '@plaza/shared/api'
import type { SessionState } from '@plaza/shared/host'
import type { QueryClient } from '@plaza/shared/query'
import { subscriptions } from './subscriptions'

interface HostListenersDeps {
  session: { getState(): SessionState; subscribe(listener: () => void): unknown }
  client: Pick<QueryClient, 'invalidateQueries'>
  /** Fetches the registry, so that the next navigation follows a changed rule. */
  refreshRegistry(): unknown
}

/** What the host itself listens to: the registry, and the unread marks of the logged-in user. */
export function listenForHost({ session, client, refreshRegistry }: HostListenersDeps): void {
  subscriptions.subscribe('registry', () => void refreshRegistry())
  const countUnread = () =>
    client.invalidateQueries({ queryKey: [account.unread.id] }, { throwOnError: true }).then(
      () => true,
      () => false,
    )
  let stop: (() => void) | null = null
  function follow(): void {
    const isUser = session.getState().status === 'user'
    if (isUser) stop ??= subscriptions.subscribe('unread', countUnread)
    else {
      stop?.()
      stop = null
    }
  }
  session.subscribe(follow)
  follow()
}
