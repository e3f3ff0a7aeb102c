import { RouterContextProvider, useRouter } from '@tanstack/react-router';
import { type ComponentProps, type ReactNode, createElement, use } from 'react';
import { AppContext } from './app-actors.tsx';
import { WriteInContext } from './rendered-id.ts';

/** Which elements hold a drawing. */
type Host = 'div' | 'form' | 'nav';
type Props<H extends Host> = Omit<ComponentProps<H>, 'children'> & {
  readonly as: H;
  /** The component whose part it is. It has one such part. */
  readonly by: (props: never) => ReactNode;
  /** All that the children follow from, as data; null where they show what is somebody's own. */
  readonly from: readonly unknown[] | null;
  readonly children: ReactNode;
};

/** React knows what an element may be given only once it is a certain one. */
const elementOf = (as: string, attributes: object, children?: ReactNode): ReactNode =>
  createElement(as, attributes, children);

function WrittenChildren<H extends Host>({ as, by, from, children, ...attributes }: Props<H>) {
  const writeIn = use(WriteInContext);
  const [app, router] = [use(AppContext), useRouter()];
  if (writeIn === null || from === null) return elementOf(as, attributes, children);
  const drawing = (
    <AppContext value={app}>
      <RouterContextProvider router={router}>{children}</RouterContextProvider>
    </AppContext>
  );
  const html = writeIn(by, JSON.stringify(from), drawing);
  return elementOf(as, { ...attributes, dangerouslySetInnerHTML: { __html: html } });
}

const Children = <H extends Host>({ as, by: _by, from: _from, children, ...attributes }: Props<H>) =>
  elementOf(as, attributes, children);

/** An element whose children look alike on many pages: the server draws them once for all. They may use no ids of React. */
export const Rendered: typeof Children = import.meta.env.SSR ? WrittenChildren : Children;
