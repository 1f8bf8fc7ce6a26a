import type { PositionDetail } from '@plaza/shared/api'
import { nameOf } from '@plaza/shared/text'
import { PictureStrip } from '@plaza/shared/ui'
import type { ReactNode } from 'react'
import { addressOfPosition } from '../../../parts/position-address'
import { ShareAction } from '../../../parts/share-action'
import { streetOf } from '../position.model'
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
  return (
    <ShareAction
      id={position.kind === 'centre' || position.kind === 'station' ? 'position' : 'venue'}
      title={nameOf(position)}
      text={streetOf(position)}
      image={position.image}
      address={addressOfPosition(position)}
    />
  )
}
