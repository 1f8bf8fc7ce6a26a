import * as v from 'valibot'
import {
  Album,
  Article,
  Audio,
  Content,
  Interaction,
  NextAudio,
  Track,
  Transcript,
  VoiceKind,
} from '../core/content-entity'
import { get, group, put } from '../core/endpoint'
import { Id, NumberQuery, Ok, PageQuery, pageOf } from '../core/fields'

export const contents = group('contents', {
  article: get('/v1/c_article/:id', {
    summary: 'An article whole',
    data: v.object({ ...Article.entries, ...Interaction.entries }),
    missingPanel: true,
    cacheable: true,
  }),
  staticArticle: get('/v2/c_static_article/:id', {
    summary: 'The part of an article that is the same for everyone',
    data: Article,
    missingPanel: true,
    cacheable: true,
  }),
  dynamicArticle: get('/v2/c_dynamic_article/:id', {
    summary: 'Counts of a content of any type and the person’s own marks on it; counts a view',
    data: Interaction,
    missingPanel: true,
  }),
  audio: get('/v1/c_audio/:id', { summary: 'An audio', data: Audio, missingPanel: true, cacheable: true }),
  transcript: get('/v1/contents/:id/transcript', {
    summary: 'The sentences of an audio or of an article’s recording, and when each is heard, in one of several voices',
    query: v.object({ voice: v.optional(VoiceKind) }),
    data: Transcript,
    cacheable: true,
  }),
  nextAudio: get('/v1/album_play_audio/:album_id', {
    summary: 'The audio that follows `audio_id` in an album; null at its end',
    query: v.object({ audio_id: Id }),
    data: NextAudio,
    passCodes: [403001],
  }),
  album: get('/v1/albums/:id', { summary: 'An album', data: Album, missingPanel: true, cacheable: true }),
  albumTracks: get('/v1/albums/:id/tracks', {
    summary: 'Tracks of an album in order, or the newest first',
    query: v.object({ ...PageQuery.entries, order: v.optional(v.picklist(['asc', 'desc'])) }),
    data: pageOf(Track),
    cacheable: true,
  }),
  feed: get('/v1/categories/:id/contents', {
    summary: 'Contents of a channel (category), newest first; `all` gives every category',
    query: v.object({ ...PageQuery.entries, type: v.optional(NumberQuery) }),
    data: pageOf(Content),
    cacheable: true,
  }),
  related: get('/v1/relatedPosts', {
    summary: 'Contents related to one',
    query: v.object({ id: Id }),
    data: v.object({ list: v.array(Content) }),
    cacheable: true,
  }),
  countPlay: put('/v2/plays/:id', {
    summary: 'Counts a play',
    query: v.object({ video_collection_id: v.optional(Id) }),
    data: Ok,
  }),
})
