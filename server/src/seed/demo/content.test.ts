import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cardSchemas } from '@plaza/shared/api'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { readEnvironment } from '../../environment'
import { commentsOf } from '../community/threads'
import { trackRows } from '../sounds'
import { demoAt } from './read'

const { assetsDir: assets, demoDir } = readEnvironment({})
const demo = demoAt(demoDir)
const { albums, anchors, articles, atlases, audios, categories, channels, circles, clips, collections } = demo
const { activities, kinds, organisations, pages, people, pictures, posts, sounds, specials, teams } = demo
const { cities, courses, fixedCategories, menu, positions, projects, topics, videos } = demo
const comments = commentsOf(demo)
const streams: { id: string; segments: { file: string; seconds: number }[] }[] = JSON.parse(
  readFileSync(join(assets, 'hls/streams.json'), 'utf8'),
)

const tracks = albums.flatMap((album) => album.tracks)
const contents = [...articles, ...audios, ...tracks, ...albums, ...videos, ...specials, ...atlases, ...collections]
const ids = (list: { id: number }[]) => new Set(list.map(({ id }) => id))
const unknownIn = <T>(wanted: T[], known: Set<T>) => wanted.filter((one) => !known.has(one))
const bodies = articles.map(({ body }) => body).join('\n')

describe('the demo content', () => {
  it.each(demo.circleDecisions.map((decision) => [decision.id, decision] as const))(
    'decision %s is one of a manager, about a post of the circle',
    (_, { circle: id, by, post }) => {
      const circle = circles.find((one) => one.id === id)
      expect([circle?.owner, ...(circle?.managers ?? [])]).toContain(by)
      if (post !== undefined) expect(posts.find((one) => one.id === post)?.circle).toBe(id)
    },
  )

  it.each<[what: string, list: { id: number }[], atLeast: number]>([
    ['articles', articles, 64],
    ['albums', albums, 12],
    ['audios', audios, 10],
    ['videos', videos, 20],
    ['collections', collections, 4],
    ['specials', specials, 6],
    ['atlases', atlases, 12],
    ['channels', channels, 6],
    ['anchors', anchors, 12],
    ['organisations', organisations, 10],
    ['people', people, 40],
    ['circles', circles, 5],
    ['topics', topics, 12],
    ['posts', posts, 60],
    ['comments', comments, 200],
    ['activities', activities, 30],
    ['teams', teams, 15],
    ['positions', positions, 21],
    ['courses', courses, 6],
    ['projects', projects, 5],
  ])('has enough %s, each with an id of its own', (_, list, atLeast) => {
    expect(list.length).toBeGreaterThanOrEqual(atLeast)
    expect(ids(list).size).toBe(list.length)
  })

  it('gives one id to one content, whatever its type', () => expect(ids(contents).size).toBe(contents.length))

  it('leads each article with a picture of its own', () => {
    const leads = articles.flatMap((one) => one.pictures[0] ?? [])
    expect(leads.filter((id, index) => leads.indexOf(id) !== index)).toEqual([])
  })

  it('comments at some time after what is talked about, and answers', () => {
    expect(comments.filter(({ share }) => share <= 0 || share >= 1)).toEqual([])
    expect(ids(comments).size).toBe(comments.length)
    expect(comments.some(({ parent }) => parent !== null)).toBe(true)
    expect(comments.some(({ state }) => state === 'pending')).toBe(true)
  })

  it('has each album in the order in which it was published, on every day of the week', () => {
    const unordered = [0, 1, 2, 3, 4, 5, 6].flatMap((day) => {
      const rows = trackRows(demo, new Date(Date.UTC(2026, 10, 23 + day, 12)))
      return rows.filter(({ albumId, publishedAt }, index) => {
        const before = rows[index - 1]
        return before?.albumId === albumId && before.publishedAt >= publishedAt
      })
    })
    expect(tracks.length).toBeGreaterThan(80)
    expect(unordered.map(({ id }) => id)).toEqual([])
  })

  it('says something about each short film', () => {
    const talked = new Set(demo.contentThreads.map(({ about }) => about))
    const films = videos.filter(({ clip }) => clip.startsWith('film-')).map(({ id }) => id)
    expect(films.length).toBeGreaterThan(10)
    expect(unknownIn(films, talked)).toEqual([])
  })

  it('stands on files that are there, but for the one that is missing on purpose', () => {
    const files = [
      ...pictures.flatMap(({ id, small }) => [`pictures/${id}.webp`, `pictures/${id}${small ? '-s' : ''}.webp`]),
      ...sounds.filter(({ kind }) => kind !== 'missing').map(({ file }) => file),
      ...clips.map(({ file }) => file),
      ...streams.flatMap(({ segments }) => segments.map(({ file }) => file)),
      ...[...JSON.stringify([pages, demo.site, menu]).matchAll(/"\/media\/([\w./-]+)"/g)].map(([, file = '']) => file),
    ]
    expect(files.filter((file) => !existsSync(join(assets, file)))).toEqual([])
    const missing = sounds.filter(({ kind }) => kind === 'missing')
    expect(missing.map(({ file }) => existsSync(join(assets, file)))).toEqual([false])
    expect(
      unknownIn(
        channels.map(({ hls }) => hls),
        new Set(streams.map(({ id }) => id)),
      ),
    ).toEqual([])
  })

  it('keeps streams of 24 s in segments of two: sound begins once the first of them is there', () => {
    for (const { segments } of streams) {
      expect(segments.reduce((sum, { seconds }) => sum + seconds, 0)).toBeCloseTo(24)
      expect(segments.filter(({ seconds }) => Math.abs(seconds - 2) > 0.05)).toEqual([])
    }
  })
})

describe('the programmes of the channels', () => {
  const minuteOf = (clock: string) => Number(clock.split(':')[0]) * 60 + Number(clock.split(':')[1])
  const shifts = channels.flatMap(({ id, programmes }) =>
    programmes.flatMap(({ from, title, anchor }, index) =>
      anchor === undefined
        ? []
        : {
            anchor,
            show: `${id} ${from} ${title}`,
            from: minuteOf(from),
            to: minuteOf(programmes[index + 1]?.from ?? '24:00'),
          },
    ),
  )

  it('have no presenter on two channels at once', () => {
    const twice = shifts.flatMap((one, index) =>
      shifts
        .slice(index + 1)
        .filter(({ anchor, from, to }) => anchor === one.anchor && from < one.to && one.from < to)
        .map(({ show }) => [one.show, show]),
    )
    expect(twice).toEqual([])
  })
})

describe('the edges that pages must survive', () => {
  it.each<[what: string, found: boolean]>([
    [
      'a story in each category',
      categories.every(({ name }) => [...articles, ...atlases].some(({ category }) => category === name)),
    ],
    ['eight articles in English', articles.filter(({ category }) => category === 'English').length >= 8],
    ['a very long title', articles.some(({ title }) => title.length > 70)],
    ['an article without a picture', articles.some(({ pictures: own }) => own.length === 0)],
    [
      'each layout',
      ['right', 'three', 'large', 'text'].every((name) => articles.some(({ layout }) => layout === name)),
    ],
    ['counts over 9999', articles.some(({ views, likes }) => views > 9999 && likes > 9999)],
    ['an article that is a link', articles.some(({ linkAddress }) => linkAddress?.startsWith('https://'))],
    [
      'a table, a video, a quotation and a list',
      ['<table', '<video', '<blockquote', '<ul'].every((tag) => bodies.includes(tag)),
    ],
    [
      'today, yesterday, this week, months and years ago',
      [
        /^edition \d/,
        /^edition-1 /,
        /^edition-[2-6] /,
        /^edition-\d\d /,
        /^edition-[4-9]\d\d |^edition-3[7-9]\d /,
      ].every((when) => articles.some(({ published }) => when.test(published))),
    ],
    ['an empty album', albums.some((album) => album.tracks.length === 0)],
    [
      'albums of eight to thirty tracks',
      albums.every((album) => album.tracks.length === 0 || (album.tracks.length >= 8 && album.tracks.length <= 30)),
    ],
    ['a track whose file is missing', tracks.some(({ sound }) => sound === 'missing')],
    ['a person without a phone', people.some(({ phone }) => phone === null)],
    ['a very long nickname', people.some(({ nickname }) => nickname.length > 20)],
    [
      'a vote for one, one for several, one that is over',
      [
        ({ multiple }: { multiple: boolean }) => !multiple,
        ({ multiple }: { multiple: boolean }) => multiple,
        ({ ends }: { ends: string }) => /^edition-/.test(ends),
      ].every((test) => posts.some(({ vote }) => vote && test(vote))),
    ],
    [
      'a post that waits and one that was refused',
      ['pending', 'refused'].every((state) => posts.some((post) => post.state === state)),
    ],
    ['a post with nine pictures', posts.some(({ pictures: own }) => own.length === 9)],
    ['an activity of each kind', kinds.every(({ id }) => activities.some(({ kind }) => kind === id))],
  ])('there is %s', (_, found) => expect(found).toBe(true))

  it('has the demo accounts', () => {
    const phones = new Map(people.map((user) => [user.phone, user]))
    expect(phones.get('13800000003')?.roles).toContain('volunteer')
    expect(phones.get('13800000004')?.roles).toContain('team-manager')
    expect(phones.get('13800000005')?.roles).toContain('reviewer')
    expect(phones.get('13800000006')?.birthYear).toBeLessThan(1960)
  })
})

describe('the configured pages', () => {
  const all = pages.flatMap((page) => page.cards.map((card) => [page.id, card] as const))

  it('show a card that nobody knows and one that is broken', () => {
    const broken = all.find(([, { id }]) => id === 'broken-invalid')?.[1]
    expect(v.is(cardSchemas.banner, broken)).toBe(false)
    expect(all.some(([, { type }]) => !(type in cardSchemas))).toBe(true)
  })

  it('gives each card an id of its own, and each type a place', () => {
    expect(new Set(all.map(([, { id }]) => id)).size).toBe(all.length)
    expect(unknownIn(Object.keys(cardSchemas), new Set(all.map(([, { type }]) => type)))).toEqual([])
  })

  it('come with a menu and categories that lead to them, and cities', () => {
    const pageIds = new Set(pages.map(({ id }) => id))
    expect(
      unknownIn(
        menu.flatMap(({ source_id }) => source_id ?? []),
        pageIds,
      ),
    ).toEqual([])
    expect(
      unknownIn(
        fixedCategories.flatMap(({ page_id }) => page_id ?? []),
        pageIds,
      ),
    ).toEqual([])
    expect(fixedCategories.slice(1).map(({ id, name }) => [id, name])).toEqual(
      categories.filter(({ parent }) => parent === undefined).map(({ id, name }) => [id, name]),
    )
    expect(cities.length).toBeGreaterThan(0)
  })
})
