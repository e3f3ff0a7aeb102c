import type { Topping } from '@ofenpost/core/catalogue/illustration'
import type { ToppingArt } from '../topping-art.ts'
import { cheese } from './cheese.ts'
import { fruit } from './fruit.ts'
import { leaves } from './leaves.ts'
import { fish, meat } from './meat.ts'
import { sweet } from './sweet.ts'
import { vegetableSlices } from './vegetable-slices.ts'
import { tofuAndBread, vegetables } from './vegetables.ts'

export const toppingArt: Record<Topping, ToppingArt> = {
  ...cheese,
  ...vegetableSlices,
  ...vegetables,
  ...leaves,
  ...meat,
  ...fish,
  ...fruit,
  ...sweet,
  ...tofuAndBread,
}
