import type { ImportedFile } from '@ofenpost/core/catalogue-file/catalogue-import';
import { FILE_TEXT_MAX } from '@ofenpost/core/catalogue-file/file-entry';
import { cutText } from '@ofenpost/core/text/cut-text';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { logFailure } from '../app/log-failure.ts';
import { readChosenFile } from './read-chosen-file.ts';
import page from './catalogue-file.module.css';
import styles from './import-file-field.module.css';

type Props = {
  readonly isBusy: boolean;
  readonly onFile: (file: ImportedFile) => void;
};

const TOO_LARGE = `Die Datei ist zu gross. Möglich sind ${FILE_TEXT_MAX / 1_000_000} MB.`;
const UNREADABLE = 'Die Datei kann nicht gelesen werden. Ist sie noch offen oder verschoben?';

/** Accepts a file by choice or by drop. */
export function ImportFileField({ isBusy, onFile }: Props) {
  const [problem, setProblem] = useState<string | null>(null);
  const [isOver, setOver] = useState(false);
  const take = async (file: File | undefined) => {
    if (file === undefined || isBusy) return;
    setProblem(null);
    try {
      const text = await readChosenFile(file);
      if (text === null) setProblem(TOO_LARGE);
      else onFile({ name: cutText(file.name, 200) || 'Datei', text, isWhole: false });
    } catch (error) {
      logFailure(error);
      setProblem(UNREADABLE);
    }
  };
  const input = useRef<HTMLInputElement>(null);
  // A file may have been chosen before hydration.
  const takePicked = useEffectEvent(() => void take(input.current?.files?.[0]));
  useEffect(() => takePicked(), []);
  return (
    <>
      <label className={`${styles.drop} ${isOver ? styles.over : ''}`}>
        <svg viewBox="0 0 24 24" width="30" height="30" aria-hidden="true">
          <path
            d="M12 16V5m0 0-4 4m4-4 4 4M5 16v3h14v-3"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.8"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
        <b>{isBusy ? 'Wird geprüft …' : 'Datei wählen'}</b>
        <span>oder hierher ziehen: CSV oder JSON, höchstens {FILE_TEXT_MAX / 1_000_000} MB</span>
        <input
          ref={input}
          type="file"
          accept=".csv,.txt,.json,text/csv,application/json"
          aria-label="Datei wählen"
          disabled={isBusy}
          // Files may be dropped on the label as well.
          onDragEnter={() => setOver(true)}
          onDragLeave={() => setOver(false)}
          onDrop={() => setOver(false)}
          onChange={({ target }) => {
            void take(target.files?.[0]);
            // The reset lets people choose the same file again after they corrected it.
            target.value = '';
          }}
        />
      </label>
      {problem !== null && (
        <p className={page.error} role="alert">
          {problem}
        </p>
      )}
    </>
  );
}
