import { to } from '@plaza/shared/routes'
import { Async, Cell, CellGroup, CellsSkeleton, PageFrame } from '@plaza/shared/ui'
import { LogOut } from '../log-out'
import { MessageChoices, PrivacyChoices } from './choices'
import { Closing } from './closing'
import { DataCopy } from './data-copy'
import { usePreferences } from './use-preferences'
import { t } from './user-settings.text'

export default function UserSettingsPage() {
  const { all, change } = usePreferences()
  return (
    <PageFrame title={t.title()}>
      <Async of={all} skeleton={<CellsSkeleton rows={8} />}>
        {(chosen) => (
          <>
            <MessageChoices chosen={chosen} onChange={change} />
            <PrivacyChoices chosen={chosen} onChange={change} />
          </>
        )}
      </Async>
      <DataCopy />
      <CellGroup title={t.more()}>
        <Cell title={t.display()} to={to('settings')} />
        <Cell title={t.safety()} to={to('safety')} />
        <Cell title={t.about()} to={to('about')} />
      </CellGroup>
      <Closing />
      <LogOut />
    </PageFrame>
  )
}
