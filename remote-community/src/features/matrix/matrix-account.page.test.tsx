import { content, pageOf } from '@plaza/shared/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { visit } from '../../testing/visit'

const account = {
  id: '8801',
  name: '星湾发布',
  name_en: 'Starbay Announcements',
  wechat_id: 'starbay-gov',
  image: null,
  slogan: '预警',
  slogan_en: 'Warnings first hand',
  latest: null,
  group: { id: 'city', name: '全市', name_en: 'City' },
  intro: '简介',
  intro_en: 'Of the press office',
  code: null,
}
const drawn: File[] = []
beforeEach(() => {
  drawn.length = 0
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: (file: File) => `blob:${drawn.push(file)}`, revokeObjectURL: () => {} }),
  )
})
afterEach(() => vi.unstubAllGlobals())

const giveClipboard = (writeText: (text: string) => Promise<void>) =>
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })

const open = (over: object = {}, articles = pageOf(content({ title: 'Fog on the bay' }))) =>
  visit(
    'matrix-account',
    { id: 8801 },
    { answers: { 'services.matrixAccount': { ...account, ...over }, 'services.matrixArticles': articles } },
  )

it('shows who it is, its QR code and its articles', async () => {
  await open()
  expect(await screen.findByRole('heading', { level: 1, name: 'Starbay Announcements' })).toBeTruthy()
  expect(screen.getByText('Of the press office')).toBeTruthy()
  expect(screen.getByText('starbay-gov')).toBeTruthy()
  expect(screen.getByRole('img', { name: 'QR code of Starbay Announcements' })).toBeTruthy()
  expect(await screen.findByRole('link', { name: /Fog on the bay/ })).toBeTruthy()
})

it('draws the editors’ code, or the address of its page', async () => {
  const sizeOf = async (over: object) => {
    const { unmount } = await open(over)
    await screen.findByRole('img', { name: /QR code/ })
    unmount()
    return drawn.at(-1)?.size
  }
  const own = await sizeOf({})
  const given = await sizeOf({ code: `https://weixin.example/${'r'.repeat(200)}` })
  expect(drawn[0]?.type).toBe('image/gif')
  expect(given).toBeGreaterThan(own ?? 0)
})

it('copies the name that is searched for in WeChat', async () => {
  const writeText = vi.fn(async () => {})
  giveClipboard(writeText)
  const { host } = await open()
  fireEvent.click(await screen.findByRole('button', { name: 'Copy the name' }))
  await waitFor(() => expect(host.toasts).toEqual(['Name copied: search for it in WeChat']))
  expect(writeText).toHaveBeenCalledWith('星湾发布')
})

it('says where a name cannot be copied', async () => {
  giveClipboard(async () => {
    throw new Error('not allowed')
  })
  const { host } = await open()
  fireEvent.click(await screen.findByRole('button', { name: 'Copy the name' }))
  await waitFor(() => expect(host.toasts).toEqual(['The name could not be copied']))
})

it('says that there are no articles yet', async () => {
  await open({}, pageOf())
  expect(await screen.findByText('No content yet')).toBeTruthy()
})
