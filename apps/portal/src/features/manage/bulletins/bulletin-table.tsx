import { useLingui } from '@lingui/react/macro';
import { DotsThreeIcon } from '@phosphor-icons/react/dist/csr/DotsThree';
import type { BulletinEntry, BulletinState } from '@stoa/api/schema';
import { EmptyState } from '@stoa/ui/empty-state';
import { IconButton } from '@stoa/ui/icon-button';
import { Menu, MenuItem } from '@stoa/ui/menu';
import { Status } from '@stoa/ui/status';
import { Table, type TableColumn } from '@stoa/ui/table';
import { UserText } from '@stoa/ui/user-text';
import { useMemo, type ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { bulletinEditorMachine } from '@stoa/machines/bulletin-editor';
import { LocalTime } from '../../../shared/local-time.tsx';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { textIn } from '../texts.ts';
import { draftOf } from './bulletin-form.ts';
import { BULLETIN_STATE_MESSAGES } from './bulletin-messages.ts';

export type BulletinActor = ActorRefFrom<typeof bulletinEditorMachine>;

const TONES = {
  planned: 'upcoming',
  running: 'live',
  ended: 'neutral',
  draft: 'warning',
} as const satisfies Record<BulletinState, string>;

/** The notices of a school, the one that ends last first. */
export function BulletinTable({
  actor,
  bulletins,
  isLoading,
  empty,
  error,
}: {
  actor: BulletinActor;
  bulletins: readonly BulletinEntry[];
  isLoading: boolean;
  /** Shown where there are no bulletins. */
  empty: ReactNode;
  error: ReactNode;
}) {
  const { t } = useLingui();
  return (
    <Table
      label={t`Bulletins of this school`}
      columns={useColumns()}
      rows={bulletins}
      rowActions={(row) => <BulletinMenu actor={actor} bulletin={row} />}
      rowActionsLabel={t({ message: 'Actions', comment: 'Name of a column with menus' })}
      isLoading={isLoading}
      empty={empty}
      error={error}
    />
  );
}

/** In place of the list before the first is written. */
export function NoBulletins() {
  const { t } = useLingui();
  return (
    <EmptyState headingLevel={2} title={t`No bulletin yet`}>
      {t`Post an announcement here. It shows at the top of every page of the school.`}
    </EmptyState>
  );
}

function useColumns(): TableColumn<BulletinEntry>[] {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  return useMemo(
    () => [
      {
        id: 'content',
        label: t({ message: 'Text', comment: 'Column of a list of notices' }),
        width: '3fr' as const,
        minWidth: 240,
        isRowHeader: true,
        cell: ({ content }) => {
          const { text, lang } = textIn(content, language);
          return <UserText lang={lang}>{text}</UserText>;
        },
      },
      {
        id: 'state',
        label: t({ message: 'State', comment: 'Column of a list of notices' }),
        minWidth: 130,
        cell: ({ state }) => <Status tone={TONES[state]}>{i18n._(BULLETIN_STATE_MESSAGES[state])}</Status>,
      },
      {
        id: 'start',
        label: t({ message: 'From', comment: 'Column of a list of notices: when it begins' }),
        minWidth: 170,
        cell: ({ startTime }) => <LocalTime instant={startTime} />,
      },
      {
        id: 'end',
        label: t({ message: 'Until', comment: 'Column of a list of notices: when it ends' }),
        minWidth: 170,
        cell: ({ endTime }) => <LocalTime instant={endTime} />,
      },
    ],
    [t, i18n, language],
  );
}

function BulletinMenu({ actor, bulletin }: { actor: BulletinActor; bulletin: BulletinEntry }) {
  const { t } = useLingui();
  const { id } = bulletin;
  const act = {
    edit: () => actor.send({ type: 'editing.begun', draft: draftOf(bulletin) }),
    end: () => actor.send({ type: 'ending.requested', id }),
    delete: () => actor.send({ type: 'deletion.requested', id }),
  };
  return (
    <Menu
      trigger={<IconButton icon={DotsThreeIcon} label={t`What can be done with this bulletin`} hideTooltip />}
      onAction={(key) => act[key as keyof typeof act]()}
    >
      <MenuItem id="edit">{t({ message: 'Edit', comment: 'Button: opens a form' })}</MenuItem>
      {bulletin.state === 'running' ? <MenuItem id="end">{t`End it now`}</MenuItem> : null}
      <MenuItem id="delete" tone="danger">
        {t({ message: 'Delete', comment: 'Button: deletes a notice' })}
      </MenuItem>
    </Menu>
  );
}
