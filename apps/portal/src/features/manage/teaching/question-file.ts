import type { QuestionFormat } from '@stoa/api/schema';

const AIKEN = /^ANSWER:[ \t]*[A-Z][ \t]*$/mu;
/** Bytes that are turned into letters at once. */
const CHUNK = 0x8000;

export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** What a file of questions is, by its name and what it says, and how it is sent. */
export async function readQuestionFile(file: File): Promise<{ format: QuestionFormat; text: string }> {
  if (/\.xlsx$/iu.test(file.name)) return { format: 'xlsx', text: toBase64(await file.arrayBuffer()) };
  const text = await file.text();
  if (/\.csv$/iu.test(file.name)) return { format: 'csv', text };
  // GIFT has its answers in braces.
  const format = AIKEN.test(text.replaceAll('\r', '')) && !text.includes('{') ? 'aiken' : 'gift';
  return { format, text };
}

function toBase64(buffer: ArrayBuffer): string {
  const bytes = new Uint8Array(buffer);
  let letters = '';
  for (let at = 0; at < bytes.length; at += CHUNK)
    letters += String.fromCodePoint(...bytes.subarray(at, at + CHUNK));
  return btoa(letters);
}

/** The bytes that Base64 stands for. */
export const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (letter) => letter.codePointAt(0) ?? 0);
