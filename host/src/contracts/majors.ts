import type { ContractName, contracts, HostApi } from '@plaza/shared/host'
import { telemetry1 } from './telemetry'

type OlderVersions<Versions> = Versions extends readonly [...infer Older, unknown] ? Older[number] : never
type MajorOf<Version> = Version extends `${infer Major}.${string}` ? Major : never
type OlderOf<Name extends ContractName> = MajorOf<OlderVersions<(typeof contracts)[Name]>>
/** Creates the members of an older major from the newest interface. */
type Adapter = (newest: HostApi) => { [Member in keyof HostApi]?: unknown }

/** Adapters of the older majors that this host offers: an offered major without an adapter does not compile. */
export const olderMajors: {
  [Name in ContractName as OlderOf<Name> extends never ? never : Name]: Record<OlderOf<Name>, Adapter>
} = {
  telemetry: { 1: ({ telemetry }) => ({ telemetry: telemetry1(telemetry) }) },
}

/** The members that differ from the newest interface for a release with these needed versions. */
export function withOlderMajors(newest: HostApi, needs: Readonly<Record<string, string>>): object {
  const adapters: Readonly<Record<string, Readonly<Record<string, Adapter>>>> = olderMajors
  const parts = Object.entries(needs).map(([name, version]) => adapters[name]?.[version.split('.')[0] ?? '']?.(newest))
  return Object.assign({}, ...parts)
}
