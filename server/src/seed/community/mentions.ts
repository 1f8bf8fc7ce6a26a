import type { StoredMention } from '../../data/schema/index'
import type { Demo } from '../demo/read'

/** The people of the demo whom a text names as `@name`. */
export function mentionsIn({ people }: Demo, text: string): StoredMention[] {
  return people
    .flatMap(({ id, nickname }) => {
      const from = text.indexOf(`@${nickname}`)
      return from < 0 ? [] : [{ id: String(id), from, to: from + nickname.length + 1 }]
    })
    .toSorted((one, other) => one.from - other.from)
}
