import type { PersonEntry } from '@plaza/shared/api'
import type { PagedResource } from '@plaza/shared/host'
import { CellsSkeleton, PagedList } from '@plaza/shared/ui'
import type { ReactNode } from 'react'
import { PersonRow } from '../../person/person-row'
import { t } from './people.text'

export interface PeopleListProps {
  of: PagedResource<PersonEntry>
  name: 'followed' | 'followers' | 'blocked'
  header: ReactNode
  onRefresh: () => Promise<unknown>
  action: (person: PersonEntry) => ReactNode
}

export function PeopleList({ of, name, header, onRefresh, action }: PeopleListProps) {
  const refresh = async () => void (await Promise.all([of.refresh(), onRefresh()]))
  return (
    <PagedList
      of={{ ...of, refresh }}
      keyOf={({ id }) => id}
      label={t[name]()}
      name={name}
      skeleton={<CellsSkeleton />}
      empty="data"
      header={header}
    >
      {(person) => <PersonRow person={person} action={action(person)} />}
    </PagedList>
  )
}
