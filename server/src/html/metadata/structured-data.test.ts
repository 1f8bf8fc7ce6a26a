import type { InlinedAnswer } from '@plaza/shared/remotes'
import { describe, expect, it } from 'vitest'
import { structuredData } from './structured-data'

const site = { address: 'https://plaza.example/posts/7', name: 'Starbay', logo: '/logo.png' }
const answer = (endpoint: string, data: object) => ({ endpoint, input: {}, data }) as unknown as InlinedAnswer
const say = (endpoint: string, data: object) => structuredData([answer(endpoint, data)], site)
const work = {
  ...{ title: 'Fog', summary: 'On the pier.', image: '/fog.webp', published_at: '2026-11-20T08:00:00Z' },
  ...{ seconds: 61.4, url: '/fog.m4a', source: '', author: null, category: { name: 'Town' } },
}
const publisher = { '@type': 'Organization', name: 'Starbay', logo: 'https://plaza.example/logo.png' }

it('says nothing of a page about many things', () => {
  expect(structuredData([answer('contents.feed', {})], site)).toBeNull()
  expect(structuredData([], site)).toBeNull()
})

it('goes by the first answer that it knows', () => {
  const data = structuredData([answer('comments.list', {}), answer('contents.staticArticle', work)], site)
  expect(data).toMatchObject({ '@context': 'https://schema.org', url: site.address, '@type': 'NewsArticle' })
})

describe('an article', () => {
  it('is the newsroom’s, with its picture’s whole address', () => {
    expect(say('contents.staticArticle', work)).toMatchObject({
      ...{ headline: 'Fog', description: 'On the pier.', articleSection: 'Town', datePublished: work.published_at },
      ...{ image: 'https://plaza.example/fog.webp', publisher },
      author: { '@type': 'Organization', name: 'Starbay' },
    })
  })

  it.each([
    [{ author: 'Lin' }, { '@type': 'Person', name: 'Lin' }],
    [{ source: 'Harbour Daily' }, { '@type': 'Organization', name: 'Harbour Daily' }],
  ])('names its author: %j', (over, author) =>
    expect(say('contents.staticArticle', { ...work, ...over })).toMatchObject({ author }),
  )

  it('of a citizen has no publisher, and says so of its author', () => {
    const data = say('contents.staticArticle', { ...work, citizen: true, author: 'Starbay Police' })
    expect(data).toMatchObject({ '@type': 'SocialMediaPosting', author: { name: 'Starbay Police' } })
    expect(data?.publisher).toBeUndefined()
    expect(JSON.stringify(data)).toContain('not the newsroom or an authority')
  })

  it('omits missing data', () => {
    const data = say('contents.staticArticle', { ...work, summary: '', image: null })
    expect([data?.description, data?.image]).toEqual([undefined, undefined])
  })
})

it.each<[endpoint: string, data: object, said: object]>([
  [
    'contents.audio',
    { ...work, album: { title: 'Tides' } },
    {
      ...{ '@type': 'AudioObject', contentUrl: 'https://plaza.example/fog.m4a', duration: 'PT61S' },
      isPartOf: { '@type': 'PodcastSeries', name: 'Tides' },
    },
  ],
  ['contents.audio', { ...work, album: null }, { isPartOf: undefined }],
  [
    'contents.album',
    { title: 'Tides', description: '', image: '/t.webp', updated_at: '2026-11-20', anchor: { name: 'Mei' } },
    {
      ...{ '@type': 'PodcastSeries', name: 'Tides', description: undefined, dateModified: '2026-11-20', publisher },
      author: { '@type': 'Person', name: 'Mei' },
    },
  ],
  ['videos.detail', work, { '@type': 'VideoObject', duration: 'PT61S', uploadDate: work.published_at }],
  [
    'atlases.detail',
    { ...work, pictures: [{ url: '/1.webp' }, { url: 'https://cdn.example/2.webp' }] },
    { '@type': 'ImageGallery', image: ['https://plaza.example/1.webp', 'https://cdn.example/2.webp'] },
  ],
  ['specials.detail', work, { '@type': 'CollectionPage', name: 'Fog', publisher }],
  [
    'channels.play',
    { channel: { name: 'News Radio', slogan: '', image: '/r.webp' } },
    { '@type': 'BroadcastService', name: 'News Radio', description: undefined, broadcaster: publisher },
  ],
  [
    'posts.detail',
    { content: 'Fog', user: { name: 'Lin' }, created_at: '2026', images: [], circle: { name: 'Pier' }, likes: 3 },
    {
      ...{ '@type': 'DiscussionForumPosting', text: 'Fog', datePublished: '2026', image: [] },
      ...{ author: { name: 'Lin' }, isPartOf: { name: 'Pier' }, interactionStatistic: { userInteractionCount: 3 } },
    },
  ],
])('%s is told as what it is', (endpoint, data, said) => expect(say(endpoint, data)).toMatchObject(said))

it.each([
  ['running', 'EventScheduled'],
  ['cancelled', 'EventCancelled'],
])('an activity that is %s is %s', (state, status) => {
  const activity = {
    ...{ title: 'Clean the beach', image: null, starts_at: '2026-11-21', ends_at: '2026-11-22', state },
    ...{ place: 'Pier', district: 'Old town', lat: 29.9, lng: 121.6, team: { name: 'Red Vests' } },
  }
  expect(say('activities.detail', activity)).toMatchObject({
    ...{ '@type': 'Event', startDate: '2026-11-21', endDate: '2026-11-22', organizer: { name: 'Red Vests' } },
    eventStatus: `https://schema.org/${status}`,
    location: { name: 'Pier', address: 'Old town', geo: { latitude: 29.9, longitude: 121.6 } },
  })
})
