import { isHydrated, whenHydrated } from './hydrated'

type TextField = HTMLInputElement | HTMLTextAreaElement

const isField = (target: unknown): target is TextField =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
const isChoice = (field: TextField): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio'

const isChanged = (field: TextField): boolean =>
  isChoice(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue

/** Says it to React as a finger would: through the browser's own setter, which React's watching of values does not see. */
function type(field: TextField, value: string): void {
  if (field.value === value) return
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/**
 * What was typed or chosen in a rendered page before it is hydrated: React puts the fields back to what it draws. Called
 * before hydration; each field is given its words back once it answers.
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
