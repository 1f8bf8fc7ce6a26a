/** Width and height of the demo's pictures. */
export const pictureSize = (_id: string): { width: number; height: number } => ({ width: 1280, height: 720 })

export const clipSeconds = (_id: string): number => 30
