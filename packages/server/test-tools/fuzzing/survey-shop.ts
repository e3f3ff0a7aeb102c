import { type KnownIds, knownIdsIn, nounOfPath } from './known-ids.ts';
import { type Operation, jsonSchema } from './operations.ts';

/** A saved record as it would be sent back: a valid body. */
export type Saved = { readonly target: string; readonly body: unknown };

export type Survey = {
  readonly ids: KnownIds;
  /** By the path of the route that changes it. */
  readonly saved: ReadonlyMap<string, readonly Saved[]>;
};

const SAVED_MAX = 3;
const PLAIN: Readonly<Record<string, string>> = {
  page: '1',
  size: '25',
  day: '2026-11-20',
  from: '2026-11-01',
  to: '2026-11-30',
};

const isRead = ({ method, path, statuses }: Operation): boolean =>
  method === 'GET' && !path.endsWith('/events') && statuses.includes(200);

/** The default query of a list. */
function plainQuery({ parameters }: Operation): string {
  const pairs = parameters
    .filter((each) => each.in === 'query')
    .map(({ name, schema }) => [
      name,
      jsonSchema.parse(schema).enum?.find((each) => typeof each === 'string') ?? PLAIN[name] ?? '',
    ]);
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs)}`;
}

/** Collects what every list shows to a manager, and the records that can be read and sent back changed. */
export async function surveyShop(
  url: string,
  operations: readonly Operation[],
  { cookie, words }: { readonly cookie: string; readonly words: KnownIds },
): Promise<Survey> {
  const read = async (target: string): Promise<unknown> => {
    const response = await fetch(`${url}/api${target}`, { headers: { cookie } });
    return response.ok ? response.json() : null;
  };
  const answers = new Map<string, unknown>();
  const lists = operations.filter((each) => isRead(each) && !each.path.includes('{'));
  for (const list of lists) answers.set(list.path, await read(`${list.path}${plainQuery(list)}`));
  const ids = new Map([...knownIdsIn(answers), ...words]);

  const saved = new Map<string, Saved[]>();
  for (const { path } of operations.filter(({ method }) => method === 'PUT')) {
    if (!operations.some((each) => isRead(each) && each.path === path)) continue;
    const [, name = ''] = /\{(\w+)\}/.exec(path) ?? [];
    const targets = name === '' ? [path] : (ids.get(nounOfPath(path, name)) ?? []).slice(0, SAVED_MAX);
    const found = await Promise.all(
      targets.map(async (id) => {
        const target = path.replace(`{${name}}`, id);
        return { target, body: await read(target) };
      }),
    );
    saved.set(
      path,
      found.filter(({ body }) => body !== null),
    );
  }
  return { ids, saved };
}
