import { Availability, type DataOf, site, type teams, VolunteerSkill } from '@plaza/shared/api'
import { type Resource, useResource } from '@plaza/shared/host'
import { language } from '@plaza/shared/text'
import { Async, CellsSkeleton, Checkbox, type DraftEditor, FilterPill, RichText, Select } from '@plaza/shared/ui'
import { districtName } from '../../../parts/district.text'
import { TeamChoice } from '../../../parts/team-choice'
import { skillText } from '../../../volunteer-words/skill.text'
import { availabilityText, streetName } from '../../../volunteer-words/volunteer.text'
import { type RegisterFault, type RegistrationDraft, toggled } from './register.model'
import classes from './register.module.css'
import { faultText, t } from './register.text'

interface StepProps {
  pen: Pick<DraftEditor<RegistrationDraft>, 'draft' | 'change'>
  faults: readonly RegisterFault[]
}

export function TermsStep({ pen: { draft, change }, faults }: StepProps) {
  const clauses = useResource(site.clauses, {})
  return (
    <section className={classes.paper}>
      <h2 className={classes.question}>{t.terms()}</h2>
      <Async of={clauses} skeleton={<CellsSkeleton rows={4} />}>
        {({ list }) => {
          const terms = list.find(({ key }) => key === 'volunteer')
          const isEnglish = language() === 'en'
          return terms ? (
            <div className={classes.terms}>
              <RichText html={(isEnglish ? terms.html_en : undefined) ?? terms.html} by="editor" />
            </div>
          ) : null
        }}
      </Async>
      <Checkbox checked={draft.agreed} onChange={(agreed) => change({ agreed })}>
        {t.agree()}
      </Checkbox>
      <Fault of="agreed" faults={faults} />
    </section>
  )
}

export function SkillsStep({ pen: { draft, change }, faults }: StepProps) {
  return (
    <section className={classes.paper}>
      <fieldset className={classes.choices}>
        <legend className={classes.question}>
          {t.skills()} <span className={classes.hint}>{t.many()}</span>
        </legend>
        {VolunteerSkill.options.map((skill) => (
          <FilterPill
            key={skill}
            label={skillText[skill]()}
            pressed={draft.skills.includes(skill)}
            onClick={() => change(({ skills }) => ({ skills: toggled(skills, skill) }))}
          />
        ))}
      </fieldset>
      <Fault of="skills" faults={faults} />
      <fieldset className={classes.choices}>
        <legend className={classes.question}>
          {t.availability()} <span className={classes.hint}>{t.many()}</span>
        </legend>
        {Availability.options.map((time) => (
          <FilterPill
            key={time}
            label={availabilityText[time]()}
            pressed={draft.availability.includes(time)}
            onClick={() => change(({ availability }) => ({ availability: toggled(availability, time) }))}
          />
        ))}
      </fieldset>
      <Fault of="availability" faults={faults} />
    </section>
  )
}

type PlaceProps = StepProps & { streets: Resource<DataOf<typeof teams.streets>> }

export function PlaceStep(props: PlaceProps) {
  const { draft, change } = props.pen
  return (
    <section className={classes.paper}>
      <StreetField {...props} />
      <TeamChoice label={t.team()} none={t.anyTeam()} team={draft.team} onChange={(team) => change({ team })} />
    </section>
  )
}

export function StreetField({ pen: { draft, change }, faults, streets }: PlaceProps) {
  return (
    <Async of={streets} skeleton={<CellsSkeleton rows={2} />}>
      {({ list }) => (
        <Select
          label={t.street()}
          help={t.streetHelp()}
          options={list.map(({ id, name, name_en: english, district }) => ({
            value: id,
            label: `${districtName(district)} · ${streetName({ name, name_en: english })}`,
          }))}
          value={draft.street}
          error={faults.includes('street') && faultText.street()}
          onChange={(street) => change({ street })}
        />
      )}
    </Async>
  )
}

function Fault({ of, faults }: { of: RegisterFault; faults: readonly RegisterFault[] }) {
  if (!faults.includes(of)) return null
  return (
    <p className={classes.fault} role="alert">
      {faultText[of]()}
    </p>
  )
}
