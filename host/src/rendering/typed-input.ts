import { isHydrated, whenHydrated } from './hydrated'

type TextField = HTMLInputElement | HTMLTextAreaElement

const isField = (target: unknown): target is TextField =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
const isChoice = (field: TextField): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio'

const isChanged = (field: TextField): boolean =>
  isChoice(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue

/** Simulates user input for React: uses the native setter, which React does not intercept. */
function type(field: TextField, value: string): void {
  if (field.value === value) return
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
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
    const { checked } = field as HTMLInputElement
    whenHydrated(field, () => {
      if (!isChoice(field)) type(field, typed.get(field) ?? '')
      else if (field.checked !== checked) field.click()
      typed.delete(field)
    })
  }
  for (const field of root.querySelectorAll<TextField>('input, textarea')) if (isChanged(field)) note(field)
  root.addEventListener('input', ({ target }) => isField(target) && !isHydrated(target) && note(target), true)
}
