import type { Executor } from '../../data/database'
import { courses, lessons, projectActivities, projectResults, projects } from '../../data/schema/index'
import type { Demo } from '../demo/read'
import { insertRows } from '../insert'
import { resolvePast } from '../moments'

export const courseRows = ({ courses: all, media }: Demo): (typeof courses.$inferInsert)[] =>
  all.map(({ id, cover, lessons: _, ...course }, sort) => ({
    ...course,
    id: String(id),
    image: media.picture(cover).url,
    sort,
  }))

export const lessonRows = ({ courses: all, media }: Demo): (typeof lessons.$inferInsert)[] =>
  all.flatMap(({ id, cover, lessons: own }) =>
    own.map(({ clip, body, bodyEn, ...lesson }, sort) => ({
      ...lesson,
      id: String(lesson.id),
      courseId: String(id),
      sort,
      video: clip ? { ...media.film(clip), ...media.clip(clip).frame, poster: media.picture(cover).url } : null,
      body,
      bodyEn,
    })),
  )

export async function seedCourses(db: Executor, demo: Demo): Promise<void> {
  await insertRows(db, courses, courseRows(demo))
  await insertRows(db, lessons, lessonRows(demo))
}

export async function seedProjects(db: Executor, demo: Demo, at: Date): Promise<void> {
  const picture = (name: string) => demo.media.picture(name).url
  await insertRows(
    db,
    projects,
    demo.projects.map(({ id, cover, team, began, activities: _, figures, results, ...project }) => ({
      ...project,
      ...{ id: String(id), image: picture(cover), teamId: String(team), beganAt: resolvePast(began, at) },
      results: results.length,
      figures: figures.map(({ unitEn, labelEn, ...figure }) => ({ ...figure, unit_en: unitEn, label_en: labelEn })),
    })),
  )
  await insertRows(
    db,
    projectActivities,
    demo.projects.flatMap(({ id, activities }) =>
      activities.map((activity) => ({ projectId: String(id), activityId: String(activity) })),
    ),
  )
  await insertRows(
    db,
    projectResults,
    demo.projects.flatMap(({ id, results }) =>
      results.map(({ at: moment, pictures, ...result }) => ({
        ...result,
        ...{ id: String(result.id), projectId: String(id), images: pictures.map(picture) },
        createdAt: resolvePast(moment, at),
      })),
    ),
  )
}
