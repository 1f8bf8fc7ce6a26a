import * as v from 'valibot'
import { Content } from '../core/content-entity'
import { del, get, group, post } from '../core/endpoint'
import { Count, Id, MediaUrl, Moment, Ok, text } from '../core/fields'

/** Own playlists, and audios in each of them, at most. */
export const MAX_PLAYLISTS = 30
export const MAX_PLAYLIST_ITEMS = 200

/** An own playlist. */
export const Playlist = v.object({
  id: Id,
  name: v.string(),
  count: Count,
  image: v.nullable(MediaUrl),
  created_at: Moment,
})
export type Playlist = v.InferOutput<typeof Playlist>

export const playlists = group('playlists', {
  list: get('/v1/my_playlists', {
    summary: 'Own playlists, newest first',
    data: v.object({ list: v.array(Playlist) }),
    needsToken: true,
  }),
  detail: get('/v1/my_playlists/:id', {
    summary: 'An own playlist with its audios in their order, without those that are gone',
    data: v.object({ ...Playlist.entries, contents: v.array(Content) }),
    needsToken: true,
  }),
  save: post('/v1/my_playlists', {
    summary: 'Saves audios in their order under a name, once per key',
    body: v.object({
      name: text(40),
      ids: v.pipe(v.array(Id), v.minLength(1), v.maxLength(MAX_PLAYLIST_ITEMS)),
      key: v.pipe(v.string(), v.uuid()),
    }),
    data: Playlist,
    needsToken: true,
  }),
  remove: del('/v1/my_playlists/:id', { summary: 'Deletes an own playlist', data: Ok, needsToken: true }),
})
