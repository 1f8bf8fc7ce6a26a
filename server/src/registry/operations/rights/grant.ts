type Remotes = readonly string[] | null | undefined

/** Remotes that both allow; none means all of them. */
export function within(asked: Remotes, allowed: Remotes): readonly string[] | undefined {
  if (!allowed) return asked ?? undefined
  return asked ? asked.filter((remote) => allowed.includes(remote)) : allowed
}
