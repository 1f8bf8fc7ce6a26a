import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Avatar } from './avatar'
import { Img } from './img'

it('keeps its place, loads late and decodes aside', () => {
  render(<Img src="/a.jpg" alt="Harbour" width={16} height={9} />)
  const picture = screen.getByRole('img', { name: 'Harbour' })
  expect(picture.getAttribute('loading')).toBe('lazy')
  expect(picture.getAttribute('decoding')).toBe('async')
  expect(picture.parentElement?.style.paddingTop).toBe('56.25%')
})

it('loads at once on the first screen', () => {
  render(<Img src="/a.jpg" alt="Harbour" width={16} height={9} eager />)
  expect(screen.getByRole('img').getAttribute('loading')).toBe('eager')
})

it('asks for the small variant that our own pictures have', () => {
  render(<Img src="/media/pictures/x.webp" alt="x" width={3} height={2} small />)
  expect(screen.getByRole('img').getAttribute('src')).toBe('/media/pictures/x-s.webp')
})

it('asks for others as they are', () => {
  render(<Img src="https://a.example/x.webp" alt="x" width={3} height={2} small />)
  expect(screen.getByRole('img').getAttribute('src')).toBe('https://a.example/x.webp')
})

it('shows a placeholder with its words where it cannot be loaded, and tries a new address', () => {
  const { rerender } = render(<Img src="/a.jpg" alt="Harbour" width={16} height={9} />)
  fireEvent.error(screen.getByRole('img'))
  expect(screen.getByRole('img', { name: 'Harbour' }).tagName).toBe('SPAN')
  rerender(<Img src="/b.jpg" alt="Harbour" width={16} height={9} />)
  expect(screen.getByRole('img').getAttribute('src')).toBe('/b.jpg')
})

it('shows the first character of who has no picture', () => {
  const { container } = render(<Avatar src={null} name="林知夏" />)
  expect(container.textContent).toBe('林')
})
