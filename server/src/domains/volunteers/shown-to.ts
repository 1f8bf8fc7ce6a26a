import type { Person } from '../../transport/ports/person'
import { maskText } from '../account/users'

/** Name and picture of a volunteer: a guest sees neither (docs/decisions/0030-what-guests-see-of-people.md). */
export const shownTo = <P extends { name: string; avatar: string | null }>(viewer: Person | null, person: P): P =>
  viewer ? person : { ...person, name: maskText(person.name, 1, 0), avatar: null }
