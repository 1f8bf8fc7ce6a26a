import { type DataOf, type OwnVolunteer, teams, volunteers } from '@plaza/shared/api'
import { useAction, useResource } from '@plaza/shared/host'
import { BottomBar, Button, DraftNote, Steps, useDraft, useFaults, useLeaveGuard } from '@plaza/shared/ui'
import { TitledFrame } from '../../../titles/titled-frame'
import { IdentityForm } from '../real-name/identity-form'
import { PlaceStep, SkillsStep, TermsStep } from './form-steps'
import {
  draftOf,
  emptyDraft,
  faultsOf,
  isWritten,
  REGISTRATION_DRAFT,
  stepsFor,
  toRegistration,
} from './register.model'
import classes from './register.module.css'
import { faultText, stepText, t } from './register.text'

interface RegisterFormProps {
  real: DataOf<typeof volunteers.realData>
  /** What the person chose before. */
  before: OwnVolunteer | null
  onSent: () => void
}

/** Registers in several steps. A failure, a reload and a login keep what was chosen. */
export function RegisterForm({ real, before, onSent }: RegisterFormProps) {
  const pen = useDraft(REGISTRATION_DRAFT, {
    empty: (key) => ({ ...emptyDraft(key), ...(before && draftOf(before)) }),
    isWritten,
  })
  const { draft, change } = pen
  const { leave } = useLeaveGuard(REGISTRATION_DRAFT, isWritten(draft))
  const streets = useResource(teams.streets, {})
  const steps = stepsFor(real)
  const place = Math.min(draft.step, steps.length - 1)
  const step = steps[place] ?? 'terms'
  const { faults, check } = useFaults(faultsOf(step, draft), faultText)
  const isLast = place === steps.length - 1
  const go = (to: number) => {
    change({ step: to })
    scrollTo({ top: 0 })
  }
  const register = useAction(volunteers.register, {
    refreshes: [volunteers.detail],
    successMessage: () => t.sent(),
    onDone: () => {
      pen.startAnew()
      onSent()
    },
  })
  const goOn = () => {
    if (!check()) return
    if (isLast) void register.run(toRegistration(draft, streets.data?.list ?? []))
    else go(place + 1)
  }
  return (
    <TitledFrame
      heading="volunteer"
      title={t.title()}
      onBack={leave}
      footer={
        <BottomBar>
          <div className={classes.bar}>
            {place > 0 && (
              <Button kind="secondary" onClick={() => go(place - 1)}>
                {t.before()}
              </Button>
            )}
            {step !== 'name' && (
              <Button block loading={register.busy} onClick={goOn}>
                {isLast ? t.send() : t.next()}
              </Button>
            )}
          </div>
        </BottomBar>
      }
    >
      <DraftNote pen={pen} />
      <div className={classes.steps}>
        <Steps steps={steps.map((one) => stepText[one]())} done={place} />
      </div>
      {step === 'terms' && <TermsStep pen={pen} faults={faults} />}
      {step === 'name' && (
        <section className={classes.identity}>
          <IdentityForm data={real} />
        </section>
      )}
      {step === 'skills' && <SkillsStep pen={pen} faults={faults} />}
      {step === 'place' && <PlaceStep pen={pen} faults={faults} streets={streets} />}
    </TitledFrame>
  )
}
