import type { MerchantKind } from '@plaza/shared/api'
import { defineTexts } from '@plaza/shared/text'

export const kindText = defineTexts({
  hall: { en: 'Service halls', zh: '政务大厅' },
  library: { en: 'Libraries', zh: '图书馆' },
  clinic: { en: 'Clinics', zh: '医疗' },
  market: { en: 'Markets', zh: '市场' },
  park: { en: 'Parks', zh: '公园' },
  toilet: { en: 'Toilets', zh: '公厕' },
  charging: { en: 'Charging', zh: '充电站' },
  police: { en: 'Police', zh: '派出所' },
} satisfies Record<MerchantKind, { en: string; zh: string }>)
