/** What managers of a circle do; each is an entry of the circle's log. */
export const circleActions = [
  'pin',
  'unpin',
  'hide',
  'show',
  'notice',
  'mute',
  'unmute',
  'remove',
  'admit',
  'appoint',
  'dismiss',
] as const
export type CircleAction = (typeof circleActions)[number]
