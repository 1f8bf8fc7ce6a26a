import { type Candidate, rankFeed } from '../../server/src/domains/feed/rank'
import { learn, type Signal } from '../../server/src/domains/feed/taste'
import { DAY_MS, HOUR_MS } from '../../shared/src/format'
import { seeded } from '../../shared/src/remotes/testing/devices'
import { table, whenAndWhere, writeSection } from './race/report'

const PEOPLE = 300
const DAYS = 21
/** Days before the orders are compared. */
const LEARNING_DAYS = 7
const A_DAY = 40
const CANDIDATES = 100
const CATEGORIES = 12
const ORGANISATIONS = 30
/** What a person sees of the plain order on a day. */
const SEEN = 30
const TOP = 20
const OPENS = { loved: 0.45, other: 0.05, without: 0.12 }
const READS_TO_THE_END = 0.6
const SEED = 20_261_128

const start = Date.parse('2026-11-01T00:00:00Z')

/** A newsroom's contents, newest first: some fields publish more than others. */
function madeContents(random: () => number): Candidate[] {
  return Array.from({ length: A_DAY * DAYS }, (_, index) => ({
    id: `c${index}`,
    categoryId: `k${Math.floor(random() * random() * CATEGORIES)}`,
    organisationId: `o${Math.floor(random() * ORGANISATIONS)}`,
    anchorId: null,
    publishedAt: new Date(start + index * (DAY_MS / A_DAY)),
    views: Math.round(50 / (0.02 + random())),
  })).reverse()
}

interface Result {
  /** Of what a person would open, the share that stands in the first twenty, and its mean place. */
  inTop: number
  place: number
  opened: number
}

const nobody: Result = { inTop: 0, place: 0, opened: 0 }

const add = (sum: Result, order: readonly { id: string }[], wanted: ReadonlySet<string>): Result =>
  order.reduce(
    (all, { id }, place) =>
      wanted.has(id)
        ? { inTop: all.inTop + Number(place < TOP), place: all.place + place + 1, opened: all.opened + 1 }
        : all,
    sum,
  )

/** Visits of one person in the plain order, and both orders on each later day. */
function replay(contents: readonly Candidate[], random: () => number, hasTaste: boolean) {
  const loved = new Set(hasTaste ? [0, 1].map(() => `k${Math.floor(random() * CATEGORIES)}`) : [])
  const wants = ({ categoryId }: Candidate): boolean => {
    if (!hasTaste) return random() < OPENS.without
    return random() < (loved.has(categoryId) ? OPENS.loved : OPENS.other)
  }
  const signals: Signal[] = []
  let [plain, learned] = [nobody, nobody]
  for (let day = 1; day <= DAYS; day++) {
    const now = start + day * DAY_MS
    const candidates = contents.filter(({ publishedAt }) => publishedAt.getTime() < now).slice(0, CANDIDATES)
    // What was opened before is not opened again.
    const known = new Set(signals.map(({ contentId }) => contentId))
    const wanted = new Set(candidates.filter((one) => !known.has(one.id) && wants(one)).map(({ id }) => id))
    if (day > LEARNING_DAYS) {
      const { taste } = learn({ signals, marks: [], followed: [] }, now)
      plain = add(plain, candidates, wanted)
      learned = add(learned, rankFeed(candidates, taste, now), wanted)
    }
    for (const { id, categoryId, organisationId } of candidates.slice(0, SEEN).filter((one) => wanted.has(one.id))) {
      const signal = { contentId: id, categoryId, organisationId, at: new Date(now - HOUR_MS) }
      signals.push({ ...signal, kind: 'opened' })
      if (random() < READS_TO_THE_END) signals.push({ ...signal, kind: 'finished' })
    }
  }
  return { plain, learned }
}

const sum = (one: Result, other: Result): Result => ({
  inTop: one.inTop + other.inTop,
  place: one.place + other.place,
  opened: one.opened + other.opened,
})

function replayGroup(hasTaste: boolean) {
  const random = seeded(SEED)
  const contents = madeContents(random)
  let [plain, learned] = [nobody, nobody]
  for (let person = 0; person < PEOPLE; person++) {
    const result = replay(contents, random, hasTaste)
    plain = sum(plain, result.plain)
    learned = sum(learned, result.learned)
  }
  return { plain, learned }
}

const cells = ({ inTop, place, opened }: Result) => [
  `${((100 * inTop) / opened).toFixed(1)} %`,
  (place / opened).toFixed(1),
]

/** Replays made visits against the plain order and the learned one. Exits with 1 if somebody is worse off. */
export function benchFeed(): void {
  const groups = [
    ['people with a taste', replayGroup(true)],
    ['people without one', replayGroup(false)],
  ] as const
  const rows = groups.map(([name, { plain, learned }]) => [name, ...cells(plain), ...cells(learned)])
  const head = [
    '',
    `plain: of what they would open in the first ${TOP}`,
    'mean place',
    'learned: in the first',
    'mean place',
  ]
  writeSection('feed', `${whenAndWhere()}. ${PEOPLE} made people each, ${DAYS} days.\n\n${table(head, rows)}`)
  for (const row of rows) console.log(row.join(' | '))
  const isWorse = groups.some(([, { plain, learned }]) => learned.inTop < plain.inTop * 0.97)
  process.exitCode = isWorse ? 1 : 0
}
