const URL_MAX = 1024
const ID_MAX = 64

const limits = { from_url: URL_MAX, from_user_id: ID_MAX, jump_url: URL_MAX } as const
type Origin = { [Name in keyof typeof limits]?: string }

/** Where the person came from, as the address says it; the server checks each. What is too long is left out. */
export function originOf(query: URLSearchParams): Origin {
  const given = Object.entries(limits).map(([name, max]) => [name, query.get(name) ?? '', max] as const)
  return Object.fromEntries(given.filter(([, value, max]) => value !== '' && value.length <= max))
}

/** The same login page without the code of a WeChat login: where WeChat comes back to. */
export function withoutCode(query: URLSearchParams): Record<string, string> {
  const kept = [...query].filter(([name]) => name !== 'code' && name !== 'state')
  return Object.fromEntries(kept)
}
