import { Link, RouterContextProvider, createMemoryHistory } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { createInsertions, createDrawings } from '../hydration/insertions.ts';
import { RenderOnceContext } from '../hydration/render-once.ts';
import { createAppRouter } from '../routing/router.tsx';
import { Rendered } from './rendered.tsx';

const drawLabel = vi.fn<(page: string) => string>((page) => `Du bist auf ${page} & hier`);
const Label = ({ page }: { page: string }) => <b>{drawLabel(page)}</b>;

const Menu = ({ page, isOwn = false }: { page: string; isOwn?: boolean }) => (
  <Rendered as="nav" by={Menu} from={isOwn ? null : [page]} aria-label="Menü">
    <Link to="/legal/terms">AGB</Link>
    <Label page={page} />
  </Rendered>
);

function pageWith(menu: React.ReactNode) {
  const history = createMemoryHistory({ initialEntries: ['/'] });
  const router = createAppRouter({} as Parameters<typeof createAppRouter>[0]);
  router.update({ ...router.options, history });
  return <RouterContextProvider router={router}>{menu}</RouterContextProvider>;
}

function server() {
  const writeInto = createDrawings();
  return (menu: React.ReactNode): string => {
    const insertions = createInsertions('n0nce');
    const html = renderToString(<RenderOnceContext value={writeInto(insertions)}>{pageWith(menu)}</RenderOnceContext>);
    return new TextDecoder().decode(insertions.fill(html)[0]);
  };
}

it('is written into a page exactly as React draws it, which takes it over', () => {
  const draw = server();
  for (const page of ['Start', 'Karte', 'Start'])
    expect(draw(<Menu page={page} />)).toBe(renderToString(pageWith(<Menu page={page} />)));
});

it('is drawn once as long as it follows from the same', () => {
  const draw = server();
  drawLabel.mockClear();
  for (const page of ['Start', 'Karte', 'Start', 'Karte']) draw(<Menu page={page} />);
  expect(drawLabel.mock.calls).toEqual([['Start'], ['Karte']]);
});

it('is drawn each time where it shows what is somebody’s own', () => {
  const draw = server();
  expect(draw(<Menu page="Annas" isOwn />)).toContain('Du bist auf Annas &amp; hier');
  expect(draw(<Menu page="Bens" isOwn />)).toContain('Du bist auf Bens &amp; hier');
});
