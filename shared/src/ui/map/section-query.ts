import type { MapSection } from './leaflet'

const DIGITS = 5

/** A section as calls take it: about a metre exact, so that equal sections are equal calls. */
export const sectionQuery = ({ west, south, east, north }: MapSection) => ({
  west: west.toFixed(DIGITS),
  south: south.toFixed(DIGITS),
  east: east.toFixed(DIGITS),
  north: north.toFixed(DIGITS),
})
