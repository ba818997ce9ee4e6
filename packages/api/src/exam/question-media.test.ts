import { expect, it } from 'vitest';
import { mediaKindOf } from './question-media.ts';

it('knows what a question plays by its type', () => {
  expect(['audio/ogg', 'video/webm', 'text/vtt', ''].map(mediaKindOf)).toEqual([
    'audio',
    'video',
    undefined,
    undefined,
  ]);
});
