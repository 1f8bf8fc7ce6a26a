import { closures, dataExports } from '@plaza/shared/api'
import { oneOf, optional, type Resource, useQueryState, useResource } from '@plaza/shared/host'
import { to } from '@plaza/shared/routes'
import { Cell, CellGroup, FailurePanel, lazyWithRetry, PageFrame } from '@plaza/shared/ui'
import { LogOut } from '../log-out'
import { MessageChoices, PrivacyChoices } from './choices'
import { Closing } from './closing'
import { DataCopy } from './data-copy'
import { usePreferences } from './use-preferences'
import { t } from './user-settings.text'

const InterestsSheet = lazyWithRetry(() => import('./interests-sheet').then((code) => code.InterestsSheet))

const fields = { view: optional(oneOf(['interests'])) }

/** A part that could not be loaded: one panel stands for all of them. */
const isMissing = ({ data, failed, refreshing }: Resource<unknown>): boolean =>
  data === undefined && failed !== null && !refreshing

export default function UserSettingsPage() {
  const { all, change } = usePreferences()
  const copy = useResource(dataExports.latest, {}, { freshMs: 0 })
  const closure = useResource(closures.state, {}, { freshMs: 0 })
  const [{ view }, changeQuery] = useQueryState(fields)
  const missing = [all, copy, closure].filter(isMissing)
  const failure = missing[0]?.failed
  return (
    <PageFrame title={t.title()}>
      {failure && <FailurePanel failure={failure} onRetry={() => missing.map((part) => part.refresh())} />}
      {!isMissing(all) && (
        <>
          <MessageChoices chosen={all.data} onChange={change} />
          <PrivacyChoices chosen={all.data} onChange={change} />
        </>
      )}
      {!isMissing(copy) && <DataCopy of={copy} />}
      <CellGroup title={t.more()}>
        <Cell title={t.display()} to={to('settings')} />
        <Cell title={t.safety()} to={to('safety')} />
        <Cell title={t.about()} to={to('about')} />
      </CellGroup>
      {!isMissing(closure) && <Closing of={closure} />}
      <LogOut />
      {view && <InterestsSheet onClose={() => changeQuery({ view: undefined })} />}
    </PageFrame>
  )
}
