import type { Account } from '@ofenpost/core/account/account';
import type { Ports } from '@ofenpost/core/ports';
import type { Action } from '@ofenpost/core/role/permission';
import type { ComponentType, ReactNode } from 'react';

type Parts<Data extends object> = {
  /** The path after `/admin/`: `products`, or `products/$id` for the page of one. */
  readonly path: string;
  readonly title: string;
  readonly action: Action;
  /** The object in the message to accounts without permission: `zu den Produkten`. */
  readonly access: string;
  /** Loads the data of `id`, which are sent as JSON; null where there is no such thing. */
  readonly load: (ports: Ports, id: string, account: Account) => Promise<Data | null>;
  readonly Page: ComponentType<{ readonly id: string; readonly data: Data }>;
};

/** An admin page as its route sees it, without the type of its data. */
export type AdminPage = Pick<Parts<never>, 'path' | 'title' | 'action' | 'access'> & {
  readonly load: (ports: Ports, id: string, account: Account) => Promise<object | null>;
  /** Renders what `load` returned. */
  readonly render: (id: string, data: object) => ReactNode;
};

export const adminPage = <Data extends object>({ Page, ...parts }: Parts<Data>): AdminPage => ({
  ...parts,
  // The path in the key separates a copy from its original: both pages have the original's id.
  render: (id, data) => <Page key={`${parts.path} ${id}`} id={id} data={data as Data} />,
});

const PLACEHOLDER = '$id';
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Whether a text has the form of an id (UUID). The server answers any other text with an error. */
export const isId = (text: string): boolean => UUID.test(text);

/** Returns the value for `$id` in a path of this page, '' for a page without it; null for a path of another page. */
export function idAt(page: string, path: string): string | null {
  const [segments, requested] = [page.split('/'), path.split('/')];
  const isThere = segments.every((segment, place) =>
    segment === PLACEHOLDER ? requested[place] !== '' : segment === requested[place],
  );
  if (!isThere || segments.length !== requested.length) return null;
  return requested[segments.indexOf(PLACEHOLDER)] ?? '';
}
