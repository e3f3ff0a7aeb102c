// Reads a state machine: its states as text, its transitions as arrows. Layout and colours are in other files.

type Action = string | { readonly type: string } | ((...parameters: never[]) => unknown);
type Guard = string | { readonly type: string } | (CallableFunction & { readonly guards?: readonly Guard[] });

type Transition = {
  readonly eventType: string;
  readonly target?: readonly StateNode[] | undefined;
  readonly guard?: Guard | undefined;
  readonly actions: readonly Action[];
  readonly delay?: number | string | undefined;
};

/** The part of an XState state that a diagram needs. */
export type StateNode = {
  readonly id: string;
  readonly key: string;
  readonly type: 'atomic' | 'compound' | 'parallel' | 'final' | 'history';
  readonly parent?: StateNode | undefined;
  readonly states: Readonly<Record<string, StateNode>>;
  readonly initial?: { readonly target?: readonly StateNode[] | undefined } | undefined;
  readonly transitions: ReadonlyMap<string, readonly Transition[]>;
  readonly always?: readonly Transition[] | undefined;
  readonly invoke: readonly { readonly id: string; readonly src: unknown }[];
  readonly entry: readonly Action[];
  readonly exit: readonly Action[];
  readonly tags: readonly string[];
};

export type Machine = {
  readonly root: StateNode;
  readonly implementations: { readonly delays: Readonly<Record<string, unknown>> };
};

/** The event of a transition, its guard and its actions. */
export type Label = { readonly event: string; readonly guard: string; readonly actions: string };
export type Arrow = { readonly from: StateNode; readonly to: StateNode; readonly label: Label };

const nameOf = (action: Action): string => {
  if (typeof action === 'string') return action;
  return typeof action === 'function' ? action.name : action.type.replace('xstate.', '');
};
const namesOf = (actions: readonly Action[]): string => actions.map(nameOf).join(', ');

/** XState starts and stops the timers of delayed transitions with actions of its own. */
const isTimer = (action: Action): boolean => typeof action === 'function' && /^(?:raise|cancel)$/.test(action.name);
const withoutTimers = (actions: readonly Action[]): Action[] => actions.filter((action) => !isTimer(action));

function guardOf(guard: Guard | undefined): string {
  if (guard === undefined) return '';
  if (typeof guard === 'string') return guard;
  if (typeof guard !== 'function') return guard.type;
  const parts = (guard.guards ?? []).map(guardOf);
  if (guard.name === 'not') return `!${parts.join('')}`;
  if (guard.name === 'and') return parts.join(' && ');
  return guard.name === 'or' ? parts.join(' || ') : guard.name;
}

/** In seconds up to two minutes, then in minutes. */
function durationOf(milliseconds: number): string {
  if (milliseconds % 1000 !== 0) return `${milliseconds} ms`;
  const isLong = milliseconds > 120_000 && milliseconds % 60_000 === 0;
  return isLong ? `${milliseconds / 60_000} min` : `${milliseconds / 1000} s`;
}

function delayOf(delay: number | string, { implementations: { delays } }: Machine): string {
  const value = typeof delay === 'number' ? delay : delays[delay];
  return `after ${typeof value === 'number' ? durationOf(value) : delay}`;
}

/** An event of an actor, with the actor's name if a state has several. */
function answerOf(eventType: string, { invoke }: StateNode): string {
  const kind = eventType.startsWith('xstate.error.') ? 'onError' : 'onDone';
  const actor = invoke.find(({ id }) => eventType.endsWith(`.${id}`));
  return actor === undefined || invoke.length === 1 ? kind : `${actorOf(actor)}.${kind}`;
}

function eventOf({ eventType, delay }: Transition, from: StateNode, machine: Machine): string {
  if (delay !== undefined) return delayOf(delay, machine);
  if (eventType === '') return 'always';
  if (/^xstate\.(?:done|error)\./.test(eventType)) return answerOf(eventType, from);
  return eventType === 'xstate.snapshot' ? 'onSnapshot' : eventType;
}

const labelOf = (transition: Transition, from: StateNode, machine: Machine): Label => ({
  event: eventOf(transition, from, machine),
  guard: guardOf(transition.guard),
  actions: namesOf(transition.actions),
});

const transitionsOf = ({ transitions, always }: StateNode): Transition[] => [
  ...[...transitions.values()].flat(),
  ...(always ?? []),
];

/** The transitions with a target, which may be the state itself. */
export const arrowsFrom = (from: StateNode, machine: Machine): Arrow[] =>
  transitionsOf(from).flatMap((transition) =>
    (transition.target ?? []).map((to) => ({ from, to, label: labelOf(transition, from, machine) })),
  );

/** The transitions that stay in the state. */
export const stayingIn = (node: StateNode, machine: Machine): Label[] =>
  transitionsOf(node)
    .filter(({ target }) => target === undefined || target.length === 0)
    .map((transition) => labelOf(transition, node, machine));

const actorOf = ({ src }: { readonly src: unknown }): string => (typeof src === 'string' ? src : 'actor');

export const invokedBy = ({ invoke }: StateNode): string[] => invoke.map(actorOf);
export const entryOf = ({ entry }: StateNode): string => namesOf(withoutTimers(entry));
export const exitOf = ({ exit }: StateNode): string => namesOf(withoutTimers(exit));

export const childrenOf = ({ states }: StateNode): StateNode[] => Object.values(states);
export const withDescendants = (node: StateNode): StateNode[] => [node, ...childrenOf(node).flatMap(withDescendants)];
