/** Whether the user prefers reduced motion. */
export const lessMotion = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** Behaviour of a scripted scroll: instant if the user prefers reduced motion. */
export const smooth = (): ScrollBehavior => (lessMotion() ? 'instant' : 'smooth')
