import type { Helper } from '@plaza/shared/api'
import { failing, pageOf, person, type VisitOptions } from '@plaza/shared/testing'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { visit } from '../../testing/visit'

const helper = (over: Partial<Helper> = {}): Helper => ({
  ...{ id: 'h1', name: 'Granny Li', phone: '138****0001', relation: 'parent', born: 1950, place: 'Yancang Road 46' },
  ...{ needs: ['walking'], note: 'Knock three times' },
  ...over,
})
const user = person()
const answers = { 'helpers.list': pageOf(helper()), 'helpers.detail': helper() }
const draw = (route: 'helpers' | 'helper-edit', options: VisitOptions = {}) =>
  visit(route, {}, { user, ...options, answers: { ...answers, ...options.answers } })
const type = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } })
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }))

describe('the list', () => {
  it('shows who needs what, and leads to the entry and its form', async () => {
    await draw('helpers')
    const card = (await screen.findByText('Granny Li')).closest('article')
    expect(card?.textContent).toMatch(/Parent.*Yancang Road 46.*Walks with help/)
    expect(screen.getByRole('link', { name: 'Edit Granny Li' }).getAttribute('href')).toBe('/add-helper?id=h1')
    expect(screen.getByRole('link', { name: 'Add somebody' }).getAttribute('href')).toBe('/add-helper')
  })

  it('has the title of the practice config', async () => {
    await draw('helpers', { answers: { 'teams.config': { helpers: '我的亲友', helpers_en: 'My family' } } })
    expect(await screen.findByRole('heading', { name: 'My family' })).toBeTruthy()
  })

  it('deletes one, which can be undone', async () => {
    const { host } = await draw('helpers', { answers: { 'helpers.remove': {}, 'helpers.restore': helper() } })
    fireEvent.click(await screen.findByRole('button', { name: 'Delete Granny Li' }))
    await waitFor(() => expect(host.callsOf('helpers.remove')).toEqual([{ params: { id: 'h1' } }]))
    await act(async () => host.offers.at(-1)?.onChoose())
    expect(host.callsOf('helpers.restore')).toEqual([{ params: { id: 'h1' }, body: {} }])
  })

  it('says that there is nobody, and that the server is busy', async () => {
    await draw('helpers', { answers: { 'helpers.list': pageOf() } })
    expect(await screen.findByText('No data')).toBeTruthy()
    await draw('helpers', { answers: { 'helpers.list': failing({ status: 500 }) } })
    expect(await screen.findByText('The server is busy')).toBeTruthy()
  })

  it('adds no thirteenth', async () => {
    const twelve = pageOf(...Array.from({ length: 12 }, (_, n) => helper({ id: `h${n}` })))
    await draw('helpers', { answers: { 'helpers.list': twelve } })
    expect(await screen.findByText(/12 people at most/)).toBeTruthy()
  })
})

it('an entry says all that is known, with a masked phone', async () => {
  await visit('helper', { id: 'h1' }, { user, answers })
  expect(await screen.findByRole('heading', { name: 'Granny Li' })).toBeTruthy()
  for (const words of ['138****0001', 'Knock three times', 'Yancang Road 46'])
    expect(screen.getByText(words)).toBeTruthy()
})

describe('the form', () => {
  it('says what is missing, and sends nothing', async () => {
    const { host } = await draw('helper-edit')
    await screen.findByRole('button', { name: 'Save' })
    save()
    expect(await screen.findByText('Please choose the relation')).toBeTruthy()
    expect(host.callsOf('helpers.add')).toEqual([])
  })

  it.each([
    [{}, '/phone/bind?redirect=%2Fadd-helper'],
    [{ id: 'h1' }, '/phone/bind?redirect=%2Fadd-helper%3Fid%3Dh1'],
  ])('tells somebody without a phone that saving needs one (%o)', async (query, address) => {
    await draw('helper-edit', { user: person({ phone: '' }), query })
    expect((await screen.findByRole('link', { name: 'Bind a phone' })).getAttribute('href')).toBe(address)
  })

  it('adds somebody once, with a key', async () => {
    const { host } = await draw('helper-edit', { answers: { 'helpers.add': helper() } })
    await screen.findByRole('button', { name: 'Save' })
    type('Name', 'Xiaoman')
    type('Address', 'Wenhui Road 60')
    fireEvent.click(screen.getByRole('button', { name: /Relation/ }))
    fireEvent.click(await screen.findByRole('radio', { name: 'Child' }))
    fireEvent.click(screen.getByRole('checkbox', { name: 'Diet or allergy' }))
    save()
    save()
    await waitFor(() => expect(host.callsOf('helpers.add')).toHaveLength(1))
    expect(host.callsOf('helpers.add')[0]).toMatchObject({
      body: { name: 'Xiaoman', relation: 'child', phone: null, born: null, needs: ['diet'] },
    })
  })

  it('changes an entry and keeps its phone', async () => {
    const { host } = await draw('helper-edit', { query: { id: 'h1' }, answers: { 'helpers.change': helper() } })
    await screen.findByDisplayValue('Granny Li')
    type('Note', 'The bell is broken')
    save()
    await waitFor(() => expect(host.callsOf('helpers.change')).toHaveLength(1))
    const [call] = host.callsOf('helpers.change') as { params: object; body: object }[]
    expect(call).toMatchObject({ params: { id: 'h1' }, body: { note: 'The bell is broken' } })
    expect(call?.body).not.toHaveProperty('phone')
  })
})
