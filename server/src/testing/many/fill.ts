import { sql } from 'drizzle-orm'
import type { Database, Executor } from '../../data/database'
import { type Area, ago, author, READER, series, WRITER } from './area'
import { newsroom } from './newsroom-rows'
import { createPhrases, name, text, tokens, twoSentences } from './phrases'
import { practiceAreas } from './practice-rows'

/** A circle with almost all posts and members, and one with few. */
export const CIRCLE = 'many'
export const QUIET_CIRCLE = 'quiet-1'
export const TOPIC = 'many-topic'
export const POST = 'many-1'
export const ROOT = 'many-root'
export const CHANNEL = '805'
export const DEPARTMENT = 'many-1'
export const QUIET_DEPARTMENT = 'many-quiet'
export const ACCOUNT = 'many-1'

const BLOCKED = 2_000
/** Ids of the queue's items begin here. */
const REVIEW = 1_000_000

const week = JSON.stringify(Array.from({ length: 7 }, () => [{ from: 480, to: 1080 }]))

const people: Area = {
  once: () => [
    sql`insert into users (id, nickname, phone, created_at) values
    (${READER}, '读者', '13900000001', now() - interval '90 days'), (${WRITER}, '写信的人', '13900000002', now() - interval '90 days')`,
    sql`insert into blocks (user_id, blocked_id, created_at) select ${READER}, 'many-' || n, ${ago} from generate_series(1, ${BLOCKED}) n`,
    sql`insert into follows (kind, target_id, user_id, created_at) select 'user', 'many-' || n, ${READER}, ${ago} from generate_series(2001, 2100) n`,
  ],
  rows: (range) => [
    sql`insert into users (id, nickname, created_at)
    select 'many-' || n, names.text, now() - interval '90 days' from ${series(range)} ${name}`,
    sql`insert into blocks (user_id, blocked_id) select 'many-' || n, ${WRITER} from ${series(range)}`,
    sql`insert into follows (kind, target_id, user_id, created_at) select 'user', ${WRITER}, 'many-' || n, ${ago} from ${series(range)}`,
    sql`insert into follows (kind, target_id, user_id, created_at) select 'user', 'many-' || n, ${WRITER}, ${ago} from ${series(range)}`,
    sql`insert into messages (id, user_id, kind, template, params, read_at, created_at)
    select 'many-' || n, case when n % 5 = 0 then ${READER} else 'many-' || n end, (array['reply', 'review', 'interaction', 'system'])[1 + n % 4], 'mention.post',
      jsonb_build_object('author', 'A', 'author_id', 'many-' || (1 + n % 20000), 'excerpt', 'E'),
      case when n % 2 = 0 then now() end, ${ago} from ${series(range)}`,
  ],
}

const circles: Area = {
  once: () => [
    sql`insert into circles (id, name, image, owner_id, sort) select id, '江边', '/media/pictures/none.webp', ${WRITER}, 9
    from unnest(array[${CIRCLE}] || array(select 'quiet-' || n from generate_series(1, 20) n)) id`,
    sql`insert into topics (id, circle_id, name, sort) values (${TOPIC}, ${CIRCLE}, '江边', 0)`,
    sql`insert into follows (kind, target_id, user_id, created_at)
    select 'circle', 'quiet-' || n, ${READER}, ${ago} from generate_series(1, 3) n`,
    sql`insert into follows (kind, target_id, user_id, created_at)
    select 'circle', id, ${WRITER}, now() from unnest(array[${CIRCLE}] || array(select 'quiet-' || n from generate_series(1, 20) n)) id`,
  ],
  rows: (range) => [
    sql`insert into topics (id, circle_id, name, sort) select 'many-' || n, ${CIRCLE}, one.text, n from ${series(range)} ${twoSentences}`,
    sql`insert into posts (id, circle_id, user_id, topic_id, content, has_images, has_vote, pin, state, likes, deleted_at, created_at)
    select 'many-' || n, case when n % 100 = 0 then 'quiet-' || (1 + n / 100 % 20) else ${CIRCLE} end, ${author},
      case when n % 2 = 0 then ${TOPIC} end, ${text}, n % 5 = 0, n % 10 = 0, case when n < 4 then n else 0 end,
      (array['shown', 'shown', 'shown', 'shown', 'shown', 'shown', 'shown', 'pending', 'refused'])[1 + n % 9], n % 1000,
      case when n % 33 = 0 then now() end, ${ago}
    from ${series(range)} ${twoSentences}`,
    sql`insert into votes (id, post_id, title, multiple, result, ends_at)
    select 'many-' || n, 'many-' || n, 'Vote', false, 'always', now() + interval '1 day' from ${series(range)} where n % 10 = 0`,
    sql`insert into vote_options (id, vote_id, text, sort)
    select 'many-' || n || '-' || o, 'many-' || n, 'Option', o from ${series(range)}, generate_series(1, 2) o where n % 10 = 0`,
    sql`insert into follows (kind, target_id, user_id, created_at) select 'circle', ${CIRCLE}, 'many-' || n, ${ago} from ${series(range)}`,
    sql`insert into circle_restrictions (circle_id, user_id, kind, reason, created_at)
    select ${CIRCLE}, 'many-' || n, (array['muted', 'removed'])[1 + n % 2], 'Reason', ${ago} from ${series(range)}`,
    sql`insert into circle_log (circle_id, user_id, action, reason, words)
    select ${CIRCLE}, ${WRITER}, (array['hide', 'pin', 'mute'])[1 + n % 3], 'Reason', 'Words' from ${series(range)}`,
  ],
}

const commented: Area = {
  once: (many) => [
    sql`insert into comments (id, target, target_id, user_id, content, likes, reply_count, created_at)
    values (${ROOT}, 'post', ${POST}, ${WRITER}, 'Root', 9999, ${many}, now())`,
  ],
  rows: (range) => [
    sql`insert into comments (id, target, target_id, user_id, content, likes, reply_count, state, created_at)
    select 'many-' || n, 'post', ${POST}, ${author}, 'Said', n % 1000, 0, case when n % 9 = 0 then 'pending' else 'shown' end, ${ago}
    from ${series(range)}`,
    sql`insert into comments (id, target, target_id, root_id, user_id, content, created_at)
    select 'reply-' || n, 'post', ${POST}, ${ROOT}, ${author}, 'Said', ${ago} from ${series(range)}`,
    sql`insert into comments (id, target, target_id, user_id, content, created_at)
    select 'chat-' || n, 'channel', ${CHANNEL}, ${author}, 'Said', ${ago} from ${series(range)}`,
    sql`insert into likes (target, target_id, user_id, created_at) select 'post', ${POST}, 'many-' || n, ${ago} from ${series(range)}`,
  ],
}

const queued: Area = {
  once: () => [],
  rows: (range) => [
    sql`insert into queue_items (id, queue, kind, subject_id, author_id, cause, sort_at, state, taken_by, taken_at)
    select ${REVIEW} + n, 'review', (array['post', 'comment', 'chat', 'profile', 'person'])[1 + n % 5], 'many-' || n, 'many-' || (1 + n % 20000),
      (array['held', 'reported'])[1 + n % 2], now() - interval '1 year' + n * interval '1 minute', 'waiting', case when n % 5000 = 0 then 'rev' end, case when n % 5000 = 0 then now() end
    from ${series(range)}`,
    sql`insert into queue_items (id, queue, kind, subject_id, author_id, cause, sort_at, state, decided_by, decided_at, decision)
    select 2 * ${REVIEW} + n, 'review', (array['post', 'comment', 'chat', 'profile', 'person'])[1 + n % 5], 'many-' || n, 'many-' || (1 + n % 20000),
      'held', ${ago}, (array['decided', 'decided', 'withdrawn'])[1 + n % 3], 'rev', ${ago}, 'publish' from ${series(range)}`,
    sql`insert into queue_items (id, queue, kind, subject_id, author_id, cause, department_id, sort_at, state)
    select 3 * ${REVIEW} + n, 'departments', (array['ask', 'suggest', 'complain', 'praise'])[1 + n % 4], 'many-' || n, 'many-' || (1 + n % 20000),
      case when n % 5000 = 0 then 'asked' else 'received' end, case when n % 10000 = 0 then ${QUIET_DEPARTMENT} else ${DEPARTMENT} end, ${ago},
      (array['waiting', 'decided'])[1 + n / 2 % 2] from ${series(range)}`,
    sql`insert into reports (id, target, target_id, author_id, reporter_id, reason, item)
    select 'many-' || n, 'post', 'many-' || n, 'many-1', 'many-' || n, 'spam',
      ${REVIEW} + case when n % 2 = 0 then 1 else n end from ${series(range)}`,
    sql`insert into queue_log (queue, item, who, action)
    select case when n % 3 = 2 then 'departments' else 'review' end, ${REVIEW} * (1 + n % 3) + n, 'rev', 'take' from ${series(range)}`,
  ],
}

const advised: Area = {
  once: () => [
    sql`insert into departments (id, name, sort) select 'many-' || n, 'Department', n from generate_series(1, 20) n`,
    sql`insert into departments (id, name, sort) values (${QUIET_DEPARTMENT}, 'Quiet', 30)`,
    sql`insert into department_staff (department_id, operator) select id, 'dep' from departments where id like 'many-%' and id <> ${QUIET_DEPARTMENT}`,
    sql`insert into department_staff (department_id, operator) values (${QUIET_DEPARTMENT}, 'quiet')`,
    sql`insert into advice_counts (department_id, day, received, answered)
    select d.id, current_date - n, 3, 2 from departments d, generate_series(1, 1800) n on conflict do nothing`,
  ],
  rows: (range) => [
    sql`insert into advices (id, user_id, department_id, kind, title, content, audience, state, due_at, answer, answered_at, tokens, created_at)
    select 'many-' || n, ${author}, case when n % 10000 = 0 then ${QUIET_DEPARTMENT} when n % 2 = 0 then ${DEPARTMENT} else 'many-' || (1 + n / 2 % 20) end,
      (array['ask', 'suggest', 'complain', 'praise'])[1 + n % 4], ${text}, ${text}, case when n % 10 = 0 then 'private' else 'named' end,
      (array['answered', 'answered', 'closed', 'received', 'refused'])[1 + n / 3 % 5],
      ${ago} + interval '60 days', 'Answer', ${ago}, array(select distinct unnest(one.words || two.words)), ${ago}
    from ${series(range)} ${twoSentences}`,
    sql`insert into advice_steps (id, advice_id, step, department_id, at)
    select 'many-' || n || s, 'many-' || n, 'received', ${DEPARTMENT}, now() from ${series(range)}, generate_series(1, 3) s`,
  ],
}

const listed: Area = {
  once: () => [
    sql`insert into matrix_articles (account_id, content_id, published_at)
    select 'many-' || n, 'many-' || n, now() from generate_series(2, 1000) n`,
  ],
  rows: (range) => [
    sql`insert into guides (id, theme, department, hot, sort, title, words, document, updated_at)
    select 'many-' || n, 'theme-' || n % 20, 'department-' || n % 40, case when n % 1000 = 0 then n end, n, ${text}, ${text},
      (select document from guides where id not like 'many-%' order by id limit 1), now()
    from ${series(range)} ${twoSentences}`,
    sql`insert into places (id, name, kind, city, district, address, week, lat, lng, tokens)
    select 'many-' || n, ${text}, (array['toilet', 'park', 'market', 'clinic'])[1 + n % 4],
      (select value ->> 'city' from settings where key = 'site'), '777001', 'Road',
      case when n % 3 = 0 then '[[],[],[],[],[],[],[]]'::jsonb else ${week}::jsonb end,
      30.4 + (n % 317) * 0.001, 121.9 + (n / 317) * 0.001, ${tokens}
    from ${series(range)} ${twoSentences}`,
    sql`insert into matrix_accounts (id, group_id, sort, name, wechat_id, slogan, intro, tokens)
    select 'many-' || n, (array['city', 'schools', 'media'])[1 + n % 3], 1000 + n, one.text, 'many_' || n, '', '', one.title
    from ${series(range)} ${twoSentences}`,
    sql`insert into contents (id, type, title, category_id, hidden, published_at, updated_at)
    select 'many-' || n, 3, ${text}, (1 + n % 8)::text, case when n % 9 = 0 then 1 else 0 end, ${ago}, now() from ${series(range)} ${twoSentences}`,
    sql`insert into matrix_articles (account_id, content_id, published_at) select ${ACCOUNT}, 'many-' || n, ${ago} from ${series(range)}`,
  ],
}

const searched: Area = {
  once: () => [],
  rows: (range) => [
    ...(
      [
        ['content', 'article', 'contents', sql`null, null`],
        ['post', 'post', 'posts', sql`thing.circle_id, thing.user_id`],
        ['topic', 'topic', 'topics', sql`thing.circle_id, null`],
        ['guide', 'guide', 'guides', sql`null, null`],
      ] as const
    ).map(
      ([source, kind, table, more]) => sql`
        insert into search_entries (source, id, kind, title, weight, tokens, circle_id, author_id)
        select ${source}, thing.id, ${kind}, ${text}, n % 50, ${tokens}, ${more}
        from ${series(range)} join ${sql.raw(table)} thing on thing.id = 'many-' || n ${twoSentences}`,
    ),
    sql`insert into search_entries (source, id, kind, title, weight, tokens, author_id)
      select 'person', 'many-' || n, 'person', names.text, n % 50, names.title, 'many-' || n from ${series(range)} ${name}`,
  ],
}

const areas = [people, circles, commented, queued, advised, listed, newsroom, ...practiceAreas, searched]

/** Runs a change without the indexes of tokens, which are created many times faster than they are kept up. */
async function withoutTokenIndexes(tx: Executor, change: () => Promise<void>): Promise<void> {
  const { rows: indexes } = await tx.execute<{ name: string; definition: string }>(
    sql`select indexname as name, indexdef as definition from pg_indexes where schemaname = 'public' and indexdef like '%USING gin%'`,
  )
  for (const { name } of indexes) await tx.execute(sql`drop index ${sql.identifier(name)}`)
  await change()
  for (const { definition } of indexes) await tx.execute(sql.raw(definition))
}

async function insertRows(tx: Executor, many: number): Promise<void> {
  // Without triggers: they keep counts and the search index, which the statements fill themselves.
  await tx.execute(sql`set local session_replication_role = replica`)
  await createPhrases(tx)
  for (const { once, rows } of areas)
    for (const statement of [...once(many), ...rows({ from: 1, to: many })]) await tx.execute(statement)
}

/** Fills the lists of community, of practice and of the back office with many rows each. Needs a database without short timeouts. */
export async function fillLists(db: Database, many: number): Promise<void> {
  await db.transaction((tx) => withoutTokenIndexes(tx, () => insertRows(tx, many)))
  const { rows: tables } = await db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public'`,
  )
  for (const { name: table } of tables) await db.execute(sql`vacuum (analyze) ${sql.identifier(table)}`)
}
