import { X } from 'lucide-react'
import { type ReactNode, useId, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useHydrated } from '../../host'
import { defineTexts } from '../../text'
import { IconButton } from '../basic/icon-button'
import classes from './sheet.module.css'
import { SheetScroller } from './sheet-scroller'
import { useDialog } from './use-dialog'
import { useDragDown } from './use-drag-down'

const t = defineTexts({ close: { en: 'Close', zh: '关闭' } })

interface SheetProps {
  open: boolean
  title: string
  onClose: () => void
  children: ReactNode
  /** Stays at the sheet's foot while its content scrolls. */
  foot?: ReactNode
  /** As high as the screen allows. */
  tall?: boolean
  /** Its own address, which stands in the address bar while it is open. */
  address?: string
}

/** A sheet from the bottom of the screen. Its content exists while it is open. */
export function Sheet({ open, title, onClose, children, foot, tall, address }: SheetProps) {
  const id = useId()
  const shown = useHydrated() && open
  const dialog = useDialog(shown, onClose, address)
  const body = useRef<HTMLDivElement>(null)
  const grip = useDragDown(dialog, onClose)
  if (!shown) return null
  return createPortal(
    <dialog ref={dialog} className={classes.sheet} aria-labelledby={id} data-tall={tall ? '' : undefined} tabIndex={-1}>
      <div className={classes.inner}>
        <header className={classes.head} {...grip}>
          <h2 id={id} className={classes.title}>
            {title}
          </h2>
          <IconButton label={t.close()} icon={<X size={20} />} onClick={onClose} />
        </header>
        <div ref={body} className={classes.body}>
          <SheetScroller value={body}>{children}</SheetScroller>
        </div>
        {foot && <footer className={classes.foot}>{foot}</footer>}
      </div>
    </dialog>,
    document.body,
  )
}
