import { expect, it } from 'vitest';
import { type UploadItem, uploadNews } from './upload-item.ts';

const item = (id: string, state: UploadItem['state'], progress?: number): UploadItem => ({
  id,
  name: `${id}.png`,
  size: 1,
  state,
  progress,
});

it.each([
  ['a new file', [], [item('a', 'waiting')], ['added a.png']],
  ['a file that is there already', [], [item('a', 'done')], ['done a.png']],
  ['the start of sending', [item('a', 'waiting')], [item('a', 'uploading', 0)], []],
  ['progress', [item('a', 'uploading', 0.1)], [item('a', 'uploading', 0.9)], []],
  ['the end', [item('a', 'uploading', 1)], [item('a', 'done')], ['done a.png']],
  ['a failure', [item('a', 'uploading')], [item('a', 'failed')], ['failed a.png']],
  ['another try', [item('a', 'failed')], [item('a', 'uploading')], []],
  ['taking away', [item('a', 'done'), item('b', 'done')], [item('b', 'done')], ['removed a.png']],
] as const)('%s', (_name, before, after, expected) => {
  expect(uploadNews(before, after).map(({ kind, name }) => `${kind} ${name}`)).toEqual(expected);
});
