import { MARGHERITA } from '@ofenpost/core/catalogue/product.fixtures';
import { expect, it } from 'vitest';
import { introduceTeam } from './about-us-data.ts';

it('gives each the favourite that is still on the menu', () => {
  const { id, name, illustration } = MARGHERITA;
  const team = [
    { name: 'Nora', task: 'Teig', favouriteProductId: id },
    { name: 'Beat', task: 'Küche', favouriteProductId: '00000000-0000-4000-8000-00000000dead' },
    { name: 'Leila', task: 'Service', favouriteProductId: null },
  ];
  expect(introduceTeam(team, [MARGHERITA])).toEqual([
    { name: 'Nora', task: 'Teig', favourite: { id, name, illustration } },
    { name: 'Beat', task: 'Küche', favourite: null },
    { name: 'Leila', task: 'Service', favourite: null },
  ]);
});
