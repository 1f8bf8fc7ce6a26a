const UPLOADS = '/media/uploads/'

/** An uploaded file by its address. */
export const fileOf = (url: string) => ({ key: url.replace(UPLOADS, ''), url })
