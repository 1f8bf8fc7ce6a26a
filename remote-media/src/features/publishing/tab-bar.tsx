import { Tabs } from '@plaza/shared/ui'
import { t } from './publishing.text'

interface TabBarProps {
  value: 'write' | 'own'
  onChange: () => void
}

export const TabBar = ({ value, onChange }: TabBarProps) => (
  <Tabs
    even
    label={t.parts()}
    items={[
      { id: 'write', label: t.write() },
      { id: 'own', label: t.own() },
    ]}
    value={value}
    onChange={(id) => id !== value && onChange()}
  />
)
