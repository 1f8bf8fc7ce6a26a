import { type HTMLAttributes, useLayoutEffect, useRef } from 'react'
import 'react-vant/es/styles/index.js'
import { classNames } from '../class-names'
import library from './library.module.css'

interface LibraryBoxProps extends HTMLAttributes<HTMLDivElement> {
  /** Sets what react-vant leaves out, or says wrongly, for who uses keys or a screen reader; again after each change. */
  mend?: (box: HTMLElement) => void
}

/** The box in which a part of react-vant stands: its styles and our colours hold here. */
export function LibraryBox({ mend, className, ...rest }: LibraryBoxProps) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = box.current
    if (!element || !mend) return
    mend(element)
    const observer = new MutationObserver(() => mend(element))
    observer.observe(element, { childList: true, subtree: true })
    return () => observer.disconnect()
  })
  return <div {...rest} ref={box} className={classNames(library.library, className)} />
}

/** Takes the elements of react-vant out of the way of keys: beside them stand native ones with names. */
export function dropTabStops(box: HTMLElement): void {
  for (const element of box.querySelectorAll('[tabindex="0"]')) element.setAttribute('tabindex', '-1')
}
