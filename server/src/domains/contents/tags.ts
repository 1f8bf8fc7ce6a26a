/** Tag of the cached answers about one content. */
export const contentTag = (id: string): string => `content:${id}`
