import type { RealNameRefusal } from '@plaza/shared/api'
import { defineTexts } from '@plaza/shared/text'

export const t = defineTexts({
  title: { en: 'Real name', zh: '实名认证' },
  why: {
    en: 'A proven name is asked for once. It makes your volunteer hours, certificates and withdrawals yours.',
    zh: '实名只需认证一次。认证后，志愿时长、证书与提现都记在您本人名下。',
  },
  way: { en: 'How to prove it', zh: '认证方式' },
  card: { en: 'By number', zh: '证号认证' },
  face: { en: 'By face', zh: '人脸认证' },
  earns: { en: (n: number) => `Earns ${n} credits`, zh: (n: number) => `认证成功可得 ${n} 积分` },
  name: { en: 'Name on the identity card', zh: '证件姓名' },
  number: { en: 'Identity number', zh: '身份证号码' },
  numberHelp: {
    en: '18 digits. It is encrypted, and never shown in full again.',
    zh: '18 位。加密保存，之后不再完整显示。',
  },
  facePicture: { en: 'Picture of your face', zh: '本人正面照' },
  faceHelp: {
    en: 'Straight into the camera, in good light. The picture is compared once and not stored.',
    zh: '正对镜头、光线充足。照片只用于本次比对，不会保存。',
  },
  takePicture: { en: 'Take a picture', zh: '拍摄照片' },
  takeAgain: { en: 'Take another one', zh: '重新拍摄' },
  yourFace: { en: 'The picture that you took', zh: '您拍摄的照片' },
  agree: { en: 'I agree that my name is compared with the record', zh: '我同意将姓名与证件信息用于实名核验' },
  submit: { en: 'Prove my name', zh: '提交认证' },
  proven: { en: 'Your name is proven', zh: '您已完成实名认证' },
  provenToast: {
    en: (n: number) => (n > 0 ? `Proven: ${n} credits earned` : 'Your name is proven'),
    zh: (n: number) => (n > 0 ? `认证成功，获得 ${n} 积分` : '认证成功'),
  },
  provenAt: { en: 'Since', zh: '认证时间' },
  shownName: { en: 'Name', zh: '姓名' },
  shownNumber: { en: 'Identity number', zh: '证件号码' },
  stays: {
    en: 'A proven name stays. If yours has changed by law, write to us.',
    zh: '认证后不可自行更改。如依法更名，请联系我们处理。',
  },
  register: { en: 'Register as a volunteer', zh: '去注册志愿者' },
  refused: { en: 'Not proven yet', zh: '认证未通过' },
  phone: { en: 'Bind a phone first: it ties the name to your account.', zh: '请先绑定手机号，再进行实名认证。' },
  bind: { en: 'Bind a phone', zh: '绑定手机号' },
})

export const faultText = defineTexts({
  name: { en: 'Write the name as it is on the card', zh: '请填写证件上的姓名' },
  number: { en: 'This number has a wrong digit', zh: '身份证号码有误，请逐位核对' },
  face: { en: 'Take a picture of your face', zh: '请拍摄本人正面照' },
  agreed: { en: 'Your agreement is missing', zh: '请先勾选同意' },
})

export const refusalText: Record<RealNameRefusal, () => string> = defineTexts({
  'not-found': {
    en: 'The record does not know this number. Check it digit by digit.',
    zh: '未查询到该证件号码，请逐位核对。',
  },
  'name-differs': {
    en: 'Name and number do not belong together. Write the name exactly as on the card.',
    zh: '姓名与证件号码不一致，请按证件填写。',
  },
  'face-differs': {
    en: 'The face does not match the record. Try again in good light, or without the face.',
    zh: '人脸与证件信息不符，请在光线充足处重试，或改用证号认证。',
  },
  picture: { en: 'The picture is too small or unclear. Take another one.', zh: '照片过小或不清晰，请重新拍摄。' },
  taken: {
    en: 'This number has proven another account. Log in there, or write to us.',
    zh: '该证件已认证其他账号，请使用原账号登录或联系我们。',
  },
})
