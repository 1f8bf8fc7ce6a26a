const URL_MAX = 1024
const ID_MAX = 64

const limits = { from_url: URL_MAX, from_user_id: ID_MAX, jump_url: URL_MAX } as const
type Origin = { [Name in keyof typeof limits]?: string }

/**
 * Where the user came from, according to the address; values that are too long are dropped. The server validates each.
 */
export function originOf(query: URLSearchParams): Origin {
  const given = Object.entries(limits).map(([name, max]) => [name, query.get(name) ?? '', max] as const)
  return Object.fromEntries(given.filter(([, value, max]) => value !== '' && value.length <= max))
}

/** Parameters of the login page without the WeChat code, for the return address of a WeChat login. */
export function withoutCode(query: URLSearchParams): Record<string, string> {
  const kept = [...query].filter(([name]) => name !== 'code' && name !== 'state')
  return Object.fromEntries(kept)
}
