import { template } from './template'

/** What is told of bookings of a venue's rooms. */
export const placeTemplates = {
  'booking.asked': template<'place' | 'place_en' | 'when'>('system', {
    zh: ({ place, when }) => ({ title: `${place}有新的场地预约`, content: `预约时间：${when}，请及时确认。` }),
    en: ({ place_en, when }) => ({
      title: `Somebody asks for a room of ${place_en}`,
      content: `From ${when}. Please accept or refuse it.`,
    }),
  }),
  'booking.accepted': template<'place' | 'place_en' | 'when' | 'reason'>('system', {
    zh: ({ place, when }) => ({ title: `您预约的${place}已确认`, content: `${when} 开始，请准时到场。` }),
    en: ({ place_en, when }) => ({
      title: `Your booking of ${place_en} is accepted`,
      content: `It begins at ${when}.`,
    }),
  }),
  'booking.refused': template<'place' | 'place_en' | 'when' | 'reason'>('system', {
    zh: ({ place, when, reason }) => ({
      title: `您预约的${place}未通过`,
      content: reason ? `${when} 的预约未通过，原因：${reason}` : `${when} 的预约未通过。`,
    }),
    en: ({ place_en, when, reason }) => ({
      title: `Your booking of ${place_en} was refused`,
      content: reason ? `It was for ${when}. Reason: ${reason}` : `It was for ${when}.`,
    }),
  }),
  'booking.released': template<'place' | 'place_en' | 'when' | 'reason'>('system', {
    zh: ({ place, when, reason }) => ({
      title: `您预约的${place}已被取消`,
      content: `实践中心取消了 ${when} 的预约，原因：${reason}`,
    }),
    en: ({ place_en, when, reason }) => ({
      title: `Your booking of ${place_en} was called off`,
      content: `The practice centre called off what was booked for ${when}. Reason: ${reason}`,
    }),
  }),
  'booking.freed': template<'place' | 'place_en' | 'when' | 'reason'>('system', {
    zh: ({ place, when, reason }) => ({
      title: `实践中心取消了${place}的一个预约`,
      content: `预约时间：${when}，原因：${reason}`,
    }),
    en: ({ place_en, when, reason }) => ({
      title: `The practice centre called off a booking of ${place_en}`,
      content: `It was for ${when}. Reason: ${reason}`,
    }),
  }),
} as const
