import type { Map as LeafletHandle } from 'leaflet'
import { type ReactNode, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import type { LatLng } from '../../format'
import { placeElement } from './leaflet'

interface OnMapProps {
  map: LeafletHandle
  point: LatLng
  /** Lies over its neighbours. */
  raised?: boolean
  children: ReactNode
}

/** Draws its children at a point of the map, which moves them along. */
export function OnMap({ map, point: { lat, lng }, raised = false, children }: OnMapProps) {
  const [element] = useState(() => document.createElement('div'))
  useEffect(() => placeElement(map, { lat, lng }, element, raised), [map, lat, lng, element, raised])
  return createPortal(children, element)
}
