import type { Ringing, BellPort } from '@ofenpost/core/order-desk/bell.port';
import { icon } from '../ui/icons.tsx';

const bell = (
  <>
    <path d="M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15z" />
    <path d="M10 20.5h4" />
  </>
);

export const BellIcon = () => icon(bell, 1.9, 19);
export const SilentBellIcon = () =>
  icon(
    <>
      {bell}
      <path d="M4 4l16 16" />
    </>,
    1.9,
    19,
  );

type Note = { readonly hertz: number; readonly at: number };

/** The notes of a ringing, in seconds from its beginning, and the period in seconds after which it repeats. */
type Melody = { readonly notes: readonly Note[]; readonly seconds: number; readonly loudness: number };

const [G3, C5, E5, G5, A5, C6, E6] = [196, 523.25, 659.26, 783.99, 880, 1046.5, 1318.51];

/** A low tone for a tap that counted for nothing, two equal tones for what is soon late, a friendly doorbell, three falling tones for what a guest cancelled, and an urgent bell. */
const MELODIES: Record<Ringing | 'warning' | 'ignored', Melody> = {
  ignored: { notes: [{ hertz: G3, at: 0 }], seconds: 1, loudness: 0.4 },
  warning: {
    notes: [
      { hertz: A5, at: 0 },
      { hertz: A5, at: 0.24 },
    ],
    seconds: 1,
    loudness: 0.4,
  },
  new: {
    notes: [
      { hertz: A5, at: 0 },
      { hertz: E6, at: 0.16 },
      { hertz: C6, at: 0.34 },
    ],
    seconds: 4,
    loudness: 0.34,
  },
  cancelled: {
    notes: [
      { hertz: G5, at: 0 },
      { hertz: E5, at: 0.3 },
      { hertz: C5, at: 0.6 },
    ],
    seconds: 4,
    loudness: 0.6,
  },
  alarm: {
    notes: [
      { hertz: E6, at: 0 },
      { hertz: E5, at: 0.14 },
      { hertz: E6, at: 0.28 },
      { hertz: E5, at: 0.42 },
      { hertz: E6, at: 0.56 },
    ],
    seconds: 1.4,
    loudness: 0.9,
  },
};

/** The overtones of a struck bar of wood. */
const OVERTONES = [
  { times: 1, share: 0.68, decay: 5 },
  { times: 2, share: 0.2, decay: 8 },
  { times: 3.93, share: 0.12, decay: 16 },
];
/** The attack of a note, in seconds: a shorter one would be audible as a crack. */
const ATTACK_SECONDS = 0.006;

function noteAt({ hertz, at }: Note, time: number): number {
  const since = time - at;
  if (since < 0) return 0;
  const attack = Math.min(1, since / ATTACK_SECONDS);
  return OVERTONES.reduce(
    (sum, { times, share, decay }) =>
      sum + attack * share * Math.exp(-decay * since) * Math.sin(2 * Math.PI * hertz * times * since),
    0,
  );
}

/** Returns one period of a ringing, to be looped; every sample is between -1 and 1. */
export function bellSamples(how: keyof typeof MELODIES, sampleRate: number): Float32Array<ArrayBuffer> {
  const { notes, seconds, loudness } = MELODIES[how];
  return Float32Array.from({ length: Math.round(seconds * sampleRate) }, (_, index) => {
    const sum = notes.reduce((total, note) => total + noteAt(note, index / sampleRate), 0);
    return Math.tanh(sum) * loudness;
  });
}

/** Makes Safari play sound also on a muted tablet. Source: w3.org/TR/audio-session */
function askForPlayback(): void {
  if ('audioSession' in navigator) Object.assign(navigator.audioSession as object, { type: 'playback' });
}

/** Browsers warn about sound that starts before a user gesture. */
const mayPlay = (): boolean => navigator.userActivation?.hasBeenActive ?? false;

/** Plays by the clock of the audio context, because browsers throttle the timers of hidden pages. */
export function createWebAudioBell(): BellPort {
  let audio: AudioContext | null = null;
  let notify = () => {};

  function wake(): AudioContext {
    if (audio === null) {
      askForPlayback();
      audio = new AudioContext();
      audio.addEventListener('statechange', () => notify());
    }
    // The state reports the result; some browsers settle the promise only after a user gesture.
    if (audio.state !== 'running') audio.resume().catch(() => {});
    notify();
    return audio;
  }

  function play(how: keyof typeof MELODIES, isRepeated: boolean): AudioBufferSourceNode {
    const context = wake();
    const samples = bellSamples(how, context.sampleRate);
    const buffer = context.createBuffer(1, samples.length, context.sampleRate);
    buffer.copyToChannel(samples, 0);
    const source = new AudioBufferSourceNode(context, { buffer, loop: isRepeated });
    source.connect(context.destination);
    source.start();
    return source;
  }

  return {
    watch: (observer) => {
      notify = () => observer(audio?.state === 'running');
      if (mayPlay()) wake();
      else notify();
      return () => {
        notify = () => {};
        void audio?.close();
        audio = null;
      };
    },
    wake: () => void wake(),
    ring: (how) => {
      const source = play(how, true);
      return () => source.stop();
    },
    test: () => void play('new', false),
    warn: () => void play('warning', false),
    ignore: () => void play('ignored', false),
  };
}
