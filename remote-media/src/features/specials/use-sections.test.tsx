import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useSections } from './use-sections'

function Special({ ids }: { ids: readonly string[] }) {
  const { place, read, show } = useSections(ids)
  return (
    <>
      <p>reading {read}</p>
      <button type="button" onClick={() => show('harbour')}>
        Harbour
      </button>
      <div ref={place}>
        {ids.map((id) => (
          <section key={id} data-section={id} data-testid={id} />
        ))}
      </div>
    </>
  )
}
/** Sets the sections' distances from the top of the window, in pixels, as scrolling does. */
function scrolled(tops: Record<string, number>) {
  for (const [id, top] of Object.entries(tops))
    screen.getByTestId(id).getBoundingClientRect = () => new DOMRect(0, top, 390, 600)
  fireEvent.scroll(window)
}

it('the current section is the last one that has reached the names, or the first', () => {
  render(<Special ids={['town', 'harbour', 'sea']} />)
  expect(screen.getByText('reading town')).toBeDefined()
  scrolled({ town: 300, harbour: 900, sea: 1500 })
  expect(screen.getByText('reading town')).toBeDefined()
  scrolled({ town: -480, harbour: 120, sea: 720 })
  expect(screen.getByText('reading harbour')).toBeDefined()
  scrolled({ town: -479, harbour: 121, sea: 721 })
  expect(screen.getByText('reading town')).toBeDefined()
})

it('scrolls to a section by its name', () => {
  render(<Special ids={['town', 'harbour']} />)
  const scrolls = screen.getAllByTestId(/town|harbour/).map((section) => {
    section.scrollIntoView = vi.fn()
    return section.scrollIntoView
  })
  fireEvent.click(screen.getByRole('button', { name: 'Harbour' }))
  expect(scrolls[0]).not.toHaveBeenCalled()
  expect(scrolls[1]).toHaveBeenCalledWith(expect.objectContaining({ block: 'start' }))
})

it('has no current section without sections', () => {
  render(<Special ids={[]} />)
  fireEvent.scroll(window)
  fireEvent.click(screen.getByRole('button', { name: 'Harbour' }))
  expect(screen.getByText('reading')).toBeDefined()
})
