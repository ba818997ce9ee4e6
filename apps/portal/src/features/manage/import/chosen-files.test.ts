import { describe, expect, it } from 'vitest';
import { ChosenFiles } from './chosen-files.ts';

const file = (...bytes: number[]) => new File([new Uint8Array(bytes)], 'people.csv');

describe('files that were chosen', () => {
  it('are read as UTF-8, without its mark', async () => {
    const files = new ChosenFiles();
    const key = files.add(new File(['\uFEFFemail\nnoor@stoa.example'], 'people.csv'));
    expect(await files.read(key)).toBe('email\nnoor@stoa.example');
  });

  it('are read as UTF-16 where they say so', async () => {
    const files = new ChosenFiles();
    expect(await files.read(files.add(file(0xff, 0xfe, 0x61, 0x00)))).toBe('a');
    expect(await files.read(files.add(file(0xfe, 0xff, 0x00, 0x61)))).toBe('a');
  });

  it('are not guessed where they are no text', async () => {
    const files = new ChosenFiles();
    expect(await files.read(files.add(file(0xc3, 0x28)))).toBeNull();
    expect(await files.read('unknown')).toBeNull();
  });

  it('are kept one at a time', async () => {
    const files = new ChosenFiles();
    const first = files.add(new File(['a'], 'a.csv'));
    files.add(new File(['b'], 'b.csv'));
    expect(await files.read(first)).toBeNull();
  });
});
