import type { ReactNode } from 'react'
import type { LatLng } from '../../format'
import type { MapMark } from './clusters'
import type { MapSection, TileSource } from './leaflet'

export interface MapViewProps<M extends MapMark = MapMark> {
  /** Accessible name of the map. */
  label: string
  source: TileSource & { attribution: string | null }
  marks: readonly M[]
  /** Id of the mark that is chosen. */
  selected: string | null
  onSelect: (id: string) => void
  drawMark: (mark: M) => ReactNode
  /** Points to show first; another array moves the map again. */
  fit: readonly LatLng[]
  /** The user's position. */
  here: LatLng | null
  /** The section that the map shows, after each move, and the point in its middle. */
  onMove?: (section: MapSection, middle: LatLng) => void
  /** Height in pixels of what lies over the map's lower edge. */
  coveredBelow?: number
}
