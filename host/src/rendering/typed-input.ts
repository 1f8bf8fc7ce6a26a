import { isHydrated, whenHydrated } from './hydrated'

const CHECK_MS = 200

type TextField = HTMLInputElement | HTMLTextAreaElement

const isField = (target: unknown): target is TextField =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
const isChoice = (field: TextField): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio'

const isChanged = (field: TextField): boolean =>
  isChoice(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue

/**
 * Simulates user input for React. The native setter, which React does not intercept, is what makes it a change; the
 * intercepted one tells React of another value first, so that a field which still shows the text is a change as well.
 */
function type(field: TextField, value: string): void {
  field.value = ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Types again where React, which claims a field before it commits the page, emptied it afterwards. */
function restore(field: TextField, rendered: string, value: string, attempts = 3): void {
  type(field, value)
  const again = () => field.isConnected && field.value === rendered && restore(field, rendered, value, attempts - 1)
  if (attempts > 1) setTimeout(again, CHECK_MS)
}

/**
 * Keeps text and choices that were entered before hydration: React resets the fields to their rendered values. Called
 * before hydration; each field gets its input back once it is hydrated.
 */
export function keepTypedInput(root: Element): void {
  const typed = new Map<TextField, string>()
  function note(field: TextField): void {
    const isNew = !typed.has(field)
    typed.set(field, field.value)
    if (!isNew) return
    const { checked, defaultValue } = field as HTMLInputElement
    whenHydrated(field, () => {
      const value = typed.get(field) ?? ''
      if (!isChoice(field)) restore(field, defaultValue, value)
      else if (field.checked !== checked) field.click()
      typed.delete(field)
    })
  }
  for (const field of root.querySelectorAll<TextField>('input, textarea')) if (isChanged(field)) note(field)
  root.addEventListener('input', ({ target }) => isField(target) && !isHydrated(target) && note(target), true)
}
