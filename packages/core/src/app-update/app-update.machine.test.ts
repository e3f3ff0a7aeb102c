import { describe, expect, it, vi } from 'vitest';
import { SimulatedClock, createActor } from 'xstate';
import type { LiveObserver } from '../live/live.ts';
import { unreached } from '../machine-walk.fixtures.ts';
import { err, ok } from '../result/result.ts';
import { createAppUpdateActors, appUpdateMachine } from './app-update.machine.ts';
import type { AppUpdateEvent, AppUpdatePort } from './app-update.port.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

const settle = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

/** An app with its own clock that records what it does. */
function start(change: Partial<AppUpdatePort> = {}, isProduction = true) {
  const clock = new SimulatedClock();
  const done: string[] = [];
  let observer: LiveObserver<AppUpdateEvent> | null = null;
  const port: AppUpdatePort = {
    register: async () => ok(undefined),
    check: async () => false,
    activate: async () => {},
    reload: async () => {},
    watch: (watching) => {
      observer = watching;
      return () => {
        observer = null;
      };
    },
    ...change,
  };
  const write =
    <T>(name: string, act: () => Promise<T>) =>
    () => {
      done.push(name);
      return act();
    };
  const appUpdate = {
    ...port,
    register: write('register', port.register),
    check: write('check', port.check),
    activate: write('activate', port.activate),
    reload: write('reload', port.reload),
  };
  const machine = appUpdateMachine.provide({ actors: createAppUpdateActors({ appUpdate }) });
  const actor = createActor(machine, { input: { isProduction }, clock });
  const reported: unknown[] = [];
  actor.on('*', (event) => void reported.push(event));
  actor.start();
  return {
    actor,
    done,
    told: reported,
    wait: (milliseconds: number) => {
      clock.increment(milliseconds);
      return settle();
    },
    emit: (changes: AppUpdateEvent) => {
      observer?.changed(changes);
      return settle();
    },
    lose: () => observer?.lost(new Error('lost')),
    isWatching: () => observer !== null,
  };
}

const BROKEN: AppUpdateEvent = { code: 'unrecoverable', reason: 'a file is gone' };

describe('the app update machine', () => {
  it('comes by every state and transition', () => {
    const answers = (state: string, ...outputs: unknown[]) => [
      ...outputs.map((output) => ({ type: `xstate.done.actor.0.appUpdate.running.${state}`, output }) as const),
      { type: `xstate.error.actor.0.appUpdate.running.${state}`, error: new Error('offline') } as const,
    ];
    const events = [
      { type: 'app.stabilised' },
      { type: 'worker.broken', reason: 'a file is gone' },
      { type: 'xstate.error.actor.0.appUpdate.running', error: new Error('no news') },
      { type: 'xstate.after.registrationDeadline.appUpdate.running.starting' },
      { type: 'xstate.after.checkInterval.appUpdate.running.resting' },
      ...answers('registering', ok(undefined), err({ code: 'unavailable' })),
      ...answers('checking', true, false),
      ...answers('activating', undefined),
      ...answers('reloading'),
    ] as const;
    const inputs = [{ isProduction: false }, { isProduction: true }];
    expect(unreached(appUpdateMachine, { inputs, events, distinguish: ({ context }) => context })).toEqual([]);
  });

  it('does nothing outside production', async () => {
    const { done, wait, isWatching } = start({}, false);
    await wait(1_000 * MINUTE);
    expect([done, isWatching()]).toEqual([[], false]);
  });

  it('registers and checks once the app is stable, then checks every 360 minutes', async () => {
    const { done, emit: report, wait } = start();
    await wait(10 * SECOND);
    expect(done).toEqual([]);
    await report({ code: 'stable' });
    expect(done).toEqual(['register', 'check']);
    await wait(360 * MINUTE - 1);
    expect(done).toHaveLength(2);
    await wait(1);
    expect(done).toEqual(['register', 'check', 'check']);
    await wait(360 * MINUTE);
    expect(done).toEqual(['register', 'check', 'check', 'check']);
  });

  it('registers after 30 seconds at most, and still checks only when the app is stable', async () => {
    const { done, emit: report, wait } = start();
    await wait(30 * SECOND - 1);
    expect(done).toEqual([]);
    await wait(1);
    expect(done).toEqual(['register']);
    await wait(1_000 * MINUTE);
    expect(done).toEqual(['register']);
    await report({ code: 'stable' });
    expect(done).toEqual(['register', 'check']);
    await report({ code: 'stable' });
    expect(done).toEqual(['register', 'check']);
    await wait(360 * MINUTE);
    expect(done).toEqual(['register', 'check', 'check']);
  });

  it('checks at once when the app became stable while it registered', async () => {
    let answer = (): void => {};
    const {
      done,
      emit: report,
      wait,
    } = start({
      register: () =>
        new Promise((resolve) => {
          answer = () => resolve(ok(undefined));
        }),
    });
    await wait(30 * SECOND);
    await report({ code: 'stable' });
    expect(done).toEqual(['register']);
    answer();
    await settle();
    expect(done).toEqual(['register', 'check']);
  });

  it('activates a new version and loads the page anew', async () => {
    const { done, told: reported, emit: report } = start({ check: async () => true });
    await report({ code: 'stable' });
    expect([done, reported]).toEqual([['register', 'check', 'activate', 'reload'], []]);
  });

  it.each([
    ['before it registered', async () => {}],
    [
      'while it waits for the next check',
      async ({ emit: report }: ReturnType<typeof start>) => {
        await report({ code: 'stable' });
      },
    ],
  ])('activates and loads anew when the worker is broken %s, and says so', async (_, before) => {
    const app = start();
    await before(app);
    app.done.length = 0;
    await app.emit(BROKEN);
    await app.emit(BROKEN);
    expect(app.done).toEqual(['activate', 'reload']);
    expect(app.told).toEqual([{ type: 'worker.broken', reason: 'a file is gone' }]);
  });

  it('says where there are no service workers, and rests for ever', async () => {
    const {
      actor,
      done,
      told: reported,
      emit: report,
      wait,
      isWatching,
    } = start({
      register: async () => err({ code: 'unavailable' as const }),
    });
    await report({ code: 'stable' });
    await wait(1_000 * MINUTE);
    expect(done).toEqual(['register']);
    expect(reported).toEqual([
      {
        type: 'worker.unavailable',
        message: 'Service workers are disabled or not supported by this browser',
      },
    ]);
    expect([actor.getSnapshot().status, isWatching()]).toEqual(['done', false]);
  });

  it.each([
    ['the registration', 'register', ['register'], ['register', 'register']],
    ['a check', 'check', ['register', 'check'], ['register', 'check', 'check']],
    ['the activation', 'activate', ['register', 'check', 'activate'], undefined],
    ['loading the page', 'reload', ['register', 'check', 'activate', 'reload'], undefined],
  ] as const)('tells for the log that %s failed, and tries again after 360 minutes', async (_, name, first, second) => {
    const error = new Error('offline');
    const {
      actor,
      done,
      told: reported,
      emit: report,
      wait,
    } = start({
      check: async () => true,
      [name]: () => Promise.reject(error),
    });
    await report({ code: 'stable' });
    expect([done, reported]).toEqual([first, [{ type: 'update.failed', error }]]);
    await wait(360 * MINUTE);
    expect(done).toEqual(second ?? [...first, ...first.slice(1)]);
    expect(actor.getSnapshot().status).toBe('active');
  });

  it('goes on without news of the app', async () => {
    const lost = start();
    lost.lose();
    await lost.wait(30 * SECOND);
    expect(lost.done).toEqual(['register']);
    const error = new Error('no news');
    const watch = vi.fn<() => never>(() => {
      throw error;
    });
    const blind = start({ watch });
    await blind.wait(30 * SECOND);
    expect([blind.done, blind.told]).toEqual([['register'], [{ type: 'update.failed', error }]]);
  });
});
