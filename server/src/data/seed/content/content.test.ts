import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cardSchemas, MenuItem, SiteConfig, Skin } from '@plaza/shared/api'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { albums, audios } from './albums'
import { articleCategories, articles } from './articles'
import { atlases } from './atlases'
import { anchors, channels, organisations } from './channels'
import { circles, topics } from './circles'
import { clips } from './clips'
import { comments } from './comments'
import { cities, fixedCategories, menu, pages, site, skins } from './home'
import { users } from './people'
import { pictures } from './pictures'
import { posts } from './posts'
import { activities, practiceKinds, teams, venues } from './practice'
import { sounds } from './sounds'
import { specials } from './specials'
import { collections, videos } from './videos'

const assets = join(import.meta.dirname, '../../../../assets')
const streams: { id: string; segments: { file: string; seconds: number }[] }[] = JSON.parse(
  readFileSync(join(assets, 'hls/streams.json'), 'utf8'),
)

const tracks = albums.flatMap((album) => album.tracks)
const contents = [...articles, ...audios, ...tracks, ...albums, ...videos, ...specials, ...atlases, ...collections]
const ids = (list: { id: number }[]) => new Set(list.map(({ id }) => id))
const unknownIn = <T>(wanted: T[], known: Set<T>) => wanted.filter((one) => !known.has(one))
const match = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, id = '']) => id)

const pictureIds = new Set(Object.keys(pictures))
const soundIds = new Set(sounds.map(({ id }) => id))
const clipIds = new Set(clips.map(({ id }) => id))
const bodies = articles.map(({ body }) => body).join('\n')

describe('the demo content', () => {
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
    ['users', users, 40],
    ['circles', circles, 5],
    ['topics', topics, 12],
    ['posts', posts, 60],
    ['comments', comments, 200],
    ['activities', activities, 30],
    ['teams', teams, 15],
    ['venues', venues, 18],
  ])('has enough %s, each with an id of its own', (_, list, atLeast) => {
    expect(list.length).toBeGreaterThanOrEqual(atLeast)
    expect(ids(list).size).toBe(list.length)
  })

  it('gives one id to one content, whatever its type', () => expect(ids(contents).size).toBe(contents.length))

  it.each<[where: string, used: string[]]>([
    ['articles', [...articles.flatMap((one) => one.pictures), ...match(bodies, /data-picture="([^"]+)"/g)]],
    ['albums and audios', [...albums, ...audios].map(({ cover }) => cover)],
    [
      'videos, collections and specials',
      [...videos.map(({ poster }) => poster), ...[...collections, ...specials].map(({ cover }) => cover)],
    ],
    ['atlases', atlases.flatMap((one) => one.pictures.map(({ id }) => id))],
    [
      'channels',
      [
        ...channels.map(({ cover }) => cover),
        ...anchors.map(({ portrait }) => portrait),
        ...organisations.map(({ logo }) => logo),
      ],
    ],
    ['people', users.map(({ avatar }) => avatar)],
    [
      'circles',
      [
        ...circles.map(({ cover }) => cover),
        ...topics.flatMap(({ image }) => image ?? []),
        ...posts.flatMap((one) => one.pictures),
      ],
    ],
    ['practice', [...activities, ...venues].map(({ cover }) => cover).concat(teams.map(({ logo }) => logo))],
    ['clips', clips.map(({ poster }) => poster)],
  ])('knows every picture of the %s', (_, used) => expect(unknownIn(used, pictureIds)).toEqual([]))

  it('knows every sound and clip', () => {
    expect(
      unknownIn(
        [...tracks, ...audios].flatMap(({ sound }) => sound ?? []),
        soundIds,
      ),
    ).toEqual([])
    expect(
      unknownIn(
        articles.flatMap(({ voice }) => voice ?? []),
        soundIds,
      ),
    ).toEqual([])
    expect(unknownIn([...videos.map(({ clip }) => clip), ...match(bodies, /data-video="([^"]+)"/g)], clipIds)).toEqual(
      [],
    )
  })

  it('leads each article with a picture of its own', () => {
    const leads = articles.flatMap((one) => one.pictures[0] ?? [])
    expect(leads.filter((id, index) => leads.indexOf(id) !== index)).toEqual([])
  })

  it('names only people, circles, teams and contents that are there', () => {
    const people = ids(users)
    expect(
      unknownIn(
        [...posts, ...comments].map(({ user }) => user),
        people,
      ),
    ).toEqual([])
    expect(
      unknownIn(
        circles.flatMap(({ owner, managers }) => [owner, ...managers]),
        people,
      ),
    ).toEqual([])
    expect(
      unknownIn(
        teams.map(({ manager }) => manager),
        people,
      ),
    ).toEqual([])
    expect(
      unknownIn(
        [...posts, ...topics].map(({ circle }) => circle),
        ids(circles),
      ),
    ).toEqual([])
    expect(
      unknownIn(
        posts.flatMap(({ topic }) => topic ?? []),
        ids(topics),
      ),
    ).toEqual([])
    expect(
      unknownIn(
        activities.map(({ team }) => team),
        ids(teams),
      ),
    ).toEqual([])
    expect(
      unknownIn(
        collections.flatMap((one) => one.videos),
        ids(videos),
      ),
    ).toEqual([])
    expect(
      unknownIn(
        specials.flatMap(({ sections }) => sections.flatMap((one) => one.contents)),
        ids(contents),
      ),
    ).toEqual([])
    expect(
      unknownIn(
        articles.flatMap(({ related = [] }) => related),
        ids(contents),
      ),
    ).toEqual([])
    expect(
      unknownIn(
        albums.flatMap(({ anchor }) => anchor ?? []),
        ids(anchors),
      ),
    ).toEqual([])
    expect(
      unknownIn(
        channels.flatMap((one) => [...one.anchors, ...one.programmes.flatMap(({ anchor }) => anchor ?? [])]),
        ids(anchors),
      ),
    ).toEqual([])
  })

  it('comments on what is there, and answers in its own thread', () => {
    const targets = { content: ids(contents), post: ids(posts), activity: ids(activities) }
    const byId = new Map(comments.map((one) => [one.id, one]))
    for (const { target, targetId, parent, share } of comments) {
      expect(targets[target].has(targetId), `${target} ${targetId}`).toBe(true)
      expect(share > 0 && share < 1).toBe(true)
      if (parent !== null) expect(byId.get(parent)).toMatchObject({ target, targetId, parent: null })
    }
    expect(comments.some(({ parent }) => parent !== null)).toBe(true)
    expect(comments.some(({ state }) => state === 'pending')).toBe(true)
  })

  it('stands on files that are there, but for the one that is missing on purpose', () => {
    const files = [
      ...Object.values(pictures).flatMap(({ file, small }) => [file, small]),
      ...sounds.filter(({ kind }) => kind !== 'missing').map(({ file }) => file),
      ...clips.map(({ file }) => file),
      ...streams.flatMap(({ segments }) => segments.map(({ file }) => file)),
      'brand/logo.svg',
      'brand/logo-white.svg',
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

  it('keeps streams of six segments of four seconds', () => {
    for (const { segments } of streams) expect(segments.map(({ seconds }) => seconds)).toEqual([4, 4, 4, 4, 4, 4])
  })
})

describe('the edges that pages must survive', () => {
  it.each<[what: string, found: boolean]>([
    [
      'an article in each category',
      articleCategories.every((name) => articles.some(({ category }) => category === name)),
    ],
    ['eight articles in English', articles.filter(({ category }) => category === 'English').length >= 8],
    ['a very long title', articles.some(({ title }) => title.length > 70)],
    ['an article without a picture', articles.some(({ pictures: own }) => own.length === 0)],
    [
      'each layout',
      ['right', 'three', 'large', 'text'].every((name) => articles.some(({ layout }) => layout === name)),
    ],
    ['counts over 9999', articles.some(({ views, comments: count }) => views > 9999 && count > 9999)],
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
    ['a person without a phone', users.some(({ phone }) => phone === null)],
    ['a very long nickname', users.some(({ nickname }) => nickname.length > 20)],
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
    ['an activity of each kind', practiceKinds.every(({ id }) => activities.some(({ kind }) => kind === id))],
  ])('there is %s', (_, found) => expect(found).toBe(true))

  it('has the demo accounts', () => {
    const phones = new Map(users.map((user) => [user.phone, user]))
    expect(phones.get('13800000003')?.roles).toContain('volunteer')
    expect(phones.get('13800000004')?.roles).toContain('team-manager')
    expect(phones.get('13800000005')?.roles).toContain('reviewer')
    expect(phones.get('13800000006')?.birthYear).toBeLessThan(1960)
  })
})

describe('the configured pages', () => {
  const known = new Set(
    [...contents, ...channels, ...anchors, ...circles, ...topics, ...activities].map(({ id }) => String(id)),
  )
  const all = pages.flatMap((page) => page.cards.map((card) => [page.id, card] as const))
  const good = all.filter(([, { id }]) => !['broken-unknown', 'broken-invalid', 'broken-gone'].includes(id))

  it.each(good.map(([page, card]) => [`${page} ${card.id}`, card] as const))(
    '%s fits its schema or names what is there',
    (_, card) => {
      const items = card.items as unknown[] | undefined
      if (items?.every((item) => typeof item === 'string')) return expect(unknownIn(items, known)).toEqual([])
      expect(v.safeParse(cardSchemas[card.type as keyof typeof cardSchemas], card).issues).toBeUndefined()
    },
  )

  it('show a card that nobody knows and one that is broken', () => {
    const broken = all.find(([, { id }]) => id === 'broken-invalid')?.[1]
    expect(v.is(cardSchemas.banner, broken)).toBe(false)
    expect(all.some(([, { type }]) => !(type in cardSchemas))).toBe(true)
  })

  it('gives each card an id of its own, and each type a place', () => {
    expect(new Set(all.map(([, { id }]) => id)).size).toBe(all.length)
    expect(unknownIn(Object.keys(cardSchemas), new Set(all.map(([, { type }]) => type)))).toEqual([])
  })

  it('come with a site, skins, a menu, categories and cities that fit', () => {
    expect(v.is(SiteConfig, site)).toBe(true)
    expect(Object.values(skins).every((skin) => v.is(Skin, skin))).toBe(true)
    expect(menu.every((item) => v.is(MenuItem, item))).toBe(true)
    expect(menu.flatMap(({ source_id }) => source_id ?? []).every((id) => pages.some((page) => page.id === id))).toBe(
      true,
    )
    expect(fixedCategories).toHaveLength(articleCategories.length + 1)
    expect(new Set(cities.map(({ adcode }) => adcode)).size).toBe(cities.length)
  })
})
