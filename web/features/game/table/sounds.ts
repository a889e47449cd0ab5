import { SECOND } from '../../../../domain/kernel/time.ts';

/** Sounds are synthesised in the browser; nothing is loaded. */
export type Sound = 'move' | 'capture' | 'check' | 'lowTime' | 'offer' | 'end';

interface Note {
  /** Hertz. */
  readonly pitch: number;
  readonly atMs: number;
  readonly lengthMs: number;
  readonly shape: OscillatorType;
}

const knock = (pitch: number, atMs = 0): Note => ({ pitch, atMs, lengthMs: 60, shape: 'triangle' });
const tone = (pitch: number, atMs = 0): Note => ({ pitch, atMs, lengthMs: 180, shape: 'sine' });

const SOUNDS: Readonly<Record<Sound, readonly Note[]>> = {
  move: [knock(220)],
  capture: [knock(180), knock(260, 45)],
  check: [knock(220), tone(660, 40)],
  lowTime: [tone(880), tone(880, 220)],
  offer: [tone(523), tone(659, 120)],
  end: [tone(523), tone(659, 160), tone(784, 320)],
};

/** At full volume. */
const LOUDNESS = 0.35;
const FULL = 100;
let device: AudioContext | undefined;

/**
 * Plays a sound at a volume of 0 to 100. Browsers block sounds until the user has interacted with the page; they are
 * then skipped.
 */
export function play(sound: Sound, volume: number): void {
  if (volume === 0 || !navigator.userActivation.hasBeenActive) return;
  device ??= new AudioContext();
  if (device.state === 'suspended') void device.resume();
  if (device.state !== 'running') return;
  for (const note of SOUNDS[sound]) playNote(device, note, (LOUDNESS * volume) / FULL);
}

function playNote(on: AudioContext, { pitch, atMs, lengthMs, shape }: Note, loudness: number): void {
  const from = on.currentTime + atMs / SECOND;
  const to = from + lengthMs / SECOND;
  const oscillator = new OscillatorNode(on, { type: shape, frequency: pitch });
  const volume = new GainNode(on, { gain: loudness });
  volume.gain.setValueAtTime(loudness, from);
  volume.gain.exponentialRampToValueAtTime(0.001, to);
  oscillator.connect(volume).connect(on.destination);
  oscillator.start(from);
  oscillator.stop(to);
}
