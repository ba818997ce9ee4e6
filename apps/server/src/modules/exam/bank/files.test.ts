import { expect, it } from 'vitest';
import { readXlsx, toXlsx } from '../../../platform/xlsx.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { makePerson } from '../../class/class.fixtures.ts';
import { readAiken } from './aiken.ts';
import { bankCalls, choiceInput, questionInput } from './bank.fixtures.ts';

const test = useTestApp();
const bank = bankCalls(test);

interface Question {
  id: string;
  kind: string;
  text: object;
}
const inFolder = async (token: string, folder: string) =>
  (await bank.list(token, `?folder=${encodeURIComponent(folder)}`)).json().data.items as Question[];

const AIKEN = `What is 2 + 2?
A. 3
B) 4
ANSWER: B

Which of these flies?
A. A stone
B. A swift
C. A spoon
ANSWER: B
`;

it('Aiken has a question, its options and the letter that is right (C078)', async () => {
  const { token } = await makePerson(test, 'teacher');
  const file = { format: 'aiken', text: AIKEN, folder: 'Aiken', dryRun: false };
  expect((await bank.importFile(token, file)).json().data).toEqual({ count: 2, imported: true, errors: [] });
  const [second] = await inFolder(token, 'Aiken');
  expect((await bank.read(token, second?.id ?? '')).json().data).toMatchObject({
    kind: 'single',
    text: { en_US: 'Which of these flies?' },
    options: [{ right: false }, { text: { en_US: 'A swift' }, right: true }, { right: false }],
  });
});

it('says each faulty line of Aiken, and takes nothing then', async () => {
  const { token } = await makePerson(test, 'teacher');
  const text = `Fine?
A. Yes
B. No
ANSWER: A
No answer?
A. One
B. Two
Another begins
A. One
ANSWER: A
Letters?
A. One
C. Two
ANSWER: A
Which?
A. One
B. Two
ANSWER: D
ANSWER: A
Nothing follows`;
  const { count, imported, errors } = (
    await bank.importFile(token, { format: 'aiken', text, folder: 'Faults', dryRun: false })
  ).json().data;
  expect([count, imported]).toEqual([1, false]);
  expect(errors).toEqual([
    { line: 5, fault: 'RIGHT' },
    { line: 8, fault: 'OPTIONS' },
    { line: 11, fault: 'SYNTAX' },
    { line: 15, fault: 'RIGHT' },
    { line: 19, fault: 'TEXT' },
    { line: 20, fault: 'SYNTAX' },
  ]);
  expect(await inFolder(token, 'Faults')).toEqual([]);
});

it('writes to Aiken what that knows, and reads it again', async () => {
  const { token } = await makePerson(test, 'teacher');
  const folder = 'To Aiken';
  const text = { en_US: 'A. is the first letter.\nIs it?' };
  await bank.create(token, choiceInput({ folder, text }));
  await bank.create(token, questionInput({ folder }));
  await bank.importFile(token, { format: 'gift', text: 'The sea is salty. {T}', folder, dryRun: false });
  const { data } = (
    await bank.exportFile(token, `format=aiken&folder=${encodeURIComponent(folder)}&sxz-lang=en_US`)
  ).json();
  expect(data.count).toBe(2);
  expect(data.fileName).toMatch(/\.aiken\.txt$/);
  const read = readAiken(data.text);
  expect(read.filter((one) => 'fault' in one)).toEqual([]);
  expect(read).toContainEqual(expect.objectContaining({ text: 'A. is the first letter. Is it?' }));
});

it('a workbook comes back from its own export, and each faulty row is said (C078)', async () => {
  const { token } = await makePerson(test, 'teacher');
  const folder = 'Workbook';
  const text = { en_US: '=1+1 <b> _x000D_' };
  await bank.create(token, choiceInput({ folder, text }));
  const exported = (await bank.exportFile(token, `format=xlsx&folder=${folder}&sxz-lang=en_US`)).json()
    .data as { text: string; fileName: string };
  expect(exported.fileName).toMatch(/\.xlsx$/);
  const rows = readXlsx(Buffer.from(exported.text, 'base64')) ?? [];
  const table = rows.map(({ cells }) => cells.map((cell) => (cell === folder ? 'Again' : cell)));
  const send = (cells: string[][], dryRun = false) =>
    bank.importFile(token, { format: 'xlsx', text: toXlsx(cells).toString('base64'), folder: '', dryRun });
  expect((await send(table)).json().data).toEqual({ count: 1, imported: true, errors: [] });
  const contents = async (name: string) => {
    const [one] = await inFolder(token, name);
    const { kind, text: words, options } = (await bank.read(token, one?.id ?? '')).json().data;
    return { kind, words, options };
  };
  expect(await contents('Again')).toEqual(await contents(folder));

  const [head = []] = table;
  const riddle = head.map((name) => (name === 'kind' ? 'riddle' : 'x'));
  expect((await send([head, [], riddle], true)).json().data.errors).toEqual([{ line: 3, fault: 'KIND' }]);
  expect((await send([['nothing']], true)).json().data.errors).toEqual([{ line: 1, fault: 'HEAD' }]);
  expect(
    (await bank.importFile(token, { format: 'xlsx', text: 'UEsDBA==', folder: '', dryRun: true })).json()
      .data,
  ).toEqual({ count: 0, imported: false, errors: [{ line: 1, fault: 'SYNTAX' }] });
});

it('keeps formulas as they are, in files as well', async () => {
  const { token } = await makePerson(test, 'teacher');
  const text = String.raw`Solve \(x^2 = 4\), where \[x \ne 0\] and $$\nu \in \{1, 2\}$$`;
  const option = String.raw`\(x = \pm\sqrt{4}\)`;
  const input = choiceInput({
    text: { en_US: text },
    explanation: { en_US: option },
    options: [
      { text: { en_US: option }, right: true },
      { text: { en_US: String.raw`\(x \nmid 2\)` }, right: false },
    ],
    folder: 'Formulas',
  });
  await bank.create(token, input);
  for (const format of ['gift', 'csv'] as const) {
    const { question } = await bank.throughFile(token, 'Formulas', format);
    expect.soft(question, format).toMatchObject({
      text: { en_US: text },
      explanation: { en_US: option },
      options: [{ text: { en_US: option } }, { text: { en_US: String.raw`\(x \nmid 2\)` } }],
    });
  }
});
