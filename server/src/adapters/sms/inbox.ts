import { desc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../data/database'
import { newId } from '../../data/ids'
import { smsInbox } from '../../data/schema/index'
import type { SmsAdapter } from '../../transport/ports/sms'
import { refuse } from '../../transport/refusal'

const INBOX_SIZE = 20

/** Stores messages in the database; `/__dev/sms/{phone}` shows them. */
export const inboxAdapter = (db: Database): SmsAdapter => ({
  async send(phone, { params: { code, minutes } }) {
    const text = `【Plaza】验证码 ${code}，${minutes} 分钟内有效。请勿告诉他人。`
    await db.insert(smsInbox).values({ id: newId(), phone, text, code, sentAt: new Date() })
    await db.execute(sql`delete from ${smsInbox} where ${smsInbox.phone} = ${phone} and ${smsInbox.id} not in
      (select id from ${smsInbox} where phone = ${phone} order by sent_at desc, id desc limit ${INBOX_SIZE})`)
  },
  async newest(phone) {
    const rows = await db
      .select()
      .from(smsInbox)
      .where(eq(smsInbox.phone, phone))
      .orderBy(desc(smsInbox.sentAt), desc(smsInbox.id))
      .limit(INBOX_SIZE)
    return rows.map(({ text, code, sentAt }) => ({ text, code, sent_at: sentAt.toISOString() }))
  },
})

/** For an installation without an SMS service: refuses. */
export const noSms: SmsAdapter = {
  async send() {
    throw refuse('busy', { detail: 'sms.none' })
  },
}
