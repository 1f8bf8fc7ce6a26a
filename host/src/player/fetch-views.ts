export type PlayerViews = typeof import('./views/player-views')

/** Loads the code of the player's views. */
export const fetchViews = (): Promise<PlayerViews> => import('./views/player-views')
