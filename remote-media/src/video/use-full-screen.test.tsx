import { connectHost } from '@plaza/shared/host'
import { fakeHost } from '@plaza/shared/testing'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useFullScreen, usePictureInPicture } from './use-full-screen'

function Player() {
  const box = useRef<HTMLDivElement>(null)
  const video = useRef<HTMLVideoElement>(null)
  const { full, toggle } = useFullScreen(box, video)
  const floating = usePictureInPicture(video)
  return (
    <div ref={box} data-testid="box">
      {/* biome-ignore lint/a11y/useMediaCaption: a picture without words */}
      <video ref={video} data-testid="video" />
      <button type="button" onClick={toggle}>
        {full ? 'Small' : 'Full'}
      </button>
      {floating && (
        <button type="button" onClick={floating}>
          Float
        </button>
      )}
    </div>
  )
}

let shown: Element | null
let floated: Element | null
const lock = vi.fn(async () => {})
const exitFullscreen = vi.fn(async () => showFull(null))
const exitPictureInPicture = vi.fn(async () => {
  floated = null
})
function showFull(element: Element | null) {
  shown = element
  act(() => void document.dispatchEvent(new Event('fullscreenchange')))
}
beforeEach(() => {
  shown = null
  floated = null
  for (const mock of [lock, exitFullscreen, exitPictureInPicture]) mock.mockClear()
  Object.defineProperties(document, {
    fullscreenElement: { get: () => shown, configurable: true },
    pictureInPictureElement: { get: () => floated, configurable: true },
    pictureInPictureEnabled: { value: true, configurable: true },
    exitFullscreen: { value: exitFullscreen, configurable: true },
    exitPictureInPicture: { value: exitPictureInPicture, configurable: true },
  })
  Object.defineProperty(window.screen, 'orientation', { value: { lock }, configurable: true })
})
afterEach(() => {
  for (const name of ['fullscreenElement', 'pictureInPictureElement', 'pictureInPictureEnabled'])
    Reflect.deleteProperty(document, name)
})

function draw({ width = 1280, height = 720, able = true } = {}) {
  const host = fakeHost()
  connectHost(host)
  const { unmount } = render(<Player />)
  const box = screen.getByTestId('box')
  const video = screen.getByTestId('video') as HTMLVideoElement & { webkitEnterFullscreen?: () => void }
  Object.defineProperties(video, { videoWidth: { value: width }, videoHeight: { value: height } })
  if (able) box.requestFullscreen = vi.fn(async () => showFull(box))
  video.webkitEnterFullscreen = vi.fn()
  video.requestPictureInPicture = vi.fn(async () => {
    floated = video
    return {} as PictureInPictureWindow
  })
  return { host, box, video, unmount }
}
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }))
  await act(async () => {})
}

describe('full screen', () => {
  it('covers the whole player, in landscape for a wide picture, until it ends', async () => {
    const { host } = draw()
    await press('Full')
    expect(lock).toHaveBeenCalledWith('landscape')
    expect(host.overlays).toHaveLength(1)
    await press('Small')
    expect(exitFullscreen).toHaveBeenCalledOnce()
    expect(screen.getByRole('button', { name: 'Full' })).toBeDefined()
    expect(host.overlays).toHaveLength(0)
  })

  it.each([
    ['a tall picture', { width: 720, height: 1280 }],
    ['a square one', { width: 720, height: 720 }],
  ])('does not turn %s', async (_, size) => {
    draw(size)
    await press('Full')
    expect(screen.getByRole('button', { name: 'Small' })).toBeDefined()
    expect(lock).not.toHaveBeenCalled()
  })

  it('ends with Back', async () => {
    const { host } = draw()
    await press('Full')
    await act(async () => host.overlays.at(-1)?.())
    expect(exitFullscreen).toHaveBeenCalledOnce()
  })

  it('covers only the video where the browser offers nothing else, as on iOS', async () => {
    const { video } = draw({ able: false })
    await press('Full')
    expect(video.webkitEnterFullscreen).toHaveBeenCalledOnce()
  })

  it('ignores full screen of another element', () => {
    draw()
    showFull(document.body)
    expect(screen.getByRole('button', { name: 'Full' })).toBeDefined()
  })
})

describe('picture-in-picture', () => {
  it('floats the video, and returns it', async () => {
    const { video } = draw()
    await press('Float')
    expect(floated).toBe(video)
    await press('Float')
    expect(exitPictureInPicture).toHaveBeenCalledOnce()
  })

  it('ends with the page, and ignores other pages', async () => {
    const { unmount } = draw()
    await press('Float')
    unmount()
    expect(exitPictureInPicture).toHaveBeenCalledOnce()
    const other = draw()
    floated = document.body
    other.unmount()
    expect(exitPictureInPicture).toHaveBeenCalledOnce()
  })

  it('is not offered without support by the browser', () => {
    Object.defineProperty(document, 'pictureInPictureEnabled', { value: false, configurable: true })
    draw()
    expect(screen.queryByRole('button', { name: 'Float' })).toBeNull()
  })
})
