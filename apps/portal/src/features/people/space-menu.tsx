import { useLingui } from '@lingui/react/macro';
import { DotsThreeIcon } from '@phosphor-icons/react/dist/csr/DotsThree';
import type { PersonSpace } from '@stoa/api/schema';
import { AlertDialog } from '@stoa/ui/alert-dialog';
import { IconButton } from '@stoa/ui/icon-button';
import { Menu, MenuItem } from '@stoa/ui/menu';
import { useState } from 'react';
import { ReportDialog } from '../../shared/community/report-dialog.tsx';
import { useBlock } from '../../shared/blocking/use-block.ts';

/** What one can do against somebody: hide them from oneself, and tell the school about their space. */
export function SpaceMenu({ schoolId, space }: { schoolId: string; space: PersonSpace }) {
  const { t } = useLingui();
  const [opened, setOpened] = useState<'blocking' | 'reporting'>();
  const { person, blocked, muted } = space;
  const { name } = person;
  const { block, unblock, isPending } = useBlock({ userId: person.id, name });
  const items = [
    muted
      ? { id: 'unmute', text: t({ message: 'Unmute', context: 'person', comment: 'Action on somebody' }) }
      : { id: 'mute', text: t({ message: 'Mute', context: 'person', comment: 'Action on somebody' }) },
    blocked
      ? { id: 'unblock', text: t({ message: 'Unblock', comment: 'Action on somebody' }) }
      : { id: 'block', text: t({ message: 'Block', context: 'person', comment: 'Action on somebody' }) },
    {
      id: 'report',
      text: t({ message: 'Report', comment: 'Button on a person’s space: tells the school about it' }),
    },
  ];
  const act = (key: unknown) => {
    if (key === 'mute') block({ schoolId, kind: 'mute' });
    else if (key === 'unmute') unblock('mute');
    else if (key === 'unblock') unblock('block');
    else setOpened(key === 'block' ? 'blocking' : 'reporting');
  };
  return (
    <>
      <Menu
        trigger={
          <IconButton
            size="sm"
            variant="quiet"
            icon={DotsThreeIcon}
            label={t({
              message: `More about ${name}`,
              comment: 'Button: opens a menu; the name of a person',
            })}
          />
        }
        onAction={act}
      >
        {items.map(({ id, text }) => (
          <MenuItem key={id} id={id}>
            {text}
          </MenuItem>
        ))}
      </Menu>
      <AlertDialog
        isOpen={opened === 'blocking'}
        tone="danger"
        title={t`Block ${name}?`}
        confirmLabel={t({ message: 'Block', context: 'person', comment: 'Action on somebody' })}
        cancelLabel={t`Cancel`}
        isPending={isPending}
        onConfirm={() => block({ schoolId, kind: 'block', onSettled: () => setOpened(undefined) })}
        onCancel={() => setOpened(undefined)}
      >
        {t`You will no longer see each other’s spaces, posts and messages, nor follow each other. Classes and articles that ${name} publishes stay. ${name} is not told.`}
      </AlertDialog>
      {opened === 'reporting' ? (
        <ReportDialog
          schoolId={schoolId}
          target={{ targetType: 'space', targetId: person.id }}
          onClose={() => setOpened(undefined)}
        />
      ) : null}
    </>
  );
}
