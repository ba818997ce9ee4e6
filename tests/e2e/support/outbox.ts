import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';

const CODE = /(?<!\d)\d{6}(?!\d)/;

interface Message {
  to: string;
  text: string;
}

/** Everything that was sent to a target, oldest first. */
async function messagesTo(target: string): Promise<Message[]> {
  const folder = join(process.env.E2E_DATA_DIR ?? '', 'outbox');
  const names = (await readdir(folder).catch(() => [])).filter((name) => /\.(eml|json)$/.test(name)).sort();
  const messages = await Promise.all(
    names.map(async (name) => read(name, await readFile(join(folder, name), 'utf8'))),
  );
  return messages.filter(({ to }) => to === target);
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
    .poll(
      async () => {
        const messages = await messagesTo(target);
        return (code = messages.length >= sent ? messages.at(-1)?.text.match(CODE)?.[0] : undefined);
      },
      { message: `a code for ${target}`, intervals: [50, 100, 200] },
    )
    .toBeDefined();
  return code as string;
}

/** A message of the gateway is JSON; of a mail the first part is read, which is plain text. */
function read(name: string, content: string): Message {
  if (name.endsWith('.json')) return JSON.parse(content) as Message;
  const [head = ''] = content.split(/\r?\n\r?\n/);
  const boundary = /boundary="([^"]*)"/.exec(head)?.[1];
  const part = boundary === undefined ? content : (content.split(`--${boundary}`)[1] ?? '').trimStart();
  const [partHead = '', ...body] = part.split(/\r?\n\r?\n/);
  const isBase64 = /^content-transfer-encoding: base64/im.test(partHead);
  const text = isBase64
    ? Buffer.from(body.join(''), 'base64').toString('utf8')
    : body
        .join('\n\n')
        .replaceAll(/=\r?\n/g, '')
        .replaceAll(/(?:=[0-9A-F]{2})+/g, ' ');
  return { to: /^to: *<?([^\s>]+)>?/im.exec(head)?.[1] ?? '', text };
}
