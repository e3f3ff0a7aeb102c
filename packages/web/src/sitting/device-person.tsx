import { type SittingPerson, sittingErrorText } from '@ofenpost/core/sitting/sitting';
import { type SubmitEvent, useEffect, useId, useState } from 'react';
import { useAccount, useApp } from '../app/app-actors.tsx';
import { logFailure, showErrorUnlessOffline } from '../app/show-error-toast.ts';
import { useWork } from '../app/use-work.ts';
import { PersonIcon } from '../ui/icons.tsx';
import controls from '../ui/controls.module.css';
import styles from './sitting.module.css';

/** How often a device looks whether somebody is still named at it, in ms; the server decides. */
const LOOK_AGAIN_MS = 20_000;
const PIN_MIN = 4;
const PIN_MAX = 6;
const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

/** Who is named at this device, as the server has it. */
function useNamedPerson() {
  const { ports, actors } = useApp();
  const account = useAccount();
  const hasPerson = account.device?.hasPerson === true;
  useEffect(() => {
    if (!hasPerson) return;
    const load = () =>
      ports.session.loadMe().then((me) => {
        if (me.device !== undefined) actors.session.send({ type: 'account.loaded', account: me });
      }, logFailure);
    const timer = setInterval(() => void load(), LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [hasPerson, ports, actors]);
  return { account, hasPerson };
}

/** Everybody who can be named; null until they are known. */
function usePeople(): readonly SittingPerson[] | null {
  const { ports, actors } = useApp();
  const [people, setPeople] = useState<readonly SittingPerson[] | null>(null);
  useEffect(() => {
    const load = () =>
      ports.sitting.listPeople().then(setPeople, (error: unknown) => showErrorUnlessOffline(actors, error));
    void load();
    const timer = setInterval(() => void load(), LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [ports, actors]);
  return people;
}

type PinEntryProps = { readonly person: SittingPerson; readonly onBack: () => void };

/** Asks somebody for their PIN, with keys that are large enough for a finger in a hurry. */
function PinEntry({ person, onBack }: PinEntryProps) {
  const { ports, actors } = useApp();
  const [pin, setPin] = useState('');
  const [refusal, setRefusal] = useState<string | null>(null);
  const { isBusy, start } = useWork();
  const errorId = useId();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (pin.length < PIN_MIN) return;
    // What is typed while the server checks is the next PIN.
    setPin('');
    start(async () => {
      const begun = await ports.sitting.begin({ person: person.id, pin });
      if (begun.ok) actors.session.send({ type: 'account.loaded', account: begun.value });
      else setRefusal(sittingErrorText(begun.error));
    });
  };
  const type = (digit: string) => setPin((typed) => `${typed}${digit}`.slice(0, PIN_MAX));
  return (
    <form className={styles.entry} noValidate onSubmit={submit}>
      <label className={styles.pin}>
        <span>
          PIN von <b translate="no">{person.name}</b>
        </span>
        <input
          autoFocus
          type="password"
          // The keys below are the keyboard; a tablet's own would cover them.
          inputMode="none"
          autoComplete="off"
          maxLength={PIN_MAX}
          value={pin}
          aria-invalid={refusal !== null}
          aria-describedby={refusal === null ? undefined : errorId}
          onChange={({ target }) => setPin(target.value.replaceAll(/\D/g, ''))}
        />
      </label>
      {refusal !== null && (
        <p id={errorId} className={styles.refusal} role="alert">
          {refusal}
        </p>
      )}
      <div className={styles.keys} role="group" aria-label="Ziffern">
        {DIGITS.map((digit) => (
          <button key={digit} type="button" onClick={() => type(digit)}>
            {digit}
          </button>
        ))}
        <button type="button" aria-label="Letzte Ziffer löschen" onClick={() => setPin((typed) => typed.slice(0, -1))}>
          ⌫
        </button>
        <button type="button" onClick={() => type('0')}>
          0
        </button>
        <button type="submit" className={styles.go} aria-disabled={isBusy || pin.length < PIN_MIN}>
          OK
        </button>
      </div>
      <button type="button" className={controls.quiet} onClick={onBack}>
        Jemand anders
      </button>
    </form>
  );
}

/** Asks who is at the device; until somebody answers it shows everything and changes nothing. */
function WhoAreYou() {
  const people = usePeople();
  const [person, setPerson] = useState<SittingPerson | null>(null);
  return (
    <section className={styles.panel} aria-labelledby="who-are-you">
      <h2 id="who-are-you">Wer bist du?</h2>
      {person !== null ? (
        <PinEntry key={person.id} person={person} onBack={() => setPerson(null)} />
      ) : people === null ? (
        <p>Einen Moment …</p>
      ) : people.length === 0 ? (
        <p>Noch niemand hat eine PIN. Setze deine in deinem Konto, unter «Kontodaten».</p>
      ) : (
        <ul className={styles.people}>
          {people.map((each) => (
            <li key={each.id}>
              <button type="button" translate="no" onClick={() => setPerson(each)}>
                {each.name}
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Who is named at this device of the desk, with the way to another person; elsewhere nothing. */
export function DevicePerson({ className }: { readonly className: string | undefined }) {
  const { ports, actors } = useApp();
  const { account, hasPerson } = useNamedPerson();
  const { isBusy, start } = useWork();
  if (account.device?.duty !== 'desk') return null;
  if (!hasPerson) return <WhoAreYou />;
  const change = () =>
    start(async () => actors.session.send({ type: 'account.loaded', account: await ports.sitting.end() }));
  return (
    <button type="button" className={className} aria-disabled={isBusy} onClick={change}>
      <PersonIcon />
      <span translate="no">{account.firstname}</span>
      <span className={styles.change}>Wechseln</span>
    </button>
  );
}
