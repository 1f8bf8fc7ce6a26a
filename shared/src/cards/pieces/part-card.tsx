import { useExtensions } from '../../host'
import { ExtensionPart } from '../../ui'
import { CardFrame } from '../card-frame'
import type { CardProps } from '../card-props'

/** A card that a remote draws, in a box of the height that its description gives. */
export function PartCard({ card }: CardProps<'part'>) {
  const item = useExtensions('page.card').find(({ kind }) => kind === card.kind)
  if (!item) return null
  return (
    <CardFrame card={card} bare>
      <ExtensionPart key={`${item.owner}/${item.release}`} item={item} data={card} of={card.id} />
    </CardFrame>
  )
}
