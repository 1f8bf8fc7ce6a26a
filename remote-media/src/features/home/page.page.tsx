import { cards } from '@plaza/shared/api'
import { Cards, PageSkeleton, titleOf } from '@plaza/shared/cards'
import { useResource, useSite } from '@plaza/shared/host'
import { useParams } from '@plaza/shared/router'
import { HOME_PAGE } from '@plaza/shared/routes'
import { Async, PageFrame } from '@plaza/shared/ui'
import { Home } from './home'

/** Menu type of a configured page (product spec, section 2). */
const PAGE_MENU_TYPE = 11

export default function PagePage() {
  const { id } = useParams()
  return id && id !== HOME_PAGE ? <NamedPage id={id} /> : <Home />
}

/** A configured page under its own title; the home page if the server does not know the id. */
function NamedPage({ id }: { id: string }) {
  const page = useResource(cards.page, { params: { id } })
  const isTab = useSite(({ menu }) => menu.some((item) => item.type === PAGE_MENU_TYPE && item.source_id === id))
  if (page.data?.id === HOME_PAGE) return <Home />
  return (
    <PageFrame title={page.data ? titleOf(page.data) : ''} accent={page.data?.accent} root={isTab}>
      <Async of={page} skeleton={<PageSkeleton />}>
        {(document) => <Cards document={document} onRefresh={page.refresh} />}
      </Async>
    </PageFrame>
  )
}
