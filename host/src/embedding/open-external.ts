export async function openExternal(address: string): Promise<void> { location.assign(address) }
