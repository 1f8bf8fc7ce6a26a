import { type ComponentProps, type ComponentType, type Ref, useEffect, useRef } from 'react'
import { ImagePreview } from 'react-vant'
import classes from '../overlay/image-viewer.module.css'

interface Turning {
  swipeTo(index: number, immediate?: boolean): void
}
/** react-vant forwards a ref that its types leave out. */
const Preview = ImagePreview as unknown as ComponentType<ComponentProps<typeof ImagePreview> & { ref?: Ref<Turning> }>

interface PicturesProps {
  images: readonly string[]
  at: number
  onTurn: (index: number) => void
  onTap: () => void
}

/** react-vant's pictures that can be swiped and pinched, inside of our own dialog. */
export default function Pictures({ images, at, onTurn, onTap }: PicturesProps) {
  const ground = useRef<HTMLDivElement>(null)
  const preview = useRef<Turning>(null)
  const shown = useRef(at)
  const first = useRef(at)
  useEffect(() => {
    if (shown.current !== at) preview.current?.swipeTo(at)
    shown.current = at
  }, [at])
  return (
    <div ref={ground} className={classes.ground}>
      <Preview
        ref={preview}
        visible
        images={[...images]}
        startPosition={first.current}
        showIndex={false}
        overlay={false}
        teleport={() => ground.current ?? document.body}
        onChange={(index: number) => {
          shown.current = index
          onTurn(index)
        }}
        onClose={onTap}
      />
    </div>
  )
}
