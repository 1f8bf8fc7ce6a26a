import { allEndpoints, practiceHeadings } from '@plaza/shared/api'
import { type Answers, pending, person } from '@plaza/shared/testing'
import { sampleOf } from '@plaza/shared/testing/sampling'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { routes } from '../routes'
import { visit } from '../testing/visit'

/** Sample size; the sample differs per commit. */
const SAMPLED = 12
const silent = Object.fromEntries(allEndpoints.map(({ id }) => [id, pending])) as Answers
const renamed = Object.fromEntries(practiceHeadings.map((heading) => [`${heading}_en`, `Renamed: ${heading}`]))
const visitOne = visit as (id: string, params: object, options: object) => ReturnType<typeof visit>

/** The page of an activity keeps its own heading: it is at its budget. */
const named = Object.keys(routes).filter((id) => id !== 'activity')

it.each(sampleOf(named, SAMPLED))('%s has a heading that the config may rename', async (id) => {
  const params = { id: '1', aid: '1' }
  await visitOne(id, params, { user: person(), answers: { ...silent, 'teams.config': renamed } })
  expect(await screen.findByText(/^Renamed: /, { selector: 'header h1, header p' })).toBeTruthy()
})
