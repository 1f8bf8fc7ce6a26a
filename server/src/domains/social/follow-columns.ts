import type { FollowKind } from '@plaza/shared/api'
import { type SQL, sql } from 'drizzle-orm'
import { followCounts, follows } from '../../data/schema/index'

/** Follower count of a row. */
export const followersColumn = (kind: FollowKind, id: SQL) =>
  sql<number>`coalesce((select ${followCounts.followers} from ${followCounts} where ${followCounts.kind} = ${kind} and ${followCounts.targetId} = ${id}), 0)`

/** Whether the user follows it; false for a guest. */
export const followedColumn = (userId: string | undefined, kind: FollowKind, id: SQL) =>
  sql<boolean>`exists (select 1 from ${follows} f where f.user_id = ${userId ?? ''} and f.kind = ${kind} and f.target_id = ${id})`
