import { momentOf, siteMinute } from '@plaza/shared/format'
import type { WidgetProps } from '@rjsf/utils'
import { inputClass } from '../../parts/field'

/** A time as the browser's field has it, on the site's clock. */
export function toField(value: string | undefined): string {
  const at = Date.parse(value ?? '')
  return Number.isNaN(at) ? '' : siteMinute(at)
}

/** A time with its zone; undefined if none was chosen. */
export function fromField(text: string): string | undefined {
  const at = momentOf(text)
  return Number.isNaN(at) ? undefined : new Date(at).toISOString()
}

/** A day and time. A document of the demo has words instead, which stay until a time is chosen. */
export const MomentWidget = ({ id, value, onChange }: WidgetProps) => (
  <input
    id={id}
    className={inputClass}
    type="datetime-local"
    value={toField(value)}
    onChange={({ target }) => onChange(fromField(target.value))}
  />
)
