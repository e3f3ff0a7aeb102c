import { fromCallback, fromPromise } from 'xstate';
import { type Result, ok } from '../result/result.ts';
import type { KitchenCommand, KitchenError } from './kitchen-command.ts';
import type { KitchenChange, KitchenOverview } from './kitchen-overview.ts';
import type { KitchenEvent } from './kitchen.machine.ts';
import type { KitchenPort } from './kitchen.port.ts';

type Answer = Result<KitchenChange, KitchenError>;

async function answerOf(kitchen: KitchenPort, command: KitchenCommand): Promise<Answer> {
  switch (command.kind) {
    case 'pause': {
      const paused = await kitchen.pause(command.until);
      return paused.ok ? ok({ busyControls: paused.value }) : paused;
    }
    case 'endPause':
      return ok({ busyControls: await kitchen.endPause() });
    case 'rush': {
      const rushed = await kitchen.rush(command.rush);
      return rushed.ok ? ok({ busyControls: rushed.value }) : rushed;
    }
    case 'endRush':
      return ok({ busyControls: await kitchen.endRush() });
    case 'sellOut': {
      const soldOut = await kitchen.sellOut(command.soldOut);
      return soldOut.ok ? ok({ soldOut: soldOut.value }) : soldOut;
    }
  }
}

/** The work of the kitchen machine, done through the ports. */
export const createKitchenActors = ({ kitchen }: { readonly kitchen: KitchenPort }) => ({
  loadKitchen: fromPromise<KitchenOverview>(() => kitchen.load()),
  carryOut: fromCallback<KitchenEvent, KitchenCommand>(({ sendBack, input: command }) => {
    answerOf(kitchen, command).then(
      (answer) =>
        sendBack(
          answer.ok
            ? { type: 'command.settled', command, change: answer.value }
            : { type: 'command.refused', command, error: answer.error },
        ),
      (error: unknown) => sendBack({ type: 'command.failed', command, error }),
    );
  }),
});
