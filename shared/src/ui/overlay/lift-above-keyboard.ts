/** Sets `--keyboard` of an element to the height that an overlaying on-screen keyboard covers (iOS). */
export function liftAboveKeyboard(element: HTMLElement): () => void {
  const view = window.visualViewport
  if (!view) return () => undefined
  const lift = () => {
    const zoomed = view.scale > 1.01
    const covered = zoomed ? 0 : Math.max(0, window.innerHeight - view.height - view.offsetTop)
    element.style.setProperty('--keyboard', `${Math.round(covered)}px`)
  }
  lift()
  view.addEventListener('resize', lift)
  view.addEventListener('scroll', lift)
  return () => {
    view.removeEventListener('resize', lift)
    view.removeEventListener('scroll', lift)
  }
}
