import { partyOrganisations } from '@plaza/shared/api'
import { usePaged, useResource } from '@plaza/shared/host'
import { Async, Button, CellsSkeleton, ListSearch, PagedList } from '@plaza/shared/ui'
import { OrganisationHead } from './organisation-head'
import { OrganisationRow } from './organisation-row'
import { t } from './party.text'

interface OrganisationsQuery {
  organisation: string | undefined
  q: string | undefined
}
interface OrganisationsProps extends OrganisationsQuery {
  /** Changes what the address asks for. */
  onAsk(query: Partial<OrganisationsQuery>): void
}

/** The tree of organisations: those at the top, those below one, or those found by words. */
export function Organisations({ organisation, q, onAsk }: OrganisationsProps) {
  const query = q ? { q } : organisation ? { parent_id: organisation } : null
  const list = usePaged(partyOrganisations.list, query ? { query } : {})
  const isLeaf = Boolean(organisation) && !q && !list.pending && !list.failed && list.items.length === 0
  const header = (
    <>
      <ListSearch label={t.search()} q={q ?? ''} onAsk={(words) => onAsk({ q: words || undefined })} />
      {organisation && !q && <ChosenOrganisation id={organisation} />}
    </>
  )
  if (isLeaf) return header
  return (
    <PagedList
      of={list}
      keyOf={({ id }) => id}
      label={organisation && !q ? t.directly() : t.organisations()}
      name={`${organisation ?? ''} ${q ?? ''}`}
      skeleton={<CellsSkeleton />}
      empty="data"
      emptyAction={
        <Button kind="secondary" onClick={() => onAsk({ q: undefined, organisation: undefined })}>
          {t.showAll()}
        </Button>
      }
      header={header}
    >
      {(one) => <OrganisationRow organisation={one} />}
    </PagedList>
  )
}

function ChosenOrganisation({ id }: { id: string }) {
  const organisation = useResource(partyOrganisations.detail, { params: { id } })
  return (
    <Async of={organisation} skeleton={<CellsSkeleton />}>
      {(data) => <OrganisationHead organisation={data} />}
    </Async>
  )
}
