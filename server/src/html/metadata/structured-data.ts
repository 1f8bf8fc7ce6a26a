import type { DataOf, EndpointId, EndpointOf } from '@plaza/shared/api'
import type { InlinedAnswer } from '@plaza/shared/remotes'

interface PageSite {
  /** Absolute address of the page. */
  address: string
  name: string
  logo: string
}

type JsonLd = Record<string, unknown>
type Describer<Id extends EndpointId> = (data: DataOf<EndpointOf<Id>>, site: PageSite) => JsonLd

const absolute = (url: string | null | undefined, { address }: PageSite) =>
  url ? new URL(url, address).href : undefined
const isoDuration = (seconds: number) => `PT${Math.round(seconds)}S`
const publisherOf = (site: PageSite) => ({ '@type': 'Organization', name: site.name, logo: absolute(site.logo, site) })
const organisation = (name: string) => ({ '@type': 'Organization', name })
const personNamed = (name: string) => ({ '@type': 'Person', name })
/** Whatever name a user chooses, they do not speak for the newsroom or an authority. */
const citizenNamed = (name: string) => ({
  ...personNamed(name),
  disambiguatingDescription: '市民用户，不代表编辑部或任何机构 (a citizen, not the newsroom or an authority)',
})

interface CreativeWork {
  title: string
  summary: string | null
  image: string | null
  published_at: string
  citizen?: true | undefined
}

/** A user's publication is not published by us. */
const creativeWork = (
  type: string,
  { title, summary, image, published_at, citizen }: CreativeWork,
  site: PageSite,
): JsonLd => ({
  '@type': type,
  name: title,
  description: summary || undefined,
  image: absolute(image, site),
  datePublished: published_at,
  publisher: citizen ? undefined : publisherOf(site),
})

/** The schema.org type of a page, by the endpoint of its first answer. */
const describers: { readonly [Id in EndpointId]?: Describer<Id> } = {
  'contents.staticArticle': (article, site) => ({
    ...creativeWork(article.citizen ? 'SocialMediaPosting' : 'NewsArticle', article, site),
    headline: article.title,
    articleSection: article.category.name,
    author: article.author
      ? (article.citizen ? citizenNamed : personNamed)(article.author)
      : organisation(article.source || site.name),
  }),
  'contents.audio': (audio, site) => ({
    ...creativeWork('AudioObject', audio, site),
    contentUrl: absolute(audio.url, site),
    uploadDate: audio.published_at,
    duration: isoDuration(audio.seconds),
    isPartOf: audio.album ? { '@type': 'PodcastSeries', name: audio.album.title } : undefined,
  }),
  'contents.album': (album, site) => ({
    '@type': 'PodcastSeries',
    name: album.title,
    description: album.description || undefined,
    image: absolute(album.image, site),
    dateModified: album.updated_at,
    author: album.anchor ? personNamed(album.anchor.name) : undefined,
    publisher: publisherOf(site),
  }),
  'videos.detail': (video, site) => ({
    ...creativeWork('VideoObject', video, site),
    thumbnailUrl: absolute(video.image, site),
    uploadDate: video.published_at,
    duration: isoDuration(video.seconds),
  }),
  'atlases.detail': (atlas, site) => ({
    ...creativeWork('ImageGallery', atlas, site),
    image: atlas.pictures.map(({ url }) => absolute(url, site)),
  }),
  'specials.detail': (special, site) => creativeWork('CollectionPage', special, site),
  'channels.play': ({ channel }, site) => ({
    '@type': 'BroadcastService',
    name: channel.name,
    description: channel.slogan || undefined,
    image: absolute(channel.image, site),
    broadcaster: publisherOf(site),
  }),
  'activities.detail': (activity, site) => ({
    '@type': 'Event',
    name: activity.title,
    image: absolute(activity.image, site),
    startDate: activity.starts_at,
    endDate: activity.ends_at,
    eventStatus: `https://schema.org/${activity.state === 'cancelled' ? 'EventCancelled' : 'EventScheduled'}`,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: {
      '@type': 'Place',
      name: activity.place,
      address: activity.district,
      geo: { '@type': 'GeoCoordinates', latitude: activity.lat, longitude: activity.lng },
    },
    organizer: organisation(activity.team.name),
  }),
  'posts.detail': (post, site) => ({
    '@type': 'DiscussionForumPosting',
    text: post.content,
    author: citizenNamed(post.user.name),
    datePublished: post.created_at,
    image: post.images.map(({ url }) => absolute(url, site)),
    isPartOf: { '@type': 'WebPage', name: post.circle.name },
    interactionStatistic: {
      '@type': 'InteractionCounter',
      interactionType: 'https://schema.org/LikeAction',
      userInteractionCount: post.likes,
    },
  }),
}

/** Structured data (JSON-LD) of a page from its first answers; null for a page about several things. */
export function structuredData(answers: readonly InlinedAnswer[], site: PageSite): JsonLd | null {
  for (const { endpoint, data } of answers) {
    const describe = describers[endpoint as EndpointId] as ((data: unknown, site: PageSite) => JsonLd) | undefined
    if (describe) return { '@context': 'https://schema.org', url: site.address, ...describe(data, site) }
  }
  return null
}
