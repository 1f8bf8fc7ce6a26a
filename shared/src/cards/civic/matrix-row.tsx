import { nameOf } from '../../text'
import { AddressLink, Avatar } from '../../ui'
import { CardFrame } from '../card-frame'
import type { CardProps } from '../card-props'
import { itemAddress } from '../item-address'
import people from '../strips/people.module.css'
import { Strip } from '../strips/strip'

export function MatrixRow({ card }: CardProps<'matrix_row'>) {
  return (
    <CardFrame card={card}>
      <Strip items={card.items} keyOf={({ id }) => id}>
        {(item) => (
          <AddressLink to={itemAddress.matrix_row(item)} className={people.person}>
            <span className={people.face}>
              <Avatar src={item.image} name={nameOf(item)} size={60} />
            </span>
            <span className={people.account}>{nameOf(item)}</span>
          </AddressLink>
        )}
      </Strip>
    </CardFrame>
  )
}
