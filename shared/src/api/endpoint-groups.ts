import type { AnyEndpoint } from './core/endpoint'
import * as declared from './groups'

type Group = Readonly<Record<string, AnyEndpoint>>
type GroupsOf<Declared> = { [Name in keyof Declared as Declared[Name] extends Group ? Name : never]: Declared[Name] }

const isGroup = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.values(value).every((member) => Object(member).method)

/** All endpoints by group. The server, the API document and the table tests iterate over it. */
export const endpointGroups = Object.fromEntries(
  Object.entries(declared)
    .filter(([, value]) => isGroup(value))
    .sort(([one], [other]) => (one < other ? -1 : 1)),
) as GroupsOf<typeof declared>

export const allEndpoints: readonly AnyEndpoint[] = Object.values<Group>(endpointGroups).flatMap((members) =>
  Object.values(members),
)
