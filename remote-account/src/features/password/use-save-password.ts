import { credentials, devices } from '@plaza/shared/api'
import { useAction, useHost } from '@plaza/shared/host'
import { to } from '@plaza/shared/routes'
import { useUpdateUser } from '../../own-profile'
import { t } from './password.text'

interface Passwords {
  old: string
  password: string
}

/** Sets the first password or changes it, and returns to the page before. */
export function useSavePassword(isFirst: boolean) {
  const { session } = useHost()
  const updateUser = useUpdateUser()
  const options = {
    refreshes: [devices.list, credentials.state],
    successMessage: t.saved,
    onDone: () => {
      void updateUser()
      session.resume(to('safety'))
    },
  }
  const first = useAction(credentials.initPassword, options)
  const change = useAction(credentials.changePassword, options)
  const { busy, failed } = isFirst ? first : change
  return {
    busy,
    failed,
    save: ({ old, password }: Passwords) =>
      void (isFirst ? first.run({ body: { password } }) : change.run({ body: { old_password: old, password } })),
  }
}
