import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Language } from '../../i18n/languages.ts';
import { fontsFor } from './fonts.ts';

/** One at a time: to set a page takes the processor, and whoever else asks gets a turn between two of them. */
let last: Promise<unknown> = Promise.resolve();

/**
 * Sets a document. What people wrote comes as data, which is never read as source.
 * @param source Typst; reads the data as `json(bytes(sys.inputs.data))`, and has `families` of fonts among them
 * @param data texts by name, all of which may be written
 */
export function typeset(
  source: string,
  data: Readonly<Record<string, string>>,
  language: Language,
): Promise<Uint8Array> {
  const made = last.then(() => set(source, data, language));
  last = made.catch(() => undefined);
  return made;
}

async function set(
  source: string,
  data: Readonly<Record<string, string>>,
  language: Language,
): Promise<Uint8Array> {
  const { families, blobs } = await fontsFor(Object.values(data).join(' '), language);
  // A folder of its own, with nothing in it: a document reads no files.
  const workspace = await mkdtemp(join(tmpdir(), 'stoa-pdf-'));
  try {
    const compiler = NodeCompiler.create({ workspace, fontArgs: [{ fontBlobs: blobs }] });
    return compiler.pdf({ mainFileContent: source, inputs: { data: JSON.stringify({ ...data, families }) } });
  } finally {
    await rm(workspace, { recursive: true, force: true });
  }
}
