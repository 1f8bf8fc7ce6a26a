import type { ContractName, contracts, HostApi } from '@plaza/shared/host'
import { telemetry1 } from './telemetry'

type OlderVersions<Versions> = Versions extends readonly [...infer Older, unknown] ? Older[number] : never
type MajorOf<Version> = Version extends `${infer Major}.${string}` ? Major : never
type OlderOf<Name extends ContractName> = MajorOf<OlderVersions<(typeof contracts)[Name]>>
/** Gives the members of the host's interface as the older major has them, made of the newest. */
type Adapter = (newest: HostApi) => { [Member in keyof HostApi]?: unknown }

/** The older majors that this host carries, by contract: one that is offered and has no adapter does not compile. */
export const olderMajors: {
  [Name in ContractName as OlderOf<Name> extends never ? never : Name]: Record<OlderOf<Name>, Adapter>
} = {
  telemetry: { 1: ({ telemetry }) => ({ telemetry: telemetry1(telemetry) }) },
}

/** What of the interface is other than the newest for a release that needs these versions. */
export function withOlderMajors(newest: HostApi, needs: Readonly<Record<string, string>>): object {
  const adapters: Readonly<Record<string, Readonly<Record<string, Adapter>>>> = olderMajors
  const parts = Object.entries(needs).map(([name, version]) => adapters[name]?.[version.split('.')[0] ?? '']?.(newest))
  return Object.assign({}, ...parts)
}
