import { defineTexts } from '@plaza/shared/text'

interface Note {
  title: () => string
  text: () => string
}

/** Placeholder content until the remote has its own. */
export const notes: Readonly<Record<string, Note>> = {
  'of-its-own': defineTexts({
    title: { en: 'Made on its own', zh: '独立建设' },
    text: {
      en: 'This part of Plaza is built and shipped by a team of its own. A new release reaches you with your next visit to it, without an update of the app.',
      zh: '这一部分由独立的团队建设和发布。新版本会在您下次进入时生效，无需更新应用。',
    },
  }),
  'a-way-back': defineTexts({
    title: { en: 'Always a way back', zh: '随时可退回' },
    text: {
      en: 'Where a new release does not do, the one before it takes its place. What you listen to goes on playing meanwhile.',
      zh: '新版本若出现问题，会自动退回上一个版本，正在收听的内容不会中断。',
    },
  }),
  'here-or-there': defineTexts({
    title: { en: 'Here first, then everywhere', zh: '先试点，再推广' },
    text: {
      en: 'A release can begin in one city, in one app or with a few people, and go to all once it has proved itself.',
      zh: '新版本可以先在某个城市、某个客户端或少数用户中试行，稳定后再面向所有人。',
    },
  }),
}
