import type { NewsroomKind } from '@plaza/shared/operations'
import { broadcastKinds } from './broadcast'
import { contentKinds } from './contents'
import type { ContentKind } from './kind'
import { siteKinds } from './site'

/** All kinds of what editors write. */
export const kinds: Readonly<Record<NewsroomKind, ContentKind>> = { ...contentKinds, ...broadcastKinds, ...siteKinds }
