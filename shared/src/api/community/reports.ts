import * as v from 'valibot'
import { get, group, post } from '../core/endpoint'
import { Id, text } from '../core/fields'

export const ReportTarget = v.picklist(['post', 'comment', 'chat', 'person', 'advice', 'piece', 'wish', 'practice'])
export type ReportTarget = v.InferOutput<typeof ReportTarget>

export const ReportReason = v.picklist(['spam', 'abuse', 'false', 'illegal', 'privacy', 'other'])
export type ReportReason = v.InferOutput<typeof ReportReason>

/** Draft name of an unsent report. */
export const reportDraft = (target: ReportTarget, id: string) => `post-report.${target}.${id}`

/** What somebody is about to report. */
export const ReportSubject = v.object({
  /** Null: its writer is not shown, or it is a person. */
  author: v.nullable(v.string()),
  /** Its title or first words; the name of a person. */
  words: v.string(),
  /** Nobody reports what is their own. */
  own: v.boolean(),
  /** `open`: this person's report waits. `kept`: it was looked at and stays, and has not changed since. */
  reported: v.nullable(v.picklist(['open', 'kept'])),
})
export type ReportSubject = v.InferOutput<typeof ReportSubject>

export const reports = group('reports', {
  subject: get('/v1/reports/:target/:id', {
    summary: 'What is about to be reported, if others can see it',
    data: ReportSubject,
    missingPanel: true,
    needsToken: true,
  }),
  add: post('/v1/reports', {
    summary: 'Reports something that others wrote, or a person; again only if it changed since a decision',
    body: v.object({
      target: ReportTarget,
      id: Id,
      reason: ReportReason,
      text: v.optional(text(500, 0)),
      images: v.pipe(v.array(v.string()), v.maxLength(4)),
    }),
    /** `reported`: why nothing was added, as in `ReportSubject`. */
    data: v.object({ reported: ReportSubject.entries.reported }),
    needsToken: true,
    afterLogin: true,
    draftOf: ({ body }) => reportDraft(body.target, body.id),
  }),
})
