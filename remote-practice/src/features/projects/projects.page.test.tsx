import type { Project, ProjectResult } from '@plaza/shared/api'
import { failing, pageOf, type VisitOptions } from '@plaza/shared/testing'
import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { summary } from '../../testing/samples'
import { visit } from '../../testing/visit'

const project: Project = {
  ...{
    id: '7801',
    title: 'East Beach',
    image: '/beach.webp',
    summary: 'Every Sunday',
    began_at: '2023-11-05T06:30:00Z',
  },
  ...{ done: false, results: 1, figures: [{ value: '11.4', unit: 't', label: 'of litter removed' }] },
}
const result: ProjectResult = {
  ...{ id: '1', title: 'A third fewer bottles', content: 'From 47 to 32', images: ['/a.webp', '/b.webp'] },
  created_at: '2026-11-08T10:20:00Z',
}
const answers = {
  'projects.list': pageOf(project),
  'projects.detail': { ...project, team: { id: '601', name: 'Tide team' } },
  'projects.results': pageOf(result),
  'projects.activities': pageOf(summary()),
}
const draw = (route: 'projects' | 'project-results', options: VisitOptions = {}) =>
  visit(route, {}, { ...options, answers: { ...answers, ...options.answers } })

it('lists projects with their figures, by state', async () => {
  const { host } = await draw('projects')
  const card = (await screen.findByText('East Beach')).closest('a')
  expect(card?.getAttribute('href')).toBe('/project-detail-list?id=7801')
  expect(card?.textContent).toMatch(/Under way.*11\.4t.*of litter removed.*Since.*1 result/)
  fireEvent.click(screen.getByRole('button', { name: 'Finished' }))
  expect(host.navigations).toEqual(['/project-list?done=1'])
})

it('shows what has come of one, and where to take part', async () => {
  const { host } = await draw('project-results', { query: { id: '7801' } })
  expect(await screen.findByText('A third fewer bottles')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Picture 2' })).toBeTruthy()
  expect((await screen.findByText('Clean the old pier')).closest('a')?.getAttribute('href')).toBe(
    '/activities-details/31',
  )
  fireEvent.click(screen.getByRole('button', { name: 'Share' }))
  expect(host.shared).toMatchObject([{ id: 'project-results', address: '/project-detail-list?id=7801' }])
})

it('leads to all projects without one, and says that the server is busy', async () => {
  await draw('project-results')
  expect(await screen.findByRole('link', { name: 'Choose a project' })).toBeTruthy()
  await draw('projects', { answers: { 'projects.list': failing({ status: 500 }) } })
  expect(await screen.findByText('The server is busy')).toBeTruthy()
})
