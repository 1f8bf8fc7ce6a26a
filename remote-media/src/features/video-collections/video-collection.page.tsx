import { type Content, type VideoCollection, videos } from '@plaza/shared/api'
import { anyText, useHost, usePaged, useQueryState, useResource } from '@plaza/shared/host'
import { useParams } from '@plaza/shared/router'
import { to } from '@plaza/shared/routes'
import { Async, FailurePanel, IconButton, PageFrame, Share2 } from '@plaza/shared/ui'
import { useEffect } from 'react'
import { Reading } from '../../reading/reading'
import { CollectionHead } from './collection-head'
import { CollectionSkeleton } from './collection-skeleton'
import { t } from './collections.text'
import { EpisodeList } from './episode-list'
import { EpisodePlayer } from './episode-player'
import { episodeOf, needsMore, nextOf } from './episodes.model'

/** The address keeps the current episode. */
export default function VideoCollectionPage() {
  const { aid = '' } = useParams()
  const { ui } = useHost()
  const collection = useResource(videos.collection, { params: { id: aid } })
  const episodes = usePaged(videos.episodes, { params: { id: aid } })
  const [{ episode }, change] = useQueryState({ episode: anyText })
  const current = episodeOf(episodes, episode)
  const next = current && nextOf(episodes, current.id)
  const isShort = needsMore(episodes, current)
  const { loadMore, loadingMore } = episodes
  useEffect(() => {
    if (isShort && !loadingMore) loadMore()
  }, [isShort, loadingMore, loadMore])
  const choose = ({ id }: Content) => change({ episode: id })
  return (
    <PageFrame
      title={t.collection()}
      headed={collection.data !== undefined || !collection.failed}
      plain
      action={
        collection.data && (
          <IconButton
            label={t.share()}
            icon={<Share2 />}
            onClick={() => collection.data && ui.share(shareOf(collection.data))}
          />
        )
      }
    >
      <Async of={collection} skeleton={<CollectionSkeleton />}>
        {(data) => (
          <Reading>
            {current && (
              <EpisodePlayer
                key={aid}
                episode={current}
                collection={aid}
                autoplay={episode !== undefined}
                next={next}
                onNext={choose}
              />
            )}
            <CollectionHead collection={data} />
            {episodes.failed && episodes.items.length === 0 ? (
              <FailurePanel failure={episodes.failed} onRetry={() => void episodes.refresh()} noBack />
            ) : (
              <EpisodeList of={episodes} current={current?.id} onChoose={choose} />
            )}
          </Reading>
        )}
      </Async>
    </PageFrame>
  )
}

const shareOf = ({ id, title, summary, image }: VideoCollection) => ({
  id,
  title,
  text: summary,
  image,
  address: to('video-collection', { aid: id }),
})
