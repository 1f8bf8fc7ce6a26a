import type { Operator } from '@plaza/shared/operations'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { SessionProvider } from '../../session/session'
import { TextEditor } from './text-editor'

const ADDRESS = '/media/uploads/image/bridge'
const session = { operator: { name: 'mei', role: 'editor' } as Operator, expired: false, expire: () => undefined }
vi.mock('./upload', () => ({ upload: async () => '/media/uploads/image/new' }))
afterEach(() => vi.unstubAllGlobals())

const pictures = () =>
  [...screen.getByRole('textbox').querySelectorAll('img')].map((image) => image.getAttribute('src'))

it('shows pictures that are not public yet, and keeps their addresses in the text', async () => {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:own' }))
  const onChange = vi.fn()
  const files = { [ADDRESS]: `${ADDRESS}?play_auth=1` }
  render(
    <SessionProvider value={session}>
      <TextEditor id="body" label="Text" value={`![](${ADDRESS})`} files={files} onChange={onChange} />
    </SessionProvider>,
  )
  await waitFor(() => expect(pictures()).toEqual([`${ADDRESS}?play_auth=1`]))

  const file = new File(['x'], 'x.png', { type: 'image/png' })
  fireEvent.change(screen.getByLabelText('Picture', { selector: 'input' }), { target: { files: [file] } })
  await waitFor(() => expect(pictures()).toContain('blob:own'))
  const [text] = onChange.mock.lastCall ?? []
  expect(text).toContain('/media/uploads/image/new')
  expect(text).not.toMatch(/blob:|play_auth/)
})
