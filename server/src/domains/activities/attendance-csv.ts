import type { Participation } from '@plaza/shared/api'
import { siteDate, siteMinute } from '@plaza/shared/format'
import { asc } from 'drizzle-orm'
import { activityJoins } from '../../data/schema/index'
import type { Context } from '../../transport/context'
import { csvOf } from '../../transport/csv'
import type { Language } from '../../transport/messages'
import { attendanceRows } from './attendance-rows'
import { requireActivity, takesPart } from './rows'

const heads: Record<Language, string[]> = {
  zh: ['姓名', '状态', '报名时间', '签到时间', '签退时间', '方式', '待核对', '小时'],
  en: ['Name', 'State', 'Signed up', 'Signed in', 'Signed out', 'How', 'To be checked', 'Hours'],
}

const states: Record<Language, Partial<Record<Participation, string>>> = {
  zh: { joined: '未签到', 'signed-in': '已签到', 'signed-out': '已签退' },
  en: { joined: 'Not signed in', 'signed-in': 'Signed in', 'signed-out': 'Signed out' },
}

const ways: Record<Language, Record<string, string>> = {
  zh: { code: '签到码', position: '定位', both: '签到码和定位', leader: '负责人代签', appeal: '申诉' },
  en: { code: 'Code', position: 'Position', both: 'Code and position', leader: 'By a manager', appeal: 'Appeal' },
}
const yes: Record<Language, string> = { zh: '是', en: 'Yes' }

const minute = (moment: Date | null): string => (moment ? siteMinute(moment.getTime()).replace('T', ' ') : '')

/** The sign-in list as a file. */
export async function attendanceCsv({ db, language }: Context, activityId: string) {
  const { activity } = await requireActivity(db, activityId)
  const rows = await attendanceRows(db, activityId, takesPart).orderBy(
    asc(activityJoins.joinedAt),
    asc(activityJoins.userId),
  )
  const lines = rows.map(({ name, join, hours }) => [
    ...[name, states[language][join.state] ?? join.state, minute(join.joinedAt)],
    ...[minute(join.signedInAt), minute(join.signedOutAt), ways[language][join.way ?? ''] ?? ''],
    ...[join.toCheck ? yes[language] : '', hours],
  ])
  return { name: `attendance-${siteDate(activity.startsAt.getTime())}.csv`, csv: csvOf([heads[language], ...lines]) }
}
