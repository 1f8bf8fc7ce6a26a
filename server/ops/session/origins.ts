/** The app's origin if this page has another one, so that no code of a remote runs on ours; null if they share it. */
export const otherAppOrigin = (): string | null => document.getElementById('operations')?.dataset.app || null

export const appOrigin = (): string => otherAppOrigin() ?? window.location.origin

/** The address of a page of the app. */
export const appAddress = (path: string): string => `${otherAppOrigin() ?? ''}${path}`
