/**
 * Keeps a custom property at the height of a strip that stays at the top of the screen. The pages' headers stand below
 * all of them (`--above` in layout.module.css).
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
