export type PlayerViews = typeof import('./views/player-views')

/** The code of the player's views, which is kept once it is there. */
export const fetchViews = (): Promise<PlayerViews> => import('./views/player-views')
