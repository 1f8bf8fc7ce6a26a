import { defineTexts } from '@plaza/shared/text'
import { Eye, EyeOff, IconButton } from '@plaza/shared/ui'
import type { Amounts } from './use-amounts'

const t = defineTexts({
  hide: { en: 'Hide amounts', zh: '隐藏金额' },
  show: { en: 'Show amounts', zh: '显示金额' },
})

/** The eye: hides the amounts of all pages, or shows them. */
export const AmountsButton = ({ hidden, toggle }: Amounts) => (
  <IconButton
    label={hidden ? t.show() : t.hide()}
    icon={hidden ? <EyeOff size={20} /> : <Eye size={20} />}
    onClick={toggle}
  />
)
