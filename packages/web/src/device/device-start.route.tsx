import { createDeviceStartForm } from '@ofenpost/core/device/device-form';
import { selectFieldErrors, selectRefusal, selectValue } from '@ofenpost/core/editor/editor.machine';
import { isLoggedIn } from '@ofenpost/core/role/role';
import { forgetPerson } from '@ofenpost/core/session/session.machine';
import { createLazyRoute } from '@tanstack/react-router';
import { useActorRef, useSelector } from '@xstate/react';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useAccount, useApp } from '../app/app-actors.tsx';
import { paths } from '../app/paths.ts';
import { showErrorToast } from '../app/show-error-toast.ts';
import { StoneOven } from '../illustration/stone-oven.tsx';
import { Field } from '../ui/field.tsx';
import auth from '../session/auth-page.module.css';
import controls from '../ui/controls.module.css';
import layout from '../ui/layout.module.css';

function useStartForm() {
  const { ports, actors } = useApp();
  const [machine] = useState(() =>
    createDeviceStartForm(ports, { code: '' }, ({ device }) => {
      // The tablet may have been somebody's before.
      forgetPerson(ports.keyValue);
      location.replace(device?.duty === 'desk' ? paths.incomingOrders : paths.kitchen);
    }),
  );
  const form = useActorRef(machine, { input: { initial: { code: '' }, needsChange: false } });
  useEffect(() => {
    const failed = form.on('save.failed', ({ error }) => showErrorToast(actors, error));
    return () => failed.unsubscribe();
  }, [form, actors]);
  // The QR code has the code in the fragment, which browsers send to no server.
  useEffect(() => {
    const code = location.hash.slice(1);
    if (code === '') return;
    history.replaceState(history.state, '', location.pathname);
    form.send({ type: 'value.edited', change: { code } });
  }, [form]);
  return form;
}

/** Turns this browser into the device of a code. */
function DeviceStart() {
  const form = useStartForm();
  const account = useAccount();
  const input = useRef<HTMLInputElement>(null);
  const { code } = useSelector(form, selectValue);
  const errors = useSelector(form, selectFieldErrors);
  const refusal = useSelector(form, selectRefusal);
  const isBusy = useSelector(form, (snapshot) => snapshot.hasTag('busy'));
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    flushSync(() => form.send({ type: 'form.submitted' }));
    if (input.current?.ariaInvalid === 'true') input.current.focus();
  };
  return (
    <div className={`${layout.wrap} ${auth.page}`}>
      <StoneOven className={auth.bread} />
      <div className={`${layout.card} ${auth.card}`}>
        <h1>Gerät starten</h1>
        <p className={auth.text}>
          Mit dem Code wird dieser Browser zum Gerät der Küche oder des Bestellpults und bleibt angemeldet. Den Code
          gibt dir die Geschäftsleitung.
          {isLoggedIn(account) && ` ${account.email} wird dabei hier abgemeldet.`}
        </p>
        <form noValidate className={auth.second} onSubmit={send}>
          <Field label="Code" hint="Acht Zeichen, zum Beispiel ACEF-2345." error={errors['code']}>
            {(control) => (
              <input
                {...control}
                ref={input}
                className={`${control.className} ${auth.code}`}
                value={code}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                onChange={({ target }) => form.send({ type: 'value.edited', change: { code: target.value } })}
              />
            )}
          </Field>
          {refusal !== null && (
            <p className={auth.error} role="alert">
              {refusal}
            </p>
          )}
          <button type="submit" className={`${controls.primary} ${controls.wide}`} aria-disabled={isBusy}>
            {isBusy ? 'Einen Moment …' : 'Starten'}
          </button>
        </form>
      </div>
    </div>
  );
}

export const Route = createLazyRoute('/geraet')({ component: DeviceStart });
