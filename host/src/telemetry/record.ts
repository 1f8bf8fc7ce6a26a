import type { FailureKind, VitalName } from '@plaza/shared/remotes'

/** What the beacon will say of the releases: counted here, sent by `beacon.ts`. */
export const record = {
  /** A remote's first page was here after `ms`. */
  load(_remote: string, _release: string, _ms: number): void {},
  failure(_remote: string, _release: string, _kind: FailureKind): void {},
  vital(_owner: string, _release: string, _route: string, _name: VitalName, _value: number): void {},
  error(_owner: string, _release: string, _name: string): void {},
}
