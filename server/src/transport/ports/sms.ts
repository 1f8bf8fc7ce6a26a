interface SentMessage {
  text: string
  code: string | null
  sent_at: string
}

/** A message by a template, whose text the provider knows. */
interface SmsMessage {
  template: 'captcha'
  params: { code: string; minutes: string }
}

/** Sends text messages. */
export interface SmsAdapter {
  /** Resolves when the provider has taken the message; refuses if it does not. `phone` is of mainland China. */
  send(phone: string, message: SmsMessage): Promise<void>
  /** Only in an adapter that stores its messages. */
  newest?(phone: string): Promise<SentMessage[]>
}
