import { channels, type Programme } from '@plaza/shared/api'
import { useAction, useCached, useResource, useSessionUser } from '@plaza/shared/host'
import { Bell, IconButton } from '@plaza/shared/ui'
import { t } from './programmes.text'

/** Reminds the person shortly before a coming programme begins. */
export function ReminderButton({ programme: { id, title } }: { programme: Programme }) {
  const user = useSessionUser()
  const reminders = useResource(channels.reminders, {}, { enabled: user !== null })
  const change = useCached(channels.reminders)
  const isOn = user !== null && (reminders.data?.ids.includes(id) ?? false)
  const remind = useAction(channels.remind, {
    refreshes: [channels.reminders],
    successMessage: ({ on }) => (on ? t.reminded() : t.reminderOff()),
    onDone: ({ on }) => change({}, ({ ids }) => ({ ids: on ? [...ids, id] : ids.filter((one) => one !== id) })),
  })
  return (
    <IconButton
      label={t.remind(title)}
      pressed={isOn}
      icon={<Bell size={20} fill={isOn ? 'currentColor' : 'none'} />}
      onClick={() => remind.run({ body: { id, on: !isOn } })}
    />
  )
}
