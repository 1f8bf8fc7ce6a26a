import { Tabs } from '@plaza/shared/ui'
import { type Kind, labelOf, liveKinds } from './kinds'
import { t } from './shelf.text'

interface KindTabsProps {
  kind: Kind
  onChange: (kind: Kind) => void
}

/** Only kinds with a live page. */
export const KindTabs = ({ kind, onChange }: KindTabsProps) => (
  <Tabs
    items={liveKinds().map((id) => ({ id, label: labelOf(id) }))}
    value={kind}
    onChange={onChange}
    label={t.kinds()}
    sticky
  />
)
