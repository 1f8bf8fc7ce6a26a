import { defineTexts } from '@plaza/shared/text'
import type { CameraState } from './use-camera'

export const t = defineTexts({
  camera: { en: 'Picture of the camera', zh: '摄像头画面' },
  start: { en: 'Open the camera', zh: '打开摄像头' },
  light: { en: 'Light', zh: '开灯' },
  dark: { en: 'Light off', zh: '关灯' },
  hint: {
    en: 'Point at a code of an activity, a team or a volunteer.',
    zh: '对准活动签到码、团队码或志愿者码，自动识别。',
  },
  picture: { en: 'Choose a picture of it', zh: '从相册选图识别' },
  unreadable: { en: 'There is no readable code in this picture', zh: '图片里没有识别到二维码，请换一张清晰的' },
  typed: { en: 'Or type the digits', zh: '或输入数字码' },
  typedExample: { en: 'Sign-in code or certificate', zh: '六位签到码或证书编号' },
  confirm: { en: 'Confirm', zh: '确认' },
})

/** What stands in place of the camera's picture. */
export const cameraText: Record<CameraState, () => string> = defineTexts({
  off: { en: 'The camera is off', zh: '摄像头未打开' },
  starting: { en: 'The camera starts…', zh: '正在打开摄像头…' },
  on: { en: '', zh: '' },
  denied: {
    en: 'The camera is not allowed. Allow it in the settings of the browser, or use a picture or the digits.',
    zh: '没有摄像头权限。请在浏览器设置中允许，或使用图片、数字码。',
  },
  none: {
    en: 'There is no camera here. Use a picture or the digits.',
    zh: '当前设备没有可用的摄像头，请使用图片或数字码。',
  },
})
