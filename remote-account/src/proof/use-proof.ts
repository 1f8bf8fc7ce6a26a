import { codes, credentials, type InputOf } from '@plaza/shared/api'
import { type Failure, useAction, useHost } from '@plaza/shared/host'
import { useState } from 'react'
import { t } from './proof.text'

export type OwnerProof = NonNullable<InputOf<typeof credentials.prove>['body']>

const refusals: readonly (number | undefined)[] = [codes.captchaWrong, codes.captchaSpent, codes.credentialsWrong]

/**
 * The proof of the old phone: asked first, checked without being spent, and sent with the new phone. A refused change
 * does not say which of both codes was wrong, so the proof is checked again, and asked again if it was that.
 */
export function useProof() {
  const host = useHost()
  const [given, setGiven] = useState<OwnerProof | null>(null)
  const prove = useAction(credentials.prove, { onDone: (_, { body }) => setGiven(body ?? null) })
  return {
    given,
    busy: prove.busy,
    failed: prove.failed,
    give: (body: OwnerProof) => void prove.run({ body }),
    check() {
      if (given === null) return
      host.request(credentials.prove, { body: given }, { inPlace: true }).catch(({ code }: Failure) => {
        if (!refusals.includes(code)) return
        setGiven(null)
        host.ui.toast(t.proveAgain())
      })
    },
  }
}
