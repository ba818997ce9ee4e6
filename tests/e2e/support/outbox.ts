import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';

const CODE = /(?<!\d)\d{6}(?!\d)/;

/** Everything that was sent to a target, oldest first. */
async function messagesTo(target: string): Promise<string[]> {
  const folder = join(process.env.E2E_DATA_DIR ?? '', 'outbox');
  const names = (await readdir(folder).catch(() => [])).filter((name) => /\.(eml|json)$/.test(name)).sort();
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return texts.map(decode).filter((text) => text.includes(target));
}

/** How many messages somebody got so far. */
export const messageCount = async (target: string): Promise<number> => (await messagesTo(target)).length;

/**
 * The newest code that was sent to an address or an E.164 number.
 * @param sent which message is waited for: the first, the second, …
 */
export async function codeFor(target: string, sent = 1): Promise<string> {
  let code: string | undefined;
  await expect
    .poll(async () => {
      const messages = await messagesTo(target);
      code = messages.length >= sent ? messages.at(-1)?.split(/^To:.*$/m).join('').match(CODE)?.[0] : undefined;
      return code;
    }, { message: `a code for ${target}`, intervals: [50, 100, 200], timeout: 8000 })
    .toBeDefined();
  return code as string;
}

/** Mails are written as quoted-printable where they are not ASCII, or as base64. */
function decode(text: string): string {
  const [head = '', ...body] = text.split(/\r?\n\r?\n/);
  if (/^content-transfer-encoding: base64/im.test(head)) return `${head}\n\n${Buffer.from(body.join(''), 'base64').toString('utf8')}`;
  return text.replaceAll(/=\r?\n/g, '');
}
