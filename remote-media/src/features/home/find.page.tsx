import { cards } from '@plaza/shared/api'
import { Cards, PageSkeleton, titleOf } from '@plaza/shared/cards'
import { useResource } from '@plaza/shared/host'
import { Link } from '@plaza/shared/router'
import { isLive, to } from '@plaza/shared/routes'
import { Async, PageFrame, Search } from '@plaza/shared/ui'
import classes from './find.module.css'
import { t } from './home.text'

/** Id of the configured page. */
const FIND_PAGE = 'find'

export default function FindPage() {
  const page = useResource(cards.page, { params: { id: FIND_PAGE } })
  return (
    <PageFrame title={page.data ? titleOf(page.data) : t.find()} accent={page.data?.accent}>
      {isLive('search') && (
        <Link to={to('search')} className={classes.search}>
          <span>
            <Search size={16} />
            {t.search()}
          </span>
        </Link>
      )}
      <Async of={page} skeleton={<PageSkeleton />}>
        {(document) => <Cards document={document} onRefresh={page.refresh} />}
      </Async>
    </PageFrame>
  )
}
