import type { Invitation } from '@plaza/shared/api'

/** What a user can do with an invitation: send one's own or renew it, join, or open what it leads to. */
export type InvitationAction = 'send' | 'renew' | 'join' | 'open'

export function actionOf({ own, state, circle }: Pick<Invitation, 'own' | 'state' | 'circle'>): InvitationAction {
  if (own) return state === 'open' ? 'send' : state === 'ended' ? 'open' : 'renew'
  return !circle.joined && state === 'open' ? 'join' : 'open'
}
