import { onDemand } from '../ui/on-demand.tsx';
import { useOpened } from '../ui/use-opened.ts';

const secondFactorDialog = onDemand(() =>
  import('./second-factor-dialog.tsx').then((module) => module.SecondFactorDialog),
);

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
        onPointerEnter={secondFactorDialog.preload}
        onFocus={secondFactorDialog.preload}
        onClick={() => open('secondFactor')}
      >
        {label}
      </button>
      {opened !== null && <secondFactorDialog.Component key={opened.count} onClosed={close} onLoadFailed={close} />}
    </>
  );
}
