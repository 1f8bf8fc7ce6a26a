import * as v from 'valibot'
import { group, post } from '../core/endpoint'
import { Id, text } from '../core/fields'

export const ReportTarget = v.picklist(['post', 'comment', 'chat', 'person'])
export type ReportTarget = v.InferOutput<typeof ReportTarget>

export const ReportReason = v.picklist(['spam', 'abuse', 'false', 'illegal', 'privacy', 'other'])
export type ReportReason = v.InferOutput<typeof ReportReason>

/** Draft name of an unsent report. */
export const reportDraft = (target: ReportTarget, id: string) => `post-report.${target}.${id}`

export const reports = group('reports', {
  add: post('/v1/reports', {
    summary: 'Reports a post, a comment, a line of chat or a person, once',
    body: v.object({
      target: ReportTarget,
      id: Id,
      reason: ReportReason,
      text: v.optional(text(500, 0)),
      images: v.pipe(v.array(v.string()), v.maxLength(4)),
    }),
    /** `repeated`: this person had reported it before, and nothing was added. */
    data: v.object({ repeated: v.boolean() }),
    needsToken: true,
    afterLogin: true,
    draftOf: ({ body }) => reportDraft(body.target, body.id),
  }),
})
