import { type HTMLAttributes, useLayoutEffect, useRef } from 'react'
import 'react-vant/es/styles/index.js'
import { classNames } from '../class-names'
import library from './library.module.css'

interface LibraryBoxProps extends HTMLAttributes<HTMLDivElement> {
  /** Corrects the accessibility attributes of react-vant's elements; runs after each change. */
  mend?: (box: HTMLElement) => void
}

/** Wraps a component of react-vant, with its styles and our colours. */
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

/** Removes react-vant's elements from the tab order; labelled native elements replace them. */
export function dropTabStops(box: HTMLElement): void {
  for (const element of box.querySelectorAll('[tabindex="0"]')) element.setAttribute('tabindex', '-1')
}

/** Lets nothing of react-vant's elements be focused, where they are only shown. */
export function removeTabStops(box: HTMLElement): void {
  for (const element of box.querySelectorAll('[tabindex]')) element.removeAttribute('tabindex')
}
