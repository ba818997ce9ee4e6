import type { DownloadKind, DownloadsBlock, StoredDownloadsBlock } from '@stoa/api/schema';
import { nameOfFile } from '../../../../files/documents.ts';
import { defineBlock } from '../block.ts';
import { textsOf } from '../content-parts.ts';
import { listFiles } from './downloads.repository.ts';

const ENDINGS: ReadonlyMap<string, DownloadKind> = new Map([
  ['pdf', 'pdf'],
  ['gif', 'picture'],
  ['jpg', 'picture'],
  ['png', 'picture'],
  ['svg', 'picture'],
  ['mp4', 'video'],
  ['webm', 'video'],
  ['vtt', 'captions'],
]);

export const kindOf = (fileName: string): DownloadKind =>
  ENDINGS.get(fileName.replace(/^.*\./, '')) ?? 'other';

/** Files to download. What was deleted is not shown. */
export const block = defineBlock<StoredDownloadsBlock, DownloadsBlock>({
  types: ['downloads'],
  fill: async (tx, blocks, { school, say }) => {
    const uploads = `/files/${school.id}/`;
    const named = (file: string) => (file.startsWith(uploads) ? file.slice(uploads.length) : undefined);
    const names = blocks.flatMap(({ items }) => items.map(({ file }) => named(file)));
    const files = new Map(
      (
        await listFiles(
          tx,
          school.id,
          names.filter((name) => name !== undefined),
        )
      ).map((row) => [row.name, row]),
    );
    return blocks.map(({ type, title, items }) => ({
      type,
      title: say(title),
      items: items.flatMap(({ file, name }) => {
        const upload = named(file);
        const row = upload === undefined ? undefined : files.get(upload);
        if (!row && !file.startsWith('/media/')) return [];
        const fileName = row ? nameOfFile(row.file_name, row.content_type) : file.replace(/^.*\//, '');
        return [
          { url: file, name: say(name) || fileName, kind: kindOf(fileName), bytes: row ? row.size : null },
        ];
      }),
    }));
  },
  contentsOf: ({ title, items }) => ({
    isEmpty: items.length === 0,
    texts: textsOf(title, ...items.map(({ name }) => name)),
    files: items.map(({ file }, index) => ({ path: `items/${index}/file`, address: file })),
  }),
});
