import * as v from 'valibot'
import { get, group, put } from '../core/endpoint'
import { Count, Id, MediaUrl, Moment, Ok, text } from '../core/fields'
import { Html } from '../core/html'

/** English version of the text field next to it (docs/decisions/0051). */
const EnglishText = v.optional(v.string())

/** A course of the civilised classrooms. */
export const Course = v.object({
  id: Id,
  title: v.string(),
  title_en: EnglishText,
  image: MediaUrl,
  intro: v.string(),
  intro_en: EnglishText,
  teacher: v.string(),
  teacher_en: EnglishText,
  lessons: Count,
  /** Minutes of all lessons. */
  minutes: Count,
})
export type Course = v.InferOutput<typeof Course>

const Lesson = v.object({
  id: Id,
  title: v.string(),
  title_en: EnglishText,
  minutes: Count,
  /** Null: a lesson to read. */
  video: v.nullable(
    v.object({ url: MediaUrl, poster: v.nullable(MediaUrl), seconds: Count, width: Count, height: Count }),
  ),
  body: Html,
  body_en: v.optional(Html),
})
export type Lesson = v.InferOutput<typeof Lesson>

export const CourseDetail = v.object({ ...Course.entries, lesson_list: v.array(Lesson) })
export type CourseDetail = v.InferOutput<typeof CourseDetail>

export const LESSON_NOTE_MAX = 1000
const Progress = v.object({
  lesson_id: Id,
  /** Where its video was left. */
  seconds: Count,
  done: v.boolean(),
  note: v.string(),
  changed_at: Moment,
})
export type LessonProgress = v.InferOutput<typeof Progress>

export const courses = group('courses', {
  detail: get('/civilized_classroom/:id', {
    summary: 'A course with its lessons',
    domain: 'asc',
    data: CourseDetail,
    missingPanel: true,
    cacheable: true,
  }),
  mine: get('/my_civilized_classrooms', {
    summary: 'Courses that the user has begun, the latest first: lessons done, and the one to go on with',
    domain: 'asc',
    data: v.object({
      list: v.array(v.object({ course_id: Id, done: Count, lesson_id: v.nullable(Id), changed_at: Moment })),
    }),
    needsToken: true,
  }),
  progress: get('/my_civilized_classroom/:id', {
    summary: 'Progress and notes of the user in the lessons of a course',
    domain: 'asc',
    data: v.object({ list: v.array(Progress) }),
    needsToken: true,
  }),
  save: put('/civilized_lesson/:id/progress', {
    summary: 'Keeps progress or the note of a lesson; what is not given stays, and a lesson once done stays done',
    domain: 'asc',
    body: v.object({
      seconds: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(86_400))),
      done: v.optional(v.literal(true)),
      note: v.optional(text(LESSON_NOTE_MAX, 0)),
    }),
    data: Ok,
    needsToken: true,
  }),
})
