import type { Ports } from '@ofenpost/core/ports';

/** For each of the ports the function that makes its adapter from a client. */
export type Adapters<Client, Port extends keyof Ports> = {
  readonly [P in Port]: (client: Client) => Ports[P];
};

/** Adds ports to `others`: each is created at its first use. */
export function withAdapters<Client, Port extends keyof Ports, Others extends object>(
  adapters: Adapters<Client, Port>,
  client: Client,
  others: Others,
): Others & Pick<Ports, Port> {
  const has = (name: string | symbol): name is Port => Object.hasOwn(adapters, name);
  const find = (made: Others, name: string | symbol): unknown => {
    if (has(name) && !Object.hasOwn(made, name)) Reflect.set(made, name, adapters[name](client));
    return Reflect.get(made, name);
  };
  const handler: ProxyHandler<Others> = {
    get: find,
    // The keys list all ports, so that destructuring with a rest element gets the others too.
    ownKeys: (made) => [...new Set([...Reflect.ownKeys(made), ...Object.keys(adapters)])],
    getOwnPropertyDescriptor: (made, name) => {
      find(made, name);
      return Reflect.getOwnPropertyDescriptor(made, name);
    },
  };
  return new Proxy(others, handler) as Others & Pick<Ports, Port>;
}
