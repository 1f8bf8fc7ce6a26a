import { calendarDate } from '@plaza/shared/format'
import type { StatusRelease } from '@plaza/shared/operations'
import { defineTexts } from '@plaza/shared/text'
import type { Remote } from '../overview/rollback.model'
import { Field, inputClass } from '../parts/field'

const t = defineTexts({
  release: { en: 'Release', zh: '版本' },
  none: { en: 'Nothing is published yet.', zh: '还没有发布任何版本。' },
  live: { en: 'live', zh: '使用中' },
  revoked: { en: 'taken back', zh: '已撤回' },
  wasRevoked: {
    en: 'It was taken back once. Promoting it lets it run again.',
    zh: '该版本曾被撤回，上线后将重新启用。',
  },
})

interface ReleaseFieldProps {
  remote: Remote
  value: string
  onChange(release: string): void
}

const named = ({ id, publishedAt, live, revoked }: StatusRelease): string =>
  [id, ...(live ? [t.live()] : []), ...(revoked ? [t.revoked()] : []), calendarDate(publishedAt, Date.now())].join(
    ' · ',
  )

/** The published releases, newest first. */
export function ReleaseField({ remote: { releases }, value, onChange }: ReleaseFieldProps) {
  const revoked = releases.find(({ id }) => id === value)?.revoked
  return (
    <Field label={t.release()} help={releases.length === 0 ? t.none() : revoked ? t.wasRevoked() : undefined}>
      <select className={inputClass} value={value} onChange={(event) => onChange(event.target.value)}>
        {releases.map((release) => (
          <option key={release.id} value={release.id}>
            {named(release)}
          </option>
        ))}
      </select>
    </Field>
  )
}
