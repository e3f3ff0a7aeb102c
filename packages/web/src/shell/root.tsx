import { useLoaderData, useRouteContext, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ActorsProvider } from '../app/app-actors.tsx';
import type { AppData } from '../app/app-data.ts';
import { PageFrame } from './page-frame.tsx';
import { RootDocument } from './root-document.tsx';

const useAppData = (): AppData | undefined => useLoaderData({ from: '__root__' });

/** The document around all pages, also around an error. */
export function RootShell({ children }: { children: ReactNode }) {
  const { ssr, context } = useRouter().options;
  return (
    <RootDocument
      now={useAppData()?.now}
      nonce={ssr?.nonce}
      reporting={context.reporting}
      serviceWorker={context.serviceWorker}
    >
      {children}
    </RootDocument>
  );
}

export function Root() {
  const { ports } = useRouteContext({ from: '__root__' });
  const data = useAppData();
  if (data === undefined) return null;
  return (
    <ActorsProvider ports={ports} data={data}>
      <PageFrame />
    </ActorsProvider>
  );
}
