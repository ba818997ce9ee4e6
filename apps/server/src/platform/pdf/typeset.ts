import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Language } from '../../i18n/languages.ts';
import { fontsFor } from './fonts.ts';

type Data = Readonly<Record<string, string>>;

/** One at a time: to set a page takes the processor, and whoever else asks gets a turn between two of them. */
let last: Promise<unknown> = Promise.resolve();

/**
 * Sets a document as PDF. What people wrote comes as data, which is never read as source.
 * @param source Typst; reads the data as `json(bytes(sys.inputs.data))`, and has `families` of fonts among them
 * @param data texts by name, all of which may be written
 */
export const typeset = (source: string, data: Data, language: Language): Promise<Uint8Array> =>
  inTurn(() => set(source, data, language, (compiler, page) => compiler.pdf(page)));

/** Sets a document of one page as SVG, whose signs are shapes: it needs no fonts. As {@link typeset} otherwise. */
export const drawPage = (source: string, data: Data, language: Language): Promise<string> =>
  inTurn(() => set(source, data, language, (compiler, page) => compiler.plainSvg(page)));

function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const made = last.then(work);
  last = made.catch(() => undefined);
  return made;
}

async function set<T>(
  source: string,
  data: Data,
  language: Language,
  write: (compiler: NodeCompiler, page: Parameters<NodeCompiler['pdf']>[0]) => T,
): Promise<T> {
  const { families, blobs } = await fontsFor(Object.values(data).join(' '), language);
  // A folder of its own, with nothing in it: a document reads no files.
  const workspace = await mkdtemp(join(tmpdir(), 'stoa-pdf-'));
  try {
    const compiler = NodeCompiler.create({ workspace, fontArgs: [{ fontBlobs: blobs }] });
    return write(compiler, {
      mainFileContent: source,
      inputs: { data: JSON.stringify({ ...data, families }) },
    });
  } finally {
    await rm(workspace, { recursive: true, force: true });
  }
}
