import { cleanCode } from '../text/clean-text.ts';
import { nameKey } from '../validation/unique-list.ts';

/** Something that is identified by its name if the name is unique. */
export type Named = { readonly id: string; readonly name: string; readonly archived: boolean };

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
export const isId = (text: string): boolean => UUID.test(text);

export type ItemNames = {
  /** Its name, or its id where the name is not unique. */
  readonly call: (id: string) => string;
  /** The ids that an id or a name may mean; those that are not archived come first. */
  readonly find: (text: string) => readonly string[];
};

export function itemNames(items: readonly Named[]): ItemNames {
  const byName = Map.groupBy(items, ({ name }) => nameKey(name));
  const byId = new Map(items.map((each) => [each.id, each]));
  const alike = (name: string) => byName.get(nameKey(name)) ?? [];
  return {
    call: (id) => {
      const name = byId.get(id)?.name ?? '';
      return alike(name).length === 1 && !isId(name) && name.trim() !== '' ? name : id;
    },
    find: (text) => {
      const requested = cleanCode(text).toLowerCase();
      if (byId.has(requested)) return [requested];
      const current = alike(text).filter(({ archived }) => !archived);
      return (current.length > 0 ? current : alike(text)).map(({ id }) => id);
    },
  };
}
