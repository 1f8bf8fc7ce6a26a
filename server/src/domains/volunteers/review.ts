import type { VolunteerSkill } from '@plaza/shared/api'
import type { QueueSubject } from '@plaza/shared/operations'
import { eq, inArray, sql } from 'drizzle-orm'
import type { Transaction } from '../../data/database'
import { practiceStreets, teams, users, volunteers } from '../../data/schema/index'
import { excerptOf } from '../excerpt'
import { type NewMessage, sendMessages } from '../messages/send'
import { ItemFailure, type QueueSubjects } from '../queue/subject'
import { askToJoin } from '../teams/membership'
import type { VolunteerRow } from './rows'
import { lockVolunteer, setRole, takeStep } from './steps'
import { offerOf } from './words'

const WHERE = { where: '志愿者注册', whereEn: 'Volunteer registration' }
const PAGE = '/register-volunteer'
const number = sql<string>`coalesce(${volunteers.number}, 'SB' || lpad(nextval('volunteer_numbers')::text, 6, '0'))`

function textsOf(volunteer: VolunteerRow, street: string | null): Pick<QueueSubject, 'text' | 'textEn'> {
  const { zh, en } = offerOf({
    skills: volunteer.skills as VolunteerSkill[],
    availability: volunteer.availability,
  })
  const place = [volunteer.district, street].filter(Boolean).join(' · ')
  const textOf = (offer: string[]) => [place, ...offer].filter(Boolean).join('\n')
  return { text: textOf(zh), textEn: textOf(en) }
}

/** Who is accepted asks to join the team that they named when they registered. */
async function askTeamOf(tx: Transaction, { userId, teamId }: VolunteerRow): Promise<NewMessage[]> {
  const [author] = await tx.select({ id: users.id, nickname: users.nickname }).from(users).where(eq(users.id, userId))
  return author && teamId ? askToJoin(tx, teamId, author) : []
}

/** People who want to become volunteers, as the centre sees them. */
export const volunteerSubjects: QueueSubjects = {
  async read(db, ids) {
    const rows = await db
      .select({ volunteer: volunteers, user: users, street: practiceStreets.name, team: teams.name })
      .from(volunteers)
      .innerJoin(users, eq(users.id, volunteers.userId))
      .leftJoin(practiceStreets, eq(practiceStreets.id, volunteers.streetId))
      .leftJoin(teams, eq(teams.id, volunteers.teamId))
      .where(inArray(volunteers.id, [...ids]))
    return new Map(
      rows.map(({ volunteer, user, street, team }): [string, QueueSubject] => [
        volunteer.id,
        {
          ...{ title: user.nickname, images: [], video: null, ...WHERE },
          ...textsOf(volunteer, street),
          application: {
            state: volunteer.state === 'applying' ? 'received' : volunteer.state === 'refused' ? 'refused' : 'accepted',
            ...{ name: user.nickname, organisation: team, phone: user.phone ?? '', portfolio: null },
          },
        },
      ]),
    )
  },
  lock: (tx, id) => lockVolunteer(tx, eq(volunteers.id, id)),
  async decide(tx, id, { decision, reason }) {
    const row = await lockVolunteer(tx, eq(volunteers.id, id))
    if (!row) throw new ItemFailure('unfit')
    const isAccepted = decision === 'accept'
    const changes = isAccepted ? { activeSince: row.activeSince ?? new Date(), leftAt: null } : { refusal: reason }
    const step = isAccepted ? 'accept' : 'refuse'
    if (!(await takeStep(tx, row, { step, role: 'reviewer', ...changes }))) throw new ItemFailure('unfit')
    const news: NewMessage[] = []
    if (isAccepted) {
      await tx.update(volunteers).set({ number }).where(eq(volunteers.id, id))
      await setRole(tx, row.userId, true)
      news.push(...(await askTeamOf(tx, row)))
    }
    const template = isAccepted ? ('volunteer.accepted' as const) : ('volunteer.refused' as const)
    news.push({ to: row.userId, template, params: { words: excerptOf(reason) }, link: PAGE })
    await sendMessages(tx, news)
    return { tags: [] }
  },
}
