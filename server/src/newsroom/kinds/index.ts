import type { NewsroomKind } from '@plaza/shared/operations'
import { broadcastKinds } from './broadcast'
import { communityKinds } from './community'
import { contentKinds } from './contents'
import { documentKinds } from './documents'
import type { ContentKind } from './kind'
import { practiceKinds } from './practice'
import { publicServiceKinds } from './services'
import { siteKinds } from './site'

/** All kinds of what editors write. */
export const kinds: Readonly<Record<NewsroomKind, ContentKind>> = {
  ...contentKinds,
  ...broadcastKinds,
  ...siteKinds,
  ...publicServiceKinds,
  ...communityKinds,
  ...practiceKinds,
  ...documentKinds,
}
