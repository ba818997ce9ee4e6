import { expect, it } from 'vitest';
import { fromBase64, readQuestionFile } from './question-file.ts';

const fileOf = (name: string, ...parts: BlobPart[]) => new File(parts, name);

it('knows GIFT from Aiken by what a file says, and tables by their names', async () => {
  const aiken = 'What is 1 + 1?\r\nA. 1\r\nB. 2\r\nANSWER: B\r\n';
  expect(await readQuestionFile(fileOf('a.txt', aiken))).toEqual({ format: 'aiken', text: aiken });
  for (const gift of ['Which? {=a ~b}', 'Say so.\nANSWER: B {=a}', ''])
    expect((await readQuestionFile(fileOf('a.txt', gift))).format).toBe('gift');
  expect((await readQuestionFile(fileOf('a.CSV', 'kind,text'))).format).toBe('csv');
});

it('sends a workbook byte by byte', async () => {
  const bytes = Uint8Array.from({ length: 100_000 }, (_, index) => index % 256);
  const { format, text } = await readQuestionFile(fileOf('a.xlsx', bytes));
  expect(format).toBe('xlsx');
  expect(fromBase64(text)).toEqual(bytes);
});
