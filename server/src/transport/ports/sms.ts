interface SentMessage {
  text: string
  code: string | null
  sent_at: string
}

/** Carries messages to phones. */
export interface SmsAdapter {
  send(phone: string, text: string, code: string): Promise<void>
  /** Only of an adapter whose messages stay here. */
  newest?(phone: string): Promise<SentMessage[]>
}
