import { LESSON_NOTE_MAX } from '@plaza/shared/api'
import { defineTexts } from '@plaza/shared/text'

export const t = defineTexts({
  title: { en: 'Classrooms', zh: '文明课堂' },
  course: { en: 'Course', zh: '课程' },
  lessons: {
    en: (lessons: number, minutes: number) => `${lessons} lessons · ${minutes} min`,
    zh: (lessons: number, minutes: number) => `${lessons} 课 · ${minutes} 分钟`,
  },
  progress: {
    en: (done: number, of: number) => `${done} of ${of} done`,
    zh: (done: number, of: number) => `已学 ${done}/${of} 课`,
  },
  finished: { en: 'Finished', zh: '已学完' },
  goOn: { en: 'Go on', zh: '继续学习' },
  goOnWith: { en: (course: string) => `Go on with ${course}`, zh: (course: string) => `继续学习：${course}` },
  start: { en: 'Begin', zh: '开始学习' },
  contents: { en: 'Lessons', zh: '课程目录' },
  minutes: { en: (minutes: number) => `${minutes} min`, zh: (minutes: number) => `${minutes} 分钟` },
  video: { en: 'Video', zh: '视频' },
  reading: { en: 'Reading', zh: '图文' },
  done: { en: 'Done', zh: '已学' },
  markDone: { en: 'I have learnt this', zh: '学完这一课' },
  next: { en: 'Next lesson', zh: '下一课' },
  toCourse: { en: 'Back to the course', zh: '回到课程' },
  note: { en: 'My note', zh: '我的笔记' },
  noteHint: {
    en: 'Only you read it. It is kept with your account.',
    zh: '只有您自己看得到，换手机也在。',
  },
  save: { en: 'Save the note', zh: '保存笔记' },
  saved: { en: 'Saved', zh: '已保存' },
  tooLong: { en: `${LESSON_NOTE_MAX} characters at most`, zh: `最多 ${LESSON_NOTE_MAX} 个字` },
  logIn: { en: 'Log in to keep progress and notes', zh: '登录后可记录进度和笔记' },
  hasNote: { en: 'Has a note', zh: '有笔记' },
})
