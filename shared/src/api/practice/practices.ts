import * as v from 'valibot'
import { Author, Comment } from '../core/content-entity'
import { del, get, group, post, put } from '../core/endpoint'
import { Count, Flag, Id, LocationQuery, MediaUrl, Moment, Ok, PageQuery, Phone, pageOf, text } from '../core/fields'
import { defineLifecycle } from '../core/lifecycle'
import { NewVideo } from '../host/uploads'

/** What citizens show of civilised life: an author's draft, in review, shown, or refused with a reason. */
export const practiceLifecycle = defineLifecycle({
  initial: 'draft',
  steps: {
    submit: { from: ['draft', 'refused'], to: 'pending', by: ['author'] },
    show: { from: ['pending', 'refused'], to: 'shown', by: ['reviewer'] },
    refuse: { from: ['pending', 'shown'], to: 'refused', by: ['reviewer'] },
    delete: { from: ['draft', 'pending', 'shown', 'refused'], to: 'gone', by: ['author'] },
  },
})
/** A civilisation show, or a record of an activity. */
export const PracticeForm = v.picklist(['show', 'record'])
export type PracticeForm = v.InferOutput<typeof PracticeForm>
const PracticeState = v.picklist(['draft', 'pending', 'shown', 'refused'])
export type PracticeState = v.InferOutput<typeof PracticeState>
const PracticeStep = v.picklist(['submit', 'delete'])
export type PracticeStep = v.InferOutput<typeof PracticeStep>

const Picture = v.object({ url: MediaUrl, width: Count, height: Count })

export const Practice = v.object({
  id: Id,
  form: PracticeForm,
  title: v.string(),
  title_en: v.optional(v.string()),
  content: v.string(),
  content_en: v.optional(v.string()),
  images: v.array(Picture),
  video: v.nullable(
    v.object({ url: MediaUrl, poster: v.nullable(MediaUrl), seconds: Count, width: Count, height: Count }),
  ),
  user: Author,
  place: v.nullable(v.string()),
  activity: v.nullable(v.object({ id: Id, title: v.string() })),
  created_at: Moment,
  likes: Count,
  comments: Count,
  liked: v.boolean(),
  own: v.boolean(),
  state: PracticeState,
  refusal: v.nullable(v.string()),
  /** Steps that the user may take now. */
  steps: v.array(PracticeStep),
})
export type Practice = v.InferOutput<typeof Practice>

const practiceFields = {
  title: text(40),
  content: text(2000),
  images: v.pipe(v.array(v.string()), v.maxLength(9)),
  video: v.optional(NewVideo),
  place: v.optional(text(60)),
  /** Kept for its author alone, to be finished later. */
  draft: v.optional(v.boolean(), false),
}

export const practices = group('practices', {
  list: get('/civilization', {
    summary: 'Civilisation shows, or the records of an activity, newest first',
    domain: 'asc',
    query: v.object({ ...PageQuery.entries, activity_id: v.optional(Id) }),
    data: pageOf(Practice),
    cacheable: true,
  }),
  detail: get('/civilization/:id', {
    summary: 'One of them',
    domain: 'asc',
    data: Practice,
    missingPanel: true,
    cacheable: true,
  }),
  mine: get('/my_civilization', {
    summary: 'Own ones, also drafts and those that wait or were refused',
    domain: 'asc',
    query: PageQuery,
    data: pageOf(Practice),
    needsToken: true,
  }),
  comments: get('/civilization_comments', {
    summary: 'Comments of one',
    domain: 'asc',
    query: v.object({ ...PageQuery.entries, id: Id }),
    data: pageOf(Comment),
  }),
  publish: post('/user_headline', {
    summary: 'Creates a civilisation show, or a record of an activity',
    domain: 'asc',
    body: v.object({
      ...practiceFields,
      activity_id: v.optional(Id),
      key: v.pipe(v.string(), v.uuid()),
    }),
    data: Practice,
    needsPhone: true,
  }),
  change: put('/user_headline/:id', {
    summary: 'Changes an own draft, or one that was refused',
    domain: 'asc',
    body: v.object(practiceFields),
    data: Practice,
    needsPhone: true,
  }),
  remove: del('/user_headline/:id', {
    summary: 'Deletes an own one',
    domain: 'asc',
    data: Ok,
    needsToken: true,
  }),
})

/** A place of practice: a centre, a station, a venue. */
export const Position = v.object({
  id: Id,
  name: v.string(),
  kind: v.string(),
  district: v.string(),
  address: v.string(),
  lat: v.number(),
  lng: v.number(),
  opens: v.string(),
  phone: v.string(),
  image: v.nullable(MediaUrl),
  intro: v.string(),
  /** Metres from the position in the request; null without one. */
  distance: v.nullable(Count),
})
export type Position = v.InferOutput<typeof Position>

export const positions = group('positions', {
  list: get('/civilized_positions', {
    summary: 'Places of practice; the nearest first with a position',
    domain: 'asc',
    query: v.object({ ...PageQuery.entries, ...LocationQuery.entries, kind: v.optional(v.string()) }),
    data: pageOf(Position),
    cacheable: true,
    planned: true,
  }),
  detail: get('/civilized_position/:id', {
    summary: 'A place of practice',
    domain: 'asc',
    data: Position,
    missingPanel: true,
    cacheable: true,
    planned: true,
  }),
  children: get('/civilized_position/:id/children', {
    summary: 'Places that belong to one',
    domain: 'asc',
    data: v.object({ list: v.array(Position) }),
    cacheable: true,
    planned: true,
  }),
  teams: get('/civilized_position_teams/:id', {
    summary: 'Teams of a place',
    domain: 'asc',
    data: v.object({ list: v.array(v.object({ id: Id, name: v.string(), members: Count })) }),
    cacheable: true,
    planned: true,
  }),
  book: post('/civilized_position/:id/bookings', {
    summary: 'Books a room of a venue',
    domain: 'asc',
    body: v.object({ starts_at: Moment, ends_at: Moment, purpose: text(100) }),
    data: v.object({ id: Id, state: v.picklist(['pending', 'accepted', 'refused']) }),
    needsPhone: true,
    planned: true,
  }),
})

/** A family member for whom a user acts: a parent, a child. */
export const Helper = v.object({
  id: Id,
  name: v.string(),
  phone: v.string(),
  relation: v.string(),
  district: v.string(),
  note: v.string(),
})
const HelperFields = {
  name: text(30),
  phone: Phone,
  relation: text(20),
  district: text(40),
  note: v.optional(text(200, 0)),
}

export const helpers = group('helpers', {
  list: get('/helpers', {
    summary: 'Own helper entries; phones masked',
    domain: 'asc',
    query: PageQuery,
    data: pageOf(Helper),
    needsToken: true,
    planned: true,
  }),
  detail: get('/helpers/:id', {
    summary: 'An own helper entry',
    domain: 'asc',
    data: Helper,
    needsToken: true,
    planned: true,
  }),
  add: post('/helper', {
    summary: 'Adds a helper entry',
    domain: 'asc',
    body: v.object(HelperFields),
    data: Helper,
    needsPhone: true,
    planned: true,
  }),
  change: put('/helpers/:id', {
    summary: 'Changes an own helper entry',
    domain: 'asc',
    body: v.partial(v.object(HelperFields)),
    data: Helper,
    needsPhone: true,
    planned: true,
  }),
  remove: del('/helpers/:id', {
    summary: 'Deletes an own helper entry',
    domain: 'asc',
    data: Ok,
    needsToken: true,
    planned: true,
  }),
})

export const projects = group('projects', {
  list: get('/projects', {
    summary: 'Volunteer projects',
    domain: 'asc',
    query: PageQuery,
    data: pageOf(v.object({ id: Id, title: v.string(), image: v.nullable(MediaUrl), summary: v.string(), done: Flag })),
    cacheable: true,
    planned: true,
  }),
  results: get('/projects/:id/results', {
    summary: 'What a project brought about',
    domain: 'asc',
    query: PageQuery,
    data: pageOf(
      v.object({ id: Id, title: v.string(), content: v.string(), images: v.array(MediaUrl), created_at: Moment }),
    ),
    cacheable: true,
    planned: true,
  }),
})
