import type { Announcements } from '@dnd-kit/core'
import { defineTexts } from '@plaza/shared/text'

export const t = defineTexts({
  playlistOf: { en: (count: number) => `Playlist (${count})`, zh: (count: number) => `播放列表(${count})` },
  fullPlaylist: {
    en: (count: number) => `Playlist (${count}, full)`,
    zh: (count: number) => `播放列表(${count}，已满)`,
  },
  save: { en: 'Save', zh: '存为听单' },
  saved: { en: 'My playlists', zh: '我的听单' },
  clear: { en: 'Clear', zh: '清空' },
  name: { en: 'Name', zh: '听单名称' },
  saveThese: { en: (count: number) => `Save these ${count}`, zh: (count: number) => `保存这 ${count} 条` },
  done: { en: 'Saved to your playlists', zh: '已存入我的听单' },
  logInToSave: { en: 'Log in to keep playlists and hear them again.', zh: '登录后可保存听单，随时再听。' },
  logIn: { en: 'Log in', zh: '登录' },
  tracks: { en: (count: number) => `${count} tracks`, zh: (count: number) => `${count} 条` },
  removeList: { en: (name: string) => `Delete the playlist ${name}`, zh: (name: string) => `删除听单“${name}”` },
  removeSure: { en: (name: string) => `Delete the playlist “${name}”?`, zh: (name: string) => `删除听单“${name}”？` },
  gone: { en: 'Nothing of it can be heard any more', zh: '听单里的内容已下架' },
  move: { en: (name: string) => `Move ${name}`, zh: (name: string) => `移动《${name}》` },
  instructions: {
    en: 'Press space to lift a track, the arrow keys to move it, space to put it down, Escape to leave it where it was.',
    zh: '按空格键拿起，方向键移动，再按空格键放下，Esc 键取消。',
  },
  lifted: { en: (name: string) => `${name} lifted`, zh: (name: string) => `已拿起《${name}》` },
  over: {
    en: (name: string, place: number) => `${name}, place ${place}`,
    zh: (name: string, place: number) => `《${name}》，第 ${place} 条`,
  },
  put: {
    en: (name: string, place: number) => `${name} is at place ${place}`,
    zh: (name: string, place: number) => `《${name}》已放在第 ${place} 条`,
  },
  left: { en: (name: string) => `${name} stays where it was`, zh: (name: string) => `《${name}》留在原处` },
})

type Key = string | number

/** What a screen reader says while a track is moved. */
export const announcements = (nameOf: (key: Key) => string, placeOf: (key: Key) => number): Announcements => ({
  onDragStart: ({ active }) => t.lifted(nameOf(active.id)),
  onDragOver: ({ active, over }) => (over ? t.over(nameOf(active.id), placeOf(over.id)) : undefined),
  onDragEnd: ({ active, over }) => (over ? t.put(nameOf(active.id), placeOf(over.id)) : undefined),
  onDragCancel: ({ active }) => t.left(nameOf(active.id)),
})
