import { people } from '@plaza/shared/api'
import { oneOf, useQueryState, useResource } from '@plaza/shared/host'
import { useParams } from '@plaza/shared/router'
import { Async, ErrorPanel, ListSkeleton, PageFrame } from '@plaza/shared/ui'
import { t } from './people.text'
import { PersonHead } from './person-head'
import { PersonMenu } from './person-menu'
import { PersonTabs, personTabs } from './person-tabs'

const inAddress = { tab: oneOf(personTabs) }

export default function CircleUserPage() {
  const { id = '' } = useParams()
  const person = useResource(people.detail, { params: { id } })
  const [{ tab }, change] = useQueryState(inAddress)
  const isOpen = person.data !== undefined && !person.data.closed
  return (
    <PageFrame
      title={t.title()}
      headed={isOpen}
      action={isOpen && !person.data?.own && person.data && <PersonMenu person={person.data} />}
    >
      <Async of={person} skeleton={<ListSkeleton avatar />}>
        {(shown) =>
          shown.closed ? (
            <ErrorPanel type={1} sentence={t.closed()} detail={t.closedNote()} />
          ) : (
            <PersonTabs
              key={shown.id}
              person={shown}
              tab={tab}
              onTab={(next) => change({ tab: next })}
              header={<PersonHead person={shown} onTab={(next) => change({ tab: next })} />}
              onRefresh={person.refresh}
            />
          )
        }
      </Async>
    </PageFrame>
  )
}
