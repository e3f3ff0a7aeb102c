import { expect, it } from 'vitest';
import { connectionMessage } from './connection-section.tsx';

it('tells guests about ordering, and staff at their pages about their work', () => {
  const guest = {
    lost: 'Bestellen geht erst wieder mit Netz.',
    returned: 'Du kannst bestellen.',
    notice: 'Ohne Verbindung kannst du lesen. Bestellen geht wieder, sobald du Netz hast.',
    isDated: true,
  };
  const staff = {
    lost: 'Was du jetzt drückst, wird nicht gespeichert. Mach es nochmals, wenn das Netz zurück ist.',
    returned: 'Du kannst weiterarbeiten.',
    notice: 'Bis das Netz zurück ist, wird nichts gespeichert.',
    isDated: false,
  };
  for (const page of ['/', '/products', '/checkout']) expect(connectionMessage(page)).toEqual(guest);
  for (const page of ['/admin/products', '/admin/incoming-orders']) expect(connectionMessage(page)).toEqual(staff);
});
