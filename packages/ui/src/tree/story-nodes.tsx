import { BooksIcon } from '@phosphor-icons/react/dist/csr/Books';
import { FolderIcon } from '@phosphor-icons/react/dist/csr/Folder';
import { useState } from 'react';
import type { Sample } from '../../.storybook/samples.ts';
import { Tree, type TreeNode, type TreeProps } from './tree.tsx';

/** Three levels in the words of a language. */
export const nodesOf = (sample: Sample): TreeNode[] => [
  {
    id: 'one',
    label: sample.title,
    icon: FolderIcon,
    note: '12',
    children: [
      { id: 'one-one', label: sample.action, icon: BooksIcon },
      {
        id: 'one-two',
        label: sample.label,
        icon: FolderIcon,
        children: [{ id: 'one-two-one', label: sample.sentence, icon: BooksIcon }],
      },
    ],
  },
  { id: 'two', label: sample.person, icon: FolderIcon, children: [{ id: 'two-one', label: sample.title }] },
  { id: 'three', label: sample.label, note: '3' },
];

/** Ten thousand, two levels. */
export const many: TreeNode[] = Array.from({ length: 100 }, (_, group) => ({
  id: `group-${group}`,
  label: `Group ${group + 1}`,
  icon: FolderIcon,
  children: Array.from({ length: 99 }, (__, index) => ({
    id: `node-${group}-${index}`,
    label: `Node ${group + 1}.${index + 1}`,
  })),
}));

/** Keeps what is chosen, as a page would. */
export function OwnedTree(props: TreeProps) {
  const [selectedIds, setSelectedIds] = useState(props.selectedIds ?? new Set<string>());
  return (
    <Tree
      {...props}
      selectedIds={selectedIds}
      onSelectionChange={(ids) => {
        setSelectedIds(ids);
        props.onSelectionChange?.(ids);
      }}
    />
  );
}
