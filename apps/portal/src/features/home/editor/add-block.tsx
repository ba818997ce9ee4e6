import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import type { StoredBlock } from '@stoa/api/schema';
import { Button } from '@stoa/ui/button';
import { CommandPalette } from '@stoa/ui/command-palette';
import { useState } from 'react';
import type { BlockGroup } from './block-editor.ts';
import { addableIn, nameOfType } from './block-editors.ts';

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

/** The types of blocks under their headings, with a search. */
export function AddBlock({ onAdd }: { onAdd: (type: StoredBlock['type']) => void }) {
  const { t, i18n } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const label = t`Add a block`;
  const groups = (Object.keys(GROUPS) as BlockGroup[]).map((id) => ({
    id,
    title: i18n._(GROUPS[id]),
    commands: addableIn(id).map((type) => ({ id: type, text: i18n._(nameOfType(type)) })),
  }));
  return (
    <>
      <Button icon={PlusIcon} onPress={() => setOpen(true)}>
        {label}
      </Button>
      <CommandPalette
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onChoose={({ id }) => onAdd(id as StoredBlock['type'])}
        label={label}
        placeholder={t({ message: 'Search blocks', comment: 'In an empty search field' })}
        groups={groups}
        emptyMessage={(query) =>
          t({ message: `No block matches “${query}”.`, comment: 'Search among types of blocks' })
        }
        countLabel={(count) => t`${plural(count, { one: '# block', other: '# blocks' })}`}
      />
    </>
  );
}
