/** An Alipay login, as the server has it: a phone number or an e-mail address. */
const LOGIN = /^(1[3-9]\d{9}|[\w.+-]{1,40}@[\w-]+(\.[\w-]+)+)$/
const NAME = { min: 2, max: 30 }

/** Fields that are missing or wrong. */
export function faultsOf({ account, real_name }: { account: string; real_name: string }): ('account' | 'name')[] {
  const length = [...real_name.trim()].length
  return [
    ...(LOGIN.test(account.trim()) ? [] : (['account'] as const)),
    ...(length < NAME.min || length > NAME.max ? (['name'] as const) : []),
  ]
}
