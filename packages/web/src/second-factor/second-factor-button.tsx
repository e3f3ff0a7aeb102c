import { useState } from 'react';
import { accountDialogs } from '../account/account-dialog.ts';

type Props = { readonly className: string | undefined; readonly label: string };

/** Opens what switches the own second factor on and off. */
export function SecondFactorButton({ className, label }: Props) {
  const [isOpened, setOpened] = useState(false);
  const close = () => setOpened(false);
  return (
    <>
      <button
        type="button"
        className={className}
        aria-haspopup="dialog"
        onPointerEnter={accountDialogs.preload}
        onFocus={accountDialogs.preload}
        onClick={() => setOpened(true)}
      >
        {label}
      </button>
      {isOpened && <accountDialogs.Component dialog="secondFactor" onClosed={close} onLoadFailed={close} />}
    </>
  );
}
