import type { ListQuery } from '@ofenpost/core/list/list-query';
import * as z from 'zod/mini';
import { wholeNumber } from './whole-number.ts';

type Fields = { readonly page: z.ZodMiniType<number, number>; readonly size: z.ZodMiniType<number, number> } & Readonly<
  Record<string, z.core.$ZodType>
>;

/** The query of a list as URL parameters, where numbers are text. */
export const listInput = <Query extends ListQuery>({ fields }: { readonly fields: Fields; readonly start: Query }) =>
  z.object({
    ...fields,
    page: z.pipe(wholeNumber, fields.page),
    size: z.pipe(wholeNumber, fields.size),
  }) as unknown as z.ZodMiniType<Query, Query>;
