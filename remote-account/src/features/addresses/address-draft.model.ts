import { ADDRESS_DETAIL_MAX, ADDRESS_NAME_MAX, type Address, type Region } from '@plaza/shared/api'

export interface AddressDraft {
  /** Idempotency key, generated once per draft. */
  key: string
  pasted: string
  name: string
  /** Of an address that is changed empty: its phone stays. */
  phone: string
  /** Codes from the widest region. */
  region: string[]
  detail: string
  preferred: boolean
}

/** Codes from the widest region to one; empty for an unknown one. */
function pathTo(regions: readonly Region[], code: string): string[] {
  for (const region of regions) {
    if (region.code === code) return [code]
    const below = pathTo(region.parts ?? [], code)
    if (below.length > 0) return [region.code, ...below]
  }
  return []
}

export const draftOf = (key: string, address: Address | undefined, regions: readonly Region[]): AddressDraft => ({
  ...{ key, pasted: '', phone: '' },
  name: address?.name ?? '',
  region: address ? pathTo(regions, address.region) : [],
  detail: address?.detail ?? '',
  preferred: address?.preferred ?? false,
})

/** Whether a draft has content that leaving would lose. */
export const isChanged = (draft: AddressDraft, before: AddressDraft): boolean =>
  JSON.stringify({ ...draft, key: '' }) !== JSON.stringify({ ...before, key: '' })

export type AddressFault = 'name' | 'phone' | 'region' | 'detail'

const isWithin = (text: string, max: number) => text.trim() !== '' && [...text.trim()].length <= max

/** Whether the codes lead to a region without parts. */
function isWhole(regions: readonly Region[], [code, ...narrower]: readonly string[]): boolean {
  const region = regions.find((one) => one.code === code)
  if (!region) return false
  return region.parts ? isWhole(region.parts, narrower) : narrower.length === 0
}

/** What is missing or wrong, in the order of the form. */
export function faultsOf(draft: AddressDraft, regions: readonly Region[], keepsPhone: boolean): AddressFault[] {
  const isRight: Record<AddressFault, boolean> = {
    name: isWithin(draft.name, ADDRESS_NAME_MAX),
    phone: /^1[3-9]\d{9}$/.test(draft.phone) || (keepsPhone && draft.phone === ''),
    region: isWhole(regions, draft.region),
    detail: isWithin(draft.detail, ADDRESS_DETAIL_MAX),
  }
  return (Object.keys(isRight) as AddressFault[]).filter((fault) => !isRight[fault])
}

/** What is sent: of a kept phone nothing. */
export const fieldsOf = ({ name, phone, region, detail, preferred }: AddressDraft) => ({
  ...{ name: name.trim(), region: region.at(-1) ?? '', detail: detail.trim(), preferred },
  ...(phone && { phone }),
})
