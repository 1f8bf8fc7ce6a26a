import { createContext, type RefObject } from 'react'

/** The part of a sheet that scrolls, for lists in it; null outside of sheets. */
export const SheetScroller = createContext<RefObject<HTMLElement | null> | null>(null)
