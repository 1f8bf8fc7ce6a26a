import type { WriterContact as Contact, QueueItem } from '@plaza/shared/operations'
import { defineTexts } from '@plaza/shared/text'
import { useState } from 'react'
import { send } from '../calls/call'
import { useCall } from '../calls/use-call'
import { isMissing, WhyField } from '../changes/why-field'
import { Button } from '../parts/button'
import { Dialog } from '../parts/dialog'
import { useSession } from '../session/session'
import classes from './departments.module.css'

const t = defineTexts({
  show: { en: 'Show the contact', zh: '查看联系方式' },
  title: { en: 'Why do you need the contact?', zh: '为什么需要联系方式？' },
  noPhone: { en: 'no phone', zh: '未绑定手机' },
})

/** Name and phone of the writer, for whoever has taken the letter; asked with a reason that the log keeps. */
export function WriterContact({ item }: { item: QueueItem }) {
  const { operator } = useSession()
  const [contact, setContact] = useState<Contact | null>(null)
  const [isOpen, setOpen] = useState(false)
  if (contact)
    return (
      <p>
        {contact.name} · {contact.phone ? <a href={`tel:${contact.phone}`}>{contact.phone}</a> : t.noPhone()}
      </p>
    )
  if (item.state !== 'waiting' || item.takenBy !== operator.name) return null
  return (
    <div className={classes.contact}>
      <Button onClick={() => setOpen(true)}>{t.show()}</Button>
      {isOpen && <ContactDialog item={item} onContact={setContact} onClose={() => setOpen(false)} />}
    </div>
  )
}

interface ContactDialogProps {
  item: QueueItem
  onContact(contact: Contact): void
  onClose(): void
}

function ContactDialog({ item, onContact, onClose }: ContactDialogProps) {
  const call = useCall()
  const [why, setWhy] = useState('')
  const [tried, setTried] = useState(false)

  async function submit() {
    setTried(true)
    if (isMissing(why)) return
    await call.run(async () => onContact(await send<Contact>('departments/contact', { item: item.id, why })))
  }
  return (
    <Dialog
      title={t.title()}
      action={t.show()}
      busy={call.busy}
      refusal={call.refusal}
      onSubmit={submit}
      onClose={onClose}
    >
      <WhyField value={why} missing={tried && isMissing(why)} onChange={setWhy} />
    </Dialog>
  )
}
