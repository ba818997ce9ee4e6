const RATE = 24_000;
const BEAT_SECONDS = 0.8;
const SCALE = [0, 2, 4, 7, 9];
const CHORDS = [
  [0, 7, 16],
  [-3, 4, 12],
  [-7, 5, 9],
  [-5, 2, 11],
];
const MELODY = [0, 2, 4, 2, 3, 1, 2, 4, 3, 2, 0, 1];

const hertz = (semitones: number): number => 220 * 2 ** (semitones / 12);

/**
 * A quiet bed of sound: long chords and plucked tones of a five-tone scale.
 * @param seconds length
 * @param key semitones from A3
 * @returns 16 bit samples, one channel, 24,000 a second
 */
export function soundBed(seconds: number, key: number): Buffer {
  const samples = new Float64Array(Math.round(seconds * RATE));
  const add = (
    start: number,
    length: number,
    semitones: number,
    gain: number,
    shape: (s: number) => number,
  ) => {
    const step = (2 * Math.PI * hertz(semitones + key)) / RATE;
    const first = Math.round(start * RATE);
    for (let i = 0; i < length * RATE && first + i < samples.length; i += 1) {
      const tone = Math.sin(step * i) + 0.25 * Math.sin(2 * step * i) * Math.exp((-3 * i) / RATE);
      samples[first + i] = (samples[first + i] ?? 0) + gain * shape(i / RATE) * tone;
    }
  };
  const bar = BEAT_SECONDS * 8;
  for (let index = 0; index * bar < seconds; index += 1) {
    for (const tone of CHORDS[index % CHORDS.length] ?? []) {
      add(index * bar, bar * 1.1, tone - 12, 0.05, (s) => Math.sin(Math.min(1, s / (bar * 1.1)) * Math.PI));
    }
  }
  for (let beat = 2; beat * BEAT_SECONDS < seconds - 2; beat += 1) {
    const step = MELODY[(beat * 5) % MELODY.length] ?? 0;
    if (beat % 4 === 3) continue;
    const tone = (SCALE[step] ?? 0) + (beat % 8 === 0 ? 0 : 12);
    add(beat * BEAT_SECONDS, 1.6, tone, 0.07, (s) => Math.min(1, s * 120) * Math.exp(-3.2 * s));
  }
  const out = Buffer.alloc(samples.length * 2);
  samples.forEach((value, i) => {
    const at = i / RATE;
    const fade = Math.min(1, at / 1.5, (seconds - at) / 2.5);
    out.writeInt16LE(Math.round(Math.max(-1, Math.min(1, value * Math.max(0, fade))) * 30_000), i * 2);
  });
  return out;
}
