import type { CatalogueItemKind, StoredRecord } from '@ofenpost/core/catalogue/catalogue-item';
import { archiveBlockOf } from '@ofenpost/core/catalogue/save-catalogue-item';
import { formatDate } from '@ofenpost/core/time/zurich';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useApp } from '../app/app-actors.tsx';
import { useWork } from '../app/use-work.ts';
import controls from '../ui/controls.module.css';
import styles from './catalogue-admin.module.css';

type Props = {
  readonly kind: CatalogueItemKind;
  readonly id: string;
  readonly noun: string;
  readonly stored: Pick<StoredRecord<unknown>, 'archived' | 'usedBy'>;
};

const SHOWN = 12;

/** Names what uses the item. */
function UsedBy({ text, names }: { text: string; names: readonly string[] }) {
  return (
    <>
      <p>{text}</p>
      <ul>
        {names.slice(0, SHOWN).map((name, place) => (
          <li key={place}>{name}</li>
        ))}
        {names.length > SHOWN && <li>und {names.length - SHOWN} weitere</li>}
      </ul>
    </>
  );
}

const PIZZA_PART =
  'Gäste können es nicht mehr wählen. Pizzas damit, in Warenkörben oder gemerkt, müssen neu zusammengestellt werden. Frühere Bestellungen bleiben, wie sie sind. Du kannst es jederzeit zurückholen.';
const EFFECTS: Record<CatalogueItemKind, string> = {
  product:
    'Gäste sehen es nicht mehr, in Warenkörben steht es als nicht verfügbar. Frühere Bestellungen bleiben, wie sie sind. Du kannst es jederzeit zurückholen.',
  productGroup: 'Die Gruppe verschwindet von der Karte. Du kannst sie jederzeit zurückholen.',
  optionGroup: 'Die Auswahl kann keinem Produkt mehr gegeben werden. Du kannst sie jederzeit zurückholen.',
  pizzaSize: PIZZA_PART,
  pizzaIngredient: PIZZA_PART,
};

/** Archives an item of the catalogue and restores it. */
export function CatalogueItemArchive({ kind, id, noun, stored: { archived, usedBy } }: Props) {
  const { ports, actors } = useApp();
  const router = useRouter();
  const { isBusy, start } = useWork();
  const [refusal, setRefusal] = useState<string | null>(null);
  const block = archived === null ? archiveBlockOf(kind, usedBy.length) : null;
  const set = (to: boolean) =>
    start(async () => {
      const answer = await ports.catalogueAdmin.setArchived(kind, id, to);
      setRefusal(answer.ok ? null : answer.error.message);
      if (!answer.ok) return;
      const title = to ? `${noun} archiviert` : `${noun} zurückgeholt`;
      actors.toast.send({ type: 'toast.shown', message: { kind: 'success', title, detail: '' } });
      await router.invalidate();
    });
  return (
    <section className={styles.part} aria-labelledby="archive">
      <h2 id="archive">{archived === null ? 'Archivieren' : 'Zurückholen'}</h2>
      {archived !== null && <p>Seit dem {formatDate(archived)} archiviert. Zurückgeholt steht es am Ende der Liste.</p>}
      {archived === null && block === null && <p>{EFFECTS[kind]}</p>}
      {block !== null && <UsedBy text={block} names={usedBy} />}
      {archived === null && kind === 'product' && usedBy.length > 0 && (
        <UsedBy text="Diese Menüs nennen es. Schau sie dir vorher an:" names={usedBy} />
      )}
      {refusal !== null && (
        <p className={styles.error} role="alert">
          {refusal}
        </p>
      )}
      {block === null && (
        <button
          type="button"
          className={`${controls.secondary} ${controls.small}`}
          aria-disabled={isBusy}
          onClick={() => set(archived === null)}
        >
          {archived === null ? `${noun} archivieren` : `${noun} zurückholen`}
        </button>
      )}
    </section>
  );
}
