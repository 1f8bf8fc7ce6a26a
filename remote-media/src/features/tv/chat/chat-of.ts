const MOST = 40

/** Input of the request for the newest messages of a channel. */
export const chatOf = (channel: string) =>
  ({ params: { id: channel }, query: { target: 'channel', page_size: MOST } }) as const
