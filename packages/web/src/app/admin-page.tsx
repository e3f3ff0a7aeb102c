import type { Account } from '@ofenpost/core/account/account';
import type { Ports } from '@ofenpost/core/ports';
import type { Action } from '@ofenpost/core/role/permission';
import type { LinkProps } from '@tanstack/react-router';
import type { ComponentType, ReactNode } from 'react';

type Parts<Data extends object> = {
  readonly title: string;
  readonly action: Action;
  /** The object in the message to accounts without permission: `zu den Produkten`. */
  readonly access: string;
  /** Loads the data of the `$id` in the path, which are sent as JSON; null where there is no such thing. */
  readonly load: (ports: Ports, id: string, account: Account) => Promise<Data | null>;
  readonly Page: ComponentType<{ readonly id: string; readonly data: Data }>;
};

/** An admin page as its route sees it, without the type of its data. */
export type AdminPage = Pick<Parts<never>, 'title' | 'action' | 'access'> & {
  readonly load: (ports: Ports, id: string, account: Account) => Promise<object | null>;
  /** Renders what `load` returned. */
  readonly render: (id: string, data: object) => ReactNode;
};

/** What the route of an admin page loads; the data are null for accounts without permission. */
export type AdminPageData = { readonly id: string; readonly title: string; readonly data: object | null };

export const adminPage = <Data extends object>({ Page, ...parts }: Parts<Data>): AdminPage => ({
  ...parts,
  render: (id, data) => <Page key={id} id={id} data={data as Data} />,
});

/** The path of the page of one thing, which has its id. */
export type ItemPath = Extract<LinkProps['to'], `/admin/${string}/$id`>;

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Whether a text has the form of an id (UUID). The server answers any other text with an error. */
export const isId = (text: string): boolean => UUID.test(text);
