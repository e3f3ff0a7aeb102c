import { RouterContextProvider, useRouter } from '@tanstack/react-router';
import { type ComponentProps, type ReactNode, use } from 'react';
import { AppContext } from './app-actors.tsx';
import { WriteInContext } from './written-in.ts';

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
type AnyElement = (props: object) => ReactNode;

function WrittenChildren<H extends Host>({ as, by, from, children, ...attributes }: Props<H>) {
  const writeIn = use(WriteInContext);
  const [app, router] = [use(AppContext), useRouter()];
  const Element = as as unknown as AnyElement;
  if (writeIn === null || from === null) return <Element {...attributes}>{children}</Element>;
  const drawing = (
    <AppContext value={app}>
      <RouterContextProvider router={router}>{children}</RouterContextProvider>
    </AppContext>
  );
  return <Element {...attributes} dangerouslySetInnerHTML={{ __html: writeIn(by, JSON.stringify(from), drawing) }} />;
}

function Children<H extends Host>({ as, by: _by, from: _from, ...attributes }: Props<H>) {
  const Element = as as unknown as AnyElement;
  return <Element {...attributes} />;
}

/** An element whose children look alike on many pages: the server draws them once for all. They may use no ids of React. */
export const Drawn: typeof Children = import.meta.env.SSR ? WrittenChildren : Children;
