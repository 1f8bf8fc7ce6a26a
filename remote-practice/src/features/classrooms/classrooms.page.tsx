import { anyText, useQueryState } from '@plaza/shared/host'
import { CourseList } from './course-list'
import { CourseView } from './course-view'

const fields = { course: anyText, lesson: anyText }

/** The courses; one of them, or one of its lessons, by the address. */
export default function ClassroomsPage() {
  const [{ course, lesson }] = useQueryState(fields)
  return course ? <CourseView key={course} id={course} lessonId={lesson} /> : <CourseList />
}
