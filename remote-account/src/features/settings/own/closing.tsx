import { type Closure, closures } from '@plaza/shared/api'
import { dayText, formatYuan } from '@plaza/shared/format'
import { type Resource, useAction, useHost, useNow, useSessionUser } from '@plaza/shared/host'
import { isLive, to } from '@plaza/shared/routes'
import { Async, Button, ButtonLink, Cell, CellGroup, CellsSkeleton, Checkbox, Sheet } from '@plaza/shared/ui'
import { useState } from 'react'
import { useUpdateUser } from '../../../own-profile'
import { ProofForm } from '../../../proof/proof-form'
import classes from './closing.module.css'
import { t } from './own-data.text'

/** Closing the account: asked for after all that will happen was read, taken back with one tap. */
export function Closing({ of: closure }: { of: Resource<Closure> }) {
  return (
    <CellGroup>
      <Async of={closure} skeleton={<CellsSkeleton rows={1} />}>
        {(state) => (state.due_at ? <Pending due={state.due_at} /> : <Offer state={state} />)}
      </Async>
    </CellGroup>
  )
}

function Pending({ due }: { due: string }) {
  const now = useNow()
  const updateUser = useUpdateUser()
  const keep = useAction(closures.takeBack, {
    refreshes: [closures.state],
    successMessage: () => t.isKept(),
    onDone: () => void updateUser(),
  })
  return (
    <div className={classes.pending}>
      <p className={classes.due}>{t.due(dayText(Date.parse(due), now))}</p>
      <p className={classes.note}>{t.dueNote()}</p>
      <Button block loading={keep.busy} onClick={() => void keep.run({})}>
        {t.keep()}
      </Button>
    </div>
  )
}

function Offer({ state }: { state: Closure }) {
  const [step, setStep] = useState<'closed' | 'reading' | 'proving'>('closed')
  const leave = () => setStep('closed')
  return (
    <>
      <Cell title={t.close()} danger onClick={() => setStep('reading')} />
      <Sheet open={step === 'reading'} title={t.closeTitle()} onClose={leave}>
        <Conditions state={state} onNext={() => setStep('proving')} />
      </Sheet>
      <Proving open={step === 'proving'} cents={state.cents} onClose={leave} />
    </>
  )
}

function Conditions({ state, onNext }: { state: Closure; onNext: () => void }) {
  const [givesUp, setGivesUp] = useState(false)
  const yuan = formatYuan(state.cents)
  const isFree = state.transfers === 0 && (state.cents === 0 || givesUp)
  return (
    <div className={classes.conditions}>
      <h3 className={classes.heading}>{t.whatHappens()}</h3>
      <ul className={classes.list}>
        {[t.waitDays(state.days), t.erased(), t.nameless(), t.books(), t.phoneFree()].map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
      {state.transfers > 0 && (
        <div className={classes.hindrance}>
          <p>{t.transfers(state.transfers)}</p>
          <ButtonLink kind="secondary" small to={to('cash-detail', { id: 'all' })}>
            {t.toTransfers()}
          </ButtonLink>
        </div>
      )}
      {state.transfers === 0 && state.cents > 0 && (
        <div className={classes.hindrance}>
          <p>{t.money(yuan)}</p>
          {isLive('wallet') && (
            <ButtonLink kind="secondary" small to={to('wallet')}>
              {t.toWallet()}
            </ButtonLink>
          )}
          <Checkbox checked={givesUp} onChange={setGivesUp}>
            {t.giveUp(yuan)}
          </Checkbox>
        </div>
      )}
      <Button kind="danger" block disabled={!isFree} onClick={onNext}>
        {t.goOn()}
      </Button>
    </div>
  )
}

function Proving({ open, cents, onClose }: { open: boolean; cents: number; onClose: () => void }) {
  const { ui } = useHost()
  const user = useSessionUser()
  const updateUser = useUpdateUser()
  const request = useAction(closures.request, {
    refreshes: [closures.state],
    onDone: () => {
      onClose()
      ui.toast(t.closed())
      void updateUser()
    },
  })
  const send = (proof: object) => void request.run({ body: { ...proof, given_up_cents: cents } })
  return (
    <Sheet open={open} title={t.prove()} onClose={onClose}>
      {user?.phone ? (
        <ProofForm why={t.closeWhy()} byPassword={user.has_password} proof={{ ...request, give: send }} />
      ) : (
        <div className={classes.conditions}>
          <p>{t.closeShort()}</p>
          <Button kind="danger" block loading={request.busy} onClick={() => send({})}>
            {t.close()}
          </Button>
        </div>
      )}
    </Sheet>
  )
}
