import { type OutboxEntry, useOutboxEntries } from '@plaza/shared/host'
import { Composer, type editOf, PageFrame, SectionTitle } from '@plaza/shared/ui'
import { useState } from 'react'
import { NextSteps } from './next-steps'
import { Notice } from './notice'
import classes from './outbox.module.css'
import { t } from './outbox.text'
import { OutboxItem } from './outbox-item'

/** All that the user made without a network and that is not sent, whatever page it was made on. */
export default function OutboxPage() {
  const entries = useOutboxEntries()
  const [edited, edit] = useState<ReturnType<typeof editOf> | null>(null)
  const of = (state: OutboxEntry['state']) => entries.filter((entry) => entry.state === state)
  const [refused, waiting] = [of('refused'), of('waiting')]
  const groups = [
    { title: t.refused(), entries: refused },
    { title: t.waiting(), entries: waiting },
  ]
  return (
    <PageFrame title={t.title()}>
      {refused.length + waiting.length === 0 && (
        <Notice drawing="waiting" title={t.nothing()} text={t.nothingText()} actions={<NextSteps />} />
      )}
      {groups.map(
        (group) =>
          group.entries.length > 0 && (
            <section key={group.title} className={classes.part}>
              <SectionTitle title={group.title} />
              <ul className={classes.list}>
                {group.entries.map((entry) => (
                  <li key={entry.id} className={classes.item}>
                    <OutboxItem entry={entry} onEdit={edit} />
                  </li>
                ))}
              </ul>
            </section>
          ),
      )}
      {edited && <Composer {...edited} onClose={() => edit(null)} />}
    </PageFrame>
  )
}
