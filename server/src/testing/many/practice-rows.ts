import { sql } from 'drizzle-orm'
import { type Area, author, series, WRITER } from './area'
import { name, text, twoSentences } from './phrases'

/** A team of almost everybody, an activity that runs and one of them that many join, a wish that many claimed. */
export const TEAM = 'many-1'
export const ACTIVITY = 'many-1'
export const WISH = 'many-1'
export const POSITION = 'many-root'
export const PROJECT = 'many-1'
export const SERVICE_KIND = 'many-1'
/** A room is booked once a day at most, and 100 of them belong to one place. */
const ROOM = 1_000_000
const ROOMS = 100
/** Times from now backwards, an hour apart: a year has 8,760. */
const ago = sql`now() - n * interval '1 hour'`
const districts = sql`(array['临江', '云溪', '青岩'])`
const week = JSON.stringify(Array.from({ length: 7 }, () => [{ from: 480, to: 1080 }]))

const teams: Area = {
  once: () => [],
  rows: (range) => [
    sql`insert into teams (id, name, district, street, kind, kind_en, members, organisation_id, tokens)
    select 'many-' || n, one.text, ${districts}[1 + n % 3], 'Street ' || n % 60, 'Kind ' || n % 12, 'Kind', n % 1000,
      'many-' || n, one.title from ${series(range)} ${twoSentences}`,
    sql`insert into practice_organisations (id, name) select 'many-' || n, 'Organisation' from ${series(range)}`,
    sql`insert into team_members (team_id, user_id, state, since)
    select ${TEAM}, 'many-' || n, (array['member', 'member', 'member', 'pending', 'left'])[1 + n % 5], ${ago} from ${series(range)}`,
    sql`insert into team_members (team_id, user_id, state, since)
    select 'many-' || n, ${WRITER}, 'manager', ${ago} from ${series(range)} where n = 1 or n % 100 = 0`,
    sql`insert into team_members (team_id, user_id, state, since)
    select 'many-' || n, 'many-' || n, 'manager', ${ago} from ${series(range)} where n > 1`,
  ],
}

const volunteers: Area = {
  once: () => [
    sql`insert into volunteers (id, user_id, state, number, district, skills, applied_at, active_since)
    values ('many-writer', ${WRITER}, 'active', 'SB90000000', '临江', '["repair"]', now(), now())`,
  ],
  rows: (range) => [
    sql`insert into volunteers (id, user_id, state, number, district, team_id, applied_at, active_since)
    select 'many-' || n, 'many-' || n, (array['active', 'active', 'active', 'applying', 'left'])[1 + n % 5], 'SB' || (90000000 + n),
      ${districts}[1 + n % 3], ${TEAM}, ${ago}, ${ago} from ${series(range)}`,
    sql`insert into hours_ledger (user_id, source, source_id, title, place, activity_id, team_id, hours, served_at)
    select case when n % 50 = 0 then ${WRITER} else 'many-' || n end, 'activity', 'many-' || n, 'Service', 'Place', 'many-' || n, ${TEAM}, 2, ${ago} from ${series(range)}`,
    sql`insert into hours_totals (kind, subject_id, period, minutes, services)
    select kind, 'many-' || n, period, n % 5000, 1 from ${series(range)}, unnest(array['volunteer', 'team', 'organisation', 'activity']) kind,
      unnest(array['all', to_char(now(), 'YYYY'), to_char(now(), 'YYYY-MM')]) period`,
    sql`insert into certificates (id, user_id, number, scope, shows, title, place, from_at, until_at, hours, services, issuer, last_entry, issued_at)
    select 'many-' || n, ${WRITER}, 'many-' || n, 'all', 'masked', 'Service', 'Place', now(), now(), 2, 1, 'Centre', n, ${ago} from ${series(range)}`,
    sql`insert into practice_scans (id, user_id, kind, title, valid, scanned_at)
    select 'many-' || n, ${WRITER}, 'unknown', 'Code', false, ${ago} from ${series(range)}`,
    sql`insert into helpers (id, user_id, name, relation, place, removed_at, created_at)
    select 'many-' || n, case when n <= 20 then ${WRITER} else 'many-' || n end, names.text, 'neighbour', 'Road', case when n % 3 = 0 then now() end, ${ago} from ${series(range)} ${name}`,
  ],
}

const activities: Area = {
  once: () => [],
  rows: (range) => [
    // Half of them are over; about as many run at a time as in a large town.
    sql`insert into activities (id, title, image, kind, place, position_id, district, lat, lng, hours, capacity, team_id, skills,
      signup_opens_at, signup_closes_at, starts_at, ends_at, cancelled_at)
    select 'many-' || n, ${text}, '/media/pictures/none.webp', 'Kind ' || n % 12, 'Place', case when n % 2 = 0 then ${POSITION} end,
      ${districts}[1 + n % 3], 30.4 + (n % 317) * 0.001, 121.9 + (n / 317 % 300) * 0.001, 2, 20,
      case when n % 2 = 1 then ${TEAM} else 'many-' || n end, case when n % 9 = 0 then '["repair"]'::jsonb else '[]'::jsonb end,
      begin - interval '14 days', begin, begin, begin + interval '2 hours', case when n % 33 = 0 then now() end
    from ${series(range)} ${twoSentences}, lateral (select now() + (case when n = 1 then 0 when n % 2 = 0 then n else -n end) * interval '7 minutes' - interval '1 minute' as begin) at`,
    sql`insert into activity_joins (activity_id, user_id, state, joined_at, to_check)
    select ${ACTIVITY}, 'many-' || n, (array['joined', 'signed-in', 'signed-out', 'waiting', 'cancelled'])[1 + n % 5], ${ago}, n % 100 = 1 from ${series(range)}`,
    sql`insert into activity_joins (activity_id, user_id, state, joined_at)
    select 'many-' || n, ${WRITER}, case when n % 400 = 0 then 'joined' else 'signed-out' end, ${ago} from ${series(range)} where n % 200 = 0`,
    sql`insert into activity_appeals (id, activity_id, team_id, user_id, text, state, created_at)
    select 'many-' || n, 'many-' || n, ${TEAM}, 'many-' || n, 'Text', (array['waiting', 'accepted', 'refused'])[1 + n % 3], ${ago} from ${series(range)}`,
    sql`insert into practices (id, user_id, form, title, content, activity_id, state, publish_key, created_at)
    select 'many-' || n, ${author}, case when n % 3 = 0 then 'record' else 'show' end, ${text}, ${text},
      case when n % 3 = 0 then ${ACTIVITY} end, (array['shown', 'shown', 'shown', 'pending', 'draft'])[1 + n % 5], 'many-' || n, ${ago}
    from ${series(range)} ${twoSentences}`,
    sql`insert into courses (id, title, image, intro, teacher, sort)
    select 'many-' || n, ${text}, '/media/pictures/none.webp', 'Intro', 'Teacher', n from ${series(range)} ${twoSentences}`,
    sql`insert into lessons (id, course_id, sort, title, minutes, body)
    select 'many-' || n, 'many-' || n, 1, 'Lesson', 10, 'Body' from ${series(range)}`,
    sql`insert into projects (id, title, summary, began_at, done)
    select 'many-' || n, ${text}, 'Summary', ${ago}, n % 2 = 0 from ${series(range)} ${twoSentences}`,
    sql`insert into project_activities (project_id, activity_id) select ${PROJECT}, 'many-' || n from ${series(range)} where n % 100 = 0`,
    sql`insert into project_results (id, project_id, title, content, created_at)
    select 'many-' || n, ${PROJECT}, 'Result', 'Content', ${ago} from ${series(range)}`,
  ],
}

const places: Area = {
  once: () => [
    sql`insert into positions (id, name, kind, district, address, phone, week, lat, lng, manager_id)
    values (${POSITION}, '江边', 'centre', '临江', 'Road', '1', ${week}, 30.5, 122, ${WRITER})`,
    sql`insert into rooms (id, position_id, name, seats) select ${ROOM} + n, ${POSITION}, 'Room', 20 from generate_series(0, ${ROOMS - 1}) n`,
  ],
  rows: (range) => [
    sql`insert into venue_bookings (id, position_id, room_id, user_id, starts_at, ends_at, purpose, people, state, created_at)
    select 'many-' || n, ${POSITION}, ${ROOM} + n % ${ROOMS}, ${author}, begin, begin + interval '1 hour', 'Purpose', 5,
      case when begin < now() then 'over' else (array['accepted', 'pending', 'refused'])[1 + n % 3] end, ${ago}
    from ${series(range)}, lateral (select now() + (n / ${ROOMS} - 100) * interval '1 day' as begin) at`,
    // The others are small places below the centre: a town has hundreds.
    sql`insert into positions (id, parent_id, name, kind, district, address, phone, week, lat, lng, sort)
    select 'many-' || n, ${POSITION}, one.text, (array['station', 'hall', 'culture', 'science'])[1 + n % 4], ${districts}[1 + n % 3], 'Road', '1', ${week},
      30.4 + (n % 317) * 0.001, 121.9 + (n / 317) * 0.001, 1000 + n from ${series(range)} ${twoSentences} where n % 100 = 0`,
  ],
}

const deeds: Area = {
  once: () => [
    sql`insert into service_kinds (id, name, icon, sort) select 'many-' || n, 'Kind', 'wrench', 100 + n from generate_series(1, 12) n`,
  ],
  rows: (range) => [
    sql`insert into wishes (id, user_id, size, title, content, kind, district, state, review, claimant_id, claimed_at, due_at, team_id, publish_key, created_at)
    select 'many-' || n, ${author}, case when n % 2 = 0 then 'wish' else 'micro' end, ${text}, ${text},
      (array['company', 'learning', 'repair', 'errand'])[1 + n % 4], ${districts}[1 + n % 3], state, case when n % 9 = 0 then 'pending' else 'shown' end,
      case when state <> 'open' then ${WRITER} end, case when state <> 'open' then ${ago} end, case when state = 'claimed' then now() + interval '5 days' end,
      case when n % 50 = 0 then ${TEAM} end, 'many-' || n, ${ago}
    from ${series(range)} ${twoSentences}, lateral (select (array['open', 'claimed', 'finished', 'finished', 'finished'])[1 + n / 2 % 5] as state) at`,
    sql`insert into wish_claims (id, wish_id, user_id, claimed_at, ended_at, outcome)
    select 'many-' || n, case when n % 1000 = 0 then ${WISH} else 'many-' || n end, 'many-' || n, ${ago}, ${ago}, 'given-back' from ${series(range)}`,
    sql`insert into team_services (id, team_id, kind_id, title, intro, district, orders)
    select 'many-' || n, ${TEAM}, 'many-' || (1 + n % 12), ${text}, 'Intro', ${districts}[1 + n % 3], n % 700 from ${series(range)} ${twoSentences}`,
    sql`insert into service_orders (id, service_id, team_id, user_id, provider_id, state, contact, phone, address, wanted_at, due_at, publish_key, created_at)
    select 'many-' || n, 'many-' || n, case when n % 2 = 0 then ${TEAM} else 'many-' || n end, ${author}, case when n % 5 > 1 then ${WRITER} end,
      (array['ordered', 'overdue', 'provided', 'completed', 'scored'])[1 + n % 5], 'Name', '13900000000', 'Road', ${ago} + interval '30 days',
      ${ago} + interval '60 days', 'many-' || n, ${ago} from ${series(range)}`,
    sql`insert into service_order_steps (id, order_id, event, at) select 'many-' || n, 'many-' || n, 'ordered', ${ago} from ${series(range)}`,
    sql`insert into dispatches (id, wish_id, order_id, team_id, state, operator, answered_by, asked_at)
    select 'many-' || n, case when n % 2 = 0 then 'many-' || n end, case when n % 2 = 1 then 'many-' || n end,
      case when n % 3 = 0 then ${TEAM} else 'many-' || n end, case when n % 40 = 0 then 'asked' else (array['declined', 'lapsed', 'accepted'])[1 + n % 3] end, 'centre', ${WRITER}, ${ago} from ${series(range)}`,
  ],
}

/** What practice has, in the order in which it refers to each other. */
export const practiceAreas: readonly Area[] = [teams, volunteers, places, activities, deeds]
