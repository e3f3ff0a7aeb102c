import { RouterContextProvider, useRouter } from '@tanstack/react-router';
import { type ComponentProps, type ReactNode, createElement, use } from 'react';
import { AppContext, AppDataContext } from '../app/app-actors.tsx';
import { RenderOnceContext } from '../hydration/render-once.ts';

/** The elements that can contain cached HTML. */
type Host = 'div' | 'form' | 'nav';
type Props<H extends Host> = Omit<ComponentProps<H>, 'children'> & {
  readonly as: H;
  /** The component that the part belongs to, which identifies the part: at most one for each component. */
  readonly by: (props: never) => ReactNode;
  /** All data that the children depend on; null where they show personal data. */
  readonly from: readonly unknown[] | null;
  readonly children: ReactNode;
};

/** The element type must be untyped here, because React cannot check the attributes of an unknown element. */
const elementOf = (as: string, attributes: object, children?: ReactNode): ReactNode =>
  createElement(as, attributes, children);

function WrittenChildren<H extends Host>({ as, by, from, children, ...attributes }: Props<H>) {
  const renderOnce = use(RenderOnceContext);
  const [app, data, router] = [use(AppContext), use(AppDataContext), useRouter()];
  if (renderOnce === null || from === null) return elementOf(as, attributes, children);
  const drawing = (
    <AppContext value={app}>
      <AppDataContext value={data}>
        <RouterContextProvider router={router}>{children}</RouterContextProvider>
      </AppDataContext>
    </AppContext>
  );
  const html = renderOnce(by, JSON.stringify(from), drawing);
  return elementOf(as, { ...attributes, dangerouslySetInnerHTML: { __html: html } });
}

const Children = <H extends Host>({ as, by: _by, from: _from, children, ...attributes }: Props<H>) =>
  elementOf(as, attributes, children);

/**
 * An element whose children look the same on many pages: the server renders them once for all. They must not use
 * `useId`.
 */
export const Rendered: typeof Children = import.meta.env.SSR ? WrittenChildren : Children;
