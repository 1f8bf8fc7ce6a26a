import type { HostApi } from '@plaza/shared/host'
import { keepState, newState, withState } from './wechat-state.model'

/**
 * Goes to WeChat, which returns with a code and this browser's state. The address comes from our server. If it is a page
 * of the embedded adapter and not of the app, the document itself navigates there.
 */
export function leaveForWechat(url: string, { drafts, openExternal }: Pick<HostApi, 'drafts' | 'openExternal'>): void {
  const state = newState()
  keepState(drafts, state)
  const address = withState(url, state)
  if (/^\/(?!\/)/.test(url)) window.location.assign(address)
  else openExternal(address, { by: 'editor' })
}
