import { eq, or, sql } from 'drizzle-orm'
import { activities, activityAppeals, calendarFeeds, practiceScans, teamMembers } from '../../../data/schema/index'
import { byId, change, erase, erased, type PersonalTable, run, type TableName } from '../data-table'

/** Tables of volunteering: teams, appeals, scans. */
export const practiceTables = {
  activities: {
    rows: byId(activities.userId),
    copy: { title: { zh: '发布的活动', en: 'Activities that you published' }, without: ['publishKey', 'anchoring'] },
    closing: [change({ userId: null, publishKey: null }, byId(activities.userId))],
  },
  activityAppeals: {
    rows: ({ id }) => or(eq(activityAppeals.userId, id), eq(activityAppeals.decidedBy, id)),
    copy: {
      title: { zh: '签到申诉', en: 'Appeals for missed sign-ins' },
      only: ['activityId', 'text', 'images', 'state', 'reason', 'createdAt'],
    },
    closing: [erase(byId(activityAppeals.userId)), change({ decidedBy: null }, byId(activityAppeals.decidedBy))],
  },
  calendarFeeds: erased(byId(calendarFeeds.userId), {
    title: { zh: '日历订阅地址', en: 'Address for calendars' },
    only: ['language', 'madeAt'],
  }),
  practiceScans: {
    rows: byId(practiceScans.userId),
    copy: { title: { zh: '扫码记录', en: 'Scanned codes' }, only: ['kind', 'valid', 'scannedAt'] },
    closing: [erase(({ id }) => or(eq(practiceScans.userId, id), eq(practiceScans.subjectId, id)))],
  },
  teamMembers: {
    rows: byId(teamMembers.userId),
    copy: { title: { zh: '加入的团队', en: 'Teams' } },
    closing: [
      run(
        ({ id }) => sql`update teams t set members = greatest(0, t.members - 1) from team_members m
          where m.team_id = t.id and m.user_id = ${id} and m.state in ('member', 'manager')`,
      ),
      erase(byId(teamMembers.userId)),
    ],
  },
} satisfies Partial<Record<TableName, PersonalTable>>
