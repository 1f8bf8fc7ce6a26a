import type { Address, Region } from '@plaza/shared/api'
import { failing, person, type VisitOptions } from '@plaza/shared/testing'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { visit } from '../../testing/visit'

const regions: Region[] = [
  {
    code: '990000',
    name: '海东省',
    parts: [{ code: '999000', name: '星湾市', parts: [{ code: '999001', name: '临江区' }] }],
  },
]
const address = (over: Partial<Address> = {}): Address => ({
  ...{ id: 'a1', name: 'Li Ziyan', phone: '138****0002', region: '999001', district: '海东省 星湾市 临江区' },
  ...{ detail: '老码头路 18 号', preferred: true },
  ...over,
})
const two = { list: [address(), address({ id: 'a2', name: 'Office', preferred: false })] }

const draw = ({ answers, ...options }: VisitOptions = {}) =>
  visit(
    'addresses',
    {},
    {
      user: person(),
      answers: { 'addresses.list': two, 'addresses.regions': { list: regions }, ...answers },
      ...options,
    },
  )
const field = (name: string) => screen.getByRole('textbox', { name })
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } })
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }))
const form = () => screen.findByRole('button', { name: 'Save' })

describe('the list', () => {
  it('shows each address with a masked phone, and which is the default', async () => {
    await draw()
    await screen.findByText('Li Ziyan')
    expect(screen.getAllByText('138****0002')).toHaveLength(2)
    expect(screen.getAllByText('Default')).toHaveLength(1)
    expect(screen.getAllByText('海东省星湾市临江区 老码头路 18 号')).toHaveLength(2)
  })

  it('leads to the form of each, and of a new one', async () => {
    await draw()
    const lead = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
    await screen.findByText('Office')
    expect([lead('Edit Office’s address'), lead('Add an address')]).toEqual(['/address?edit=a2', '/address?edit=new'])
  })

  it('makes another the default', async () => {
    const { host } = await draw({ answers: { 'addresses.change': address() } })
    fireEvent.click(await screen.findByRole('button', { name: 'Make Office’s address the default' }))
    await waitFor(() =>
      expect(host.callsOf('addresses.change')).toEqual([{ params: { id: 'a2' }, body: { preferred: true } }]),
    )
  })

  it('deletes one, which can be undone', async () => {
    const { host } = await draw({ answers: { 'addresses.remove': {}, 'addresses.restore': address() } })
    fireEvent.click(await screen.findByRole('button', { name: 'Delete Office’s address' }))
    await waitFor(() => expect(host.callsOf('addresses.remove')).toEqual([{ params: { id: 'a2' } }]))
    await act(async () => host.offers.at(-1)?.onChoose())
    expect(host.callsOf('addresses.restore')).toEqual([{ params: { id: 'a2' }, body: {} }])
  })

  it('says that there are none', async () => {
    await draw({ answers: { 'addresses.list': { list: [] } } })
    expect(await screen.findByText('No data')).toBeTruthy()
  })

  it('adds no twenty-first', async () => {
    const list = Array.from({ length: 20 }, (_, n) => address({ id: `a${n}`, preferred: n === 0 }))
    await draw({ answers: { 'addresses.list': { list } } })
    await screen.findByText(/20 addresses at most/)
    expect(screen.queryByRole('link', { name: 'Add an address' })).toBeNull()
  })

  it('shows that the server is busy', async () => {
    await draw({ answers: { 'addresses.list': failing({ status: 500 }) } })
    expect(await screen.findByText('The server is busy')).toBeTruthy()
  })
})

describe('a new address', () => {
  const pasted = '张三 13800138000 星湾市临江区老码头路18号'

  it('is filled in from a pasted text and sent', async () => {
    const { host } = await draw({ query: { edit: 'new' }, answers: { 'addresses.add': address() } })
    await form()
    type('Paste a whole address', pasted)
    fireEvent.click(screen.getByRole('button', { name: 'Fill in' }))
    save()
    await waitFor(() => expect(host.callsOf('addresses.add')).toHaveLength(1))
    expect(host.callsOf('addresses.add')).toMatchObject([
      {
        body: { name: '张三', phone: '13800138000', region: '999001', detail: '老码头路18号', preferred: false },
      },
    ])
    expect(host.backs).toHaveLength(1)
    expect(host.drafts.read('address:new')).toBeNull()
  })

  it('keeps what was typed where the pasted text says nothing', async () => {
    await draw({ query: { edit: 'new' } })
    await form()
    type('Name', 'Grandfather')
    type('Paste a whole address', '13800138000 星湾市临江区')
    fireEvent.click(screen.getByRole('button', { name: 'Fill in' }))
    expect(field('Name')).toHaveProperty('value', 'Grandfather')
    expect(field('Phone')).toHaveProperty('value', '13800138000')
  })

  it('says so where nothing was recognised', async () => {
    await draw({ query: { edit: 'new' } })
    await form()
    type('Paste a whole address', 'hello')
    fireEvent.click(screen.getByRole('button', { name: 'Fill in' }))
    expect(await screen.findByText(/Nothing was recognised/)).toBeTruthy()
    expect(field('Name')).toHaveProperty('value', '')
  })

  it('has its region chosen in steps', async () => {
    await draw({ query: { edit: 'new' } })
    await form()
    fireEvent.click(screen.getByRole('button', { name: /Region/ }))
    for (const name of ['海东省', '星湾市', '临江区']) fireEvent.click(await screen.findByRole('radio', { name }))
    expect(await screen.findByRole('button', { name: /海东省 星湾市 临江区/ })).toBeTruthy()
  })

  it('is not sent while anything is missing, and says what', async () => {
    const { host } = await draw({ query: { edit: 'new' } })
    await form()
    type('Phone', '1380013')
    save()
    const alerts = (await screen.findAllByRole('alert')).map(({ textContent }) => textContent)
    expect(alerts).toEqual([
      'Please enter a name of up to 30 characters',
      'Please enter a mobile number of 11 digits',
      'Please choose down to the district',
      'Please enter street and house, up to 100 characters',
    ])
    expect(host.callsOf('addresses.add')).toEqual([])
  })

  it('keeps what was typed through a failed call, and sends the same key again', async () => {
    let tries = 0
    const { host } = await draw({
      query: { edit: 'new' },
      answers: { 'addresses.add': () => (++tries === 1 ? failing({ status: 503 }) : address()) },
    })
    await form()
    type('Paste a whole address', pasted)
    fireEvent.click(screen.getByRole('button', { name: 'Fill in' }))
    save()
    await waitFor(() => expect(host.callsOf('addresses.add')).toHaveLength(1))
    expect(field('Name')).toHaveProperty('value', '张三')
    await act(async () => save())
    await waitFor(() => expect(host.callsOf('addresses.add')).toHaveLength(2))
    const keys = (host.callsOf('addresses.add') as { body: { key: string } }[]).map(({ body }) => body.key)
    expect(keys[0]).toBe(keys[1])
  })
})

describe('a changed address', () => {
  it('keeps its phone, which nobody sees in full', async () => {
    const { host } = await draw({ query: { edit: 'a1' }, answers: { 'addresses.change': address() } })
    await form()
    expect(field('Phone')).toHaveProperty('value', '')
    expect(screen.getByText('Leave it empty to keep 138****0002')).toBeTruthy()
    type('Street and house', '新码头路 1 号')
    save()
    await waitFor(() =>
      expect(host.callsOf('addresses.change')).toEqual([
        {
          params: { id: 'a1' },
          body: { name: 'Li Ziyan', region: '999001', detail: '新码头路 1 号', preferred: true },
        },
      ]),
    )
  })

  it('that another device deleted gives way to the list', async () => {
    await draw({ query: { edit: 'gone' } })
    expect(await screen.findByText('Office')).toBeTruthy()
  })
})
