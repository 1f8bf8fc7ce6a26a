import type { DataOf, TransferDetail, wallets } from '@plaza/shared/api'

/** Answers of the money calls, for tests. */
type Account = DataOf<typeof wallets.account>
type Target = DataOf<typeof wallets.alipayAccount>

export const accountOf = (more: Partial<Account> = {}): Account => ({
  cents: 128_450,
  frozen_cents: 0,
  total_cents: 128_450,
  today_cents: 0,
  today_times: 0,
  sealed_packets: 0,
  first_month: '2026-01',
  ...more,
})

export const targetOf = (more: Partial<Target> = {}): Target => ({
  bound: true,
  account: 'al****@starbay.example',
  is_new: false,
  ...more,
})

export const rules: DataOf<typeof wallets.limits> = {
  min_cents: 100,
  max_cents: 200_000,
  day_cents: 500_000,
  day_times: 10,
  fee_rate: 10,
  min_fee_cents: 10,
  needs_real_name: 0,
  captcha_above_cents: 20_000,
  cool_down_hours: 24,
  note: 'Usually within minutes.',
}

export const transferOf = (more: Partial<TransferDetail> = {}): TransferDetail => ({
  id: 't1',
  way: 'alipay',
  account: 'al****@starbay.example',
  cents: 10_000,
  fee_cents: 10,
  state: 'success',
  reason: null,
  created_at: '2026-11-20T08:00:00Z',
  finished_at: null,
  steps: [{ state: 'created', at: '2026-11-20T08:00:00Z' }],
  confirmation: null,
  ...more,
})
