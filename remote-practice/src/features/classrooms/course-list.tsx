import { activities, type Course, courses } from '@plaza/shared/api'
import { usePaged, useResource, useSessionUser } from '@plaza/shared/host'
import { Link } from '@plaza/shared/router'
import { to } from '@plaza/shared/routes'
import { nameOf } from '@plaza/shared/text'
import { ChevronRight, CirclePlay, Img, ListSkeleton, PagedList } from '@plaza/shared/ui'
import { TitledFrame } from '../../titles/titled-frame'
import classes from './classrooms.module.css'
import { t } from './classrooms.text'

const titleOf = ({ title, title_en }: Pick<Course, 'title' | 'title_en'>) => nameOf({ name: title, name_en: title_en })

export function CourseList() {
  const user = useSessionUser()
  const list = usePaged(activities.classrooms, {})
  const mine = useResource(courses.mine, {}, { enabled: user !== null })
  const begun = mine.data?.list ?? []
  const last = begun.find(({ lesson_id }) => lesson_id !== null)
  const lastCourse = list.items.find(({ id }) => id === last?.course_id)
  return (
    <TitledFrame heading="classrooms" title={t.title()}>
      <PagedList
        of={list}
        keyOf={({ id }) => id}
        label={t.title()}
        skeleton={<ListSkeleton />}
        empty="content"
        header={
          last?.lesson_id &&
          lastCourse && (
            <Link className={classes.goOn} to={to('classrooms', {}, { course: lastCourse.id, lesson: last.lesson_id })}>
              <CirclePlay size={24} />
              <span>{t.goOnWith(titleOf(lastCourse))}</span>
              <ChevronRight size={18} />
            </Link>
          )
        }
      >
        {(course) => <CourseCard course={course} done={begun.find((one) => one.course_id === course.id)?.done} />}
      </PagedList>
    </TitledFrame>
  )
}

function CourseCard({ course, done }: { course: Course; done: number | undefined }) {
  const { id, image, lessons, minutes } = course
  return (
    <Link className={classes.course} to={to('classrooms', {}, { course: id })}>
      <span className={classes.cover}>
        <Img src={image} alt="" width={240} height={180} ratio={4 / 3} small />
      </span>
      <span className={classes.words}>
        <b>{titleOf(course)}</b>
        <span className={classes.fact}>{nameOf({ name: course.teacher, name_en: course.teacher_en })}</span>
        <span className={classes.fact}>{t.lessons(lessons, minutes)}</span>
        {done !== undefined && done > 0 && (
          <span className={classes.progress}>
            <progress max={lessons} value={done} aria-hidden />
            {done >= lessons ? t.finished() : t.progress(done, lessons)}
          </span>
        )}
      </span>
    </Link>
  )
}
