import { siteDate } from '@plaza/shared/format'
import { useNow } from '@plaza/shared/host'
import { DatePicker, Field, Segmented, TextArea } from '@plaza/shared/ui'
import { AvatarField } from './avatar/avatar-field'
import { ADDRESS_MAX, INTRO_MAX, type ProfileFields } from './profile.model'
import classes from './profile.module.css'
import { t } from './profile.text'
import type { ProfileEditor } from './use-profile-form'

const FIRST_DAY = '1900-01-01'
const USUAL_DAY = '1985-06-15'

const nicknameText = { missing: t.nicknameMissing, long: t.nicknameLong } as const

export function PublicFields({ form: { fields, change, problems, avatar } }: { form: ProfileEditor }) {
  return (
    <section className={classes.paper} aria-label={t.others()}>
      <h2 className={classes.heading}>{t.others()}</h2>
      <AvatarField src={fields.avatar} name={fields.nickname} upload={avatar} />
      <Field
        label={t.nickname()}
        name="nickname"
        autoComplete="nickname"
        placeholder={t.nicknameHint()}
        value={fields.nickname}
        onChange={(nickname) => change({ nickname })}
        error={problems.nickname && nicknameText[problems.nickname]()}
      />
      <TextArea
        label={t.intro()}
        placeholder={t.introHint()}
        value={fields.intro}
        max={INTRO_MAX}
        onChange={(intro) => change({ intro })}
        error={problems.intro && t.tooLong()}
      />
    </section>
  )
}

export function OwnFields({ form: { fields, change, problems } }: { form: ProfileEditor }) {
  const now = useNow()
  return (
    <section className={classes.paper} aria-label={t.own()}>
      <h2 className={classes.heading}>{t.own()}</h2>
      <div className={classes.choice}>
        <span className={classes.label} aria-hidden="true">
          {t.sex()}
        </span>
        <Segmented
          label={t.sex()}
          value={String(fields.sex)}
          onChange={(sex) => change({ sex: Number(sex) as ProfileFields['sex'] })}
          items={[
            { id: '0', label: t.unsaid() },
            { id: '1', label: t.male() },
            { id: '2', label: t.female() },
          ]}
        />
      </div>
      <DatePicker
        label={t.birthdate()}
        placeholder={t.choose()}
        value={fields.birthdate}
        min={FIRST_DAY}
        max={siteDate(now)}
        start={USUAL_DAY}
        onChange={(birthdate) => change({ birthdate })}
      />
      <TextArea
        label={t.address()}
        placeholder={t.addressHint()}
        autoComplete="street-address"
        rows={2}
        value={fields.home_address}
        max={ADDRESS_MAX}
        onChange={(home_address) => change({ home_address })}
        error={problems.home_address && t.tooLong()}
      />
    </section>
  )
}
