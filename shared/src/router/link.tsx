import type { AnchorHTMLAttributes, MouseEvent } from 'react'
import { useHost } from '../host/connection'
import { isLiveAddress } from '../routes'

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** An address of Plaza, made by `to()`. */
  to: string
  replace?: boolean
}

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey && !event.defaultPrevented

/**
 * Link to a page of Plaza: prefetched on touch, opened without a reload. Renders only its text if the page is not live
 * for this visitor.
 */
export function Link({ to, replace = false, onClick, onPointerDown, ...rest }: LinkProps) {
  const host = useHost()
  if (!isLiveAddress(to)) {
    const { className, style, children } = rest
    return (
      <span className={className} style={style}>
        {children}
      </span>
    )
  }
  return (
    <a
      {...rest}
      href={host.href(to)}
      onPointerDown={(event) => {
        onPointerDown?.(event)
        host.prefetch(to)
      }}
      onClick={(event) => {
        onClick?.(event)
        if (!isPlainClick(event) || rest.target) return
        event.preventDefault()
        host.navigate(to, { replace })
      }}
    />
  )
}
