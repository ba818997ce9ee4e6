import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { StoredBlock } from '@stoa/api/schema';
import { CommandPalette } from '@stoa/ui/command-palette';
import { use } from 'react';
import type { BlockGroup } from './block-editor.ts';
import { addableIn, nameOfType } from './block-editors.ts';
import { SchoolTypeContext } from './school-type.ts';

const GROUPS: Readonly<Record<BlockGroup, MessageDescriptor>> = {
  content: msg({ message: 'Content', context: 'block', comment: 'Blocks of text' }),
  media: msg({ message: 'Media', context: 'block', comment: 'Blocks of pictures, videos and files' }),
  data: msg({
    message: 'From your school',
    context: 'block',
    comment: 'Blocks that show courses, people, figures',
  }),
  layout: msg({
    message: 'Layout',
    context: 'block',
    comment: 'Blocks that arrange others, and empty space',
  }),
};

interface BlockChooserProps {
  isOpen: boolean;
  onClose: () => void;
  onAdd: (type: StoredBlock['type']) => void;
}

/** The types of blocks under their headings, with a search. */
export function BlockChooser({ isOpen, onClose, onAdd }: BlockChooserProps) {
  const { t, i18n } = useLingui();
  const schoolType = use(SchoolTypeContext);
  const groups = (Object.keys(GROUPS) as BlockGroup[]).map((id) => ({
    id,
    title: i18n._(GROUPS[id]),
    commands: addableIn(id, schoolType).map((type) => ({ id: type, text: i18n._(nameOfType(type)) })),
  }));
  return (
    <CommandPalette
      isOpen={isOpen}
      onClose={onClose}
      onChoose={({ id }) => onAdd(id as StoredBlock['type'])}
      label={t`Add a block`}
      placeholder={t({ message: 'Search blocks', comment: 'In an empty search field' })}
      groups={groups}
      emptyMessage={(query) =>
        t({ message: `No block matches “${query}”.`, comment: 'Search among types of blocks' })
      }
      countLabel={(count) => t`${plural(count, { one: '# block', other: '# blocks' })}`}
    />
  );
}
