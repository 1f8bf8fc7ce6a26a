import { type ComponentType, type CSSProperties, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import type { LiveItem } from '../../extensions/points'
import { type PartProps, useExtensions, useHost, useHydrated } from '../../host'
import classes from './extension-part.module.css'

/** How long a part may take to load. */
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
  /** Shown until the part is drawn, where the server drew nothing, and in place of one that fails; nothing by default. */
  waits?: ReactNode
  failed?: ReactNode
}

/**
 * A component of another remote, in a box of the height that its description gives: whatever it does, nothing around it
 * moves or fails. Until its code is here the box has what the server drew.
 */
export function ExtensionPart({ item, data = nothing, of, grows, waits, failed }: ExtensionPartProps) {
  const { owner, id, part, height } = item
  const { slots } = useHost()
  const key = [owner, id, of].filter(Boolean).join('/')
  const { Part, hasFailed, fail } = usePart(item)
  const isHydrated = useHydrated()
  const [hasServerHtml, setHasServerHtml] = useState(!isHydrated)
  const keepsServerHtml = !Part && hasServerHtml
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!box.current?.hasChildNodes()) setHasServerHtml(false)
  }, [])
  return (
    <div
      ref={box}
      className={grows ? classes.growing : classes.box}
      data-part={`${owner}/${part}`}
      style={{ '--part-height': height } as CSSProperties}
      key={keepsServerHtml ? 'waits' : 'drawn'}
      {...(keepsServerHtml && {
        suppressHydrationWarning: true,
        // The browser keeps what the server drew here: hydration does not compare it.
        dangerouslySetInnerHTML: { __html: slots?.rendered?.[key] ?? '' },
      })}
    >
      {Part ? (
        <ErrorBoundary fallback={failed} onError={fail}>
          <Suspense fallback={waits}>
            <Part data={data} />
          </Suspense>
        </ErrorBoundary>
      ) : keepsServerHtml ? null : hasFailed ? (
        failed
      ) : (
        waits
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

/** The component of a part once its code is here, whether that failed, and what to call when the component throws. */
function usePart({ owner, release, part }: ExtensionPartProps['item']) {
  const { slots } = useHost()
  const [Part, setPart] = useState<ComponentType<PartProps> | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const fail = (error: unknown) => {
    setFailed(true)
    slots?.failed(owner, release, String(error))
  }
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
  return { Part, hasFailed, fail }
}
