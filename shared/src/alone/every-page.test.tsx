import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type RemoteSource, remotes } from '../testing/remotes'
import { long, turn } from '../testing/sampling'
import { aloneHost } from './host/alone-host'
import { type Choices, readChoices } from './host/choices'
import { Stage } from './page/stage'
import { type SampleRoute, sampleRoutes } from './samples/routes'

/** The page of an address as the desk shows it, and the calls it made. */
async function shown({ routes, load }: RemoteSource, { id, address }: SampleRoute, who: Choices['who']) {
  const remote = await load()
  await remote.pages[id]?.()
  const asked: string[] = []
  const thrown: unknown[] = []
  const tell = (what: string, given: readonly unknown[]) => asked.push(`${what} ${String(given[0])}`)
  remote.setup(
    aloneHost({
      choices: readChoices({ who, language: 'en' }),
      answers: {},
      routes,
      delayMs: 0,
      log: tell,
      navigate: () => undefined,
      back: () => undefined,
    }),
  )
  const place = { address: () => address, subscribe: () => () => undefined }
  const { container } = render(
    <Stage remote={remote} routes={routes} addressStore={place} onError={(error) => thrown.push(error)} />,
  )
  return { container, asked, thrown }
}

const patience = { timeout: 5000 }
/** Shows nothing until a user returns from WeChat. */
const waits = ['wx-bind-phone guest']
const failures = /try again|could not be|does not exist|not a page of this remote/i
const errors = vi.fn()

beforeEach(() => {
  errors.mockClear()
  vi.spyOn(console, 'error').mockImplementation(errors)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

describe.each(remotes.map((remote) => [remote.name, remote] as const))('alone, %s', (_, remote) => {
  const all = sampleRoutes(remote.routes)

  describe.each(['guest', 'user'] as const)('to a %s', (who) => {
    const rows = all.filter((_, index) => long || (index + turn) % 2 === (who === 'user' ? 1 : 0))
    it.each(rows.map((row) => [row.id, row] as const))(
      'shows %s with made-up answers',
      { timeout: 20_000 },
      async (id, row) => {
        const { container, asked, thrown } = await shown(remote, row, who)
        await waitFor(() => expect(container.textContent?.length).toBeGreaterThan(10), patience)
        if (!waits.includes(`${id} ${who}`))
          await waitFor(() => expect(container.querySelector('.waiting')).toBeNull(), patience)
        await new Promise((resolve) => setTimeout(resolve, 50))
        expect(thrown).toEqual([])
        expect(screen.queryByText(failures)).toBeNull()
        expect(asked.filter((line) => line.startsWith('telemetry.failed'))).toEqual([])
        expect(
          errors.mock.calls.map(([text]) => String(text)).filter((text) => /same key|not wrapped/.test(text)),
        ).toEqual([])
      },
    )
  })
})
