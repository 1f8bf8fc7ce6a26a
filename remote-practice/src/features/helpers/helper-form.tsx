import { type Helper, helpers } from '@plaza/shared/api'
import { useAction, useHost } from '@plaza/shared/host'
import { to } from '@plaza/shared/routes'
import { BottomBar, Button, DraftNote, Form, PhoneNote, useDraft, useFaults, useLeaveGuard } from '@plaza/shared/ui'
import { useId } from 'react'
import { TitledFrame } from '../../titles/titled-frame'
import { draftOf, faultsOf, fieldsOf, isChanged } from './helper-draft.model'
import { HelperFields } from './helper-fields'
import classes from './helpers.module.css'
import { faultText, t } from './helpers.text'

/** Adds or changes somebody; what was typed is kept until it is saved. */
export function HelperForm({ helper }: { helper: Helper | undefined }) {
  const { back } = useHost()
  const name = `helper:${helper?.id ?? 'new'}`
  const before = draftOf('', helper)
  const pen = useDraft(name, {
    empty: (key) => draftOf(key, helper),
    isWritten: (draft) => isChanged(draft, before),
  })
  const { draft } = pen
  const guard = useLeaveGuard(name, isChanged(draft, before))
  const { faults, check } = useFaults(faultsOf(draft), faultText)
  const formId = useId()
  const done = {
    refreshes: [helpers.list, helpers.detail],
    successMessage: t.saved,
    onDone: () => {
      pen.startAnew()
      back()
    },
  }
  const add = useAction(helpers.add, done)
  const save = useAction(helpers.change, done)
  const submit = () => {
    if (!check()) return
    const fields = fieldsOf(draft)
    const phone = draft.phone || null
    if (helper) void save.run({ params: { id: helper.id }, body: { ...fields, ...(phone && { phone }) } })
    else void add.run({ body: { ...fields, phone, key: draft.key } })
  }
  return (
    <TitledFrame
      heading={helper ? 'helper-edit' : 'helper-add'}
      title={helper ? t.edit() : t.add()}
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
      <PhoneNote text={t.needsPhone()} redirect={to('helper-edit', {}, helper ? { id: helper.id } : {})} />
      <DraftNote pen={pen} />
      <div className={classes.form}>
        <Form id={formId} onSubmit={submit}>
          <HelperFields pen={pen} faults={faults} keptPhone={helper?.phone ?? undefined} />
        </Form>
      </div>
    </TitledFrame>
  )
}
