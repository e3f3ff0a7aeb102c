import { CLOCK_START } from './clock-start.ts';
import { type Shop, createShop } from './shop.ts';

/** What the clock of a shop shows at first, and additional environment variables for its server. */
export type ShopOptions = {
  readonly clockStart: string;
  readonly environment: Readonly<Record<string, string>>;
  /** Whether the shop has the embedded PostgreSQL, as after `pnpm start`, instead of a database of the tests' own. */
  readonly isEmbedded: boolean;
};

export type Shops = {
  /** The shop of a file of tests, which no other file shares; with other options the file has another one. */
  of(file: string, options: ShopOptions): Promise<Shop>;
  close(): Promise<void>;
};

/** Without variables of their own all shops are equal in the morning. */
async function openEarly(): Promise<Shop> {
  const shop = await createShop();
  await shop.start(CLOCK_START.openingLater);
  return shop;
}

/** The shops of a worker, one at a time: a worker runs the tests of a file one after the other. The next one waits. */
export function createShops(): Shops {
  let current: { readonly key: string; readonly shop: Shop } | undefined;
  let next: Promise<Shop> | undefined;
  const closeCurrent = async () => {
    const closed = current?.shop.close();
    current = undefined;
    await closed;
  };
  const takeNext = async (): Promise<Shop> => {
    const shop = await (next ?? openEarly());
    next = openEarly();
    // Whoever takes it hears of the failure.
    next.catch(() => {});
    return shop;
  };
  return {
    of: async (file, options) => {
      const { clockStart, environment, isEmbedded } = options;
      const key = JSON.stringify([file, options]);
      if (current?.key === key) return current.shop;
      await closeCurrent();
      const isPlain = Object.keys(environment).length === 0 && !isEmbedded;
      const shop = isPlain ? await takeNext() : await createShop(isEmbedded ? { databaseUrl: null } : {});
      current = { key, shop };
      await (isPlain ? shop.clock.set(clockStart) : shop.start(clockStart, environment));
      return shop;
    },
    close: async () => {
      await closeCurrent();
      const spare = await next?.catch(() => undefined);
      await spare?.close();
    },
  };
}
