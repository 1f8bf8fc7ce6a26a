const MAX_LENGTH = 4000

/** Splits ids into as few comma-separated lists as the maximum length allows. */
export function batches(ids: readonly string[], maxLength = MAX_LENGTH): string[] {
  const lists: string[] = []
  for (const id of ids) {
    const last = lists.at(-1)
    if (last !== undefined && last.length + id.length < maxLength) lists[lists.length - 1] = `${last},${id}`
    else lists.push(id)
  }
  return lists
}
