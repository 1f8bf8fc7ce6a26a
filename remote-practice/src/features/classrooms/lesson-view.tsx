import { type CourseDetail, courses, type Lesson, type LessonProgress } from '@plaza/shared/api'
import { useAction, useHost, useSessionUser } from '@plaza/shared/host'
import { to } from '@plaza/shared/routes'
import { nameOf } from '@plaza/shared/text'
import { BottomBar, Button, ButtonLink, PageFrame, RichText } from '@plaza/shared/ui'
import classes from './classrooms.module.css'
import { t } from './classrooms.text'
import { LessonNote } from './lesson-note'
import { LessonVideo } from './lesson-video'

interface LessonViewProps {
  course: CourseDetail
  lesson: Lesson
  progress: readonly LessonProgress[]
}

/** A lesson: its film, its text, the user's note; learnt once its film has ended or the user says so. */
export function LessonView({ course, lesson, progress }: LessonViewProps) {
  const host = useHost()
  const user = useSessionUser()
  const { id, video } = lesson
  const own = progress.find(({ lesson_id }) => lesson_id === id)
  const save = useAction(courses.save, { refreshes: [courses.progress, courses.mine] })
  const at = course.lesson_list.findIndex((one) => one.id === id)
  const next = course.lesson_list[at + 1]
  const ahead = next
    ? to('classrooms', {}, { course: course.id, lesson: next.id })
    : to('classrooms', {}, { course: course.id })
  const finish = async () => {
    const saved = await save.run({ params: { id }, body: { done: true } })
    if (saved) host.navigate(ahead)
  }
  const keep = (seconds: number, ended: boolean) => {
    if (user) void save.run({ params: { id }, body: { seconds, ...(ended && { done: true as const }) } })
  }
  return (
    <PageFrame
      title={nameOf({ name: lesson.title, name_en: lesson.title_en })}
      plain
      footer={
        <BottomBar>
          {own?.done ? (
            <ButtonLink to={ahead}>{next ? t.next() : t.toCourse()}</ButtonLink>
          ) : (
            <Button loading={save.busy} onClick={() => void finish()}>
              {t.markDone()}
            </Button>
          )}
        </BottomBar>
      }
    >
      {video && <LessonVideo video={video} from={own?.done ? 0 : (own?.seconds ?? 0)} onLeave={keep} />}
      <div className={classes.body}>
        <p className={classes.fact}>
          {nameOf({ name: course.title, name_en: course.title_en })} · {t.minutes(lesson.minutes)}
        </p>
        <RichText html={nameOf({ name: lesson.body, name_en: lesson.body_en })} by="editor" />
        {user ? <LessonNote id={id} note={own?.note ?? ''} /> : <p className={classes.quiet}>{t.logIn()}</p>}
      </div>
    </PageFrame>
  )
}
