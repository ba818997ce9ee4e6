import { useState } from 'react';
import { coverOf } from '../card/story-content.ts';
import { FileUpload, type FileUploadLabels, type FileUploadProps, type UploadItem } from './file-upload.tsx';

export const labels: FileUploadLabels = {
  choose: 'Choose pictures',
  drop: 'or drop them here',
  count: (count, maxCount) => `(${count}/${maxCount})`,
  rejected: (reason, name) =>
    ({
      wrongType: `${name} is no gif, jpeg or png.`,
      tooLarge: `${name} is larger than 2 MB.`,
      tooMany: 'Four pictures are the most. Remove one first.',
      duplicate: `${name} is in the list already.`,
      empty: `${name} is empty.`,
      onlyOne: 'Choose one picture at a time.',
    })[reason],
  progress: (name) => `Sending ${name}`,
  cancel: (name) => `Cancel ${name}`,
  retry: (name) => `Try ${name} again`,
  remove: (name) => `Remove ${name}`,
  news: (kind, name) => `${name}: ${kind}`,
};

/** The most that a picture may have. */
export const MAX_BYTES = 2_000_000;

/** One in each state. */
export const items: UploadItem[] = [
  { id: 'a', name: 'porch.png', size: 320_000, state: 'done', previewUrl: coverOf(20) },
  { id: 'b', name: 'columns-and-arches.jpg', size: 1_440_000, state: 'uploading', progress: 0.4 },
  {
    id: 'c',
    name: 'steps.gif',
    size: 80_000,
    state: 'failed',
    errorMessage: 'The connection broke. Try again.',
  },
  { id: 'd', name: 'band.png', size: 5000, state: 'waiting' },
];

/** Ten thousand that wait. */
export const many: UploadItem[] = Array.from({ length: 10_000 }, (_unused, index) => ({
  id: `${index}`,
  name: `picture-${index}.png`,
  size: index,
  state: 'waiting',
}));

/** A picture of so many bytes. */
export const png = (name: string, size = 1000) =>
  new File([new Uint8Array(size)], name, { type: 'image/png' });

/** What the browser puts chosen files into. */
export const fileInput = (root: HTMLElement) =>
  root.querySelector<HTMLInputElement>('input[type="file"]') as HTMLInputElement;

/** Keeps the list as a page would, without sending anything. */
export function Owner(props: FileUploadProps) {
  const [list, setList] = useState<readonly UploadItem[]>(props.items);
  return (
    <FileUpload
      {...props}
      items={list}
      onAdd={(files) => {
        props.onAdd(files);
        setList((was) => [
          ...was,
          ...files.map((file): UploadItem => ({
            id: file.name,
            name: file.name,
            size: file.size,
            state: 'done',
            file,
          })),
        ]);
      }}
      onRemove={(id) => {
        props.onRemove(id);
        setList((was) => was.filter((item) => item.id !== id));
      }}
    />
  );
}
