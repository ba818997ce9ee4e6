import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { format, type FormatOptions } from 'oxfmt';

const CONFIG = join(import.meta.dirname, '../../.oxfmtrc.json');

/**
 * Formats what a generator wrote as `npm run format` would.
 * @param path names the language by its ending; nothing is read or written there
 * @throws {Error} when the text cannot be parsed
 */
export async function formatted(path: string, text: string): Promise<string> {
  const style = JSON.parse(await readFile(CONFIG, 'utf8')) as FormatOptions;
  const { code, errors } = await format(path, text, style);
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);
  return code;
}
