import { videos } from '@plaza/shared/api'
import { useResource } from '@plaza/shared/host'
import { contentTypes } from '@plaza/shared/routes'
import { EndCard } from '../../pictures/end-card'
import { t } from './shorts.text'

/** The card after the last short video: a notice, collections of longer videos, and a button back to the first. */
export function AfterLastShort({ onAgain }: { onAgain: () => void }) {
  const collections = useResource(videos.collections, {})
  const contents = (collections.data?.list ?? []).map((collection) => ({
    ...collection,
    type: contentTypes.videoCollection,
    link_address: null,
  }))
  const words = { more: t.endAndMore(), end: t.end(), again: t.again() }
  return <EndCard contents={contents} words={words} onAgain={onAgain} />
}
