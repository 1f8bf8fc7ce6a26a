import { siteMinute } from '@plaza/shared/format'
import { useNow } from '@plaza/shared/host'
import { Field } from '@plaza/shared/ui'
import { inDays } from '../../../post/vote/vote-draft.model'
import { t } from './vote.text'
import classes from './vote-editor.module.css'

const presets = [1, 3, 7, 30]

interface VoteEndProps {
  endsAt: string
  error: string | undefined
  onChange: (endsAt: string) => void
}

/** A date field, or one of the preset durations. */
export function VoteEnd({ endsAt, error, onChange }: VoteEndProps) {
  const now = useNow()
  return (
    <div className={classes.end}>
      <Field
        label={t.ends()}
        type="datetime-local"
        value={endsAt}
        min={siteMinute(now)}
        error={error}
        onChange={onChange}
      />
      <div className={classes.presets}>
        {presets.map((days) => (
          <button
            key={days}
            type="button"
            className={classes.preset}
            onClick={() => onChange(inDays(days, Date.now()))}
          >
            {t.days(days)}
          </button>
        ))}
      </div>
    </div>
  )
}
