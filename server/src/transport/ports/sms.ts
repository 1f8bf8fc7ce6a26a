interface SentMessage {
  text: string
  code: string | null
  sent_at: string
}

/** Sends text messages. */
export interface SmsAdapter {
  send(phone: string, text: string, code: string): Promise<void>
  /** Only in an adapter that stores its messages. */
  newest?(phone: string): Promise<SentMessage[]>
}
