import { CreditType, TransferState, TransferWay } from '@plaza/shared/api'
import { parseYuan } from '@plaza/shared/format'
import * as v from 'valibot'
import { PastMoment } from './moments'
import { type References, ShortText, Words } from './references'

const Yuan = v.pipe(
  v.string(),
  v.check((text) => (parseYuan(text) ?? 0) > 0, 'is no sum in yuan'),
  v.transform((text) => parseYuan(text) ?? 0),
)

const Reward = v.strictObject({ kind: v.literal('reward'), at: PastMoment, yuan: Yuan, note: Words, note_en: Words })
const Packet = v.strictObject({
  kind: v.literal('red-packet'),
  at: PastMoment,
  yuan: Yuan,
  title: ShortText,
  title_en: ShortText,
  sender: Words,
  sender_en: Words,
  state: v.picklist(['sealed', 'opened', 'expired']),
})
const CashOut = v.strictObject({
  kind: v.literal('cash-out'),
  at: PastMoment,
  yuan: Yuan,
  way: TransferWay,
  state: TransferState,
  reason: v.optional(
    v.picklist(['account-unknown', 'account-limited', 'name-differs', 'declined', 'late', 'returned', 'other']),
  ),
  /** Written by who refused it. */
  words: v.optional(Words),
})
const Credits = v.strictObject({
  kind: v.literal('credits'),
  at: PastMoment,
  type: CreditType,
  credits: v.pipe(v.number(), v.integer(), v.minValue(1)),
  note: Words,
})

/** What happened in a person's wallet, oldest first. */
export const walletOf = (refs: References) =>
  v.strictObject({
    person: refs.person,
    alipay: v.strictObject({ account: Words, name: ShortText }),
    events: v.array(v.variant('kind', [Reward, Packet, CashOut, Credits])),
  })
