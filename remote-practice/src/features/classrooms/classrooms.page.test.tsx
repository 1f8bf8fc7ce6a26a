import type { Course, CourseDetail, LessonProgress } from '@plaza/shared/api'
import { failing, pageOf, person, type VisitOptions } from '@plaza/shared/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { visit } from '../../testing/visit'

const course: Course = {
  ...{ id: '1', title: 'First aid', image: '/aid.webp', intro: 'Four minutes', teacher: 'Han Song' },
  ...{ lessons: 2, minutes: 15 },
}
const lesson = { minutes: 6, video: null, body: '<p>Look first.</p>' }
const detail = {
  ...course,
  lesson_list: [
    { ...lesson, id: '11', title: 'Look first' },
    { ...lesson, id: '12', title: 'Compressions' },
  ],
} as CourseDetail
const learnt = (over: Partial<LessonProgress> = {}): LessonProgress => ({
  ...{ lesson_id: '11', seconds: 0, done: true, note: 'Mind the cable', changed_at: '2026-11-20T00:00:00Z' },
  ...over,
})
const answers = {
  'activities.classrooms': pageOf(course),
  'courses.detail': detail,
  'courses.mine': { list: [{ course_id: '1', done: 1, lesson_id: '12', changed_at: '2026-11-20T00:00:00Z' }] },
  'courses.progress': { list: [learnt()] },
  'courses.save': {},
}
const draw = (options: VisitOptions = {}) =>
  visit('classrooms', {}, { ...options, answers: { ...answers, ...options.answers } })

describe('the courses', () => {
  it('have their length, the own progress, and the lesson to go on with', async () => {
    await draw({ user: person() })
    expect((await screen.findByRole('link', { name: 'Go on with First aid' })).getAttribute('href')).toBe(
      '/classrooms?course=1&lesson=12',
    )
    expect(screen.getByText('2 lessons · 15 min')).toBeTruthy()
    expect(screen.getByText('1 of 2 done')).toBeTruthy()
  })

  it('are there for a guest, without asking for progress', async () => {
    const { host } = await draw()
    expect(await screen.findByText('First aid')).toBeTruthy()
    expect(host.callsOf('courses.mine')).toEqual([])
  })

  it('say that the server is busy', async () => {
    await draw({ answers: { 'activities.classrooms': failing({ status: 500 }) } })
    expect(await screen.findByText('The server is busy')).toBeTruthy()
  })
})

it('a course shows what is learnt, and goes on with the first lesson that is not', async () => {
  await draw({ user: person(), query: { course: '1' } })
  const first = (await screen.findByText('Look first')).closest('a')
  await waitFor(() => expect(first?.textContent).toMatch(/Has a note.*Done/))
  expect(screen.getByRole('link', { name: 'Go on' }).getAttribute('href')).toBe('/classrooms?course=1&lesson=12')
})

describe('a lesson', () => {
  it('is learnt by a tap, which leads to the next', async () => {
    const { host } = await draw({
      user: person(),
      query: { course: '1', lesson: '11' },
      answers: { 'courses.progress': { list: [] } },
    })
    fireEvent.click(await screen.findByRole('button', { name: 'I have learnt this' }))
    await waitFor(() => expect(host.callsOf('courses.save')).toEqual([{ params: { id: '11' }, body: { done: true } }]))
    await waitFor(() => expect(host.navigations).toContain('/classrooms?course=1&lesson=12'))
  })

  it('keeps a note', async () => {
    const { host } = await draw({ user: person(), query: { course: '1', lesson: '11' } })
    const note = await screen.findByDisplayValue('Mind the cable')
    fireEvent.change(note, { target: { value: 'Mind the cable and the cars' } })
    fireEvent.click(screen.getByRole('button', { name: 'Save the note' }))
    await waitFor(() =>
      expect(host.callsOf('courses.save')).toEqual([
        { params: { id: '11' }, body: { note: 'Mind the cable and the cars' } },
      ]),
    )
  })
})
