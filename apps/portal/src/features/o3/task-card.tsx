import { useLingui } from '@lingui/react/macro';
import { DotsThreeIcon } from '@phosphor-icons/react/dist/csr/DotsThree';
import type { O3Board, O3Task, O3TaskColumn } from '@stoa/api/schema';
import { Badge } from '@stoa/ui/badge';
import { Heading } from '@stoa/ui/heading';
import { IconButton } from '@stoa/ui/icon-button';
import { Inline } from '@stoa/ui/inline';
import { Menu, MenuItem } from '@stoa/ui/menu';
import { Surface } from '@stoa/ui/surface';
import { Text } from '@stoa/ui/text';
import { UserText } from '@stoa/ui/user-text';
import { useLanguage } from '../../i18n/language-context.tsx';
import { formatDate } from '../../shared/format.ts';
import { COLUMN_MESSAGES, COLUMNS } from './board-messages.ts';
import * as styles from './o3.css.ts';

/** The element that takes the focus when its task was moved. */
export const taskElementId = (id: string): string => `task-${id}`;

interface TaskCardProps {
  board: O3Board;
  task: O3Task;
  above: O3Task | undefined;
  below: O3Task | undefined;
  /** Before it a task stands that goes one down. */
  afterBelow: O3Task | undefined;
  onMove: (column: O3TaskColumn, before: string | null) => void;
  onOpen: () => void;
  onReview: () => void;
  onDelete: () => void;
}

/** A task on a board, with the menu of all that can be done with it. */
export function TaskCard({ board, task, above, below, afterBelow, ...on }: TaskCardProps) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const { edit, finish, review } = board.abilities;
  const { title, dueOn } = task;
  const assignee = board.members.find(({ person }) => person.id === task.assigneeId)?.person;
  const phase = task.phase === null ? undefined : board.phases[task.phase - 1];
  const others = COLUMNS.filter((column) => column !== task.column && (column !== 'done' || finish));
  const day = dueOn ? formatDate(`${dueOn}T12:00:00.000Z`, language, 'UTC') : '';
  return (
    <Surface
      as="article"
      kind="raised"
      isBordered
      radius="md"
      padding="3"
      className={styles.task}
      id={taskElementId(task.id)}
      tabIndex={-1}
      aria-labelledby={`${taskElementId(task.id)}-title`}
    >
      <div className={styles.taskHead}>
        <Heading level={3} size="md" id={`${taskElementId(task.id)}-title`}>
          <UserText>{title}</UserText>
        </Heading>
        <Menu
          trigger={
            <IconButton
              size="sm"
              icon={DotsThreeIcon}
              label={t({ message: `Actions for ${title}`, comment: 'Menu of a task' })}
            />
          }
          placement="bottom end"
        >
          <MenuItem onAction={on.onOpen}>
            {edit
              ? t({ message: 'Open and edit', comment: 'Item of a menu: a task' })
              : t({ message: 'Open', context: 'board', comment: 'Item of a menu: a task' })}
          </MenuItem>
          {review && task.column === 'review' ? (
            <MenuItem onAction={on.onReview}>
              {t({ message: 'Review', context: 'board', comment: 'Item of a menu: a teacher judges a task' })}
            </MenuItem>
          ) : null}
          {edit && above ? (
            <MenuItem onAction={() => on.onMove(task.column, above.id)}>
              {t({ message: 'Move up', context: 'board', comment: 'Item of a menu: a task' })}
            </MenuItem>
          ) : null}
          {edit && below ? (
            <MenuItem onAction={() => on.onMove(task.column, afterBelow?.id ?? null)}>
              {t({ message: 'Move down', context: 'board', comment: 'Item of a menu: a task' })}
            </MenuItem>
          ) : null}
          {edit
            ? others.map((column) => {
                const name = i18n._(COLUMN_MESSAGES[column]);
                return (
                  <MenuItem key={column} onAction={() => on.onMove(column, null)}>
                    {t({ message: `Move to “${name}”`, comment: 'Item of a menu: a column of a board' })}
                  </MenuItem>
                );
              })
            : null}
          {edit ? (
            <MenuItem tone="danger" onAction={on.onDelete}>
              {t({ message: 'Delete', context: 'board', comment: 'Item of a menu: a task' })}
            </MenuItem>
          ) : null}
        </Menu>
      </div>
      <Inline gap="2">
        {phase ? (
          <Badge>
            <UserText>{phase}</UserText>
          </Badge>
        ) : null}
        {dueOn ? (
          <Text as="span" size="sm" tone="muted" isNumeric>
            {t({ message: `Due ${day}`, comment: 'The last day for a task' })}
          </Text>
        ) : null}
      </Inline>
      {assignee ? (
        <Text size="sm" tone="muted">
          <UserText>{assignee.name}</UserText>
        </Text>
      ) : null}
      {task.remark ? (
        <Text size="sm">
          <UserText>{task.remark}</UserText>
        </Text>
      ) : null}
    </Surface>
  );
}
