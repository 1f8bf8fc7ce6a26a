import { screen, waitFor } from '@testing-library/react'
import { Dialog, Toast } from 'react-vant'
import { expect, it } from 'vitest'

/** The patch of react-vant: its imperative parts must find `createRoot` under React 19. */
it('opens a toast from outside of a component', async () => {
  Toast({ message: 'Saved', duration: 0 })
  await waitFor(() => expect(screen.getByText('Saved')).toBeTruthy())
  Toast.clear()
})

it('opens a dialog from outside of a component', async () => {
  Dialog.alert({ message: 'Really?', confirmButtonText: 'Yes' })
  await waitFor(() => expect(screen.getByText('Really?')).toBeTruthy())
  screen.getByText('Yes').click()
})
