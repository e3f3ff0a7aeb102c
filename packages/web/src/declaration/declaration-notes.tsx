import { originsText, tracesText } from '@ofenpost/core/declaration/allergens-text';
import { methodSentences } from '@ofenpost/core/declaration/declaration-texts';
import type { DeclarationNote } from '../catalogue/shown-product.ts';
import { BreadOrigin } from './bread-origin.tsx';
import styles from './declaration-notes.module.css';

type Props = { readonly declared: readonly DeclarationNote[]; readonly hasBread: boolean };

/** What guests read besides allergens and tags: traces, production methods, the amount of a drink and its age. */
export function DeclarationNotes({ declared, hasBread }: Props) {
  const notes = declared.flatMap(({ traces = [], origins = [], methods = [], ml, age }) => [
    tracesText({ contains: [], traces }),
    originsText(origins),
    ...methodSentences(methods),
    ml === undefined ? null : `Menge: ${ml / 10} cl`,
    age === undefined ? null : `Alkohol: ab ${age} Jahren, wir prüfen den Ausweis.`,
  ]);
  const distinct = [...new Set(notes.filter((note) => note !== null && note !== ''))];
  return (
    <>
      {distinct.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
      {hasBread && <BreadOrigin />}
    </>
  );
}
