import { type Address, addresses, type Region } from '@plaza/shared/api'
import { useAction, useHost } from '@plaza/shared/host'
import { BottomBar, Button, DraftNote, Form, PageFrame, useDraft, useLeaveGuard } from '@plaza/shared/ui'
import { useId, useState } from 'react'
import { draftOf, faultsOf, fieldsOf, isChanged } from './address-draft.model'
import { AddressFields } from './address-fields'
import classes from './addresses.module.css'
import { faultText, t } from './addresses.text'
import { PasteField } from './paste/paste-field'

interface AddressFormProps {
  /** The one that is changed; undefined for a new one. */
  address: Address | undefined
  regions: readonly Region[]
}

/** Adds or changes an address; what was typed is kept until it is saved. */
export function AddressForm({ address, regions }: AddressFormProps) {
  const { ui, back } = useHost()
  const name = `address:${address?.id ?? 'new'}`
  const before = draftOf('', address, regions)
  const pen = useDraft(name, {
    empty: (key) => draftOf(key, address, regions),
    isWritten: (draft) => isChanged(draft, before),
  })
  const { draft, change } = pen
  const guard = useLeaveGuard(name, isChanged(draft, before))
  // Another form of this page may be kept behind this one.
  const formId = useId()
  const [shown, setShown] = useState(false)
  const faults = faultsOf(draft, regions, address !== undefined)

  const done = {
    refreshes: [addresses.list],
    successMessage: t.saved,
    onDone: () => {
      pen.startAnew()
      back()
    },
  }
  const add = useAction(addresses.add, done)
  const save = useAction(addresses.change, done)
  const submit = () => {
    setShown(true)
    if (faults.length > 0) return ui.toast(faultText[faults[0] ?? 'name']())
    const fields = fieldsOf(draft)
    if (address) void save.run({ params: { id: address.id }, body: fields })
    else void add.run({ body: { ...fields, phone: draft.phone, key: draft.key } })
  }

  return (
    <PageFrame
      title={address ? t.edit() : t.add()}
      plain
      onBack={guard.leave}
      footer={
        <BottomBar>
          <Button type="submit" form={formId} loading={add.busy || save.busy}>
            {t.save()}
          </Button>
        </BottomBar>
      }
    >
      <DraftNote pen={pen} />
      <div className={classes.form}>
        <Form id={formId} onSubmit={submit}>
          <PasteField text={draft.pasted} regions={regions} onChange={change} />
          <AddressFields
            pen={pen}
            regions={regions}
            faults={shown ? faults : []}
            keptPhone={address?.phone}
            isDefault={before.preferred}
          />
        </Form>
      </div>
    </PageFrame>
  )
}
