import { account, MessageKind, messages } from '@plaza/shared/api'
import { oneOf, useAction, useEvents, usePaged, useQueryState, useResource } from '@plaza/shared/host'
import { Button, ListSkeleton, PagedList, PageFrame, Tabs } from '@plaza/shared/ui'
import { useMessageKinds } from './message-kinds'
import { MessageRow } from './message-row'
import { t } from './messages.text'

const EVERY_MS = 60_000
const kinds = ['all', ...MessageKind.options] as const

export default function MessagesPage() {
  const [{ kind }, change] = useQueryState({ kind: oneOf(kinds) })
  const query = kind === 'all' ? {} : { query: { kind } }
  const list = usePaged(messages.list, query)
  const unread = useResource(account.unread, {}, { freshMs: 0 })
  const read = useAction(messages.read, { refreshes: [messages.list, account.unread] })
  const refresh = async () => !(await Promise.all([list.refresh(), unread.refresh()])).includes(false)
  useEvents('unread', refresh, EVERY_MS)
  const counts = unread.data?.kinds ?? []
  const unreadOf = (id: string) => counts.find((one) => one.kind === id)?.unread ?? 0
  const isUnread = kind === 'all' ? counts.length > 0 : unreadOf(kind) > 0
  const tabs = useMessageKinds().map(({ kind: id, label }) => ({
    id,
    label: unreadOf(id) > 0 ? `${label} ${unreadOf(id)}` : label,
  }))

  return (
    <PageFrame
      title={t.title()}
      action={
        isUnread && (
          <Button kind="plain" small loading={read.busy} onClick={() => read.run({ params: { id: 'all' }, ...query })}>
            {t.readAll()}
          </Button>
        )
      }
    >
      <Tabs
        items={[{ id: 'all', label: t.all() }, ...tabs]}
        value={kind}
        onChange={(next) => change({ kind: next })}
        label={t.kinds()}
        sticky
      />
      <PagedList
        of={list}
        keyOf={({ id }) => id}
        name={kind}
        label={t.title()}
        empty="content"
        skeleton={<ListSkeleton rows={5} avatar />}
      >
        {(message) => (
          <MessageRow
            message={message}
            onRead={message.read ? undefined : () => void read.run({ params: { id: message.id } })}
          />
        )}
      </PagedList>
    </PageFrame>
  )
}
