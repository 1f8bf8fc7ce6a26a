import { local, PREFIX } from '../../storage/device-store'

export const PLAYLIST_KEY = 'playlist'

/** Whether a storage event concerns the playlist: another tab has written it. */
export const isPlaylistKey = (key: string | null) => key === PREFIX + PLAYLIST_KEY

/** Whether a playlist is stored, of whatever age. */
export const isPlaylistStored = () => local.size((key) => key === PLAYLIST_KEY) > 0
