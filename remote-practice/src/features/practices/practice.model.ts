import type { Practice } from '@plaza/shared/api'
import { to } from '@plaza/shared/routes'

type PracticeAddress = Pick<Practice, 'id' | 'form'>

/** The page of a show or a record. */
export const addressOf = ({ form, id }: PracticeAddress): string =>
  form === 'show' ? to('civilization-show', { id }) : to('practice-record', { aid: id })

/** The form that changes a draft, or what was refused. */
export const editAddressOf = ({ form, id, activity }: PracticeAddress & Pick<Practice, 'activity'>): string =>
  form === 'record' && activity
    ? to('practice-record-publish', { aid: activity.id }, { edit: id })
    : to('civilization-show-publish', {}, { edit: id })
