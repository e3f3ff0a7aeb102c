import type { AuditedAction } from '../record/audit-entry.ts';
import { GROUP, ID, OPTION, type RecordedChange } from './recorded-change.fixtures.ts';

/** An example of each kind: its record and how it reads. */
export const RECORDED_CHANGES: Record<AuditedAction, readonly [Omit<RecordedChange, 'action'>, readonly string[]]> = {
  'settings.changed': [
    {
      subject: 'openingHours',
      before: { 'restaurant-1': [{ open: '11:00', close: '14:00' }], 'delivery-0': [] },
      after: {
        'restaurant-1': [
          { open: '11:30', close: '14:00' },
          { open: '17:30', close: '22:00' },
        ],
        'delivery-0': [],
      },
    },
    ['Einstellungen geändert: Öffnungszeiten', 'Restaurant, Montag: 11:00–14:00 → 11:30–14:00; 17:30–22:00'],
  ],
  'pizzaSize.changed': [
    { subject: ID, before: { name: '40 cm', price: 900 }, after: { name: '42 cm', price: 950 } },
    ['Pizza-Grösse geändert: 42 cm', 'Name: 40 cm → 42 cm', 'Aufpreis: CHF 9.00 → CHF 9.50'],
  ],
  'pizzaSize.archived': [
    { subject: ID, before: { name: '40 cm', archived: false }, after: { name: '40 cm', archived: true } },
    ['Pizza-Grösse archiviert: 40 cm', 'Archiviert: nein → ja'],
  ],
  'pizzaIngredient.changed': [
    {
      subject: ID,
      before: { name: 'Thon', originCountry: 'Ecuador', prices: [{ sizeId: GROUP, price: 300 }] },
      after: { name: 'Thon', originCountry: 'Philippinen', prices: [{ sizeId: GROUP, price: 350 }] },
    },
    ['Pizza-Zutat geändert: Thon', 'Herkunft: Ecuador → Philippinen', 'Preise › Fladen › Preis: CHF 3.00 → CHF 3.50'],
  ],
  'pizzaIngredient.archived': [
    { subject: ID, before: { name: 'Thon', archived: true }, after: { name: 'Thon', archived: false } },
    ['Pizza-Zutat zurückgeholt: Thon', 'Archiviert: ja → nein'],
  ],
  'product.changed': [
    {
      subject: ID,
      before: {
        name: 'Margherita',
        price: 1800,
        available: true,
        allergens: ['gluten'],
        productGroupId: OPTION,
        availabilitySchedule: null,
      },
      after: {
        name: 'Margherita',
        price: 1950,
        available: false,
        allergens: ['gluten', 'milk'],
        productGroupId: GROUP,
        availabilitySchedule: { daysOfWeek: [1, 2], from: '11:00', to: '14:00' },
      },
    },
    [
      'Produkt geändert: Margherita',
      'Preis: CHF 18.00 → CHF 19.50',
      'Im Angebot: ja → nein',
      'Allergene: Gluten → Gluten, Milch',
      'Gruppe: inzwischen gelöscht → Fladen',
      'Erhältlich: – → Wochentage: Montag, Dienstag, Von: 11:00, Bis: 14:00',
    ],
  ],
  'product.archived': [
    { subject: ID, before: { name: 'Margherita', archived: false }, after: { name: 'Margherita', archived: true } },
    ['Produkt archiviert: Margherita', 'Archiviert: nein → ja'],
  ],
  'productGroup.changed': [
    { subject: GROUP, before: null, after: { name: 'Desserts', description: '', visible: true, station: 'cold' } },
    ['Produktgruppe erfasst: Desserts', 'Name: – → Desserts', 'Sichtbar: – → ja', 'Station: – → Kalt'],
  ],
  'productGroup.archived': [
    { subject: GROUP, before: { archived: true }, after: { archived: false } },
    ['Produktgruppe zurückgeholt: Fladen', 'Archiviert: ja → nein'],
  ],
  'optionGroup.changed': [
    {
      subject: OPTION,
      before: { name: 'Extras', max: 2, options: [{ id: ID, name: 'Ei', price: 100 }] },
      after: {
        name: 'Extras',
        max: 3,
        options: [
          { id: OPTION, name: 'Speck', price: 200 },
          { id: ID, name: 'Ei', price: 150 },
        ],
      },
    },
    [
      'Auswahl geändert: Extras',
      'Höchstens: 2 → 3',
      'Extras › Ei › Preis: CHF 1.00 → CHF 1.50',
      'Extras › Speck: – → Name: Speck, Preis: CHF 2.00',
    ],
  ],
  'optionGroup.archived': [
    { subject: OPTION, before: { archived: false }, after: { archived: true } },
    ['Auswahl archiviert: ', 'Archiviert: nein → ja'],
  ],
  'catalogue.arranged': [
    { subject: GROUP, before: [ID, OPTION], after: [OPTION, ID] },
    ['Reihenfolge geändert: Fladen'],
  ],
  'catalogue.imported': [
    { subject: 'sortiment.csv', before: null, after: { created: 2, changed: 1, restored: 0 } },
    ['Sortiment importiert: sortiment.csv', 'Neu: – → 2', 'Geändert: – → 1', 'Zurückgeholt: – → 0'],
  ],
  'catalogue.importCancelled': [
    { subject: 'sortiment.csv', before: null, after: null },
    ['Import des Sortiments abgebrochen: sortiment.csv'],
  ],
  'order.stepped': [
    {
      subject: '1042',
      before: { status: 'onTheWay', totalPrice: 3103, paidWith: null, paidAmount: null },
      after: { status: 'delivered', totalPrice: 3105, paidWith: 'cash', paidAmount: 3105 },
    },
    [
      'Bestellung übergeben: Nr. 1042',
      'Zustand: Unterwegs → Geliefert',
      'Total: CHF 31.03 → CHF 31.05',
      'Bezahlt mit: – → Bar',
      'Kassiert: – → CHF 31.05',
    ],
  ],
  'order.undone': [
    { subject: '1042', before: { status: 'accepted' }, after: { status: 'placed' } },
    ['Schritt rückgängig gemacht: Nr. 1042', 'Zustand: Angenommen → Eingegangen'],
  ],
  'order.promiseMoved': [
    {
      subject: '1042',
      before: { promisedAt: '2026-11-20T18:30:00.000Z' },
      after: { promisedAt: '2026-11-20T18:45:00.000Z', reason: 'wegen Andrang' },
    },
    [
      'Versprochene Zeit verschoben: Nr. 1042',
      'Versprochen auf: 20.11.2026, 19:30 → 20.11.2026, 19:45',
      'Grund: – → wegen Andrang',
    ],
  ],
  'order.edited': [
    {
      subject: '1042',
      before: { orderLines: ['2× Pide'], totalPrice: 3000 },
      after: {
        orderLines: ['2× Pide', '1× Cola'],
        totalPrice: 3450,
        editedFields: ['address'],
        reason: 'Gast rief an',
      },
    },
    [
      'Bestellung geändert: Nr. 1042',
      'Bestellt: 2× Pide → 2× Pide, 1× Cola',
      'Total: CHF 30.00 → CHF 34.50',
      'Neu: – → Adresse',
      'Grund: – → Gast rief an',
    ],
  ],
  'order.redelivered': [
    { subject: '1042', before: {}, after: { redelivery: 1050, orderLines: ['1× Cola'], reason: 'Fehlte' } },
    ['Kostenlos nachgeliefert: Nr. 1042', 'Nachlieferung: – → Nr. 1050', 'Bestellt: – → 1× Cola', 'Grund: – → Fehlte'],
  ],
  'order.paymentCorrected': [
    {
      subject: '1042',
      before: { totalPrice: 3105, paidWith: 'cash', paidAmount: 3105, tip: null },
      after: { totalPrice: 3103, paidWith: 'card', paidAmount: 3103, tip: 400, reason: 'Karte statt Bar' },
    },
    [
      'Zahlung korrigiert: Nr. 1042',
      'Total: CHF 31.05 → CHF 31.03',
      'Bezahlt mit: Bar → Karte',
      'Kassiert: CHF 31.05 → CHF 31.03',
      'Trinkgeld: – → CHF 4.00',
      'Grund: – → Karte statt Bar',
    ],
  ],
  'order.captured': [
    {
      subject: '1042',
      before: null,
      after: { status: 'accepted', promisedAt: '2026-11-20T18:30:00.000Z', totalPrice: 3105 },
    },
    [
      'Bestellung am Telefon aufgenommen: Nr. 1042',
      'Zustand: – → Angenommen',
      'Versprochen auf: – → 20.11.2026, 19:30',
      'Total: – → CHF 31.05',
    ],
  ],
  'offer.soldOut': [
    { subject: ID, before: null, after: { until: '2026-11-20T18:00:00.000Z' } },
    ['Ausverkauft gemeldet: Anna Muster', 'Bis: – → 20.11.2026, 19:00'],
  ],
  'giftCard.opened': [{ subject: '23456789ACEFH', before: null, after: null }, ['Ganzer Code gezeigt: …ACEFH']],
  'giftCard.issued': [
    { subject: '23456789ACEFH', before: null, after: { balance: 5000, paidWith: 'twint' } },
    ['Gutschein ausgestellt: …ACEFH', 'Guthaben: – → CHF 50.00', 'Bezahlt mit: – → TWINT'],
  ],
  'giftCard.adjusted': [
    { subject: '23456789ACEFH', before: { balance: 5000 }, after: { balance: 6000, given: 1000, reason: 'Kalt' } },
    ['Guthaben angepasst: …ACEFH', 'Guthaben: CHF 50.00 → CHF 60.00', 'davon Kulanz: – → CHF 10.00', 'Grund: – → Kalt'],
  ],
  'order.cancelled': [
    {
      subject: '1042',
      before: { status: 'accepted', reason: null },
      after: { status: 'cancelled', reason: { code: 'other', text: 'Falsche Adresse' } },
    },
    [
      'Bestellung storniert: Nr. 1042',
      'Zustand: Angenommen → Storniert',
      'Grund: – → Anlass: Etwas anderes, Bemerkung: Falsche Adresse',
    ],
  ],
  'order.cancellationSeen': [{ subject: '1042', before: {}, after: {} }, ['Stornierung des Gastes gesehen: Nr. 1042']],
  'order.assigned': [
    { subject: '1042', before: { courierId: null }, after: { courierId: ID } },
    ['Einer Tour zugeteilt: Nr. 1042', 'Fährt: – → Anna Muster'],
  ],
  'order.ageChecked': [{ subject: '1042', before: {}, after: {} }, ['Alter geprüft, alt genug: Nr. 1042']],
  'order.kitchenReported': [
    { subject: '1042', before: {}, after: { reason: 'Kalt fertig' } },
    ['In der Küche gemeldet: Nr. 1042', 'Grund: – → Kalt fertig'],
  ],
  'order.blockOverridden': [
    { subject: '1043', before: null, after: { blocks: ['minimumOrder'], reason: 'Stammgast' } },
    [
      'Sperre bei einer Bestellung übergangen: Nr. 1043',
      'Übergangen: – → Mindestbestellwert nicht erreicht',
      'Grund: – → Stammgast',
    ],
  ],
  'delivery.paused': [
    { subject: 'kitchen', before: { until: '2026-11-20T18:00:00.000Z' }, after: null },
    ['Lieferpause beendet: ', 'Bis: 20.11.2026, 19:00 → –'],
  ],
  'kitchen.rushed': [
    { subject: 'kitchen', before: null, after: { extraMinutes: 30, until: '2026-11-20T19:00:00.000Z' } },
    ['Hochbetrieb: ', 'Länger: – → 30 Minuten', 'Bis: – → 20.11.2026, 20:00'],
  ],
  'giftCard.replaced': [
    { subject: '23456789ACEFH', before: null, after: { balance: 8550, reason: 'Ersatz, Bestellung 1001' } },
    ['Gutschein ersetzt: …ACEFH', 'Guthaben: – → CHF 85.50', 'Grund: – → Ersatz, Bestellung 1001'],
  ],
  'giftCard.voided': [
    { subject: '23456789ACEFH', before: { balance: 5000 }, after: { balance: 0, reason: 'Verloren' } },
    ['Gutschein ungültig gemacht: …ACEFH', 'Guthaben: CHF 50.00 → CHF 0.00', 'Grund: – → Verloren'],
  ],
  'menu.changed': [
    { subject: ID, before: { name: 'Mittagsmenü', validTo: '2026-11-30' }, after: null },
    ['Menü gelöscht: Mittagsmenü', 'Name: Mittagsmenü → –', 'Letzter Tag: 30.11.2026 → –'],
  ],
  'weekMenu.changed': [
    { subject: '2026-W08', before: { '2026-02-16': [] }, after: { '2026-02-16': [GROUP] } },
    ['Wochenmenü geändert: Woche 8, 2026', '16.02.2026: – → Fladen'],
  ],
  'cash.moved': [
    { subject: '2026-11-20', before: null, after: { cashOut: 1250, reason: 'Markt' } },
    ['Bargeld bewegt: 20.11.2026', 'Entnahme: – → CHF 12.50', 'Grund: – → Markt'],
  ],
  'courier.handedIn': [
    { subject: ID, before: null, after: { float: 10_000, collected: 4300, counted: 14_200, difference: -100 } },
    [
      'Kurier hat abgerechnet: Anna Muster',
      'Wechselgeld: – → CHF 100.00',
      'Bar kassiert: – → CHF 43.00',
      'Gezählt: – → CHF 142.00',
      'Differenz: – → CHF -1.00',
    ],
  ],
  'cash.counted': [
    {
      subject: '2026-11-20',
      before: { opening: 20_000, counted: 100 },
      after: { opening: 19_500, counted: 23_750, openingDifference: -500, reason: 'Zur Bank' },
    },
    [
      'Kasse gezählt: 20.11.2026',
      'Anfangsbestand: CHF 200.00 → CHF 195.00',
      'Gezählt: CHF 1.00 → CHF 237.50',
      'Differenz zum Vortrag: – → CHF -5.00',
      'Grund: – → Zur Bank',
    ],
  ],
  'refund.booked': [
    { subject: '1042', before: null, after: { amount: 500, method: 'cash', reason: 'Kalt' } },
    ['Rückerstattung: Nr. 1042', 'Betrag: – → CHF 5.00', 'Zahlungsart: – → Bar', 'Grund: – → Kalt'],
  ],
  'day.closed': [
    { subject: '2026-11-20', before: null, after: { number: 3, expected: 12000, counted: 11950, difference: -50 } },
    [
      'Tag abgeschlossen: 20.11.2026',
      'Nummer: – → 3',
      'Erwartet: – → CHF 120.00',
      'Gezählt: – → CHF 119.50',
      'Differenz: – → CHF -0.50',
    ],
  ],
  'close.reversed': [
    { subject: '2026-11-20', before: { number: 3 }, after: { number: 4, reason: 'Zu früh' } },
    ['Tagesabschluss zurückgenommen: 20.11.2026', 'Nummer: 3 → 4', 'Grund: – → Zu früh'],
  ],
  'role.changed': [
    { subject: ID, before: { rolesId: 1 }, after: { rolesId: 3 } },
    ['Rolle geändert: Anna Muster', 'Rolle: Kundschaft → Mitarbeiter'],
  ],
  'account.signedOut': [
    { subject: ID, before: { sessions: 2 }, after: null },
    ['Überall abgemeldet: Anna Muster', 'Angemeldete Geräte: 2 → –'],
  ],
  'secondFactor.switchedOn': [
    { subject: ID, before: null, after: null },
    ['Zweiter Faktor eingeschaltet: Anna Muster'],
  ],
  'secondFactor.switchedOff': [
    { subject: ID, before: null, after: null },
    ['Zweiter Faktor ausgeschaltet: Anna Muster'],
  ],
  'secondFactor.codesRenewed': [{ subject: ID, before: null, after: null }, ['Neue Notfallcodes: Anna Muster']],
  'secondFactor.removed': [{ subject: ID, before: null, after: null }, ['Zweiter Faktor entfernt: Anna Muster']],
  'device.made': [
    { subject: ID, before: null, after: { name: 'Ofen links', duty: 'kitchen', station: 'oven' } },
    ['Gerät eingerichtet: Ofen links', 'Name: – → Ofen links', 'Ort: – → Küche', 'Station: – → Ofen'],
  ],
  'device.revoked': [
    { subject: ID, before: { name: 'Ofen links', duty: 'kitchen', station: 'oven' }, after: null },
    ['Gerät abgemeldet: Ofen links', 'Name: Ofen links → –', 'Ort: Küche → –', 'Station: Ofen → –'],
  ],
  'apiKey.made': [
    {
      subject: ID,
      before: null,
      after: { name: 'Kasse', scopes: 'orders:read, books:read', expiresAt: '2027-11-20T18:00:00.000Z' },
    },
    [
      'API-Schlüssel erstellt: Kasse',
      'Name: – → Kasse',
      'Rechte: – → orders:read, books:read',
      'Gilt bis: – → 20.11.2027, 19:00',
    ],
  ],
  'apiKey.rotated': [
    {
      subject: ID,
      before: { expiresAt: '2027-11-20T18:00:00.000Z' },
      after: { expiresAt: '2026-11-27T18:00:00.000Z' },
    },
    ['API-Schlüssel ersetzt: Anna Muster', 'Gilt bis: 20.11.2027, 19:00 → 27.11.2026, 19:00'],
  ],
  'apiKey.revoked': [
    { subject: ID, before: { name: 'Kasse', scopes: 'orders:read' }, after: null },
    ['API-Schlüssel widerrufen: Kasse', 'Name: Kasse → –', 'Rechte: orders:read → –'],
  ],
  'webhook.made': [{ subject: ID, before: null, after: { name: 'Bot' } }, ['Webhook erstellt: Bot', 'Name: – → Bot']],
  'webhook.paused': [{ subject: ID, before: null, after: null }, ['Webhook pausiert: Anna Muster']],
  'webhook.switchedOn': [{ subject: ID, before: null, after: null }, ['Webhook eingeschaltet: Anna Muster']],
  'webhook.removed': [{ subject: ID, before: { name: 'B' }, after: null }, ['Webhook gelöscht: B', 'Name: B → –']],
  'file.exported': [{ subject: 'Konten.csv', before: null, after: null }, ['Datei heruntergeladen: Konten.csv']],
  'pin.set': [{ subject: ID, before: null, after: null }, ['PIN gesetzt: Anna Muster']],
  'pin.removed': [{ subject: ID, before: null, after: null }, ['PIN entfernt: Anna Muster']],
  'pin.refused': [{ subject: ID, before: null, after: null }, ['Falsche PIN: Anna Muster']],
  'sitting.begun': [{ subject: ID, before: null, after: null }, ['Am Gerät mit PIN gemeldet: Anna Muster']],
  'account.renamed': [
    { subject: ID, before: { name: 'Anna Keller' }, after: { name: 'Anna Muster' } },
    ['Name geändert: Anna Muster', 'Name: Anna Keller → Anna Muster'],
  ],
  'account.closed': [{ subject: ID, before: null, after: null }, ['Konto geschlossen: Anna Muster']],
  'account.removed': [{ subject: OPTION, before: null, after: null }, ['Konto gelöscht: ']],
  'promotion.changed': [
    {
      subject: ID,
      before: { name: 'Mittag', code: '', percent: 10, from: null, until: null, active: true },
      after: { name: 'Mittag', code: 'MITTAG', percent: 15, from: '2026-12-01', until: '2026-12-24', active: false },
    },
    [
      'Aktion geändert: Mittag',
      'Code: – → MITTAG',
      'Rabatt: 10 % → 15 %',
      'Erster Tag: – → 01.12.2026',
      'Letzter Tag: – → 24.12.2026',
      'Läuft: ja → nein',
    ],
  ],
  'event.changed': [
    {
      subject: ID,
      before: { title: 'Jazz', start: '2026-12-01T18:00:00.000Z', state: 'draft' },
      after: { title: 'Jazz', start: '2026-12-01T19:00:00.000Z', state: 'published' },
    },
    ['Event geändert: Jazz', 'Beginn: 01.12.2026, 19:00 → 01.12.2026, 20:00', 'Zustand: Entwurf → veröffentlicht'],
  ],
};
