let locks = 0

/** Prevents the page behind from scrolling until every lock is released. */
export function lockScroll(): () => void {
  locks += 1
  document.documentElement.style.overflow = 'hidden'
  return () => {
    locks -= 1
    if (locks === 0) document.documentElement.style.overflow = ''
  }
}
