import { msg } from '@lingui/core/macro';
import type { StoredDownloadsBlock } from '@stoa/api/schema';
import { defineBlockEditor, foundFor } from '../../block-editor.ts';
import { HEADING } from '../../block-fields.ts';

/** Files to download. */
export const editor = defineBlockEditor<StoredDownloadsBlock>({
  names: { downloads: msg({ message: 'Downloads', context: 'block', comment: 'Block of a page: files' }) },
  group: 'media',
  fields: [
    HEADING,
    {
      kind: 'list',
      name: 'items',
      label: msg({ message: 'Files', context: 'block' }),
      one: msg({ message: 'File', context: 'file', comment: 'A file of any kind' }),
      max: 30,
      fields: [{ kind: 'text', name: 'name', label: msg({ message: 'Name', context: 'file' }), max: 200 }],
      addFile: 'file',
    },
  ],
  blank: (title) => ({ title, items: [] }),
  shown: ({ type, title, items }, filled, { say }) => {
    const found = new Map(foundFor(filled, type)?.items.map((item) => [item.url, item]));
    return {
      title: say(title),
      items: items.map(({ file, name }) => {
        const own = found.get(file);
        return {
          url: file,
          name: say(name) || own?.name || file.replace(/^.*\//, ''),
          kind: own?.kind ?? 'other',
          bytes: own?.bytes ?? null,
        };
      }),
    };
  },
});
