import { Tabs } from '@plaza/shared/ui'
import { isKind, type Kind, openKinds } from './kinds'
import { t } from './shelf.text'

interface KindTabsProps {
  kind: Kind
  onChange: (kind: Kind) => void
}

/** The kinds of content on a shelf that can be opened here. */
export const KindTabs = ({ kind, onChange }: KindTabsProps) => (
  <Tabs items={openKinds()} value={kind} onChange={(id) => isKind(id) && onChange(id)} label={t.kinds()} sticky />
)
