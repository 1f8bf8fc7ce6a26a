import { HELPER_NAME_MAX, HELPER_NOTE_MAX, HELPER_PLACE_MAX, helperNeeds, helperRelations } from '@plaza/shared/api'
import { siteDate } from '@plaza/shared/format'
import { useNow } from '@plaza/shared/host'
import { Checkbox, type DraftEditor, Field, Picker, Select, TextArea } from '@plaza/shared/ui'
import { needText, relationText } from '../../parts/helper.text'
import type { HelperDraft, HelperFault } from './helper-draft.model'
import classes from './helpers.module.css'
import { faultText, t } from './helpers.text'

const OLDEST = 110

interface HelperFieldsProps {
  pen: DraftEditor<HelperDraft>
  faults: readonly HelperFault[]
  /** Phone of an entry that is changed, which an empty field keeps. */
  keptPhone: string | undefined
}

export function HelperFields({ pen: { draft, change }, faults, keptPhone }: HelperFieldsProps) {
  const errorOf = (fault: HelperFault) => faults.includes(fault) && faultText[fault]()
  const year = Number(siteDate(useNow()).slice(0, 4))
  const years = Array.from({ length: OLDEST }, (_, back) => String(year - back))
  return (
    <>
      <Field
        label={t.name()}
        value={draft.name}
        maxLength={HELPER_NAME_MAX}
        error={errorOf('name')}
        onChange={(name) => change({ name })}
      />
      <Select
        label={t.relation()}
        placeholder={t.relationHint()}
        options={helperRelations.map((value) => ({ value, label: relationText[value]() }))}
        value={draft.relation}
        error={errorOf('relation')}
        onChange={(relation) => change({ relation })}
      />
      <Field
        label={t.phone()}
        value={draft.phone}
        type="tel"
        inputMode="numeric"
        maxLength={11}
        help={keptPhone ? t.phoneKept(keptPhone) : t.phoneHelp()}
        error={errorOf('phone')}
        onChange={(phone) => change({ phone })}
      />
      <Picker
        label={t.born()}
        placeholder={t.bornHint()}
        wheels={[{ label: t.born(), options: years.map((value) => ({ value, label: value })) }]}
        value={draft.born ? [draft.born] : []}
        onChange={([born = '']) => change({ born })}
      />
      <TextArea
        label={t.place()}
        placeholder={t.placeHint()}
        rows={2}
        max={HELPER_PLACE_MAX}
        value={draft.place}
        error={errorOf('place')}
        onChange={(place) => change({ place })}
      />
      <fieldset className={classes.choices}>
        <legend>{t.needs()}</legend>
        {helperNeeds.map((need) => (
          <Checkbox
            key={need}
            checked={draft.needs.includes(need)}
            onChange={(checked) =>
              change(({ needs }) => ({ needs: checked ? [...needs, need] : needs.filter((one) => one !== need) }))
            }
          >
            {needText[need]()}
          </Checkbox>
        ))}
      </fieldset>
      <TextArea
        label={t.note()}
        placeholder={t.noteHint()}
        rows={3}
        max={HELPER_NOTE_MAX}
        value={draft.note}
        onChange={(note) => change({ note })}
      />
    </>
  )
}
