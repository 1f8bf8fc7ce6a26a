import { expect, it } from 'vitest'
import { counted, numbers } from '../testing/status'
import { courseOf, releasesIn } from './course.model'

const data = numbers()
const point = (step: number, release: string, loads: number, remote = 'media') => ({
  ...{ at: data.from + step * data.stepMs, remote, release, loads, failures: 0, p75: null },
})

it('fills the steps in which nothing came, and keeps each release its colour', () => {
  const course = [
    point(0, '1.4.0-bbb', 5),
    point(2, '1.4.0-bbb', 7),
    point(2, '1.5.0-ccc', 1),
    point(1, 'x', 9, 'other'),
  ]
  const { steps, series } = courseOf(
    { ...data, course },
    { remote: 'media', releases: ['1.6.0-ddd', '1.5.0-ccc', '1.4.0-bbb'], measure: ({ loads }) => loads },
  )
  expect(steps).toHaveLength(3)
  expect(series).toEqual([
    { name: '1.5.0-ccc', colour: 1, values: [null, null, 1] },
    { name: '1.4.0-bbb', colour: 2, values: [5, null, 7] },
  ])
})

it('orders releases as they were published, and those that are not listed any more at the end', () => {
  const releases = ['0.9.0-old', '1.3.2-aaa', '1.5.0-ccc'].map((release) => counted(release))
  expect(releasesIn({ ...data, releases }, 'media', ['1.5.0-ccc', '1.4.0-bbb', '1.3.2-aaa'])).toEqual([
    ...['1.5.0-ccc', '1.3.2-aaa', '0.9.0-old'],
  ])
})
