import { describe, expect, it } from 'vitest';
import { isPlayableM4a, isPlayableMp3, isPlayableOgg, isPlayableWav } from './audio-checks.ts';
import { mp3, ogg, wav } from './lesson-files.fixtures.ts';
import { stored } from './stored-bytes.fixtures.ts';
import { mp4 } from '../modules/uploads/tus.fixtures.ts';

const TAG_BYTES = 138;

describe('what is listened to', () => {
  it('is MP3 where frames follow each other, with and without a head', async () => {
    expect(await isPlayableMp3(stored(mp3()))).toBe(true);
    expect(await isPlayableMp3(stored(mp3().subarray(TAG_BYTES)))).toBe(true);
    // Cut off, moved by a byte, of another layer, and nothing but a head.
    expect(await isPlayableMp3(stored(mp3(1)))).toBe(false);
    expect(await isPlayableMp3(stored(mp3().subarray(TAG_BYTES + 1)))).toBe(false);
    const layer2 = mp3().subarray(TAG_BYTES);
    layer2[1] = 0xfd;
    expect(await isPlayableMp3(stored(layer2))).toBe(false);
    expect(await isPlayableMp3(stored(mp3(0)))).toBe(false);
    expect(await isPlayableMp3(stored(Buffer.from('<script>alert(1)</script>')))).toBe(false);
  });

  it('is Ogg with a sound that browsers know', async () => {
    expect(await isPlayableOgg(stored(ogg()))).toBe(true);
    expect(await isPlayableOgg(stored(ogg('\u0001vorbis')))).toBe(true);
    expect(await isPlayableOgg(stored(ogg('\u0080theora')))).toBe(false);
    expect(await isPlayableOgg(stored(ogg().subarray(0, 20)))).toBe(false);
  });

  it('is WAV with plain samples', async () => {
    expect(await isPlayableWav(stored(wav()))).toBe(true);
    expect(await isPlayableWav(stored(wav(10, 0x55)))).toBe(false);
    expect(await isPlayableWav(stored(wav().subarray(0, 30)))).toBe(false);
  });

  it('is MP4 without pictures', async () => {
    const film = mp4(100);
    const sound = Buffer.from(film.toString('latin1').replace('vide', 'meta'), 'latin1');
    expect(await isPlayableM4a(stored(sound))).toBe(true);
    expect(await isPlayableM4a(stored(film))).toBe(false);
    expect(await isPlayableM4a(stored(mp3()))).toBe(false);
  });
});
