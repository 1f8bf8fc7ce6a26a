import { cards } from '@plaza/shared/api'
import { Feed, RankedRow, titleOf } from '@plaza/shared/cards'
import { usePaged } from '@plaza/shared/host'
import { useParams } from '@plaza/shared/router'
import { contentLeads, PagedList, PageFrame } from '@plaza/shared/ui'
import { t } from './groups.text'
import classes from './ranking.module.css'

export default function CardMorePage() {
  const { id = '' } = useParams()
  const list = usePaged(cards.more, { params: { id } })
  return (
    <PageFrame title={(list.first && titleOf(list.first)) || t.more()} plain={list.first?.ranked}>
      <h2 className="visually-hidden">{t.contents()}</h2>
      {list.first?.ranked ? (
        <PagedList
          of={{ ...list, items: list.items.filter(contentLeads) }}
          keyOf={(content) => content.id}
          empty="content"
        >
          {(content, index) => (
            <div className={classes.row}>
              <RankedRow content={content} place={index + 1} />
            </div>
          )}
        </PagedList>
      ) : (
        <Feed of={list} name="" />
      )}
    </PageFrame>
  )
}
