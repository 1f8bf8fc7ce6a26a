import { type ComponentProps, type ComponentType, type Ref, useEffect, useRef, useState } from 'react'
import { ImagePreview } from 'react-vant'
import classes from './image-viewer.module.css'

interface Turning {
  swipeTo(index: number, immediate?: boolean): void
}
/** react-vant forwards a ref that its types leave out. */
const Preview = ImagePreview as unknown as ComponentType<ComponentProps<typeof ImagePreview> & { ref?: Ref<Turning> }>

/** Stands in for a picture that is not near yet, so that an album of fifty does not load at once. */
const BLANK = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='

interface PicturesProps {
  images: readonly string[]
  at: number
  onTurn: (index: number) => void
  onTap: () => void
}

/** react-vant's pictures that can be swiped and pinched, inside of our own dialog. */
export default function Pictures({ images, at, onTurn, onTap }: PicturesProps) {
  const [ground, setGround] = useState<HTMLDivElement | null>(null)
  const [first] = useState(at)
  const preview = useRef<Turning>(null)
  const shown = useRef(at)
  const near = useRef(new Set<number>())
  for (const index of [at - 1, at, at + 1]) near.current.add(index)
  useEffect(() => {
    if (shown.current !== at) preview.current?.swipeTo(at)
    shown.current = at
  }, [at])
  return (
    <div ref={setGround} className={classes.ground} aria-hidden="true">
      {ground && (
        <Preview
          ref={preview}
          visible
          images={images.map((image, index) => (near.current.has(index) ? image : BLANK))}
          startPosition={first}
          showIndex={false}
          overlay={false}
          teleport={ground}
          onChange={(index: number) => {
            shown.current = index
            onTurn(index)
          }}
          onClose={onTap}
        />
      )}
    </div>
  )
}
