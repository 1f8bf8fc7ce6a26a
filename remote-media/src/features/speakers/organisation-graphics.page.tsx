import { organisations } from '@plaza/shared/api'
import { anyText, usePaged, useQueryState } from '@plaza/shared/host'
import { to } from '@plaza/shared/routes'
import { ButtonLink, ListSkeleton, PagedList, PageFrame } from '@plaza/shared/ui'
import { Graphics } from './graphics'
import { OrganisationChoice } from './organisation-choice'
import { t } from './speakers.text'

/** The address keeps the chosen organisation; the default is the first of the list. */
export default function OrganisationGraphicsPage() {
  const [{ id: chosen }, change] = useQueryState({ id: anyText })
  const list = usePaged(organisations.list, {})
  const id = chosen ?? list.items[0]?.id
  return (
    <PageFrame
      title={t.graphics()}
      plain
      action={
        id && (
          <ButtonLink kind="plain" small to={to('organisation', { id })}>
            {t.toPage()}
          </ButtonLink>
        )
      }
    >
      {id ? (
        <>
          <OrganisationChoice list={list.items} value={id} onChoose={(next) => change({ id: next })} />
          <Graphics key={id} id={id} />
        </>
      ) : (
        <PagedList of={list} keyOf={(one) => one.id} empty="data" skeleton={<ListSkeleton avatar />}>
          {() => null}
        </PagedList>
      )}
    </PageFrame>
  )
}
