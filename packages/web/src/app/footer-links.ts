import { paths } from './paths.ts';

/** Source: specification, section 2, "Footer". */
export const FOOTER_GROUPS = [
  {
    label: 'Bei uns',
    links: [
      { to: paths.aboutUs, label: 'Über uns' },
      { to: paths.restaurant, label: 'Restaurant' },
    ],
  },
  {
    label: 'Bestellen',
    links: [
      { to: paths.orderTimeInfo, label: 'Lieferung' },
      { to: paths.paymentInfo, label: 'Zahlung' },
    ],
  },
  {
    label: 'Rechtliches',
    links: [
      { to: paths.imprint, label: 'Impressum' },
      { to: paths.privacy, label: 'Datenschutz' },
      { to: paths.refund, label: 'Storno und Rückerstattung' },
      { to: paths.terms, label: 'AGB' },
    ],
  },
] as const;
