import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  type EventFromLogic,
  type InputFrom,
  type SnapshotFrom,
  getInitialMicrosteps,
  getMicrosteps,
} from 'xstate';
import { adjacencyMapToArray, getAdjacencyMap } from 'xstate/graph';

type Walk<T extends AnyStateMachine> = {
  /** Events to try in every state, including the answers of invoked actors. */
  readonly events: readonly (EventFromLogic<T> | { readonly type: `xstate.${string}` })[];
  /** The part of the context that distinguishes states: what guards read. */
  readonly distinguish?: (snapshot: SnapshotFrom<T>) => unknown;
};

const nodesOf = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodesOf)];

const transitionsOf = (node: AnyStateNode): AnyTransitionDefinition[] => [
  ...[...node.transitions.values()].flat(),
  ...(node.always ?? []),
];

const isIn = ({ _nodes }: AnyMachineSnapshot, node: AnyStateNode): boolean => _nodes.includes(node);

/** The eventless transitions that lead from one microstep to the next. */
const alwaysBetween = (before: AnyMachineSnapshot, after: AnyMachineSnapshot): AnyTransitionDefinition[] =>
  before._nodes.flatMap((node) => node.always ?? []).filter(({ target }) => target?.every((node) => isIn(after, node)));

const nameOf = ({ source, eventType, target }: AnyTransitionDefinition): string =>
  `${source.id} -- ${eventType === '' ? 'always' : eventType} -> ${target?.map(({ id }) => id).join() ?? 'itself'}`;

type Step = { readonly state: AnyMachineSnapshot; readonly event: AnyEventObject };

/** Each event in each reachable state, breadth first. */
const stepsFrom = <T extends AnyStateMachine>(
  machine: T,
  input: InputFrom<T>,
  { events, distinguish }: Walk<T>,
): Step[] =>
  adjacencyMapToArray(
    getAdjacencyMap(machine, {
      input,
      events: events as EventFromLogic<T>[],
      serializeState: (snapshot) => JSON.stringify([snapshot.value, distinguish?.(snapshot as SnapshotFrom<T>)]),
    }),
  );

/**
 * Walks breadth first, so on shortest paths, through all that the events can reach from the inputs; answers the names
 * of the states and transitions that were not reached.
 */
export function unreached<T extends AnyStateMachine>(
  machine: T,
  { inputs, ...walk }: Walk<T> & { readonly inputs: readonly InputFrom<T>[] },
): string[] {
  const states = new Set<AnyStateNode>();
  const transitions = new Set<AnyTransitionDefinition>();
  const visit = (steps: readonly (readonly [AnyMachineSnapshot, unknown])[]) => {
    for (const [index, [snapshot]] of steps.entries()) {
      for (const node of snapshot._nodes) states.add(node);
      const next = steps[index + 1]?.[0];
      if (next !== undefined) for (const transition of alwaysBetween(snapshot, next)) transitions.add(transition);
    }
  };
  for (const input of inputs) {
    visit(getInitialMicrosteps(machine, input));
    for (const { state, event } of stepsFrom(machine, input, walk)) {
      for (const transition of machine.getTransitionData(state, event)) transitions.add(transition);
      visit(getMicrosteps<AnyStateMachine>(machine, state, event));
    }
  }
  const all = nodesOf(machine.root);
  return [
    ...all.filter((node) => !states.has(node)).map(({ id }) => id),
    ...all
      .flatMap(transitionsOf)
      .filter((transition) => !transitions.has(transition))
      .map(nameOf),
  ];
}
