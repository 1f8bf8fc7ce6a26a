import { type Message, MessageKind } from '@plaza/shared/api'
import { leadsInto } from '@plaza/shared/extensions'
import { useExtensions } from '@plaza/shared/host'
import { textOf } from '@plaza/shared/text'
import { Bell, ExtensionIcon, MessageSquareText, ShieldCheck } from '@plaza/shared/ui'
import { kindText } from './messages.text'

const own = [
  { kind: 'reply', order: 10 },
  { kind: 'review', order: 20 },
  { kind: 'system', order: 40 },
] as const
const icons = { reply: MessageSquareText, review: ShieldCheck, system: Bell } as const

const isKind = (kind: string): kind is MessageKind => (MessageKind.options as readonly string[]).includes(kind)

/** Kinds of messages in order: own ones, and those that other remotes bring. */
export function useMessageKinds(): readonly { kind: MessageKind; label: string }[] {
  const others = useExtensions('message.kind').flatMap(({ kind = '', order, label }) =>
    isKind(kind) ? [{ kind, order, label: textOf(label) }] : [],
  )
  return [...own.map(({ kind, order }) => ({ kind, order, label: kindText[kind]() })), ...others].sort(
    (one, other) => one.order - other.order,
  )
}

/** The icon of a message: of the remote to whose page it leads, or of its kind. */
export function MessageIcon({ message: { kind, link } }: { message: Message }) {
  const items = useExtensions('message.kind')
  const item =
    items.find(({ routes = [] }) => link && routes.some((route) => leadsInto(route, link))) ??
    items.find((one) => one.kind === kind)
  if (item) return <ExtensionIcon name={item.icon} size={18} />
  const Icon = kind === 'interaction' ? Bell : icons[kind]
  return <Icon size={18} />
}
