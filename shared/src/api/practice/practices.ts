import * as v from 'valibot'
import { Author, Comment } from '../core/content-entity'
import { del, get, group, post, put } from '../core/endpoint'
import { Count, Id, MediaUrl, Moment, Ok, PageQuery, pageOf, text } from '../core/fields'
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
  activity: v.nullable(v.object({ id: Id, title: v.string(), title_en: v.optional(v.string()) })),
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
