import { account, type User } from '@plaza/shared/api'
import { useAction, useHost } from '@plaza/shared/host'
import { useDraft, useLeaveGuard } from '@plaza/shared/ui'
import { useState } from 'react'
import { useUpdateUser } from '../../own-profile'
import { useAvatarUpload } from './avatar/use-avatar-upload'
import { changesOf, held, type ProfileFields, problemsOf } from './profile.model'
import { t } from './profile.text'

const NAME = 'profile'

/** Only what the user touched: the rest follows the server's copy. */
type ProfileDraft = { key: string } & Partial<ProfileFields>

/** The form of a profile: what was typed over the server's copy, and its one call. */
export function useProfileForm(user: User) {
  const host = useHost()
  const updateUser = useUpdateUser()
  const [isTried, setTried] = useState(false)
  const fieldsOf = ({ key: _, ...typed }: ProfileDraft): ProfileFields => ({ ...held(user), ...typed })
  const isWritten = (draft: ProfileDraft) => changesOf(user, fieldsOf(draft)) !== null
  const pen = useDraft<ProfileDraft>(NAME, { empty: (key) => ({ key }), isWritten })
  const avatar = useAvatarUpload((address) => pen.change({ avatar: address }))
  const { leave } = useLeaveGuard(NAME, isWritten(pen.draft))
  const save = useAction(account.changeProfile, {
    successMessage: ({ draft }) => (draft?.state === 'pending' ? t.savedForReview() : t.saved()),
    onDone: (newer) => {
      pen.startAnew()
      void updateUser(newer)
    },
  })
  const fields = fieldsOf(pen.draft)
  const problems = problemsOf(fields)
  return {
    pen,
    fields,
    change: (part: Partial<ProfileFields>) => pen.change(part),
    /** A missing name is a problem once the user has tried to save. */
    problems: !isTried && problems.nickname === 'missing' ? { ...problems, nickname: undefined } : problems,
    avatar,
    leave,
    isSaving: save.busy,
    submit() {
      setTried(true)
      if (Object.keys(problems).length > 0) return
      const body = changesOf(user, { ...fields, nickname: fields.nickname.trim() })
      if (body) void save.run({ body })
      else host.ui.toast(t.nothing())
    },
    updateUser,
  }
}

export type ProfileEditor = ReturnType<typeof useProfileForm>
