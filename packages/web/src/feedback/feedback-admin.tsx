import { FEEDBACK_LIST } from '@ofenpost/core/feedback/feedback-list';
import { Link } from '@tanstack/react-router';
import { useApp } from '../app/app-actors.tsx';
import { paths } from '../app/paths.ts';
import { ListChoice } from '../list/list-choice.tsx';
import { ListHead } from '../list/list-head.tsx';
import { ListPeriodFilter } from '../list/list-period-filter.tsx';
import { ListView } from '../list/list-view.tsx';
import { useList } from '../list/use-list.ts';
import { feedbackColumns } from './feedback-columns.tsx';
import { useFeedbackMarks } from './use-feedback-marks.ts';
import listStyles from '../list/list-view.module.css';
import controls from '../theme/controls.module.css';
import layout from '../theme/layout.module.css';

const STATES = { all: 'Alle', unanswered: 'Unbeantwortet', answered: 'Beantwortet' };
const RATINGS = { any: 'Jede', '1': '1 Stern', '2': '2 Sterne', '3': '3 Sterne', '4': '4 Sterne', '5': '5 Sterne' };

/** Lists the feedback of guests for staff. */
export function FeedbackAdmin() {
  const { ports } = useApp();
  const list = useList(FEEDBACK_LIST, ports.feedbackAdmin.list);
  const { mark, isMarking } = useFeedbackMarks(list.refresh);
  const { state, rating } = list.query;
  return (
    <div className={`${layout.wrap} ${layout.page}`}>
      <ListHead title="Rückmeldungen">
        <Link to={paths.feedback} hash="formular" className={controls.secondary}>
          Formular der Gäste
        </Link>
      </ListHead>
      <ListView
        name="Rückmeldungen"
        list={list}
        columns={feedbackColumns(mark, isMarking)}
        keyOf={({ id }) => id}
        searchLabel="Text, Kontakt oder Bestellnummer"
        filters={
          <>
            <ListChoice
              label="Zustand"
              value={state}
              options={STATES}
              onValue={(chosen) => list.ask({ state: chosen })}
            />
            <ListChoice
              label="Tiefste Bewertung"
              value={rating}
              options={RATINGS}
              onValue={(chosen) => list.ask({ rating: chosen })}
            />
            <ListPeriodFilter period={list.query} onPeriod={list.ask} />
          </>
        }
        csvPath={paths.feedbackCsv}
        empty={
          <div className={listStyles.none}>
            <h2>Noch keine Rückmeldung</h2>
            <p>Sobald ein Gast etwas schreibt, steht es hier.</p>
          </div>
        }
      />
    </div>
  );
}
