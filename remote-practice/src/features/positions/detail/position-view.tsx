import type { PositionDetail } from '@plaza/shared/api'
import { useHost } from '@plaza/shared/host'
import { nameOf } from '@plaza/shared/text'
import { IconButton, PictureStrip, Share2 } from '@plaza/shared/ui'
import type { ReactNode } from 'react'
import { addressOf, streetOf } from '../position.model'
import { t } from '../positions.text'
import { PlaceMap } from './place-map'
import { PositionFacts } from './position-facts'
import { PositionActivities, PositionChildren, PositionTeams } from './position-parts'

/** Everything about a place of practice; `children` stand after its facts. */
export function PositionView({ position, children }: { position: PositionDetail; children?: ReactNode }) {
  return (
    <>
      <PictureStrip images={position.images} wide />
      <PositionFacts position={position} />
      {children}
      <PositionChildren id={position.id} />
      <PositionActivities id={position.id} />
      <PositionTeams id={position.id} />
      <PlaceMap position={position} />
    </>
  )
}

export function SharePosition({ position }: { position: PositionDetail }) {
  const host = useHost()
  const share = () =>
    host.ui.share({
      id: position.kind === 'centre' || position.kind === 'station' ? 'position' : 'venue',
      target: 'page',
      title: nameOf(position),
      text: streetOf(position),
      image: position.image,
      address: addressOf(position),
    })
  return <IconButton label={t.share()} icon={<Share2 size={20} />} onClick={share} />
}
