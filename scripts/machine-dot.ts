// Writes a state machine in Graphviz's language: states are boxes, and states with child states are frames.
import {
  type Arrow,
  type Label,
  type Machine,
  type StateNode,
  arrowsFrom,
  childrenOf,
  entryOf,
  exitOf,
  invokedBy,
  stayingIn,
  withDescendants,
} from './machine-chart.ts';
import { COLOURS } from './machine-colours.ts';

const { ink, muted, line, actor, guard, box, frame: frameColour, badge, start } = COLOURS;

/** A space that Graphviz does not trim at the beginning of a line. */
const NARROW = '\u00a0';

/** The length from which on the actions of an arrow have their own line. */
const LINE_LENGTH = 36;

const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const font = (text: string, colour: { light: string }, size = 11): string =>
  `<font color="${colour.light}" point-size="${size}">${escape(text)}</font>`;
const bold = (text: string, size: number): string => `<b>${font(text, ink, size)}</b>`;

const quoted = (text: string): string => JSON.stringify(text);
const isFrame = (node: StateNode): boolean => childrenOf(node).length > 0;
const frameOf = ({ id }: StateNode): string => quoted(`cluster_${id}`);
const dotOf = ({ id }: StateNode): string => quoted(`${id} (start)`);
const anyOf = ({ id }: StateNode): string => quoted(`${id} (any)`);

/** The label of an arrow: `event [guard]`, and the actions after a slash. */
function linesOf({ event, guard: condition, actions }: Label): string[] {
  const head = `${font(event, ink)}${condition === '' ? '' : ` ${font(`[${condition}]`, guard)}`}`;
  if (actions === '') return [head];
  const isShort = `${event} [${condition}] / ${actions}`.length <= LINE_LENGTH;
  return isShort ? [`${head} ${font(`/ ${actions}`, muted)}`] : [head, font(`${NARROW.repeat(3)}/ ${actions}`, muted)];
}

const row = (text: string, align = 'left'): string => `<tr><td align="${align}" balign="left">${text}</td></tr>`;
const table = (rows: readonly string[]): string =>
  `<<table border="0" cellborder="0" cellspacing="0" cellpadding="1">${rows.join('')}</table>>`;

/** The name of a state, its actors, and its internal transitions. */
function describe(node: StateNode, machine: Machine): string {
  const isRoot = node.parent === undefined;
  const details = [
    ...node.tags.map((tag) => font(`#${tag}`, muted)),
    ...invokedBy(node).map((name) => font(`invoke ${name}`, actor)),
    ...(entryOf(node) === '' ? [] : [font(`entry / ${entryOf(node)}`, muted)]),
    ...(exitOf(node) === '' ? [] : [font(`exit / ${exitOf(node)}`, muted)]),
    ...stayingIn(node, machine).flatMap(linesOf),
  ];
  const kind = node.type === 'parallel' ? ` ${font('parallel', muted)}` : '';
  const name = `${bold(node.key, isRoot ? 16 : 13)}${kind}`;
  return table([
    row(name, isFrame(node) || details.length > 0 ? 'left' : 'center'),
    ...details.map((text) => row(text)),
  ]);
}

/** The topmost node of a state: for a frame its start. Graphviz joins only boxes, never frames. */
function topOf(node: StateNode): string {
  const [first] = childrenOf(node);
  if (first === undefined) return quoted(node.id);
  return node.type === 'parallel' ? topOf(first) : dotOf(node);
}

/** The last state inside this one, in the order of the code. */
function lowermost(node: StateNode): StateNode {
  const last = childrenOf(node).at(-1);
  return last === undefined ? node : lowermost(last);
}

const rootOf = (node: StateNode): StateNode => (node.parent === undefined ? node : rootOf(node.parent));

const isInside = (node: StateNode, outer: StateNode): boolean =>
  node === outer || (node.parent !== undefined && isInside(node.parent, outer));

const hasArrowsInside = (node: StateNode, machine: Machine): boolean =>
  arrowsFrom(node, machine).some(({ to }) => isInside(to, node));

function drawBox(node: StateNode, machine: Machine): string {
  const peripheries = node.type === 'final' ? 2 : 1;
  return `${quoted(node.id)} [label=${describe(node, machine)}, peripheries=${peripheries}]`;
}

function drawStart(node: StateNode): string {
  const [first] = node.initial?.target ?? [];
  if (first === undefined || node.type === 'parallel') return '';
  const lhead = isFrame(first) ? `, lhead=${frameOf(first)}, minlen=2` : '';
  return `${dotOf(node)} [shape=circle, width=0.15, height=0.15, label="", fixedsize=true, fillcolor="${start.light}", color="${start.light}"]
${dotOf(node)} -> ${topOf(first)} [arrowsize=0.6${lhead}]`;
}

/** The origin of arrows that may leave from any state inside. */
const drawAny = (node: StateNode, machine: Machine): string =>
  hasArrowsInside(node, machine)
    ? `${anyOf(node)} [label=<${font('any time', muted)}>, style="rounded,dashed", margin="0.08,0.03", height=0.2]`
    : '';

function drawState(node: StateNode, machine: Machine): string {
  if (!isFrame(node)) return drawBox(node, machine);
  const arrows = withDescendants(node).flatMap((inner) => arrowsFrom(inner, machine));
  const style = node.parent?.type === 'parallel' ? 'rounded,filled,dashed' : 'rounded,filled';
  return `subgraph ${frameOf(node)} {
graph [label=${describe(node, machine)}, labeljust=l, margin=14, style="${style}", fillcolor="${frameColour.light}", color="${line.light}"]
${drawStart(node)}
${drawAny(node, machine)}
${childrenOf(node)
  .map((child) => drawState(child, machine))
  .join('\n')}
${drawArrows(arrows.filter((arrow) => sharedFrame(arrow) === node)).join('\n')}
}`;
}

/** The smallest frame around both ends: the arrow belongs to it, so that its label does not lie on a border. */
function sharedFrame({ from, to }: Arrow): StateNode {
  let frame = isFrame(from) ? from : (from.parent ?? from);
  while (!isInside(to, frame) && frame.parent !== undefined) frame = frame.parent;
  return frame;
}

/**
 * The arrows between the same two states are merged, with all their labels. The labels are a node of their own: so
 * lines go round them, and no label lies outside its frame.
 */
function drawArrows(arrows: readonly Arrow[]): string[] {
  const groups = Map.groupBy(arrows, ({ from, to }) => `${from.id} -> ${to.id}`);
  return [...groups.entries()].map(([id, group]) => {
    const [first] = group;
    if (first === undefined) return '';
    const label = table(group.flatMap((arrow) => linesOf(arrow.label)).map((text) => row(text)));
    const text = `${quoted(id)} [label=${label}, margin="0.08,0.03", height=0.2, color=none, fillcolor="${badge.light}"]`;
    return `${text}\n${isBackwards(first) ? drawUpwards(first, id) : drawDownwards(first, id)}`;
  });
}

const drawDownwards = (
  { from, to }: Arrow,
  id: string,
): string => `${below(from, to, anyOf)} -> ${quoted(id)} [dir=none${clipped(from, to, 'ltail')}]
${quoted(id)} -> ${above(to, from, dotOf)} [dir=forward${clipped(to, from, 'lhead')}]`;

const drawUpwards = (
  { from, to }: Arrow,
  id: string,
): string => `${below(to, from, dotOf)} -> ${quoted(id)} [dir=back${clipped(to, from, 'ltail')}]
${quoted(id)} -> ${above(from, to, anyOf)} [dir=none${clipped(from, to, 'lhead')}]`;

/** Whether an arrow leads to an earlier state in the code. The picture keeps the order of the code. */
function isBackwards({ from, to }: Arrow): boolean {
  const all = withDescendants(rootOf(from));
  return all.indexOf(to) < all.indexOf(from);
}

type Ending = (node: StateNode) => string;

/** The box at which an arrow from above ends, and from below; `own` returns it for arrows from inside a frame. */
const above = (node: StateNode, other: StateNode, own: Ending): string =>
  isFrame(node) && isInside(other, node) ? own(node) : topOf(node);
const below = (node: StateNode, other: StateNode, own: Ending): string =>
  isFrame(node) && isInside(other, node) ? own(node) : quoted(lowermost(node).id);

/** Graphviz draws an arrow to a frame as one to a box inside it, clipped at the border. */
const clipped = (node: StateNode, other: StateNode, end: 'lhead' | 'ltail'): string =>
  isFrame(node) && !isInside(other, node) ? `, ${end}=${frameOf(node)}, minlen=2` : '';

/** The machine as a graph; the output is the same each time. */
export function dotOfMachine(machine: Machine): string {
  return `digraph {
graph [compound=true, rankdir=TB, nodesep=0.35, ranksep=0.3, pad=0.25, bgcolor=transparent, fontname=Helvetica]
node [shape=box, style="rounded,filled", fillcolor="${box.light}", color="${line.light}", margin="0.14,0.08", fontname=Helvetica, height=0.4]
edge [color="${line.light}", fontname=Helvetica, arrowsize=0.75]
${drawState(machine.root, machine)}
}`;
}
