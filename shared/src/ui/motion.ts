/** Whether the person asked their device for less motion. */
export const lessMotion = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** How a scroll of our own making goes: at once for who asked for less motion. */
export const smooth = (): ScrollBehavior => (lessMotion() ? 'instant' : 'smooth')
