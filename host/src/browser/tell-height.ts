/**
 * Keeps a custom property at the height of a strip that stays at the top of the screen. The pages' headers stand below
 * all of them (`--above` in layout.module.css).
 */
export const tellHeight = (property: '--ribbon' | '--strip') => (strip: HTMLElement | null) => {
  if (!strip) return
  const { style } = document.documentElement
  const tell = () => style.setProperty(property, `${strip.offsetHeight}px`)
  const observer = new ResizeObserver(tell)
  observer.observe(strip)
  tell()
  return () => {
    observer.disconnect()
    style.removeProperty(property)
  }
}
