import { HOUR_MS } from '@plaza/shared/format'
import { describe, expect, it } from 'vitest'
import { stateOf } from '../domains/activities/states'
import { readEnvironment } from '../environment'
import { monday, oddDays, week } from '../testing/sample-times'
import { postRows, voteRows } from './community/circles'
import { commentRows } from './community/comments'
import { contentRows } from './contents'
import { demoAt } from './demo/read'
import { editionOf, hoursAfter, siteClock, type Weekday } from './moments'
import { weekOf } from './places'
import { activityRows, joinRows } from './practice'
import { liveEventRows } from './visuals'

const demo = demoAt(readEnvironment({}).demoDir)

const MINUTES_AN_HOUR = 60
const dayNames: Weekday[] = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']
const NIGHT = [MINUTES_AN_HOUR / 2, 5.5 * MINUTES_AN_HOUR] as const
const isNight = (at: Date): boolean => {
  const { minute } = siteClock(at)
  return minute >= NIGHT[0] && minute < NIGHT[1]
}
const words = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Shanghai',
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
})
const say = (at: Date): string => words.format(at)

/** A statement in a text, and when it is possible. */
type SiteClock = ReturnType<typeof siteClock>
const from =
  (hour: number) =>
  ({ minute }: SiteClock) =>
    minute >= hour * MINUTES_AN_HOUR
const before =
  (hour: number) =>
  ({ minute }: SiteClock) =>
    minute < hour * MINUTES_AN_HOUR
const on =
  (...days: Weekday[]) =>
  ({ weekday }: SiteClock) =>
    days.includes(weekday)
const workday = on('monday', 'tuesday', 'wednesday', 'thursday', 'friday')
const says: [words: RegExp, possible: (clock: SiteClock) => boolean][] = [
  [/今天早晨六点十二分|今晨|this morning|This morning/, from(6.2)],
  [/早新闻：|早上好|晨跑取消|拉开窗帘，大雾/, (clock) => from(5.5)(clock) && before(9)(clock)],
  [/预计(上午)?十点(以)?后逐渐消散/, before(10)],
  [/今天傍晚的云/, from(17)],
  [/晚新闻：|晚新闻提要|今晚的故事|今夜读|今晚的来信/, from(17)],
  [/夜班结束的早饭/, (clock) => from(6)(clock) && before(11)(clock)],
  [/晚自习放学/, (clock) => from(20)(clock) && workday(clock)],
  [/今天回路口|港今天公布/, workday],
  [/马拉松昨天开跑/, on('monday')],
  [/半马完赛|带外甥女去博物馆/, on('sunday')],
  [/周末给家里做了一桌/, on('sunday')],
  [/周日上午十点，两百张帆/, on('sunday', 'monday')],
  [/从本周一起.*第一周来了/s, on('friday', 'saturday', 'sunday')],
  [/周六下午来拔/, (clock) => !on('saturday', 'sunday')(clock)],
  [/On a wet Tuesday/, on('wednesday', 'thursday')],
]
/** Weekdays relative to the publication must use the placeholder; see withWeekdays. */
const counted = /原定周[一二三四五六日]|[下上]周[一二三四五六日]/

/** Statements about an activity's hours: the first start, the last end, its days. */
const activitySays: [words: RegExp, possible: (starts: SiteClock, ends: SiteClock) => boolean][] = [
  [/周日/, (starts) => on('sunday')(starts)],
  [/周一/, (starts) => on('monday')(starts)],
  [/周末场/, (starts) => on('saturday', 'sunday')(starts)],
  [/午间/, (starts, ends) => from(11)(starts) && !from(13.1)(ends)],
  [/早高峰/, (starts, ends) => workday(starts) && from(7)(starts) && !from(9)(ends)],
  [/夜里七点半从/, (starts) => starts.minute === 19.5 * MINUTES_AN_HOUR],
  [/七点三十分到岗/, (starts) => starts.minute === 7.5 * MINUTES_AN_HOUR],
  [
    /早上七点老码头上船，下午四点返回/,
    (starts, ends) => starts.minute === 7 * MINUTES_AN_HOUR && ends.minute === 16 * MINUTES_AN_HOUR,
  ],
  [/^跨年夜/, (starts, ends) => from(17)(starts) && !before(22)(ends)],
  [/“办不成事”窗口/, workday],
]

/** When a place of the demo is open on a weekday, in minutes; nothing for one that never closes. */
function spansOf(name: string, weekday: string): { from: number; to: number }[] {
  const place = demo.positions.find((one) => one.name === name)
  const spans = place ? (weekOf(place.hours)[(dayNames.indexOf(weekday as never) + 6) % 7] ?? []) : []
  return spans.filter(({ from, to }) => to - from < 24 * MINUTES_AN_HOUR)
}

const DAYS_A_MONTH = 31
/** The monthly day that `/dj` counts down to. */
const [themeDayId] = (demo.pages.find(({ id }) => id === 'party-activities')?.cards.find(({ id }) => id === 'party-day')
  ?.items ?? []) as string[]

/** Every violated rule at a time, as text. */
function wrongAt(now: Date): string[] {
  const wrong: string[] = []
  const demand = (ok: boolean, what: () => string) => {
    if (!ok) wrong.push(`${say(now)}: ${what()}`)
  }
  const contents = contentRows(demo, now)
  const posts = postRows(demo, now)
  const comments = commentRows(demo, now)
  const activities = activityRows(demo, now)
  const joins = joinRows(demo, now)
  const published = [
    ...contents.map(({ id, title, body, summary, publishedAt }) => ({
      id,
      at: publishedAt,
      text: [title, summary, body].join('\n'),
    })),
    ...posts.map(({ id, content, createdAt }) => ({ id, at: createdAt, text: content })),
  ]

  for (const { id, at, text } of published) {
    demand(at <= now, () => `${id} is published in the future, ${say(at)}`)
    demand(!isNight(at), () => `${id} is published at night, ${say(at)}`)
    demand(!/\{(周|weekday)/.test(text), () => `${id} shows the mark of a weekday`)
    for (const [words, possible] of says)
      demand(!words.test(text) || possible(siteClock(at)), () => `${id} says ${words} on ${say(at)}`)
  }
  const publishedAt = new Map(published.map(({ id, at }) => [id, at]))
  const saidAt = new Map(comments.map(({ id, createdAt }) => [id, createdAt]))
  for (const { id, createdAt, rootId, targetId, target } of comments) {
    const about = publishedAt.get(targetId)
    demand(createdAt <= now, () => `comment ${id} lies in the future`)
    demand(!isNight(createdAt), () => `comment ${id} is written at night, ${say(createdAt)}`)
    if (target === 'content' || target === 'post')
      demand(about !== undefined && createdAt >= about, () => `comment ${id} precedes ${targetId}`)
    const root = saidAt.get(rootId ?? '')
    if (root) demand(createdAt >= root, () => `answer ${id} precedes its comment`)
  }
  for (const { activityId, userId, joinedAt } of joins) {
    const row = activities.find(({ id }) => id === activityId)
    demand(joinedAt <= now && !isNight(joinedAt), () => `${userId} joined ${activityId} at ${say(joinedAt)}`)
    demand(
      row !== undefined && joinedAt >= row.signupOpensAt && joinedAt <= row.startsAt,
      () => `${userId} joined ${activityId} out of time`,
    )
  }
  for (const { id, startsAt, endsAt, hours, placeEn } of activities) {
    const lasts = (endsAt.getTime() - startsAt.getTime()) / HOUR_MS
    demand(hours === Math.min(lasts, 8), () => `activity ${id} credits ${hours} of ${lasts} hours`)
    demand(Boolean(placeEn), () => `the place of activity ${id} has no English name`)
  }
  for (const vote of voteRows(demo, now)) {
    const post = posts.find(({ id }) => id === vote.postId)
    demand(post !== undefined && vote.endsAt > post.createdAt, () => `vote ${vote.id} ends before it begins`)
  }
  const themeDay = activities.find(({ id }) => id === themeDayId)
  demand(
    themeDay !== undefined && themeDay.startsAt > now && hoursAfter(themeDay.startsAt, -DAYS_A_MONTH * 24) <= now,
    () => 'the next theme day of the party is not within a month',
  )
  const bridge = ['3006', '3001', '1001', '1002', '4005', '5001'].map((id) => publishedAt.get(id) ?? now)
  demand(
    bridge.every((at, index) => index === 0 || at >= (bridge[index - 1] ?? now)),
    () => 'the bridge is told out of order',
  )
  demand(
    bridge.every((at) => siteClock(at).day === editionOf(now)),
    () => 'the bridge is joined on two days',
  )
  const fireworks = contents.find(({ id }) => id === '3008')
  const planned = dayNames.indexOf(siteClock(fireworks?.publishedAt ?? now).weekday)
  const named = (later: number) => `周${'日一二三四五六'[(planned + later) % 7]}`
  demand(
    fireworks?.summary?.includes(`原定${named(0)}的焰火改到${named(4)}`) === true,
    () => 'the fireworks are on other days',
  )
  for (const [index, row] of activities.entries()) wrong.push(...wrongWith(row, index, now))
  const states = activities.map((row) => stateOf(row, now))
  for (const state of ['upcoming', 'open', 'full', 'running', 'ended', 'cancelled'] as const)
    demand(states.includes(state), () => `no activity is ${state}`)
  for (const id of ['40019', '40021'])
    demand(states[activities.findIndex((row) => row.id === id)] === 'running', () => `${id} does not run`)
  wrong.push(...wrongEvents(now, publishedAt).map((what) => `${say(now)}: ${what}`))
  const newest = Math.max(...published.map(({ at }) => at.getTime()))
  demand(hoursAfter(new Date(newest), 9) > now, () => 'nothing new for nine hours')
  return wrong
}

/** A live event is on at any hour, others are upcoming or past, and recordings appear after the broadcast. */
function wrongEvents(now: Date, published: ReadonlyMap<string, Date>): string[] {
  const events = liveEventRows(demo, now)
  const states = {
    on: events.some(({ startsAt, endsAt }) => startsAt <= now && endsAt > now),
    coming: events.some(({ startsAt }) => startsAt > now),
    over: events.some(({ endsAt, videoId }) => endsAt <= now && videoId !== null),
  }
  const missing = Object.entries(states).filter(([, found]) => !found)
  const early = events.filter(({ videoId, endsAt }) => videoId !== null && (published.get(videoId) ?? now) < endsAt)
  return [
    ...missing.map(([state]) => `no live event is ${state}`),
    ...early.map(({ title }) => `${title} was recorded before it ended`),
  ]
}

function wrongWith(row: ReturnType<typeof activityRows>[number], index: number, now: Date): string[] {
  const wrong: string[] = []
  const demand = (ok: boolean, what: () => string) => {
    if (!ok) wrong.push(`${say(now)}: ${row.id} ${row.title} ${what()}`)
  }
  const seed = demo.activities[index]
  const [starts, ends] = [siteClock(row.startsAt), siteClock(row.endsAt)]
  const hours = (row.endsAt.getTime() - row.startsAt.getTime()) / 3_600_000
  demand(
    row.signupOpensAt < row.signupClosesAt && row.signupClosesAt <= row.startsAt,
    () => 'closes its sign-up out of order',
  )
  demand(row.hours <= hours, () => 'credits more than it lasts')
  demand(row.joined <= row.capacity, () => 'is fuller than it can be')
  demand(
    demo.kinds.some(({ name }) => name === row.kind),
    () => 'has no kind',
  )
  for (const [words, possible] of activitySays)
    demand(
      !words.test(`${row.title}${row.body}`) || possible(starts, ends),
      () => `says ${words}, ${say(row.startsAt)}`,
    )
  const roundTheClock = seed !== undefined && ('shifts' in seed.schedule || hours >= 24)
  const open = spansOf(row.place, starts.weekday)
  if (open.length > 0 && !roundTheClock) {
    const until = ends.minute + (ends.day - starts.day) * 24 * MINUTES_AN_HOUR
    demand(
      open.some(({ from, to }) => starts.minute >= from && until <= to),
      () => `is there while ${row.place} is closed`,
    )
  }
  const overnight = row.place === '高山草甸暗夜营地'
  if (!roundTheClock && !overnight)
    demand(starts.minute >= 5 * MINUTES_AN_HOUR && ends.day === starts.day, () => 'runs at night')
  return wrong
}

describe('the demo at any hour at which it is looked at', () => {
  it.each(dayNames.map((day) => [day]))('holds its rules on %s', (day) => {
    const times = week.filter((at) => siteClock(at).weekday === day)
    expect(times.length).toBeGreaterThan(0)
    expect(times.flatMap(wrongAt)).toEqual([])
  })
  it.each(oddDays.map((at) => [at]))('holds its rules at %s', (at) => {
    expect(wrongAt(new Date(`${at}+08:00`))).toEqual([])
  })

  it('knows each of the words that its rules are about', () => {
    const texts = [
      ...contentRows(demo, monday).map((row) => [row.title, row.summary, row.body].join('\n')),
      ...postRows(demo, monday).map(({ content }) => content),
    ]
    expect(says.filter(([words]) => !texts.some((text) => words.test(text))).map(([words]) => words)).toEqual([])
    const told = activityRows(demo, monday).map(({ title, body }) => `${title}${body}`)
    expect(activitySays.filter(([words]) => !told.some((text) => words.test(text))).map(([words]) => words)).toEqual([])
  })

  it('counts weekdays from the day of publication', () => {
    const all = contentRows(demo, monday).filter((row) => counted.test([row.title, row.summary, row.body].join('\n')))
    // Only the postponed fireworks use relative weekdays, with the placeholder: see wrongAt.
    expect(all.map(({ id }) => id)).toEqual(['3008'])
  })

  it('brings the episodes of an album one after the other', () => {
    const rows = contentRows(demo, monday).filter(({ albumId }) => albumId)
    for (const album of ['2001', '2002', '2003']) {
      const times = rows.flatMap((row) =>
        'albumId' in row && row.albumId === album ? [row.publishedAt.getTime()] : [],
      )
      expect(times).toEqual([...times].sort((a, b) => a - b))
      expect(new Set(times).size).toBe(times.length)
    }
  })

  it('fills each day of the stations from midnight on, one programme after the other', () => {
    const minuteOf = (clock: string) => clock.split(':').reduce((sum, part) => sum * MINUTES_AN_HOUR + Number(part), 0)
    for (const { programmes } of demo.channels) {
      const starts = programmes.map(({ from: begins }) => minuteOf(begins))
      expect(starts[0]).toBe(0)
      expect(starts).toEqual([...new Set(starts)].sort((a, b) => a - b))
    }
  })
})
