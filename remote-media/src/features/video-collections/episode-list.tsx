import type { Content } from '@plaza/shared/api'
import { count } from '@plaza/shared/format'
import type { PagedResource } from '@plaza/shared/host'
import { Img, ListSkeleton, PagedList, SectionTitle, shownLength } from '@plaza/shared/ui'
import { Equaliser } from '../../player/equaliser'
import { t } from './collections.text'
import classes from './episode-list.module.css'

interface EpisodeListProps {
  of: PagedResource<Content>
  /** Id of the playing episode. */
  current: string | undefined
  onChoose: (episode: Content) => void
}

export function EpisodeList({ of, current, onChoose }: EpisodeListProps) {
  return (
    <div className={classes.part}>
      <SectionTitle title={t.list()} />
      <PagedList
        of={of}
        keyOf={({ id }) => id}
        empty="content"
        embedded
        name="episodes"
        label={t.list()}
        skeleton={<ListSkeleton rows={5} />}
      >
        {(episode) => <Row episode={episode} current={episode.id === current} onChoose={() => onChoose(episode)} />}
      </PagedList>
    </div>
  )
}

function Row({ episode, current, onChoose }: { episode: Content; current: boolean; onChoose: () => void }) {
  const { title, image, duration, views } = episode
  return (
    <button type="button" className={classes.row} aria-current={current || undefined} onClick={onChoose}>
      <span className={classes.cover}>
        <Img src={image} alt="" width={256} height={144} ratio={16 / 9} small />
        {duration && <span className={classes.length}>{shownLength(duration)}</span>}
      </span>
      <span className={classes.words}>
        <span className={classes.title}>{title}</span>
        <span className={classes.facts}>
          {current && <Equaliser moving />}
          {current ? t.playing() : t.views(count(views))}
        </span>
      </span>
    </button>
  )
}
