/** In place of the pause before the frame is drawn (`host/src/bootstrap.tsx`): nothing stands on the screen before. */
export const sleep = (): Promise<void> => Promise.resolve()
