import type { AnyEndpoint } from '@plaza/shared/api'
import type { Failure, SessionState, ToastAction } from '@plaza/shared/host'
import type { CourierDeps } from './courier'

/** What the outbox needs of the host. */
export interface OutboxDeps extends Pick<CourierDeps, 'storage' | 'request' | 'upload' | 'logIn' | 'online' | 'now'> {
  session(): SessionState
  /** Changes with the token. */
  generation(): number
  findEndpoint(id: string): Promise<AnyEndpoint | undefined>
  /** The reaction to a refusal while the user waits for the answer. */
  react(failure: Failure, endpoint: AnyEndpoint): void
  toast(text: string, action?: ToastAction): void
  /** Opens the page of all that is not sent. */
  openPage(): void
  /** Asks again for the answers of these endpoints. */
  refresh(ids: readonly string[]): Promise<unknown>
}
