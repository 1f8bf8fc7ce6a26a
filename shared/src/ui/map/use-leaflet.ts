import type { Map as LeafletHandle } from 'leaflet'
import { useEffect, useRef, useState } from 'react'
import { createMap, fitPoints, type MapSection, sectionOf } from './leaflet'
import type { MapViewProps } from './map-props'

interface LastView {
  lat: number
  lng: number
  zoom: number
}

/** A map over the life of its element; a page that is hidden and shown again finds it where it was. */
export function useLeaflet({ source, fit, onMove }: Pick<MapViewProps, 'source' | 'fit' | 'onMove'>) {
  const ground = useRef<HTMLDivElement>(null)
  const lastView = useRef<LastView | null>(null)
  const fitted = useRef<unknown>(null)
  const moved = useRef(onMove)
  const [map, setMap] = useState<LeafletHandle | null>(null)
  const [section, setSection] = useState<MapSection | null>(null)
  useEffect(() => {
    moved.current = onMove
  })

  useEffect(() => {
    if (!ground.current) return
    const created = createMap(ground.current, source)
    created.on('moveend', () => {
      const { lat, lng } = created.getCenter()
      lastView.current = { lat, lng, zoom: created.getZoom() }
      const shown = sectionOf(created)
      setSection(shown)
      moved.current?.(shown, { lat, lng })
    })
    if (lastView.current) created.setView(lastView.current, lastView.current.zoom)
    setMap(created)
    const observer = new ResizeObserver(() => created.invalidateSize({ pan: false }))
    observer.observe(ground.current)
    return () => {
      observer.disconnect()
      created.remove()
      setMap(null)
    }
  }, [source])

  useEffect(() => {
    if (!map || fitted.current === fit) return
    if (fitPoints(map, fit)) fitted.current = fit
  }, [map, fit])

  return { ground, map, section }
}
