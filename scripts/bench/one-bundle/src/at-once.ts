/** Replaces the pause before the frame renders (`host/src/bootstrap.tsx`): the screen is empty before. */
export const sleep = (): Promise<void> => Promise.resolve()
