import type { PromotionRow } from '@ofenpost/core/promotion/promotion';
import { PROMOTION_LIST, promotionState, usesText } from '@ofenpost/core/promotion/promotion-list';
import { benefitText } from '@ofenpost/core/promotion/promotion-texts';
import { Link, useNavigate } from '@tanstack/react-router';
import { adminPage } from '../app/admin-page.tsx';
import { useApp, useNow } from '../app/app-actors.tsx';
import { Amount } from '../money/amount.tsx';
import { ListChoice } from '../record/list-filters.tsx';
import type { ListColumn } from '../record/list-rows.tsx';
import { ListHead, ListView } from '../record/list-view.tsx';
import { useList } from '../record/use-list.ts';
import { StateBadge } from '../ui/state-badge.tsx';
import listStyles from '../record/list-view.module.css';
import controls from '../ui/controls.module.css';
import layout from '../ui/layout.module.css';

function RowState({ row }: { readonly row: PromotionRow }) {
  const state = promotionState(row, useNow());
  return <StateBadge tone={state === 'läuft' ? 'good' : undefined}>{state}</StateBadge>;
}

const COLUMNS: readonly ListColumn<PromotionRow, 'name' | 'changed'>[] = [
  { id: 'name', title: 'Aktion', cell: ({ name }) => <b>{name}</b>, sort: 'name', share: 1.6, onPhone: 'head' },
  {
    id: 'code',
    title: 'Code',
    cell: ({ code }) => (code === '' ? 'gilt von selbst' : code),
    share: 1.2,
    onPhone: 'text',
  },
  { id: 'benefit', title: 'Was es gibt', cell: benefitText, share: 1.2, onPhone: 'line' },
  {
    id: 'uses',
    title: 'Eingelöst',
    cell: usesText,
    align: 'end',
    onPhone: 'line',
  },
  { id: 'cost', title: 'Nachlass', cell: ({ cost }) => <Amount rappen={cost} />, align: 'end', onPhone: 'line' },
  { id: 'state', title: 'Zustand', cell: (row) => <RowState row={row} />, onPhone: 'headEnd' },
];

const STATES = { open: 'Laufend und geplant', ended: 'Beendet', all: 'Alle' };

/** Lists the promotions with what they were used for and what they cost. */
function PromotionAdmin() {
  const { ports } = useApp();
  const navigate = useNavigate();
  const list = useList(PROMOTION_LIST, ports.promotionAdmin.list);
  return (
    <div className={`${layout.wrap} ${layout.page}`}>
      <ListHead title="Aktionen">
        <Link to="/admin/promotions/$id" params={{ id: 'new' }} className={controls.primary}>
          Neue Aktion
        </Link>
      </ListHead>
      <ListView
        name="Aktionen"
        list={list}
        columns={COLUMNS}
        keyOf={({ id }) => id}
        onOpen={({ id }) => void navigate({ to: '/admin/promotions/$id', params: { id } })}
        searchLabel="Name oder Code"
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
            <h2>Keine Aktion</h2>
            <p>Mit Code für wenige, oder als Happy Hour für alle.</p>
          </div>
        }
      />
    </div>
  );
}

export const promotionsAdminPage = adminPage({
  title: 'Aktionen',
  action: 'promotion.edit',
  access: 'zu den Aktionen',
  load: async () => ({}),
  Page: PromotionAdmin,
});
