import type { Account } from '@ofenpost/core/account/account';
import type { Action } from '@ofenpost/core/permission/permission';
import type { Ports } from '@ofenpost/core/ports';
import type { ComponentType, ReactNode } from 'react';

type Parts<Data extends object> = {
  /** Behind `/admin/`: `products`, or `products/$id` for the page of one. */
  readonly path: string;
  readonly title: string;
  readonly action: Action;
  /** Whoever may not is told that it takes access `zu den Produkten`. */
  readonly access: string;
  /** What the page shows of `id`; null where there is no such thing. It travels as JSON. */
  readonly load: (ports: Ports, id: string, account: Account) => Promise<Data | null>;
  readonly Page: ComponentType<{ readonly id: string; readonly data: Data }>;
};

/** A page of staff as its route sees it, which need not know of what. */
export type AdminPage = Pick<Parts<never>, 'path' | 'title' | 'action' | 'access'> & {
  readonly load: (ports: Ports, id: string, account: Account) => Promise<object | null>;
  /** Of what `load` answered. */
  readonly render: (id: string, data: object) => ReactNode;
};

export const adminPage = <Data extends object>({ Page, ...parts }: Parts<Data>): AdminPage => ({
  ...parts,
  // A copy is another page than what it is a copy of, though both are of the same id.
  render: (id, data) => <Page key={`${parts.path} ${id}`} id={id} data={data as Data} />,
});
