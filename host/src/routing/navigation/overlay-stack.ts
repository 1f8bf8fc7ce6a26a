export interface Overlay {
  close(): void
  /** Shown in the address bar while it is open; else the address stays as it is. */
  address?: string | undefined
}

/** What floats over the shown page, the topmost last. */
export function createOverlayStack() {
  const open: Overlay[] = []
  return {
    size: () => open.length,
    add: (overlay: Overlay): unknown => open.push(overlay),
    /** False where it has been closed already. */
    remove(overlay: Overlay): boolean {
      const at = open.indexOf(overlay)
      if (at >= 0) open.splice(at, 1)
      return at >= 0
    },
    /** Closes all but so many, the topmost first. */
    closeAbove(left: number): void {
      for (const overlay of open.splice(left).reverse()) overlay.close()
    },
    /** The address while so many of them lie over a page of this address. */
    addressAt: (count: number, page: string): string =>
      open.slice(0, count).reduce((href, overlay) => overlay.address ?? href, page),
  }
}

export type OverlayStack = ReturnType<typeof createOverlayStack>
