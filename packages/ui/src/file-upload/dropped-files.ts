import type { DropZoneProps } from 'react-aria-components/DropZone';

type DropItem = Parameters<NonNullable<DropZoneProps['onDrop']>>[0]['items'][number];

/** The files of a drop. Folders and dragged text are left out: they are no files. */
export async function droppedFiles(items: readonly DropItem[]): Promise<File[]> {
  const files = items.map((item) => (item.kind === 'file' ? item.getFile() : null));
  return (await Promise.all(files)).filter((file) => file !== null);
}
