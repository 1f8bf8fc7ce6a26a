/** In the address, in the place of a department's id. */
export const EVERY_DEPARTMENT = 'all'
