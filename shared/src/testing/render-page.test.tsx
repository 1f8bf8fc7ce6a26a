import { useParams } from '@plaza/shared/router'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { categories } from '../api'
import { useResource } from '../host'
import { failing } from './answers'
import { takeComplaints } from './fake-host'
import { renderPage } from './render-page'

function Probe() {
  const { id = '' } = useParams()
  const category = useResource(categories.detail, { params: { id } })
  if (category.failed) return <p>failed</p>
  return <p>{category.data?.name ?? 'loading'}</p>
}

const path = '/cates/:id'
const address = '/cates/7'

it('answers a declared call with its input', async () => {
  const { host } = renderPage(<Probe />, {
    path,
    address,
    answers: {
      'categories.detail': ({ params }) => ({ id: String(params.id), name: `News ${params.id}`, children: [] }),
    },
  })
  await screen.findByText('News 7')
  expect(host.callsOf('categories.detail')).toEqual([{ params: { id: '7' } }])
})

it('lets a declared call fail', async () => {
  renderPage(<Probe />, { path, address, answers: { 'categories.detail': failing({ status: 500 }) } })
  expect(await screen.findByText('failed')).toBeTruthy()
})

it('complains about a call that is not declared', async () => {
  renderPage(<Probe />, { path, address })
  await screen.findByText('failed')
  expect(takeComplaints()).toEqual([expect.stringContaining('categories.detail was called and not declared')])
})

it('complains about an answer that the schema refuses', async () => {
  renderPage(<Probe />, {
    path,
    address,
    answers: { 'categories.detail': { id: '7', name: 'News' } as never },
  })
  await screen.findByText('News')
  expect(takeComplaints()).toHaveLength(1)
})
