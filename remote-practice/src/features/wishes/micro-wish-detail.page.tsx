import { wishes } from '@plaza/shared/api'
import { useResource } from '@plaza/shared/host'
import { useParams } from '@plaza/shared/router'
import { to } from '@plaza/shared/routes'
import { nameOf } from '@plaza/shared/text'
import { ArticleSkeleton, Async, PullToRefresh, Timeline, withLastHighlighted } from '@plaza/shared/ui'
import { AskedNote } from '../../dispatches/asked-note'
import classes from '../../parts/form.module.css'
import { ShareAction } from '../../parts/share-action'
import { TitledFrame } from '../../titles/titled-frame'
import { Claimants } from './detail/claimants'
import { t } from './detail/detail.text'
import { WishActions } from './detail/wish-actions'
import { WishView } from './detail/wish-view'
import { eventText } from './wish.text'

export default function MicroWishDetailPage() {
  const { id = '' } = useParams()
  const wish = useResource(wishes.detail, { params: { id } })
  return (
    <TitledFrame
      heading="wish"
      key={id}
      title={t.title()}
      headed={wish.data !== undefined}
      action={
        wish.data?.review === null && (
          <ShareAction
            id="micro-wish-detail"
            title={nameOf({ name: wish.data.title, name_en: wish.data.title_en })}
            text={nameOf({ name: wish.data.content, name_en: wish.data.content_en })}
            image={wish.data.images[0] ?? null}
            address={to('micro-wish-detail', { id })}
          />
        )
      }
      footer={wish.data && <WishActions wish={wish.data} onRefused={wish.refresh} />}
    >
      <Async of={wish} skeleton={<ArticleSkeleton />}>
        {(data) => (
          <PullToRefresh onRefresh={wish.refresh}>
            <div className={classes.page}>
              <AskedNote asked={data.asked} onRefused={() => void wish.refresh()} />
              <WishView wish={data} />
              <Timeline
                title={t.timeline()}
                steps={withLastHighlighted(
                  data.timeline.map(({ event, at, by }) => ({ label: eventText[event](by ?? ''), at })),
                )}
              />
              <Claimants wish={data} />
            </div>
          </PullToRefresh>
        )}
      </Async>
    </TitledFrame>
  )
}
