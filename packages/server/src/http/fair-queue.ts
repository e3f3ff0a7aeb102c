/** Who waits: a guest in the line of their address, who may leave; without a signal the shop itself. */
export type Sender = { readonly line: string; readonly signal?: AbortSignal };

/** The shop's own work goes before that of guests, however many of them wait. */
export const SHOP: Sender = { line: 'shop' };
/** Work of the shop that nobody waits for takes turns with guests. */
export const AHEAD: Sender = { line: 'ahead' };

/** Whether nobody of them waits any more. */
const haveLeft = (senders: readonly Sender[]): boolean => senders.every(({ signal }) => signal?.aborted === true);
const isOfGuest = ({ senders: [first] }: Turn): boolean => first?.signal !== undefined;

type Turn = { readonly senders: Sender[]; readonly begin: () => Promise<unknown>; readonly drop: () => void };

type Limits = {
  /** How many turns of guests may wait, and as many of the shop. */
  readonly waitingMax: number;
  /** How many of them in the line of one address. */
  readonly lineMax: number;
};

type Work<T> = (doLater: (rest: () => Promise<unknown>) => void) => Promise<T>;

export type FairQueue = {
  /**
   * Runs `work` when its turn has come; the next begins when `rest`, which nobody waits for, is done too. Null: too many
   * are waiting. Its result is null when everybody has left before.
   */
  run<T>(sender: Sender, work: Work<T>): Waiting<T> | null;
};

export type Waiting<T> = {
  readonly result: Promise<T | null>;
  /** Somebody else asks for the same: it is done though who asked first has left. */
  join(sender: Sender): void;
};

/**
 * Runs one work after the other: the shop's first, then those of guests, of each address in turn, so that nobody who asks
 * for much keeps others waiting. Whoever has left makes room.
 */
export function createFairQueue({ waitingMax, lineMax }: Limits): FairQueue {
  /** Of the shop and of each address; the next one is served from the first. */
  const lines = new Map<string, Turn[]>();
  let isBusy = false;

  function dropLeft(): void {
    for (const [line, turns] of lines) {
      const staying = turns.filter(({ senders }) => !haveLeft(senders));
      for (const turn of turns) if (!staying.includes(turn)) turn.drop();
      if (staying.length > 0) lines.set(line, staying);
      else lines.delete(line);
    }
  }

  function next(): Turn | undefined {
    dropLeft();
    const line = lines.has(SHOP.line) ? SHOP.line : lines.keys().next().value;
    const turns = line === undefined ? undefined : lines.get(line);
    if (line === undefined || turns === undefined) return undefined;
    const [turn, ...others] = turns;
    lines.delete(line);
    if (others.length > 0) lines.set(line, others);
    return turn;
  }

  async function serve(): Promise<void> {
    if (isBusy) return;
    isBusy = true;
    for (let turn = next(); turn !== undefined; turn = next()) await turn.begin();
    isBusy = false;
  }

  function hasRoom({ line, signal }: Sender): boolean {
    dropLeft();
    const own = lines.get(line)?.length ?? 0;
    if (signal === undefined) return own < waitingMax;
    return own < lineMax && [...lines.values()].flat().filter(isOfGuest).length < waitingMax;
  }

  return {
    run: <T>(sender: Sender, work: Work<T>) => {
      if (!hasRoom(sender)) return null;
      const { promise, resolve, reject } = Promise.withResolvers<T | null>();
      let rest: () => Promise<unknown> = () => Promise.resolve();
      let isWaiting = true;
      const begin = async () => {
        isWaiting = false;
        await work((later) => void (rest = later)).then(resolve, reject);
        await rest().catch(() => {});
      };
      const senders = [sender];
      lines.set(sender.line, [...(lines.get(sender.line) ?? []), { senders, begin, drop: () => resolve(null) }]);
      void serve();
      return { result: promise, join: (other) => void (isWaiting && senders.push(other)) };
    },
  };
}
