import { parseGiftCardCode } from '@ofenpost/core/gift-card/gift-card-code';
import { GIFT_CARD_STATE_LABELS, GIFT_CARD_LIST } from '@ofenpost/core/gift-card/gift-card-list';
import { formatMoney } from '@ofenpost/core/money/format-money';
import { adminPage } from '../app/admin-page.tsx';
import { useApp } from '../app/app-actors.tsx';
import { ListChoice } from '../record/list-filters.tsx';
import { ListHead, ListView } from '../record/list-view.tsx';
import { useList } from '../record/use-list.ts';
import { onDemand } from '../ui/on-demand.tsx';
import { useOpened } from '../ui/use-opened.ts';
import { GIFT_CARD_COLUMNS } from './gift-card-columns.tsx';
import type { NamedGiftCard } from './gift-card-dialog.tsx';
import listStyles from '../record/list-view.module.css';
import controls from '../ui/controls.module.css';
import layout from '../ui/layout.module.css';

const issueDialog = onDemand(() => import('./issue-dialog.tsx').then((module) => module.IssueDialog));
const giftCardDialog = onDemand(() => import('./gift-card-dialog.tsx').then((module) => module.GiftCardDialog));

const STATES = { all: 'Alle', ...GIFT_CARD_STATE_LABELS };

/** Lists all gift cards: a scanner types a code and Enter into the search, which opens the card. */
function GiftCards() {
  const { ports } = useApp();
  const list = useList(GIFT_CARD_LIST, ports.giftCardAdmin.list);
  const { opened, open, end } = useOpened<{ dialog: 'issue' } | { dialog: 'card'; named: NamedGiftCard }>();
  const close = () => opened && end(opened);
  const openCode = (text: string): boolean => {
    const code = parseGiftCardCode(text);
    if (code !== null) open({ dialog: 'card', named: { code } });
    return code !== null;
  };
  return (
    <div className={`${layout.wrap} ${layout.page}`}>
      <ListHead
        title="Gutscheine"
        fact={list.page && { label: 'Offenes Guthaben', value: formatMoney(list.page.outstanding) }}
      >
        <button type="button" className={controls.primary} onClick={() => open({ dialog: 'issue' })}>
          Gutschein ausstellen
        </button>
      </ListHead>
      <ListView
        name="Gutscheine"
        list={list}
        columns={GIFT_CARD_COLUMNS}
        keyOf={({ id }) => id}
        onOpen={({ id }) => open({ dialog: 'card', named: { id } })}
        searchLabel="Code, Käufer oder E-Mail"
        onEnter={openCode}
        filters={
          <ListChoice
            label="Zustand"
            value={list.query.state}
            options={STATES}
            onValue={(state) => list.ask({ state })}
          />
        }
        empty={
          <div className={listStyles.none}>
            <h2>Noch kein Gutschein ausgestellt</h2>
            <p>
              Ein Gutschein ist in einer Minute gedruckt oder verschickt, und bezahlt Bestellungen ganz oder zum Teil.
            </p>
          </div>
        }
      />
      {opened?.shown.dialog === 'issue' && (
        <issueDialog.Component
          key={opened.count}
          onIssued={({ code }) => {
            list.refresh();
            open({ dialog: 'card', named: { code } });
          }}
          onClosed={close}
          onLoadFailed={close}
        />
      )}
      {opened?.shown.dialog === 'card' && (
        <giftCardDialog.Component
          key={opened.count}
          named={opened.shown.named}
          onChanged={list.refresh}
          onClosed={close}
          onLoadFailed={close}
        />
      )}
    </div>
  );
}

export const giftCardsAdminPage = adminPage({
  title: 'Gutscheine',
  action: 'giftCard.issue',
  access: 'zu den Gutscheinen',
  load: async () => ({}),
  Page: GiftCards,
});
