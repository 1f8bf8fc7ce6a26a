import { videos } from '@plaza/shared/api'
import { useResource } from '@plaza/shared/host'
import { contentTypes, to } from '@plaza/shared/routes'
import { defineTexts } from '@plaza/shared/text'
import { ButtonLink } from '@plaza/shared/ui'
import { EndCard } from '../../pictures/end-card'
import { t as shorts } from './shorts.text'

const t = defineTexts({
  longer: { en: 'Longer videos', zh: '再看看合集' },
  collections: { en: 'All collections', zh: '全部合集' },
  again: { en: 'From the start', zh: '从头再看' },
})

/** The card after the last short video: how many there were, collections of longer videos, and a way back to the first. */
export function AfterLastShort({ count, onAgain }: { count: number; onAgain: () => void }) {
  const collections = useResource(videos.collections, {})
  const contents = (collections.data?.list ?? []).map((collection) => ({
    ...collection,
    type: contentTypes.videoCollection,
    link_address: null,
  }))
  const words = { title: shorts.seenAll(count), more: t.longer(), again: t.again() }
  return (
    <EndCard contents={contents} words={words} onAgain={onAgain}>
      <ButtonLink kind="plain" to={to('video-collections')}>
        {t.collections()}
      </ButtonLink>
    </EndCard>
  )
}
