import { describe, expect, it, test } from 'vitest';
import { encodeArguments, planQualities, probeArguments, readProbe } from './encoding.ts';

const film = { width: 1920, height: 1080, framesPerSecond: 25, seconds: 60 };
const sizesOf = (more: Partial<typeof film>) =>
  planQualities({ ...film, ...more })?.map(({ width, height }) => `${width}x${height}`);

describe('the qualities of a film', () => {
  test.each([
    ['all of them', {}, ['640x360', '1280x720', '1920x1080']],
    ['none larger than the film', { width: 1280, height: 720 }, ['640x360', '1280x720']],
    ['its own size between two', { width: 960, height: 540 }, ['640x360', '960x540']],
    ['no second one that is nearly the same', { width: 768, height: 432 }, ['640x360']],
    ['its own size below the lowest', { width: 320, height: 180 }, ['320x180']],
    ['a film of a phone held upright', { width: 1080, height: 1920 }, ['360x640', '720x1280', '1080x1920']],
    ['4K as 1080p', { width: 3840, height: 2160 }, ['640x360', '1280x720', '1920x1080']],
    ['even sides', { width: 853, height: 481 }, ['638x360', '854x482']],
  ])('%s', (_name, more, sizes) => {
    expect(sizesOf(more)).toEqual(sizes);
  });

  test.each([
    ['a line', { width: 8000, height: 2 }],
    ['a ribbon', { width: 8000, height: 100 }],
    ['a picture too large to decode', { width: 20_000, height: 20_000 }],
  ])('%s gets none', (_name, more) => {
    expect(sizesOf(more)).toBeUndefined();
  });

  test.each([
    [25, 25],
    [60, 30],
    [50, 25],
    [1000, 30],
    [0, 30],
    [NaN, 30],
  ])('%d frames a second become %d', (rate, steady) => {
    expect(planQualities({ ...film, framesPerSecond: rate })?.[0]?.framesPerSecond).toBe(steady);
  });
});

describe('what ffmpeg is told', () => {
  const [low] = planQualities(film) ?? [];
  const calls = [
    ['to look', probeArguments('/data/-i', 'video/webm'), 'matroska'],
    ['to encode', low ? encodeArguments('/data/-i', 'video/mp4', low, 1) : [], 'mov'],
  ] as const;

  it.each(calls)('%s: one file of one form, no network, no list of other files', (_name, args, reader) => {
    const input = args.indexOf('-i');
    const before = args.slice(0, input);
    expect(args[input + 1]).toBe('file:/data/-i');
    expect(before.slice(before.indexOf('-protocol_whitelist')).slice(0, 2)).toEqual([
      '-protocol_whitelist',
      'file,pipe',
    ]);
    expect(before.slice(-2)).toEqual(['-f', reader]);
    expect(before).not.toContain('concat');
    expect(before).toContain('-nostdin');
    expect(before).toContain('-codec_whitelist');
    expect(args.filter((one) => one === '-i')).toHaveLength(1);
    expect(args.at(-1)).toBe('pipe:1');
  });

  it('cuts every quality at the same seconds', () => {
    const cuts = (planQualities(film) ?? []).map((plan) => {
      const args = encodeArguments('/a', 'video/mp4', plan, 1);
      return args[args.indexOf('-force_key_frames') + 1];
    });
    expect(new Set(cuts)).toEqual(new Set(['expr:gte(t,n_forced*4)']));
  });
});

describe('what a probe says', () => {
  it('is size, rate and length', () => {
    expect(
      readProbe('YUV4MPEG2 W960 H540 F30000:1001 Ip A0:0 C420mpeg2', '  Duration: 01:02:03.50, start: 0'),
    ).toEqual({ width: 960, height: 540, framesPerSecond: 30_000 / 1001, seconds: 3723.5 });
  });
  it('may leave the length open', () => {
    expect(readProbe('YUV4MPEG2 W2 H2 F25:1', 'Duration: N/A')?.seconds).toBe(0);
  });
  it('is nothing where there is no picture', () => {
    expect(readProbe('', 'Invalid data found when processing input')).toBeUndefined();
  });
});
