import type { BellPort } from '@ofenpost/core/order/bell.port';
import { bellSamples } from './bell-sound.ts';

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

  function play(how: 'new' | 'alarm', isRepeated: boolean): AudioBufferSourceNode {
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
  };
}
