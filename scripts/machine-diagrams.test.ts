import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Machine, StateNode } from './machine-chart.ts';
import { DIAGRAMS, drawMachines } from './machine-files.ts';
import { svgOfMachine } from './machine-svg.ts';

const RENEW = 'run `pnpm diagrams` and commit docs/machines';

const rendered = await drawMachines();
const committed = existsSync(DIAGRAMS) ? readdirSync(DIAGRAMS) : [];

describe('the diagrams of the machines', () => {
  test('are drawn at all', () => {
    expect(rendered.size).toBeGreaterThan(8);
  });

  test('are each of a machine', () => {
    expect(
      committed.filter((file) => !rendered.has(file)),
      `no machine has these diagrams any more: ${RENEW}`,
    ).toEqual([]);
  });

  test.each([...rendered.keys()])('%s shows the machine as it is', (file) => {
    const stored = committed.includes(file) ? readFileSync(join(DIAGRAMS, file), 'utf8') : null;
    expect(stored === rendered.get(file), `${file} is missing or stale: ${RENEW}`).toBe(true);
  });
});

/** An empty state as XState builds it. */
function state(key: string, change: Partial<StateNode> = {}): StateNode {
  const transitions = new Map<string, never[]>();
  const none = { invoke: [], entry: [], exit: [], tags: [] };
  return { id: key, key, type: 'atomic', states: {}, transitions, ...none, ...change };
}

/** A kettle that boils for a while. */
function kettle(): Machine {
  const states: Record<string, StateNode> = {};
  const first: StateNode[] = [];
  const root = state('kettle', { type: 'compound', states, initial: { target: first } });
  const off = state('off', { parent: root, type: 'final' });
  const to = { target: [off], actions: [] };
  states['boiling'] = state('boiling', {
    parent: root,
    tags: ['hot'],
    invoke: [{ id: '0.boiling', src: 'heatWater' }],
    entry: ['startWhistle'],
    transitions: new Map([
      ['lid.opened', [{ ...to, eventType: 'lid.opened', guard: { type: 'isOpen' }, actions: ['stopWhistle'] }]],
      ['xstate.done.actor.0.boiling', [{ ...to, eventType: 'xstate.done.actor.0.boiling' }]],
      ['xstate.after.long', [{ ...to, eventType: 'xstate.after.long', delay: 'long' }]],
      ['xstate.after.short', [{ ...to, eventType: 'xstate.after.short', delay: 60_000 }]],
      ['lid.tapped', [{ eventType: 'lid.tapped', actions: [{ type: 'hum' }] }]],
    ]),
    always: [{ ...to, eventType: '', guard: 'isDry' }],
  });
  states['off'] = off;
  first.push(states['boiling']);
  return { root, implementations: { delays: { long: 21_600_000 } } };
}

/** The visible texts of a diagram. */
const textsOf = (svg: string): string =>
  [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)]
    .map(([, text]) => text?.trim())
    .join(' ')
    .replaceAll(/\s+/g, ' ');

describe('a diagram', () => {
  const svg = svgOfMachine(kettle());

  test.each([
    ['the machine', 'kettle'],
    ['states, tags, actors and actions', 'boiling #hot invoke heatWater entry / startWhistle lid.tapped / hum'],
    ['events, guards and actions', 'lid.opened [isOpen] / stopWhistle'],
    ['the answers of actors', 'onDone'],
    ['long delays', 'after 360 min'],
    ['short delays', 'after 60 s'],
    ['eventless transitions', 'always [isDry]'],
  ])('names %s', (_, text) => {
    expect(textsOf(svg)).toContain(text);
  });

  test('marks where it begins and ends', () => {
    expect(svg).toContain('<ellipse');
    const off = /<g id="\w+" class="node">\n<title>off<\/title>([\s\S]*?)<\/g>/.exec(svg)?.[1];
    expect(off?.match(/<path/g)).toHaveLength(2);
  });

  test('can be read in the dark', () => {
    expect(svg).toContain('@media (prefers-color-scheme:dark)');
  });

  test('is the same each time', () => {
    expect(svgOfMachine(kettle())).toBe(svg);
  });
});
