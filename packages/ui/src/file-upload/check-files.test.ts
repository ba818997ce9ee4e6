import { expect, it } from 'vitest';
import { checkFiles, isAccepted, nameWithoutSpaces, type UploadLimits } from './check-files.ts';

const MEGABYTE = 1024 * 1024;
const file = (name: string, size = 1000, type = 'image/png') => ({ name, size, type });
const limits: UploadLimits = { accept: ['image/png', '.gif'], maxBytes: MEGABYTE, maxCount: 3 };
const reasons = (chosen: ReturnType<typeof file>[], present: ReturnType<typeof file>[] = [], over = {}) => {
  const { accepted, rejected } = checkFiles(chosen, present, { ...limits, ...over });
  return [
    accepted.map(({ name }) => name),
    rejected.map(({ file: { name }, reason }) => `${name} ${reason}`),
  ];
};

it.each([
  ['a kind that is asked for', [file('a.png')], ['a.png'], []],
  ['an ending that is asked for', [file('A.GIF', 10, '')], ['A.GIF'], []],
  ['another kind', [file('a.pdf', 10, 'application/pdf')], [], ['a.pdf wrongType']],
  ['nothing inside', [file('a.png', 0)], [], ['a.png empty']],
  ['exactly the largest', [file('a.png', MEGABYTE)], ['a.png'], []],
  ['a byte too much', [file('a.png', MEGABYTE + 1)], [], ['a.png tooLarge']],
  ['the same twice at once', [file('a.png'), file('a.png')], ['a.png'], ['a.png duplicate']],
  ['the same name with other content', [file('a.png', 1), file('a.png', 2)], ['a.png', 'a.png'], []],
])('%s', (_name, chosen, accepted, rejected) => {
  expect(reasons(chosen)).toEqual([accepted, rejected]);
});

it('knows what is in the list, with or without spaces in its name', () => {
  expect(reasons([file('my photo.png')], [file('myphoto.png')])).toEqual([[], ['my photo.png duplicate']]);
});

it('takes what fits and turns away the rest', () => {
  expect(reasons([file('b.png'), file('c.png')], [file('1.png'), file('2.png')])).toEqual([
    ['b.png'],
    ['c.png tooMany'],
  ]);
});

it('takes none of several where one is asked for', () => {
  expect(reasons([file('a.png'), file('b.png')], [], { allowsMultiple: false })).toEqual([
    [],
    ['a.png onlyOne', 'b.png onlyOne'],
  ]);
});

it('stands ten thousand files', () => {
  const many = Array.from({ length: 10_000 }, (_unused, index) => file(`${index}.png`));
  expect(checkFiles(many, [], limits).rejected).toHaveLength(9997);
});

it.each([
  ['image/*', 'image/webp', 'a', true],
  ['image/*', 'video/mp4', 'image/', false],
  ['.tar.gz', '', 'x.TAR.GZ', true],
  ['.png', 'image/png', 'png', false],
])('%s with type %s named %s: %s', (accept, type, name, expected) => {
  expect(isAccepted({ name, type }, [accept])).toBe(expected);
});

it.each([
  ['my photo (1).png', 'myphoto(1).png'],
  ['  a\u00a0b\u3000c\t.gif', 'abc.gif'],
  ['صورة جديدة.png', 'صورةجديدة.png'],
])('%j is kept as %s', (name, expected) => {
  expect(nameWithoutSpaces(name)).toBe(expected);
});
