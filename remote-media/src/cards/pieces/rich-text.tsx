import { ListSkeleton } from '@plaza/shared/ui'
import { lazy, Suspense } from 'react'
import { twice } from '../../loading/twice'
import { CardFrame } from '../card-frame'
import type { CardProps } from '../card-props'

const Words = lazy(() => twice(() => import('./rich-text-words')))

/** What an editor wrote. */
export function RichText({ card }: CardProps<'rich_text'>) {
  return (
    <CardFrame card={card}>
      <Suspense fallback={<ListSkeleton rows={1} />}>
        <Words html={card.html} />
      </Suspense>
    </CardFrame>
  )
}
