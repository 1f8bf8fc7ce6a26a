import { type CourseDetail, courses, type LessonProgress } from '@plaza/shared/api'
import { useResource, useSessionUser } from '@plaza/shared/host'
import { Link } from '@plaza/shared/router'
import { to } from '@plaza/shared/routes'
import { nameOf } from '@plaza/shared/text'
import {
  ArticleSkeleton,
  Async,
  BookOpen,
  BottomBar,
  ButtonLink,
  CircleCheck,
  CirclePlay,
  Img,
  Pencil,
  PullToRefresh,
  SectionTitle,
} from '@plaza/shared/ui'
import { TitledFrame } from '../../titles/titled-frame'
import classes from './classrooms.module.css'
import { t } from './classrooms.text'
import { LessonView } from './lesson-view'

const nothing: readonly LessonProgress[] = []

/** A course with its lessons, or one of these. */
export function CourseView({ id, lessonId }: { id: string; lessonId: string | undefined }) {
  const user = useSessionUser()
  const course = useResource(courses.detail, { params: { id } })
  const own = useResource(courses.progress, { params: { id } }, { enabled: user !== null })
  const progress = own.data?.list ?? nothing
  const lesson = course.data?.lesson_list.find((one) => one.id === lessonId)
  if (course.data && lesson && (user === null || own.data || own.failed))
    return <LessonView key={lesson.id} course={course.data} lesson={lesson} progress={progress} />
  const next = course.data?.lesson_list.find(
    (one) => !progress.some(({ lesson_id, done }) => lesson_id === one.id && done),
  )
  return (
    <TitledFrame
      heading="course"
      title={t.course()}
      footer={
        next && (
          <BottomBar>
            <ButtonLink to={to('classrooms', {}, { course: id, lesson: next.id })}>
              {progress.length > 0 ? t.goOn() : t.start()}
            </ButtonLink>
          </BottomBar>
        )
      }
    >
      <Async of={course} skeleton={<ArticleSkeleton />}>
        {(data) => (
          <PullToRefresh onRefresh={course.refresh}>
            <CourseHead course={data} />
            <Lessons course={data} progress={progress} />
          </PullToRefresh>
        )}
      </Async>
    </TitledFrame>
  )
}

function CourseHead({ course }: { course: CourseDetail }) {
  return (
    <section className={classes.paper}>
      <Img src={course.image} alt="" width={780} height={440} ratio={16 / 9} eager />
      <div className={classes.about}>
        <h2>{nameOf({ name: course.title, name_en: course.title_en })}</h2>
        <p className={classes.fact}>
          {nameOf({ name: course.teacher, name_en: course.teacher_en })} · {t.lessons(course.lessons, course.minutes)}
        </p>
        <p className={classes.text}>{nameOf({ name: course.intro, name_en: course.intro_en })}</p>
      </div>
    </section>
  )
}

function Lessons({ course, progress }: { course: CourseDetail; progress: readonly LessonProgress[] }) {
  return (
    <section className={classes.part}>
      <SectionTitle title={t.contents()} />
      <ol>
        {course.lesson_list.map(({ id, title, title_en, minutes, video }) => {
          const own = progress.find(({ lesson_id }) => lesson_id === id)
          return (
            <li key={id}>
              <Link className={classes.lesson} to={to('classrooms', {}, { course: course.id, lesson: id })}>
                {video ? <CirclePlay size={20} /> : <BookOpen size={20} />}
                <span className={classes.words}>
                  <span>{nameOf({ name: title, name_en: title_en })}</span>
                  <span className={classes.fact}>
                    {video ? t.video() : t.reading()} · {t.minutes(minutes)}
                  </span>
                </span>
                {own?.note && (
                  <span className={classes.mark}>
                    <Pencil size={16} />
                    <span className="visually-hidden">{t.hasNote()}</span>
                  </span>
                )}
                {own?.done && (
                  <span className={classes.mark} data-done>
                    <CircleCheck size={18} />
                    <span className="visually-hidden">{t.done()}</span>
                  </span>
                )}
              </Link>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
