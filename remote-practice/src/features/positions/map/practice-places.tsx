import { config, type DataOf, type Position, type PositionKind, positions } from '@plaza/shared/api'
import { useResource } from '@plaza/shared/host'
import { useGivenPosition } from '@plaza/shared/position'
import { Link } from '@plaza/shared/router'
import { to } from '@plaza/shared/routes'
import { nameOf } from '@plaza/shared/text'
import {
  CalendarDays,
  IconButton,
  MapNotice,
  type MapSection,
  MapView,
  Skeleton,
  sectionQuery,
  X,
} from '@plaza/shared/ui'
import { useMemo, useRef, useState } from 'react'
import { addressOfPosition } from '../../../parts/position-address'
import { KindIcon } from '../kind-icon'
import { kindText, t } from '../positions.text'
import classes from './practice-map.module.css'

interface PracticePlacesProps {
  /** Places to show first. */
  nearest: readonly Position[] | undefined
  selected: string | null
  onSelect: (id: string | null) => void
}

type PointKind = PositionKind | 'activity'
interface PracticePoint {
  /** Unique on the map: an activity may have the id of a place. */
  id: string
  kind: PointKind
  name: string
  lat: number
  lng: number
  address: string
}

const CARD_HEIGHT = 96

const pointsOf = ({ list, activities }: DataOf<typeof positions.map>): PracticePoint[] => [
  ...list.map((place) => ({ ...place, name: nameOf(place), address: addressOfPosition(place) })),
  ...activities.map(({ id, title, lat, lng }) => ({
    ...{ id: `activity-${id}`, kind: 'activity' as const, name: title, lat, lng, address: to('activity', { id }) },
  })),
]

/** The points of the section that the map shows; those of the last section stay while the next ones are fetched. */
function usePoints() {
  const [section, setSection] = useState<MapSection | null>(null)
  const query = section && sectionQuery(section)
  const answer = useResource(positions.map, { query: query as never }, { enabled: section !== null })
  const last = useRef<PracticePoint[]>([])
  const points = useMemo(() => answer.data && pointsOf(answer.data), [answer.data])
  if (points) last.current = points
  return { answer, setSection, points: last.current }
}

export function PracticePlaces({ nearest, selected, onSelect }: PracticePlacesProps) {
  const source = useResource(config.map, {})
  const here = useGivenPosition()
  const { answer, setSection, points } = usePoints()
  const middle = source.data?.middle
  const fit = useMemo(() => {
    const shown = [...(nearest ?? []), ...(here ? [here] : [])]
    return shown.length === 0 && middle ? [middle] : shown
  }, [nearest, here, middle])
  const chosen = points.find(({ id }) => id === selected)
  return (
    <div className={classes.box}>
      {source.data ? (
        <MapView
          label={t.mapTitle()}
          source={source.data}
          marks={points}
          selected={selected}
          onSelect={onSelect}
          drawMark={({ kind }) => <PointIcon kind={kind} />}
          fit={fit}
          here={here}
          onMove={setSection}
          coveredBelow={CARD_HEIGHT}
        />
      ) : (
        !source.failed && <Skeleton height="100%" />
      )}
      <MapNotice source={source} answer={answer} />
      <section className={classes.chosen} aria-label={t.chosen()} aria-live="polite">
        {chosen && (
          <div className={classes.card}>
            <Link className={classes.words} to={chosen.address}>
              <b>{chosen.name}</b>
              <span className={classes.fact}>
                {chosen.kind === 'activity' ? t.activity() : kindText[chosen.kind]()}
              </span>
            </Link>
            <IconButton label={t.unchoose()} icon={<X size={20} />} onClick={() => onSelect(null)} />
          </div>
        )}
      </section>
    </div>
  )
}

const PointIcon = ({ kind }: { kind: PointKind }) =>
  kind === 'activity' ? <CalendarDays size={18} /> : <KindIcon kind={kind} size={18} />
