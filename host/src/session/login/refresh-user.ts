import { account, codes } from '@plaza/shared/api'
import type { Failure } from '@plaza/shared/host'
import type { RequestFunction } from '../../request/pipeline'
import type { SessionHolder } from '../holder'

/** Fetches the user of the stored token. 303001 silently ends the login; without an answer nobody is logged out. */
export async function refreshUser(holder: SessionHolder, request: () => RequestFunction): Promise<void> {
  if (holder.keeper.token() === null) {
    holder.end()
    return
  }
  try {
    holder.update(await request()(account.current, {}))
  } catch (failure) {
    if ((failure as Failure).code === codes.loginExpired) holder.end()
    else holder.unanswered()
  }
}
