import { useLingui } from '@lingui/react/macro';
import { ImagesIcon } from '@phosphor-icons/react/dist/csr/Images';
import type { FeedbackEntry } from '@stoa/api/schema';
import { Badge } from '@stoa/ui/badge';
import { Button } from '@stoa/ui/button';
import { Icon } from '@stoa/ui/icon';
import { Status } from '@stoa/ui/status';
import { Table, type TableColumn } from '@stoa/ui/table';
import { Text } from '@stoa/ui/text';
import { UserText } from '@stoa/ui/user-text';
import { useMemo, type ReactNode } from 'react';
import { LocalTime } from '../../../shared/local-time.tsx';
import { useLanguage } from '../../../i18n/language-context.tsx';
import {
  FEEDBACK_STATUS_TONES,
  FEEDBACK_STATUS_MESSAGES,
  typeMessageOf,
} from '../../../shared/feedback/feedback-messages.ts';
import { formatNumber } from '../../../shared/format.ts';
import * as styles from '../manage.css.ts';

export interface InboxTableProps {
  entries: readonly FeedbackEntry[];
  onOpen: (entry: FeedbackEntry) => void;
  isLoading: boolean;
  empty: ReactNode;
  error: ReactNode;
}

/** The messages of this page of the list; on phones each is a card. */
export function InboxTable({ entries, onOpen, isLoading, empty, error }: InboxTableProps) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const columns = useMemo<TableColumn<FeedbackEntry>[]>(
    () => [
      {
        id: 'message',
        label: t({ message: 'Message', comment: 'Column of a list of messages' }),
        isRowHeader: true,
        width: '3fr',
        minWidth: 260,
        cell: (entry) => {
          const count = formatNumber(entry.picUrls.length, language);
          return (
            <span className={styles.lines}>
              <Text as="span" maxLines={2}>
                <UserText>{entry.content}</UserText>
              </Text>
              <Text as="span" size="sm" tone="muted">
                {entry.author ? <UserText>{entry.author.name}</UserText> : t`Someone who has left`}
                {entry.picUrls.length > 0 ? (
                  <>
                    {' '}
                    <Icon
                      as={ImagesIcon}
                      size="sm"
                      label={t({
                        message: `With pictures: ${count}`,
                        comment: 'How many came with a message',
                      })}
                    />
                  </>
                ) : null}
              </Text>
            </span>
          );
        },
      },
      {
        id: 'type',
        label: t({ message: 'Type', comment: 'Column of a list of messages' }),
        minWidth: 170,
        cell: (entry) => (
          <Badge tone={entry.kind === 'complaint' ? 'warning' : 'primary'}>
            {i18n._(typeMessageOf(entry))}
          </Badge>
        ),
      },
      {
        id: 'status',
        label: t({ message: 'State', comment: 'Column of a list of messages' }),
        minWidth: 140,
        cell: (entry) => (
          <Status tone={FEEDBACK_STATUS_TONES[entry.status]}>
            {i18n._(FEEDBACK_STATUS_MESSAGES[entry.status])}
          </Status>
        ),
      },
      {
        id: 'came',
        label: t({ message: 'Received', comment: 'Column of a list of messages: when it came' }),
        minWidth: 170,
        cell: (entry) => <LocalTime instant={entry.createdAt} />,
      },
      {
        id: 'open',
        label: t({ message: 'Handle', comment: 'Column of a list of messages: a button in each row' }),
        minWidth: 130,
        cell: (entry) => {
          const name = entry.author?.name ?? t`Someone who has left`;
          return (
            <Button
              size="sm"
              aria-label={t({ message: `Message from ${name}`, comment: 'A person’s name' })}
              onPress={() => onOpen(entry)}
            >
              {entry.status === 'new'
                ? t({ message: 'Answer', comment: 'Button: opens a message to answer it' })
                : t({ message: 'Open', comment: 'Button: opens a message' })}
            </Button>
          );
        },
      },
    ],
    [t, i18n, language, onOpen],
  );
  return (
    <Table
      label={t`Messages to this school`}
      columns={columns}
      rows={entries}
      isLoading={isLoading}
      empty={empty}
      error={error}
    />
  );
}
