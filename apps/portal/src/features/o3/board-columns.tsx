import { useLingui } from '@lingui/react/macro';
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import { deleteO3Task, moveO3Task } from '@stoa/api/o3-board.calls';
import type { O3Board, O3Task, O3TaskColumn } from '@stoa/api/schema';
import { AlertDialog } from '@stoa/ui/alert-dialog';
import { Button } from '@stoa/ui/button';
import { Heading } from '@stoa/ui/heading';
import { Surface } from '@stoa/ui/surface';
import { Text } from '@stoa/ui/text';
import { useEffect, useRef, useState } from 'react';
import { useLanguage } from '../../i18n/language-context.tsx';
import { formatNumber } from '../../shared/format.ts';
import { BoardProblem } from './board-problem.tsx';
import { COLUMN_MESSAGES, COLUMNS } from './board-messages.ts';
import { ReviewDialog } from './review-dialog.tsx';
import { TaskCard, taskElementId } from './task-card.tsx';
import { TaskDialog } from './task-dialog.tsx';
import { useBoardChange } from './use-board.ts';
import * as styles from './o3.css.ts';

interface BoardProps {
  schoolId: string;
  board: O3Board;
}

type Opened =
  | { kind: 'new'; column: Exclude<O3TaskColumn, 'done'> }
  | { kind: 'task' | 'delete' | 'review'; id: string };

/** Tasks by column. They are moved by their menus, which the keyboard reaches as well. */
export function BoardColumns({ schoolId, board }: BoardProps) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const change = useBoardChange(schoolId, board.id);
  const [opened, setOpened] = useState<Opened>();
  const moved = useRef<string>(undefined);
  const task = opened && opened.kind !== 'new' ? board.tasks.find(({ id }) => id === opened.id) : undefined;
  const close = () => setOpened(undefined);
  useEffect(() => {
    // A card that was moved is another element in another list: the focus goes along.
    if (moved.current) document.getElementById(taskElementId(moved.current))?.focus();
    moved.current = undefined;
  }, [board]);
  const move = ({ id }: O3Task, column: O3TaskColumn, before: string | null) =>
    change.mutate(async (api, team) => {
      const answer = await moveO3Task(api, team, id, { column, before });
      moved.current = id;
      return answer;
    });
  return (
    <section className={styles.band} aria-label={t({ message: 'Tasks', context: 'board' })}>
      <BoardProblem error={change.error} onDismiss={change.reset} />
      <div className={styles.board}>
        {COLUMNS.map((column) => {
          const tasks = board.tasks.filter((one) => one.column === column);
          return (
            <Surface
              as="section"
              key={column}
              kind="sunken"
              radius="lg"
              padding="4"
              className={styles.list}
              aria-labelledby={`column-${column}`}
            >
              <div className={styles.stepsHead}>
                <Heading level={2} size="lg" id={`column-${column}`}>
                  {i18n._(COLUMN_MESSAGES[column])}
                </Heading>
                <Text size="sm" tone="muted" isNumeric>
                  {formatNumber(tasks.length, language)}
                </Text>
              </div>
              <ul role="list" className={styles.cards}>
                {tasks.map((one, index) => (
                  <li key={one.id}>
                    <TaskCard
                      board={board}
                      task={one}
                      above={tasks[index - 1]}
                      below={tasks[index + 1]}
                      afterBelow={tasks[index + 2]}
                      onMove={(to, before) => move(one, to, before)}
                      onOpen={() => setOpened({ kind: 'task', id: one.id })}
                      onReview={() => setOpened({ kind: 'review', id: one.id })}
                      onDelete={() => setOpened({ kind: 'delete', id: one.id })}
                    />
                  </li>
                ))}
              </ul>
              {board.abilities.edit && column !== 'done' && column !== 'review' ? (
                <Button
                  size="sm"
                  variant="quiet"
                  icon={PlusIcon}
                  onPress={() => setOpened({ kind: 'new', column })}
                >
                  {t({ message: 'Add a task', context: 'board', comment: 'Button' })}
                </Button>
              ) : null}
            </Surface>
          );
        })}
      </div>
      {opened?.kind === 'new' ? (
        <TaskDialog schoolId={schoolId} board={board} column={opened.column} onClose={close} />
      ) : null}
      {opened?.kind === 'task' && task ? (
        <TaskDialog key={task.id} schoolId={schoolId} board={board} task={task} onClose={close} />
      ) : null}
      {opened?.kind === 'review' && task ? (
        <ReviewDialog schoolId={schoolId} board={board} task={task} onClose={close} />
      ) : null}
      <AlertDialog
        isOpen={opened?.kind === 'delete' && task !== undefined}
        tone="danger"
        title={t({ message: 'Delete this task?', comment: 'Title of a dialog' })}
        confirmLabel={t({ message: 'Delete the task', comment: 'Button' })}
        cancelLabel={t`Cancel`}
        isPending={change.isPending}
        onCancel={close}
        onConfirm={() => {
          if (task) change.mutate((api, team) => deleteO3Task(api, team, task.id), { onSettled: close });
        }}
      >
        {task?.title}
      </AlertDialog>
    </section>
  );
}
