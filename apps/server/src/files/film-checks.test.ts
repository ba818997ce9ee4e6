import { describe, expect, it } from 'vitest';
import { storyVideo } from '../../../../packages/ui/src/video-player/story-video.ts';
import { isPlayableWebm } from './film-checks.ts';
import { stored } from './stored-bytes.fixtures.ts';

const FILM = Buffer.from(storyVideo.slice(storyVideo.indexOf(',') + 1), 'base64');
describe('a WebM film', () => {
  it('is known by its tracks', async () => {
    expect(await isPlayableWebm(stored(FILM))).toBe(true);
  });
  it('is refused where its codec is another, or it is no WebM', async () => {
    const other = Buffer.from(FILM.toString('latin1').replace(/V_VP8|V_VP9/, 'V_XXX'), 'latin1');
    expect(await isPlayableWebm(stored(other))).toBe(false);
    const matroska = Buffer.from(FILM.toString('latin1').replace('webm', 'matr'), 'latin1');
    expect(await isPlayableWebm(stored(matroska))).toBe(false);
    expect(await isPlayableWebm(stored(FILM.subarray(0, 20)))).toBe(false);
    expect(await isPlayableWebm(stored(Buffer.alloc(100)))).toBe(false);
  });
  it('that never ends is not looked at for ever', async () => {
    const loop = Buffer.concat([FILM.subarray(0, 48), Buffer.alloc(200_000, Buffer.from([0xec, 0x80]))]);
    expect(await isPlayableWebm(stored(loop))).toBe(false);
  });
});
