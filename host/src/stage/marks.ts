/**
 * Marks in the browser's performance timeline, set long before the code that reads them loads: a navigation was
 * requested, and a page was shown (`plaza:shown media/article`).
 */
export const ASKED = 'plaza:asked'
export const SHOWN = 'plaza:shown '

export const markAsked = (): void => void performance.mark(ASKED)
export const markShown = (owner: string, route: string): void => void performance.mark(`${SHOWN}${owner}/${route}`)
