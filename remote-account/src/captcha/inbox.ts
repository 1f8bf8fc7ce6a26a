/** A message that the server stored instead of sending it. */
export interface InboxMessage {
  text: string
  code: string | null
  sent_at: string
}

const isMessage = (raw: unknown): raw is InboxMessage =>
  typeof (raw as InboxMessage | null)?.text === 'string' && typeof (raw as InboxMessage).sent_at === 'string'

/** The messages of a phone, newest first. Calls a demo endpoint that is not part of the product's API. */
export async function messagesTo(phone: string, signal: AbortSignal): Promise<InboxMessage[]> {
  const answer = await fetch(`/__dev/sms/${encodeURIComponent(phone)}`, { signal, cache: 'no-store' })
  const body = (await answer.json()) as { data?: { list?: unknown } }
  return Array.isArray(body.data?.list) ? body.data.list.filter(isMessage) : []
}
