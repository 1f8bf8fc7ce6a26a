import { activities, type Course, type CourseDetail, courses as endpoints } from '@plaza/shared/api'
import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../data/database'
import { courses, lessonProgress, lessons } from '../../data/schema/index'
import { type HandlerInput, handle } from '../../transport/handlers'
import { ascending, pageOf } from '../../transport/paging'
import { refuse } from '../../transport/refusal'

type Changes = NonNullable<HandlerInput<typeof endpoints.save>['body']>

const bySort = ascending(courses.sort, courses.id)

const selectCourses = (db: Executor, where: SQL | undefined) =>
  db
    .select({
      course: courses,
      lessons: sql<number>`(select count(*)::int from ${lessons} l where l.course_id = ${courses}.id)`,
      minutes: sql<number>`(select coalesce(sum(l.minutes), 0)::int from ${lessons} l where l.course_id = ${courses}.id)`,
    })
    .from(courses)
    .where(where)
    .$dynamic()

type CourseRow = Awaited<ReturnType<typeof selectCourses>>[number]

const toCourse = ({ course, ...counts }: CourseRow): Course => ({
  ...{ id: course.id, title: course.title, image: course.image, intro: course.intro, teacher: course.teacher },
  ...(course.titleEn && { title_en: course.titleEn }),
  ...(course.introEn && { intro_en: course.introEn }),
  ...(course.teacherEn && { teacher_en: course.teacherEn }),
  ...counts,
})

async function readCourse(db: Executor, id: string): Promise<CourseDetail> {
  const [course] = await selectCourses(db, eq(courses.id, id))
  if (!course) throw refuse('contentGone')
  const list = await db
    .select()
    .from(lessons)
    .where(eq(lessons.courseId, id))
    .orderBy(asc(lessons.sort), asc(lessons.id))
  return {
    ...toCourse(course),
    lesson_list: list.map(({ id: lesson, title, titleEn, minutes, video, body, bodyEn }) => ({
      ...{ id: lesson, title, minutes, video, body },
      ...(titleEn && { title_en: titleEn }),
      ...(bodyEn && { body_en: bodyEn }),
    })),
  }
}

/** Courses that a person has begun, with the lesson to go on with: the first that is not done. */
async function readBegun(db: Executor, userId: string) {
  const { rows } = await db.execute<{
    course_id: string
    done: number
    lesson_id: string | null
    changed_at: Date
  }>(sql`
    select p.course_id, count(*) filter (where p.done)::int as done, max(p.changed_at) as changed_at,
      (select l.id from ${lessons} l
        left join ${lessonProgress} own on own.lesson_id = l.id and own.user_id = ${userId}
        where l.course_id = p.course_id and own.done is not true order by l.sort, l.id limit 1) as lesson_id
    from ${lessonProgress} p where p.user_id = ${userId} group by p.course_id order by max(p.changed_at) desc`)
  return rows.map((row) => ({ ...row, changed_at: new Date(row.changed_at).toISOString() }))
}

/** Keeps what is given; a lesson that was done stays so. */
async function saveProgress(db: Executor, userId: string, lessonId: string, { seconds, done, note }: Changes) {
  const [lesson] = await db.select({ courseId: lessons.courseId }).from(lessons).where(eq(lessons.id, lessonId))
  if (!lesson) throw refuse('contentGone')
  const given = {
    ...(seconds !== undefined && { seconds }),
    ...(done && { done }),
    ...(note !== undefined && { note }),
    changedAt: sql`now()`,
  }
  await db
    .insert(lessonProgress)
    .values({ userId, lessonId, courseId: lesson.courseId, ...given })
    .onConflictDoUpdate({ target: [lessonProgress.userId, lessonProgress.lessonId], set: given })
}

export const courseHandlers = [
  handle(activities.classrooms, async ({ query = {} }, context) => {
    const { rows, next } = await pageOf(context, query, bySort, (after) => selectCourses(context.db, after))
    return { list: rows.map(toCourse), next }
  }),
  handle(endpoints.detail, ({ params }, { db }) => readCourse(db, params.id)),
  handle(endpoints.mine, async (_, { db, person }) => ({ list: await readBegun(db, person.id) })),
  handle(endpoints.progress, async ({ params }, { db, person }) => {
    const rows = await db
      .select()
      .from(lessonProgress)
      .where(and(eq(lessonProgress.userId, person.id), eq(lessonProgress.courseId, params.id)))
    return {
      list: rows.map(({ lessonId, seconds, done, note, changedAt }) => ({
        ...{ lesson_id: lessonId, seconds, done, note },
        changed_at: changedAt.toISOString(),
      })),
    }
  }),
  handle(endpoints.save, async ({ params, body = {} }, { db, person }) => {
    await saveProgress(db, person.id, params.id, body)
    return {}
  }),
]
