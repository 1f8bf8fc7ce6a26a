/** See static-server.mjs. */
export function serveStatic(
  folder: string,
  plaza: string,
): Promise<{ url: string; asked: string[]; stop: () => Promise<void> }>
