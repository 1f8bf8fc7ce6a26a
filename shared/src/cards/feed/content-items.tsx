import type { Content } from '../../api'
import { ContentCard } from '../../ui'
import { useContentPlay } from '../../ui/listening/use-content-play'

interface ContentItemsProps {
  contents: readonly Content[]
  /** On the first screen: its first pictures load eagerly. */
  eager?: boolean | undefined
}

const EAGER_ROWS = 3

export function ContentItems({ contents, eager = false }: ContentItemsProps) {
  const { play, heard } = useContentPlay(contents)
  return (
    <ul>
      {contents.map((content, index) => (
        <li key={content.id}>
          <ContentCard
            content={content}
            onPlay={play}
            playing={heard === content.id}
            eager={eager && index < EAGER_ROWS}
          />
        </li>
      ))}
    </ul>
  )
}
