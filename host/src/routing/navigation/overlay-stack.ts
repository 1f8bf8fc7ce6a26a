export interface Overlay {
  close(): void
  /** Address while it is open; by default the current one. */
  address?: string | undefined
}

/** Overlays above the current page, the topmost last. */
export function createOverlayStack() {
  const open: Overlay[] = []
  return {
    size: () => open.length,
    add: (overlay: Overlay): unknown => open.push(overlay),
    /** False if it was closed already. */
    remove(overlay: Overlay): boolean {
      const at = open.indexOf(overlay)
      if (at >= 0) open.splice(at, 1)
      return at >= 0
    },
    /** Closes all but `left` overlays, the topmost first. */
    closeAbove(left: number): void {
      for (const overlay of open.splice(left).reverse()) overlay.close()
    },
    /** The address when `count` overlays are open above a page with this address. */
    addressAt: (count: number, page: string): string =>
      open.slice(0, count).reduce((href, overlay) => overlay.address ?? href, page),
  }
}

export type OverlayStack = ReturnType<typeof createOverlayStack>
