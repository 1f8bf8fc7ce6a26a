import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { ImagePicker, type PickedImage, type UploadPicture } from './image-picker'
import { fitWithin } from './shrink-image'

beforeEach(() => {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} }))
  window.HTMLImageElement.prototype.decode = () => Promise.reject(new Error('no pictures in jsdom'))
})

const file = (name: string) => new File(['x'], name, { type: 'image/png' })
const sent: UploadPicture = async ({ name = '' }) => ({ key: name, url: `/uploads/${name}` })

function Owned({
  upload,
  max = 3,
  onProblem,
}: {
  upload: UploadPicture
  max?: number
  onProblem?: (text: string) => void
}) {
  const [images, setImages] = useState<readonly PickedImage[]>([])
  return <ImagePicker value={images} onChange={setImages} max={max} upload={upload} onProblem={onProblem} />
}
const pick = (...files: File[]) => fireEvent.change(screen.getByLabelText(/Add pictures/), { target: { files } })
const pictures = () => screen.getAllByRole('img').map((picture) => picture.getAttribute('src'))

it('says what the empty tile is for, and counts from the first picture on', async () => {
  render(<Owned upload={sent} />)
  expect(screen.getByText('Add pictures').className).not.toContain('visually-hidden')
  expect(screen.queryByText(/^0\//)).toBeNull()
  pick(file('a.png'))
  expect(await screen.findByText(/^1\//)).toBeTruthy()
})

it('sends pictures one after another in their order', async () => {
  const running: string[] = []
  let most = 0
  const upload: UploadPicture = async (one, onProgress) => {
    running.push(one.name ?? '')
    most = Math.max(most, running.length)
    onProgress(0.5)
    await new Promise((resolve) => setTimeout(resolve, one.name === 'a.png' ? 20 : 1))
    running.pop()
    return sent(one, onProgress)
  }
  render(<Owned upload={upload} />)
  pick(file('a.png'), file('b.png'))
  await waitFor(() => expect(pictures()).toEqual(['/uploads/a.png', '/uploads/b.png']))
  expect(most).toBe(1)
})

it('shows how far a picture is', async () => {
  render(<Owned upload={(_, onProgress) => new Promise(() => onProgress(0.42))} />)
  pick(file('a.png'))
  expect((await screen.findByRole('progressbar', { name: 'Uploading, 42%' })).getAttribute('aria-valuenow')).toBe('42')
})

it('tries a picture again that did not arrive', async () => {
  const upload = vi.fn(sent).mockRejectedValueOnce(new Error())
  render(<Owned upload={upload} />)
  pick(file('a.png'))
  fireEvent.click(await screen.findByRole('button', { name: 'Failed. Try again' }))
  await waitFor(() => expect(pictures()).toEqual(['/uploads/a.png']))
})

it('leaves out a picture that was removed while it was on its way', async () => {
  let arrive = () => {}
  const upload: UploadPicture = (one, onProgress) =>
    new Promise((resolve) => {
      arrive = () => resolve(sent(one, onProgress))
    })
  render(<Owned upload={upload} />)
  pick(file('a.png'))
  await screen.findByRole('progressbar')
  fireEvent.click(screen.getByRole('button', { name: 'Remove picture 1' }))
  arrive()
  await new Promise((resolve) => setTimeout(resolve, 10))
  expect(screen.queryByRole('img')).toBeNull()
})

it('takes no more than it may, and says so', async () => {
  const onProblem = vi.fn()
  render(<Owned upload={sent} max={1} onProblem={onProblem} />)
  pick(file('a.png'), file('b.png'))
  await waitFor(() => expect(pictures()).toEqual(['/uploads/a.png']))
  expect(onProblem).toHaveBeenCalledWith('At most 1 pictures')
  expect(screen.queryByLabelText(/Add pictures/)).toBeNull()
})

it('does not send what the server would refuse for its size, and says so', async () => {
  const onProblem = vi.fn()
  const upload = vi.fn(sent)
  render(<Owned upload={upload} onProblem={onProblem} />)
  pick(new File([new Uint8Array(10_000_001)], 'long.gif', { type: 'image/gif' }))
  await waitFor(() => expect(onProblem).toHaveBeenCalledWith('A picture may have at most 10 MB'))
  expect(upload).not.toHaveBeenCalled()
  expect(screen.queryByRole('img')).toBeNull()
})

it.each([
  [4000, 3000, 1920, 1440],
  [1080, 5400, 384, 1920],
  [800, 600, 800, 600],
  [20_000, 2, 1920, 1],
])('fits %d x %d', (width, height, w, h) => expect(fitWithin(width, height)).toEqual({ width: w, height: h }))
