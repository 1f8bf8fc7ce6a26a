import { account, type DataOf, volunteers } from '@plaza/shared/api'
import { useAction, useHost } from '@plaza/shared/host'
import { Button, Checkbox, Field, Form, Segmented, useFaults } from '@plaza/shared/ui'
import { useState } from 'react'
import { FaceField } from './face-field'
import { emptyIdentity, identityFaults, normalNumber, toClaim } from './real-name.model'
import classes from './real-name.module.css'
import { faultText, refusalText, t } from './real-name.text'

type RealData = DataOf<typeof volunteers.realData>

/** Proves a name; a refusal says why, and what was typed stays. */
export function IdentityForm({ data, onProven }: { data: RealData; onProven?: () => void }) {
  const host = useHost()
  const [typed, setTyped] = useState(emptyIdentity)
  const type = (part: Partial<typeof typed>) => setTyped((before) => ({ ...before, ...part }))
  const { faults, check } = useFaults(identityFaults(typed), faultText)
  const prove = useAction(volunteers.proveName, {
    refreshes: [volunteers.realData],
    successMessage: ({ state, credits }) => (state === 'proven' ? t.provenToast(credits) : null),
    onDone: async ({ state }) => {
      if (state !== 'proven') return
      onProven?.()
      // The flag on the user's own copy follows.
      await host.request(account.current, {}).then(host.session.update, () => undefined)
    },
  })
  const { reason } = data
  return (
    <Form id="identity" onSubmit={() => check() && void prove.run(toClaim(typed))}>
      {reason && !prove.busy && (
        <div className={classes.refused} role="alert">
          <p className={classes.refusedHead}>{t.refused()}</p>
          <p>{refusalText[reason]()}</p>
        </div>
      )}
      <Segmented
        label={t.way()}
        value={typed.way}
        items={[
          { id: 'card', label: t.card() },
          { id: 'face', label: t.face() },
        ]}
        onChange={(way) => type({ way })}
      />
      {data.credits[typed.way] > 0 && <p className={classes.earns}>{t.earns(data.credits[typed.way])}</p>}
      <Field
        label={t.name()}
        value={typed.name}
        maxLength={30}
        autoComplete="off"
        error={faults.includes('name') && faultText.name()}
        onChange={(name) => type({ name })}
      />
      <Field
        label={t.number()}
        help={t.numberHelp()}
        value={typed.number}
        maxLength={22}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        error={faults.includes('number') && faultText.number()}
        onChange={(number) => type({ number: normalNumber(number) })}
      />
      {typed.way === 'face' && (
        <FaceField face={typed.face} hasFault={faults.includes('face')} onChange={(face) => type({ face })} />
      )}
      <Checkbox checked={typed.agreed} onChange={(agreed) => type({ agreed })}>
        {t.agree()}
      </Checkbox>
      <Button block type="submit" loading={prove.busy}>
        {t.submit()}
      </Button>
    </Form>
  )
}
