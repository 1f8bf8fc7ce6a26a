import { OrganisationKind, organisations } from '@plaza/shared/api'
import { oneOf, usePaged, useQueryState } from '@plaza/shared/host'
import { to } from '@plaza/shared/routes'
import { Cell, ListSkeleton, Newspaper, PagedList, PageFrame, TabPanel, Tabs } from '@plaza/shared/ui'
import { SpeakerRow } from './speaker-row'
import { kindText, t } from './speakers.text'

const kinds = ['all', ...OrganisationKind.options] as const
const NAME = 'organisations'

export default function OrganisationsPage() {
  const [{ kind }, change] = useQueryState({ kind: oneOf(kinds) })
  const list = usePaged(organisations.list, kind === 'all' ? {} : { query: { kind } })
  return (
    <PageFrame title={t.organisations()} plain>
      <Tabs
        name={NAME}
        label={t.organisations()}
        items={kinds.map((id) => ({ id, label: kindText[id]() }))}
        value={kind}
        onChange={(chosen) => change({ kind: chosen })}
        sticky
      />
      <h2 className="visually-hidden">{t.organisations()}</h2>
      <TabPanel name={NAME} value={kind}>
        <PagedList
          of={list}
          keyOf={({ id }) => id}
          empty="data"
          label={t.organisations()}
          name={kind}
          skeleton={<ListSkeleton avatar />}
          header={
            kind === 'all' && (
              <Cell
                title={t.graphics()}
                note={t.graphicsNote()}
                icon={<Newspaper />}
                to={to('organisation-graphics')}
              />
            )
          }
        >
          {(organisation) => <SpeakerRow kind="organisation" speaker={organisation} />}
        </PagedList>
      </TabPanel>
    </PageFrame>
  )
}
