import type { BellPort } from '@ofenpost/core/order/bell.port';
import { bellSamples } from './bell-sound.ts';

/** Safari: also on a tablet whose switch is on silent. Source: w3.org/TR/audio-session */
function askForPlayback(): void {
  if ('audioSession' in navigator) Object.assign(navigator.audioSession as object, { type: 'playback' });
}

/** Browsers complain of sound that begins before anybody has tapped. */
const mayPlay = (): boolean => navigator.userActivation?.hasBeenActive ?? false;

/** Rings by the sound card's own clock: browsers may slow down the timers of a page that nobody looks at. */
export function createWebAudioBell(): BellPort {
  let audio: AudioContext | null = null;
  let notify = () => {};

  function wake(): AudioContext {
    if (audio === null) {
      askForPlayback();
      audio = new AudioContext();
      audio.addEventListener('statechange', () => notify());
    }
    // What it comes to is told by the state; some browsers answer only once somebody has tapped.
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
