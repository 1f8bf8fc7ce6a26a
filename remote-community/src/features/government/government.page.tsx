import { cards } from '@plaza/shared/api'
import { Cards, PageSkeleton, titleOf } from '@plaza/shared/cards'
import { useResource, useSite } from '@plaza/shared/host'
import { defineTexts } from '@plaza/shared/text'
import { Async, PageFrame } from '@plaza/shared/ui'

const t = defineTexts({ title: { en: 'Government', zh: '政务' } })

/** Id of the configured page (docs/decisions/0160). */
const PAGE = 'government'
/** Menu type of this page (product spec, section 2). */
const MENU_TYPE = 3

export default function GovernmentPage() {
  const page = useResource(cards.page, { params: { id: PAGE } })
  const isTab = useSite(({ menu }) => menu.some(({ type }) => type === MENU_TYPE))
  return (
    <PageFrame title={page.data ? titleOf(page.data) : t.title()} root={isTab}>
      <Async of={page} skeleton={<PageSkeleton />}>
        {(document) => <Cards document={document} onRefresh={page.refresh} />}
      </Async>
    </PageFrame>
  )
}
