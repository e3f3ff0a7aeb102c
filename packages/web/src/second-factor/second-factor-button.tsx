import { accountDialogs } from '../account/account-dialog.ts';
import { useOpened } from '../theme/use-opened.ts';

type Props = { readonly className: string | undefined; readonly label: string };

/** Opens the dialog of the user's own second factor. */
export function SecondFactorButton({ className, label }: Props) {
  const { opened, open, end } = useOpened<'secondFactor'>();
  const close = () => opened && end(opened);
  return (
    <>
      <button
        type="button"
        className={className}
        aria-haspopup="dialog"
        onPointerEnter={accountDialogs.preload}
        onFocus={accountDialogs.preload}
        onClick={() => open('secondFactor')}
      >
        {label}
      </button>
      {opened !== null && (
        <accountDialogs.Component key={opened.count} dialog={opened.shown} onClosed={close} onLoadFailed={close} />
      )}
    </>
  );
}
