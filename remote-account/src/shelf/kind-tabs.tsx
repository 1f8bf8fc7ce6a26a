import { Tabs } from '@plaza/shared/ui'
import { isKind, type Kind, kinds } from './kinds'
import { t } from './shelf.text'

interface KindTabsProps {
  kind: Kind
  onChange: (kind: Kind) => void
}

/** The kinds of content on a shelf. */
export function KindTabs({ kind, onChange }: KindTabsProps) {
  const items = Object.entries(kinds).map(([id, { label }]) => ({ id, label: label() }))
  return <Tabs items={items} value={kind} onChange={(id) => isKind(id) && onChange(id)} label={t.kinds()} sticky />
}
