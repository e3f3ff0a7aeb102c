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
  for (const page of ['/admin/products', '/admin/shift']) expect(connectionMessage(page)).toEqual(staff);
});

it('says that taps wait where they do, and which do not', () => {
  for (const page of ['/admin/kitchen', '/kurier'])
    expect(connectionMessage(page)).toEqual({
      lost: 'Mach weiter: Was du drückst, wartet hier und geht von selbst, sobald das Netz zurück ist.',
      returned: 'Was gewartet hat, geht jetzt.',
      notice: null,
      isDated: false,
    });
  expect(connectionMessage('/admin/incoming-orders')).toMatchObject({
    lost: 'Mach weiter: Annehmen und die nächsten Schritte warten hier. Geld und Absagen gehen erst mit Netz.',
    notice: null,
  });
});
