import { ACTIVITY_LIMITS, SeriesExtent, SignWay, teams, VolunteerSkill } from '@plaza/shared/api'
import { DAY_MS, siteMinute } from '@plaza/shared/format'
import { useResource } from '@plaza/shared/host'
import { nameOf } from '@plaza/shared/text'
import {
  DatePicker,
  type DraftEditor,
  Field,
  FilterPill,
  ImagePicker,
  type PictureUploads,
  Select,
  Stepper,
  TextArea,
} from '@plaza/shared/ui'
import type { ReactNode } from 'react'
import { skillText } from '../../../../volunteer-words/skill.text'
import { signByText } from '../manage.text'
import { PlacePicker } from './place-picker'
import { atVenue, type PlanDraft, type PlanFault } from './plan.model'
import classes from './plan.module.css'
import { extentText, faultText, t } from './plan.text'
import { VenueChoice } from './venue-choice'

const AHEAD_DAYS = 180

type NamedChoices = readonly { name: string; name_en?: string | undefined }[]
const choicesOf = (list: NamedChoices = []) => list.map((one) => ({ value: one.name, label: nameOf(one) }))

interface PlanFieldsProps {
  pen: DraftEditor<PlanDraft>
  uploads: PictureUploads
  faults: readonly PlanFault[]
  isNew: boolean
  now: number
}

interface PartProps {
  draft: PlanDraft
  change: DraftEditor<PlanDraft>['change']
  error: (fault: PlanFault) => string | false
}

export function PlanFields({ pen, uploads, faults, isNew, now }: PlanFieldsProps) {
  const filters = useResource(teams.filters, {})
  const part: PartProps = {
    draft: pen.draft,
    change: pen.change,
    error: (fault) => faults.includes(fault) && faultText[fault](),
  }
  return (
    <>
      <WhatFields {...part} uploads={uploads} kinds={filters.data?.kinds} />
      <WhenFields {...part} isNew={isNew} now={now} />
      <WhereFields {...part} districts={filters.data?.districts} />
      <PeopleFields {...part} />
    </>
  )
}

function WhatFields({
  draft,
  change,
  error,
  uploads,
  kinds,
}: PartProps & { uploads: PictureUploads; kinds: NamedChoices | undefined }) {
  return (
    <Part title={t.what()}>
      <ImagePicker
        value={draft.images}
        max={1}
        upload={uploads.upload}
        onChange={(add) => change(({ images }) => ({ images: add(images) }))}
        onProblem={uploads.onProblem}
        onWaiting={uploads.setWaiting}
      />
      <Field label={t.title()} value={draft.title} error={error('title')} onChange={(title) => change({ title })} />
      <Select
        label={t.kind()}
        placeholder={t.choose()}
        options={choicesOf(kinds)}
        value={draft.kind || null}
        error={error('kind')}
        onChange={(kind) => change({ kind })}
      />
      <fieldset className={classes.skills}>
        <legend>{t.skills()}</legend>
        {VolunteerSkill.options.map((skill) => (
          <FilterPill
            key={skill}
            label={skillText[skill]()}
            pressed={draft.skills?.includes(skill) ?? false}
            onClick={() => change(({ skills = [] }) => ({ skills: toggled(skills, skill) }))}
          />
        ))}
      </fieldset>
      <TextArea
        label={t.body()}
        value={draft.body}
        max={ACTIVITY_LIMITS.body}
        rows={5}
        error={error('body')}
        onChange={(body) => change({ body })}
      />
      <Field
        label={t.contact()}
        placeholder={t.contactExample()}
        value={draft.contact}
        error={error('contact')}
        onChange={(contact) => change({ contact })}
      />
    </Part>
  )
}

function WhenFields({ draft, change, error, isNew, now }: PartProps & { isNew: boolean; now: number }) {
  const dates = {
    ...{ min: siteMinute(now), max: siteMinute(now + AHEAD_DAYS * DAY_MS), start: siteMinute(now + DAY_MS) },
    placeholder: t.choose(),
  }
  return (
    <Part title={t.when()}>
      <DatePicker
        {...dates}
        label={t.starts()}
        value={draft.starts}
        error={error('past')}
        onChange={(starts) => change({ starts })}
      />
      <DatePicker
        {...dates}
        start={draft.starts || dates.start}
        label={t.ends()}
        value={draft.ends}
        error={error('times')}
        onChange={(ends) => change({ ends })}
      />
      {draft.extent && (
        <Select
          label={t.extent()}
          options={SeriesExtent.options.map((value) => ({ value, label: extentText[value]() }))}
          value={draft.extent}
          onChange={(extent) => change({ extent })}
        />
      )}
      {draft.extent && draft.extent !== 'one' && <p className={classes.note}>{t.extentHelp()}</p>}
      {isNew && (
        <Amount label={t.weeks()} help={t.weeksHelp()}>
          <Stepper
            label={t.weeks()}
            value={draft.weeks}
            min={1}
            max={ACTIVITY_LIMITS.weeks}
            onChange={(weeks) => change({ weeks })}
          />
        </Amount>
      )}
    </Part>
  )
}

function WhereFields({ draft, change, error, districts }: PartProps & { districts: NamedChoices | undefined }) {
  return (
    <Part title={t.where()}>
      <VenueChoice venue={draft.venue ?? null} onChoose={(venue) => change(atVenue(venue))} />
      {!draft.venue && (
        <Select
          label={t.district()}
          placeholder={t.choose()}
          options={choicesOf(districts)}
          value={draft.district || null}
          error={error('place')}
          onChange={(district) => change({ district })}
        />
      )}
      <Field label={t.place()} value={draft.place} error={error('place')} onChange={(place) => change({ place })} />
      {!draft.venue && <PlacePicker point={draft.point} error={error('point')} onPick={(point) => change({ point })} />}
    </Part>
  )
}

function PeopleFields({ draft, change }: PartProps) {
  return (
    <Part title={t.people()}>
      <Amount label={t.capacity()}>
        <Stepper
          label={t.capacity()}
          value={draft.capacity}
          min={1}
          max={ACTIVITY_LIMITS.capacity}
          onChange={(capacity) => change({ capacity })}
        />
      </Amount>
      <Amount label={t.hours()}>
        <Stepper
          label={t.hours()}
          value={draft.hours}
          min={0.5}
          max={ACTIVITY_LIMITS.hours}
          step={0.5}
          onChange={(hours) => change({ hours })}
        />
      </Amount>
      <Select
        label={t.signBy()}
        options={SignWay.options.map((way) => ({ value: way, label: signByText[way]() }))}
        value={draft.signBy}
        onChange={(signBy) => change({ signBy })}
      />
    </Part>
  )
}

const toggled = (list: readonly VolunteerSkill[], skill: VolunteerSkill) =>
  list.includes(skill) ? list.filter((one) => one !== skill) : [...list, skill]

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={classes.part}>
    <h2>{title}</h2>
    {children}
  </section>
)

const Amount = ({ label, help, children }: { label: string; help?: string; children: ReactNode }) => (
  <div className={classes.amount}>
    <span>
      {label}
      {help && <small>{help}</small>}
    </span>
    {children}
  </div>
)
