const MOST = 40

/** What is asked for: the newest that was said about a channel. */
export const chatOf = (channel: string) =>
  ({ params: { id: channel }, query: { target: 'channel', page_size: MOST } }) as const
