/** Replaces the pause before the frame is rendered (`host/src/bootstrap.tsx`): the screen is empty until then. */
export const sleep = (): Promise<void> => Promise.resolve()
