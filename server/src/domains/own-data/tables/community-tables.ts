import { and, eq, inArray, or, sql } from 'drizzle-orm'
import {
  activities,
  activityJoins,
  bans,
  blocks,
  certificates,
  channels,
  circleLog,
  circleRestrictions,
  circles,
  collections,
  comments,
  contents,
  followCounts,
  follows,
  guideRatings,
  histories,
  hoursLedger,
  hoursTotals,
  invitations,
  invitedMembers,
  likes,
  playlists,
  posts,
  practices,
  programmeReminders,
  realNameChecks,
  removedMarks,
  shareRecords,
  volunteers,
  voteChoices,
  voucherClaims,
  wishes,
} from '../../../data/schema/index'
import {
  byId,
  change,
  type DataOwner,
  erase,
  erased,
  kept,
  type PersonalTable,
  run,
  type TableName,
} from '../data-table'

const notStarted = sql`(select ${activities.id} from ${activities} where ${activities.startsAt} > now())`

const likeable = [
  ['content', contents],
  ['post', posts],
  ['activity', activities],
  ['channel', channels],
  ['comment', comments],
  ['practice', practices],
  ['wish', wishes],
] as const
/** Takes the likes of a person out of the counts. */
const unlike =
  (target: string, table: (typeof likeable)[number][1]) =>
  ({ id }: DataOwner) =>
    sql`update ${table} t set likes = greatest(0, t.likes - 1)
    from likes l where l.user_id = ${id} and l.target = ${target} and l.target_id = t.id`

/** Tables of what a person marked, follows and took part in. */
export const communityTables = {
  activityJoins: {
    rows: byId(activityJoins.userId),
    copy: { title: { zh: '参加的活动', en: 'Activities' } },
    closing: [
      run(
        ({ id }) => sql`update activities a set joined = greatest(0, a.joined - 1) from activity_joins j
          where j.activity_id = a.id and j.user_id = ${id} and j.state = 'joined' and a.starts_at > now()`,
      ),
      change({ state: 'cancelled' }, ({ id }) =>
        and(
          eq(activityJoins.userId, id),
          inArray(activityJoins.state, ['joined', 'waiting']),
          inArray(activityJoins.activityId, notStarted),
        ),
      ),
    ],
    kept: 'Who took part, for the counts of an activity; nameless. Places in what has not begun are given back.',
  },
  bans: kept(
    byId(bans.userId),
    { title: { zh: '处罚记录', en: 'Bans' }, without: ['who'] },
    'The record of what was decided against a nameless account.',
  ),
  blocks: {
    rows: byId(blocks.userId),
    copy: { title: { zh: '拉黑的用户', en: 'Blocked people' } },
    closing: [erase(({ id }) => or(eq(blocks.userId, id), eq(blocks.blockedId, id)))],
  },
  circleLog: kept(
    ({ id }) => or(eq(circleLog.userId, id), eq(circleLog.subjectId, id)),
    'The decisions of managers about other people.',
    'Never changed: managers answer for their decisions. It may have the name that the person had then.',
  ),
  circleRestrictions: erased(byId(circleRestrictions.userId), {
    title: { zh: '圈子内的限制', en: 'Restrictions in circles' },
  }),
  circles: {
    rows: ({ id }) => or(eq(circles.ownerId, id), sql`${circles.managerIds} ? ${id}`),
    copy: { title: { zh: '我管理的圈子', en: 'Circles that you manage' }, only: ['id', 'name'] },
    closing: [
      change({ ownerId: null }, byId(circles.ownerId)),
      run(({ id }) => sql`update circles set manager_ids = manager_ids - ${id}::text where manager_ids ? ${id}`),
    ],
  },
  collections: {
    rows: byId(collections.userId),
    copy: { title: { zh: '收藏', en: 'Collections' } },
    closing: [
      run(
        ({ id }) => sql`update contents c set collections = greatest(0, c.collections - 1)
          from collections o where o.user_id = ${id} and o.content_id = c.id`,
      ),
      erase(byId(collections.userId)),
    ],
  },
  playlists: {
    rows: byId(playlists.userId),
    copy: { title: { zh: '听单', en: 'Playlists' }, without: ['publishKey'] },
    closing: [erase(byId(playlists.userId))],
  },
  programmeReminders: {
    rows: byId(programmeReminders.userId),
    copy: { title: { zh: '节目提醒', en: 'Reminders of programmes' } },
    closing: [erase(byId(programmeReminders.userId))],
  },
  followCounts: {
    rows: ({ id }) => and(eq(followCounts.kind, 'user'), eq(followCounts.targetId, id)),
    copy: 'The number of followers, who are other people.',
    closing: [
      run(
        ({ id }) => sql`update follow_counts c set followers = greatest(0, c.followers - 1)
          from follows f where f.user_id = ${id} and f.kind = c.kind and f.target_id = c.target_id`,
      ),
      erase(({ id }) => and(eq(followCounts.kind, 'user'), eq(followCounts.targetId, id))),
    ],
  },
  follows: {
    rows: byId(follows.userId),
    copy: { title: { zh: '关注与订阅', en: 'Follows and subscriptions' }, without: ['shelf'] },
    closing: [erase(({ id }) => or(eq(follows.userId, id), and(eq(follows.kind, 'user'), eq(follows.targetId, id))))],
  },
  guideRatings: {
    rows: byId(guideRatings.userId),
    copy: { title: { zh: '对办事指南的评价', en: 'Ratings of guides' }, without: ['device'] },
    closing: [change({ userId: null }, byId(guideRatings.userId))],
  },
  histories: erased(byId(histories.userId), { title: { zh: '浏览历史', en: 'History' } }),
  certificates: erased(byId(certificates.userId), { title: { zh: '时长证书', en: 'Certificates of hours' } }),
  hoursLedger: kept(
    byId(hoursLedger.userId),
    { title: { zh: '志愿服务时长', en: 'Volunteer hours' } },
    'Hours of a nameless volunteer, for the sums of teams and activities.',
  ),
  hoursTotals: kept(
    ({ id }) => and(eq(hoursTotals.kind, 'volunteer'), eq(hoursTotals.subjectId, id)),
    { title: { zh: '志愿服务时长合计', en: 'Sums of volunteer hours' }, without: ['listed'] },
    'Sums of the hours that are kept; a nameless volunteer is not ranked.',
  ),
  invitations: erased(byId(invitations.userId), { title: { zh: '发出的邀请', en: 'Invitations' } }),
  invitedMembers: erased(byId(invitedMembers.userId), {
    title: { zh: '受邀加入的圈子', en: 'Circles joined by an invitation' },
    without: ['code'],
  }),
  likes: {
    rows: byId(likes.userId),
    copy: { title: { zh: '点赞', en: 'Likes' } },
    closing: [...likeable.map(([target, table]) => run(unlike(target, table))), erase(byId(likes.userId))],
  },
  removedMarks: erased(
    byId(removedMarks.userId),
    'What was removed from own lists and can be undone; gone after an hour.',
  ),
  shareRecords: {
    rows: byId(shareRecords.userId),
    copy: { title: { zh: '分享记录', en: 'Shares' } },
    closing: [change({ userId: null, url: '' }, byId(shareRecords.userId))],
  },
  realNameChecks: erased(byId(realNameChecks.userId), {
    title: { zh: '实名核验记录', en: 'Checks of the real name' },
    without: ['cardHash'],
  }),
  voteChoices: kept(
    byId(voteChoices.userId),
    { title: { zh: '投过的票', en: 'Votes' } },
    'A vote is final; it counts without a name.',
  ),
  volunteers: erased(byId(volunteers.userId), { title: { zh: '志愿者登记', en: 'Registration as a volunteer' } }),
  voucherClaims: kept(
    byId(voucherClaims.userId),
    { title: { zh: '领取的消费券', en: 'Vouchers' } },
    'How many were given; nobody can use them any more.',
  ),
} satisfies Partial<Record<TableName, PersonalTable>>
