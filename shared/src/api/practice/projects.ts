import * as v from 'valibot'
import { get, group } from '../core/endpoint'
import { Count, Id, MediaUrl, Moment, PageQuery, pageOf } from '../core/fields'
import { ActivitySummary } from './activities/activities'
import { TeamName } from './team-name'

/** English version of the text field next to it (docs/decisions/0051). */
const EnglishText = v.optional(v.string())

/** What a project has achieved, in a number: 11.4 tonnes of litter. */
const Figure = v.object({
  value: v.string(),
  unit: v.string(),
  unit_en: EnglishText,
  label: v.string(),
  label_en: EnglishText,
})
export type ProjectFigure = v.InferOutput<typeof Figure>

export const Project = v.object({
  id: Id,
  title: v.string(),
  title_en: EnglishText,
  image: v.nullable(MediaUrl),
  summary: v.string(),
  summary_en: EnglishText,
  began_at: Moment,
  done: v.boolean(),
  results: Count,
  figures: v.array(Figure),
})
export type Project = v.InferOutput<typeof Project>

export const ProjectDetail = v.object({
  ...Project.entries,
  team: v.nullable(TeamName),
})
export type ProjectDetail = v.InferOutput<typeof ProjectDetail>

const Result = v.object({
  id: Id,
  title: v.string(),
  title_en: EnglishText,
  content: v.string(),
  content_en: EnglishText,
  images: v.array(MediaUrl),
  created_at: Moment,
})
export type ProjectResult = v.InferOutput<typeof Result>

export const projects = group('projects', {
  list: get('/projects', {
    summary: 'Volunteer projects, the latest first',
    domain: 'asc',
    query: v.object({ ...PageQuery.entries, done: v.optional(v.picklist(['0', '1'])) }),
    data: pageOf(Project),
    cacheable: true,
  }),
  detail: get('/projects/:id', {
    summary: 'A project with its figures',
    domain: 'asc',
    data: ProjectDetail,
    missingPanel: true,
    cacheable: true,
  }),
  activities: get('/projects/:id/activities', {
    summary: 'Activities of a project that have not ended, the soonest first',
    domain: 'asc',
    query: PageQuery,
    data: pageOf(ActivitySummary),
    cacheable: true,
  }),
  results: get('/projects/:id/results', {
    summary: 'What a project brought about, the latest first',
    domain: 'asc',
    query: PageQuery,
    data: pageOf(Result),
    cacheable: true,
  }),
})
