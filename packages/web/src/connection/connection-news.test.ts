import { expect, it } from 'vitest';
import { connectionNews } from './connection-news.ts';

it('tells guests about ordering, and staff at their pages about their work', () => {
  const guest = { lost: 'Bestellen geht erst wieder mit Netz.', returned: 'Du kannst bestellen.' };
  const staff = {
    lost: 'Was du jetzt drückst, wird nicht gespeichert. Mach es nochmals, wenn das Netz zurück ist.',
    returned: 'Du kannst weiterarbeiten.',
  };
  for (const page of ['/', '/products', '/checkout']) expect(connectionNews(page)).toEqual(guest);
  for (const page of ['/admin/products', '/admin/incoming-orders']) expect(connectionNews(page)).toEqual(staff);
});
