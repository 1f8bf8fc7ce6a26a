import { ADDRESS_DETAIL_MAX, type Region } from '@plaza/shared/api'
import { Cascader, type CascaderOption, Checkbox, type DraftEditor, Field, TextArea } from '@plaza/shared/ui'
import type { AddressDraft, AddressFault } from './address-draft.model'
import { faultText, t } from './addresses.text'

const optionsOf = (regions: readonly Region[]): CascaderOption[] =>
  regions.map(({ code, name, parts }) => ({
    ...{ value: code, label: name },
    ...(parts && { children: optionsOf(parts) }),
  }))

interface AddressFieldsProps {
  pen: DraftEditor<AddressDraft>
  regions: readonly Region[]
  faults: readonly AddressFault[]
  /** Phone of an address that is changed, which an empty field keeps. */
  keptPhone: string | undefined
  /** It stays the default until another becomes that. */
  isDefault: boolean
}

export function AddressFields({ pen: { draft, change }, regions, faults, keptPhone, isDefault }: AddressFieldsProps) {
  const errorOf = (fault: AddressFault) => faults.includes(fault) && faultText[fault]()
  return (
    <>
      <Field
        label={t.name()}
        value={draft.name}
        autoComplete="name"
        error={errorOf('name')}
        onChange={(value) => change({ name: value })}
      />
      <Field
        label={t.phone()}
        value={draft.phone}
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        maxLength={11}
        help={keptPhone && t.phoneKept(keptPhone)}
        error={errorOf('phone')}
        onChange={(value) => change({ phone: value })}
      />
      <Cascader
        label={t.region()}
        placeholder={t.regionHint()}
        options={optionsOf(regions)}
        value={draft.region}
        error={errorOf('region')}
        onChange={(region) => change({ region })}
      />
      <TextArea
        label={t.detail()}
        placeholder={t.detailHint()}
        rows={2}
        max={ADDRESS_DETAIL_MAX}
        value={draft.detail}
        error={errorOf('detail')}
        onChange={(detail) => change({ detail })}
      />
      {!isDefault && (
        <Checkbox checked={draft.preferred} onChange={(preferred) => change({ preferred })}>
          {t.asDefault()}
        </Checkbox>
      )}
    </>
  )
}
