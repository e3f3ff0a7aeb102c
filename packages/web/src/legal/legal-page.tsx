import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { RestaurantProfile } from '../app/app-data.ts';
import { paths } from '../app/paths.ts';
import { RestaurantPhone } from '../ui/restaurant-phone.tsx';
import layout from '../ui/layout.module.css';
import styles from './legal-page.module.css';

export type LegalSection = { readonly id: string; readonly title: string; readonly content: ReactNode };

const LEGAL_LINKS = [
  { to: paths.imprint, label: 'Impressum' },
  { to: paths.privacy, label: 'Datenschutz' },
  { to: paths.refund, label: 'Storno und Rückerstattung' },
  { to: paths.terms, label: 'AGB' },
] as const;

type Props = {
  readonly title: string;
  /** A summary in one or two plain sentences. */
  readonly lead: ReactNode;
  readonly sections: readonly LegalSection[];
};

/** A page of text with its table of contents. */
export const LegalPage = ({ title, lead, sections }: Props) => (
  <div className={`${layout.wrap} ${layout.page}`}>
    <div className={styles.head}>
      <h1>{title}</h1>
      <p className={layout.lead}>{lead}</p>
    </div>
    <div className={styles.columns}>
      <nav className={styles.contents} aria-label="Inhalt">
        <ol>
          {sections.map((section) => (
            <li key={section.id}>
              <a href={`#${section.id}`}>{section.title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <article className={styles.text}>
        {sections.map((section) => (
          <section key={section.id} aria-labelledby={section.id}>
            <h2 id={section.id}>{section.title}</h2>
            {section.content}
          </section>
        ))}
        <p className={styles.template}>
          <b>Vorlage, bitte prüfen lassen.</b> Dieser Text entsteht aus den Angaben des Restaurants. Er ersetzt keine
          Beratung durch eine Fachperson.
        </p>
        <nav className={styles.others} aria-label="Weitere rechtliche Seiten">
          {LEGAL_LINKS.map(({ to, label }) => (
            <Link key={to} to={to} activeOptions={{ exact: true, includeHash: false }}>
              {label}
            </Link>
          ))}
        </nav>
      </article>
    </div>
  </div>
);

/** Shows the postal address, the phone number and the e-mail address of the restaurant. */
export const PostalAddress = ({ restaurant }: { restaurant: RestaurantProfile }) => (
  <address>
    <b>{restaurant.name}</b>
    <br />
    {restaurant.street !== '' && (
      <>
        {restaurant.street}
        <br />
        {restaurant.postcode} {restaurant.town}
        <br />
      </>
    )}
    Schweiz
    {restaurant.phoneNumber !== '' && (
      <>
        <br />
        Telefon <RestaurantPhone />
      </>
    )}
    {restaurant.email !== '' && (
      <>
        <br />
        E-Mail <a href={`mailto:${restaurant.email}`}>{restaurant.email}</a>
      </>
    )}
  </address>
);
