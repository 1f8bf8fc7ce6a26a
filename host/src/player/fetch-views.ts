export type Views = typeof import('./views/player-views')

/** The code of the player's views, which is kept once it is there. */
export const fetchViews = (): Promise<Views> => import('./views/player-views')
