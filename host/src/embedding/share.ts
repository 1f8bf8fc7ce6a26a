import type { ShareRequest } from '@plaza/shared/host'
export async function share(_: ShareRequest): Promise<void> {}
