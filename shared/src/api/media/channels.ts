import * as v from 'valibot'
import { Author } from '../core/content-entity'
import { get, group, post, put } from '../core/endpoint'
import { Count, Id, MediaUrl, Moment, Ok, PageQuery, pageOf } from '../core/fields'

/** 1 radio, 2 anchor, 3 organisation, 4 TV. */
export const ChannelType = v.picklist([1, 2, 3, 4])
export const Programme = v.object({
  id: Id,
  title: v.string(),
  anchor: v.nullable(v.string()),
  starts_at: Moment,
  ends_at: Moment,
  /** Null until there is a playable recording. */
  replay_url: v.nullable(MediaUrl),
})
export type Programme = v.InferOutput<typeof Programme>
export const Channel = v.object({
  id: Id,
  type: ChannelType,
  name: v.string(),
  name_en: v.optional(v.string()),
  image: MediaUrl,
  slogan: v.string(),
  frequency: v.nullable(v.string()),
  followers: Count,
  followed: v.boolean(),
  now: v.nullable(Programme),
})
export type Channel = v.InferOutput<typeof Channel>
/** A channel's live stream and one day's schedule. */
export const ChannelPlay = v.object({
  channel: Channel,
  stream_url: MediaUrl,
  date: v.pipe(v.string(), v.isoDate()),
  programmes: v.array(Programme),
  anchors: v.array(Author),
  /** Who hears or watches the stream now. */
  listeners: Count,
  likes: Count,
  /** Whether the requesting user likes it. */
  liked: v.boolean(),
})
export type ChannelPlay = v.InferOutput<typeof ChannelPlay>

/** A programme of a channel, independent of its broadcasts. */
export const Show = v.object({
  title: v.string(),
  anchor: v.nullable(v.string()),
  /** Today's broadcasts. */
  today: v.array(Programme),
  /** The newest broadcast with a recording. */
  latest: v.nullable(Programme),
})
export type Show = v.InferOutput<typeof Show>
/** A channel with its programmes. */
export const ChannelShows = v.object({ ...Channel.entries, shows: v.array(Show) })
export type ChannelShows = v.InferOutput<typeof ChannelShows>

/** An event that a channel broadcasts live; afterwards its recording is a video. */
export const LiveEvent = v.object({
  id: Id,
  title: v.string(),
  summary: v.string(),
  image: v.nullable(MediaUrl),
  place: v.string(),
  source: v.string(),
  starts_at: Moment,
  ends_at: Moment,
  channel: v.object({ id: Id, name: v.string(), name_en: v.optional(v.string()) }),
  /** Null until there is a recording. */
  video_id: v.nullable(Id),
})
export type LiveEvent = v.InferOutput<typeof LiveEvent>
export const liveStates = ['now', 'coming', 'over'] as const

export const channels = group('channels', {
  list: post('/v1/mobile/channel', {
    summary: 'Channels of one type',
    body: v.object({ type: ChannelType }),
    data: v.object({ list: v.array(Channel) }),
    missingPanel: true,
    cacheable: true,
  }),
  play: get('/v1/mobile/channel/play', {
    summary: 'The stream of a channel and the programme table of a day (today unless told)',
    query: v.object({ id: Id, date: v.optional(v.pipe(v.string(), v.isoDate())) }),
    data: ChannelPlay,
    missingPanel: true,
    cacheable: true,
  }),
  shows: get('/v1/mobile/channel/programmes', {
    summary: 'All programmes of one channel, or of every channel of a type',
    query: v.object({ id: v.optional(Id), type: v.optional(v.picklist(['1', '4'])) }),
    data: v.object({ list: v.array(ChannelShows) }),
    missingPanel: true,
    cacheable: true,
  }),
  events: get('/v1/live_events', {
    summary: 'Live events that are on now (unless told), that come next, or whose recording can be seen',
    query: v.object({ ...PageQuery.entries, state: v.optional(v.picklist(liveStates)) }),
    data: pageOf(LiveEvent),
    cacheable: 'live',
  }),
  remind: post('/v1/mobile/channel/reminder', {
    summary: 'Reminds the person ten minutes before a programme of a table begins, or no longer',
    body: v.object({ id: Id, on: v.boolean() }),
    data: v.object({ on: v.boolean() }),
    needsToken: true,
    afterLogin: true,
  }),
  reminders: get('/v1/mobile/channel/reminders', {
    summary: 'Programmes of which the person will be reminded, by id',
    data: v.object({ ids: v.array(Id) }),
    needsToken: true,
  }),
  listen: put('/v1/mobile/channel/listening', {
    summary: 'Says that the stream of a channel is heard or watched; sent once a minute as long as it plays',
    body: v.object({ id: Id }),
    data: v.object({ listeners: Count }),
  }),
  countView: put('/v1/mobile/channel/view', { summary: 'Counts a view', body: v.object({ id: Id }), data: Ok }),
  defaultChannel: get('/v1/mobile/channel/default', {
    summary: 'The default channel',
    data: Channel,
    missingPanel: true,
    cacheable: true,
  }),
  recommended: get('/v1/mobile/channel/recommend', {
    summary: 'Recommended channels',
    data: v.object({ list: v.array(Channel) }),
    missingPanel: true,
    cacheable: true,
  }),
  playAuth: get('/v1/mobile/channel/play_auth', {
    summary: 'Leave to play a channel; 403001 does nothing visible',
    query: v.object({ id: Id }),
    data: v.object({ play_auth: v.string(), expires_at: Moment }),
    passCodes: [403001],
  }),
})
