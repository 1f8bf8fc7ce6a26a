import { defineTexts } from '../../text'

export const t = defineTexts({
  clear: { en: 'Clear', zh: '清除' },
  show: { en: 'Show password', zh: '显示密码' },
  hide: { en: 'Hide password', zh: '隐藏密码' },
  choose: { en: 'Choose', zh: '请选择' },
  done: { en: 'Done', zh: '完成' },
  send: { en: 'Get code', zh: '获取验证码' },
  again: { en: (seconds: number) => `Again in ${seconds} s`, zh: (seconds: number) => `${seconds} 秒后重发` },
  addPicture: { en: 'Add pictures', zh: '添加图片' },
  addPictureOf: { en: (name: string) => `Add a picture: ${name}`, zh: (name: string) => `添加图片：${name}` },
  remove: { en: 'Remove picture', zh: '删除图片' },
  retry: { en: 'Failed. Try again', zh: '上传失败，点击重试' },
  uploading: { en: (percent: number) => `Uploading, ${percent}%`, zh: (percent: number) => `上传中 ${percent}%` },
  picture: { en: (number: number) => `Picture ${number}`, zh: (number: number) => `第 ${number} 张图片` },
  tooLarge: {
    en: (mb: number) => `A picture may have at most ${mb} MB`,
    zh: (mb: number) => `单张图片不能超过 ${mb} MB`,
  },
  tooMany: { en: (max: number) => `At most ${max} pictures`, zh: (max: number) => `最多 ${max} 张图片` },
})
