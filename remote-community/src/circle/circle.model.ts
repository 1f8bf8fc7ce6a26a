import type { Circle } from '@plaza/shared/api'

/** Whether only an invitation makes this user a member, who may then write. */
export const isClosed = ({ members_only, joined }: Pick<Circle, 'members_only' | 'joined'>): boolean =>
  members_only && !joined
