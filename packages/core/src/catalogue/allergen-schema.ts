import * as z from 'zod/mini';
import { ALLERGENS } from './allergen.ts';

export const allergen = z.enum(ALLERGENS);
