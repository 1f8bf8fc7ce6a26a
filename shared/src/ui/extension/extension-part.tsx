import { type ComponentType, type CSSProperties, Suspense, useEffect, useState } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import type { LiveItem } from '../../extensions/points'
import { type PartProps, useExtensions, useHost } from '../../host'
import classes from './extension-part.module.css'

/** How long a part may take to load; then its box stays empty. */
const LOAD_MS = 15_000

const nothing: PartProps['data'] = {}

interface ExtensionPartProps {
  item: LiveItem<'mine.part' | 'mine.tab' | 'page.card'>
  /** What the place gives to the part. */
  data?: PartProps['data']
  /** Tells the parts of one item apart: the id of a card, or `tab`. */
  of?: string
  /** The box may become taller, because nothing is below it. */
  grows?: boolean
}

/**
 * A component of another remote, in a box of the height that its description gives: whatever it does, nothing around it
 * moves or fails. Until its code is here the box has what the server drew, or nothing.
 */
export function ExtensionPart({ item, data = nothing, of, grows }: ExtensionPartProps) {
  const { owner, id, part, height } = item
  const { slots } = useHost()
  const key = [owner, id, of].filter(Boolean).join('/')
  const [Part, fail] = usePart(item)
  return (
    <div
      className={grows ? classes.growing : classes.box}
      data-part={`${owner}/${part}`}
      style={{ '--part-height': height } as CSSProperties}
      key={Part ? 'drawn' : 'waits'}
      {...(!Part && {
        suppressHydrationWarning: true,
        // The browser keeps what the server drew here: hydration does not compare it.
        dangerouslySetInnerHTML: { __html: slots?.rendered?.[key] ?? '' },
      })}
    >
      {Part && (
        <ErrorBoundary fallback={null} onError={fail}>
          <Suspense fallback={null}>
            <Part data={data} />
          </Suspense>
        </ErrorBoundary>
      )}
    </div>
  )
}

/** The parts of other remotes at a point, one below the other. */
export function ExtensionParts({ point }: { point: 'mine.part' }) {
  return useExtensions(point).map((item) => (
    <ExtensionPart key={`${item.owner}/${item.id}/${item.release}`} item={item} />
  ))
}

/** The component of a part once its code is here, and what to call when it throws. */
function usePart({ owner, release, part }: ExtensionPartProps['item']) {
  const { slots } = useHost()
  const [Part, setPart] = useState<ComponentType<PartProps> | null>(null)
  const fail = (error: unknown) => slots?.failed(owner, release, String(error))
  // biome-ignore lint/correctness/useExhaustiveDependencies: a part of another release is another box
  useEffect(() => {
    if (!slots) return
    let isOver = false
    const end = (act: () => void) => {
      if (!isOver) act()
      isOver = true
    }
    const timer = setTimeout(() => end(() => fail(`${part} takes too long`)), LOAD_MS)
    slots.load(owner, part).then(
      (came) => end(() => setPart(() => came)),
      (error) => end(() => fail(error)),
    )
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [])
  return [Part, fail] as const
}
