import * as v from 'valibot'
import { local } from '../storage/device-store'
import { dropEarly, EARLY, type NewCall } from './early'
import type { OutboxStorage } from './storage'

const EarlyCall = v.object({
  id: v.string(),
  owner: v.string(),
  endpoint: v.string(),
  input: v.record(v.string(), v.unknown()),
  options: v.object({
    replaces: v.optional(v.string()),
    shown: v.optional(v.unknown()),
    refreshes: v.optional(v.array(v.string())),
  }),
  at: v.number(),
})

function earlyCalls(): NewCall[] {
  const calls: NewCall[] = []
  local.clear((name) => {
    const call = name.startsWith(EARLY) ? local.read(name, EarlyCall) : null
    if (call) calls.push(call as NewCall)
    return false
  })
  return calls.sort((a, b) => a.at - b.at)
}

/** Takes over what was kept before this code was there, in its order; what finds no room stays for the next visit. */
export async function adoptEarly(storage: Pick<OutboxStorage, 'record'>): Promise<void> {
  for (const call of earlyCalls()) {
    if (await storage.record(call)) dropEarly(call.id)
  }
}
