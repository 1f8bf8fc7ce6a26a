import type { NewsroomKind, SingleKind } from '@plaza/shared/operations'
import { channelKinds } from './channels'
import { communityKinds } from './community'
import { contentKinds } from './contents'
import { documentKinds } from './documents'
import type { ContentKind } from './kind'
import { practiceKinds } from './practice'
import { publicServiceKinds } from './services'
import { siteKinds } from './site'

/** Has exactly the kinds that `singleKinds` names as single. */
const all = {
  ...contentKinds,
  ...channelKinds,
  ...siteKinds,
  ...publicServiceKinds,
  ...communityKinds,
  ...practiceKinds,
  ...documentKinds,
} satisfies Record<SingleKind, { id: 'single' }> &
  Record<Exclude<NewsroomKind, SingleKind>, { id: Exclude<ContentKind['id'], 'single'> }>

/** All kinds of what editors write. */
export const kinds: Readonly<Record<NewsroomKind, ContentKind>> = all
