import { pageOf, person } from '@plaza/shared/testing'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { advice, department } from '../../testing/samples'
import { visit } from '../../testing/visit'

const draw = (id: string, list = pageOf(advice({ own: true }))) =>
  visit(
    'interaction-record',
    { id },
    { user: person(), answers: { 'advices.mine': list, 'advices.department': { list: [department()] } } },
  )

it('lists own letters to a department', async () => {
  const { host } = await draw('751')
  await screen.findByRole('heading', { level: 1, name: 'My letters · City Management' })
  await screen.findByRole('link', { name: /The lamp at No. 16 is out/ })
  expect(host.callsOf('advices.mine')[0]).toMatchObject({ query: { merchant_id: '751' } })
})

it('lists those to all departments, and says where there is none', async () => {
  const { host } = await draw('all', pageOf())
  await screen.findByText('No content yet')
  await waitFor(() => expect(host.callsOf('advices.mine')[0]).not.toHaveProperty('query.merchant_id'))
})
