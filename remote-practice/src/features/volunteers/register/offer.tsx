import { type OwnVolunteer, teams, volunteers } from '@plaza/shared/api'
import { useAction, useResource } from '@plaza/shared/host'
import { Button, Cell, CellGroup, type DraftEditor, Sheet, useFaults } from '@plaza/shared/ui'
import { useState } from 'react'
import { skillText } from '../../../volunteer-words/skill.text'
import { availabilityText } from '../../../volunteer-words/volunteer.text'
import { SkillsStep, StreetField } from './form-steps'
import { draftOf, emptyDraft, faultsOf, type RegistrationDraft, toOffer } from './register.model'
import classes from './register.module.css'
import { faultText, t } from './register.text'

/** What an active volunteer offers, to be changed in a sheet. */
export function Offer({ volunteer }: { volunteer: OwnVolunteer }) {
  const [open, setOpen] = useState(false)
  const words = [
    ...volunteer.skills.map((skill) => skillText[skill]()),
    ...volunteer.availability.map((time) => availabilityText[time]()),
  ]
  return (
    <>
      <CellGroup>
        <Cell title={t.offer()} note={words.join(' · ')} onClick={() => setOpen(true)} />
      </CellGroup>
      <Sheet open={open} title={t.offer()} onClose={() => setOpen(false)}>
        <OfferForm volunteer={volunteer} onSaved={() => setOpen(false)} />
      </Sheet>
    </>
  )
}

function OfferForm({ volunteer, onSaved }: { volunteer: OwnVolunteer; onSaved: () => void }) {
  const [draft, setDraft] = useState<RegistrationDraft>(() => ({ ...emptyDraft(''), ...draftOf(volunteer) }))
  const change: DraftEditor<RegistrationDraft>['change'] = (changes) =>
    setDraft((held) => ({ ...held, ...(typeof changes === 'function' ? changes(held) : changes) }))
  const pen = { draft, change }
  const streets = useResource(teams.streets, {})
  const { faults, check } = useFaults([...faultsOf('skills', draft), ...faultsOf('place', draft)], faultText)
  const save = useAction(volunteers.change, {
    refreshes: [volunteers.detail, volunteers.one],
    successMessage: () => t.saved(),
    onDone: onSaved,
  })
  const send = () => {
    if (check()) void save.run(toOffer(draft, { streets: streets.data?.list ?? [], district: volunteer.district }))
  }
  return (
    <>
      <SkillsStep pen={pen} faults={faults} />
      <section className={classes.paper}>
        <StreetField pen={pen} faults={faults} streets={streets} />
        <Button block loading={save.busy} onClick={send}>
          {t.save()}
        </Button>
      </section>
    </>
  )
}
