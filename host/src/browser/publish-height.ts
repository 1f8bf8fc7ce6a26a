/**
 * Publishes the height of a strip at the top of the screen as a custom property. Page headers stick below all strips
 * (`--above` in layout.module.css).
 */
export const publishHeight = (property: '--ribbon' | '--strip') => (strip: HTMLElement | null) => {
  if (!strip) return
  const { style } = document.documentElement
  const publish = () => style.setProperty(property, `${strip.offsetHeight}px`)
  const observer = new ResizeObserver(publish)
  observer.observe(strip)
  publish()
  return () => {
    observer.disconnect()
    style.removeProperty(property)
  }
}
