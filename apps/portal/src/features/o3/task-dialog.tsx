import { useLingui } from '@lingui/react/macro';
import { createO3Task, updateO3Task } from '@stoa/api/o3-board.calls';
import type { O3Board, O3Task, O3TaskColumn, O3TaskInput } from '@stoa/api/schema';
import { Button } from '@stoa/ui/button';
import { DatePicker } from '@stoa/ui/date-picker';
import { Dialog } from '@stoa/ui/dialog';
import { Form } from '@stoa/ui/form';
import { Select, SelectItem } from '@stoa/ui/select';
import { Text } from '@stoa/ui/text';
import { TextArea } from '@stoa/ui/text-area';
import { TextField } from '@stoa/ui/text-field';
import { UserText } from '@stoa/ui/user-text';
import { useId, useState } from 'react';
import { ClickKeys } from '../../shared/click-keys.ts';
import { BoardProblem } from './board-problem.tsx';
import { codeOf, useBoardChange } from './use-board.ts';

const TITLE_MAX = 200;
const TEXT_MAX = 2000;
const NOBODY = '';

interface TaskDialogProps {
  schoolId: string;
  board: O3Board;
  /** The task that is opened; without one a new one is written into the column. */
  task?: O3Task;
  column?: Exclude<O3TaskColumn, 'done'>;
  onClose: () => void;
}

const EMPTY: O3TaskInput = { title: '', text: '', assigneeId: null, dueOn: null, phase: null };
const inputOf = ({ title, text, assigneeId, dueOn, phase }: O3Task): O3TaskInput => ({
  title,
  text,
  assigneeId,
  dueOn,
  phase,
});

/** Writes a task, changes it, or shows it to whoever does not work on it. */
export function TaskDialog({ schoolId, board, task, column = 'todo', onClose }: TaskDialogProps) {
  const { t } = useLingui();
  const formId = useId();
  const change = useBoardChange(schoolId, board.id);
  const [draft, setDraft] = useState(() => (task ? inputOf(task) : EMPTY));
  // The version that was read: what others wrote since is not overwritten unseen.
  const [version, setVersion] = useState(task?.version ?? 1);
  const [isTried, setTried] = useState(false);
  const [keys] = useState(() => new ClickKeys());
  const isReadOnly = !board.abilities.edit;
  const edit = (part: Partial<O3TaskInput>) => setDraft((before) => ({ ...before, ...part }));
  const isTooLong = draft.text.length > TEXT_MAX;
  const submit = () => {
    setTried(true);
    if (!draft.title.trim() || isTooLong || change.isPending) return;
    const learners = new Set(
      board.members.filter(({ role }) => role !== 'reviewer').map(({ person }) => person.id),
    );
    // Somebody who has left meanwhile does nothing any more.
    const assigneeId = draft.assigneeId && learners.has(draft.assigneeId) ? draft.assigneeId : null;
    const written = { ...draft, title: draft.title.trim(), assigneeId };
    change.mutate(
      (api, team) =>
        task
          ? updateO3Task(api, team, task.id, { version, task: written })
          : keys.once({ column, ...written }, (key) =>
              createO3Task(api, team, { key, column, task: written }),
            ),
      {
        onSuccess: onClose,
        onError: (error) => {
          if (task && codeOf(error) === 'VERSION_CONFLICT') setVersion(versionIn(error) ?? task.version);
        },
      },
    );
  };
  return (
    <Dialog
      isOpen
      size="lg"
      onClose={onClose}
      // A press beside it would lose what was typed.
      isDismissable={isReadOnly}
      title={
        task
          ? t({ message: 'Task', context: 'board', comment: 'Title of a dialog' })
          : t({ message: 'New task', context: 'board', comment: 'Title of a dialog' })
      }
      footer={
        isReadOnly ? (
          <Button onPress={onClose}>{t`Close`}</Button>
        ) : (
          <>
            <Button onPress={onClose}>{t`Cancel`}</Button>
            <Button variant="primary" type="submit" form={formId} isPending={change.isPending}>
              {t({ message: 'Save', context: 'board', comment: 'Button: a task' })}
            </Button>
          </>
        )
      }
    >
      <Form
        id={formId}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <BoardProblem error={change.error} />
        {task?.remark ? (
          <Text size="sm">
            <UserText>{`${task.reviewer?.name ?? ''}: ${task.remark}`}</UserText>
          </Text>
        ) : null}
        <TextField
          label={t({ message: 'What is to be done', context: 'board', comment: 'Field: title of a task' })}
          value={draft.title}
          onChange={(title) => edit({ title })}
          maxLength={TITLE_MAX}
          isReadOnly={isReadOnly}
          errorMessage={isTried && !draft.title.trim() ? t`Say what is to be done.` : undefined}
          isRequired
        />
        <TextArea
          label={t({ message: 'Details', context: 'board', comment: 'Field: more about a task' })}
          value={draft.text}
          onChange={(text) => edit({ text })}
          maxLength={TEXT_MAX}
          isReadOnly={isReadOnly}
          errorMessage={isTooLong ? t`This is too long. Shorten it.` : undefined}
          isOptional
        />
        <Select
          label={t({ message: 'Who does it', context: 'board', comment: 'Field: of a task' })}
          value={draft.assigneeId ?? NOBODY}
          isDisabled={isReadOnly}
          onChange={(id) => edit({ assigneeId: id ? String(id) : null })}
        >
          {[
            <SelectItem key="" id={NOBODY}>
              {t({ message: 'Nobody yet', context: 'board', comment: 'Choice: who does a task' })}
            </SelectItem>,
            ...board.members
              .filter(({ role }) => role !== 'reviewer')
              .map(({ person }) => (
                <SelectItem key={person.id} id={person.id} textValue={person.name}>
                  <UserText>{person.name}</UserText>
                </SelectItem>
              )),
          ]}
        </Select>
        <DatePicker
          label={t({ message: 'Due on', context: 'board', comment: 'Field: the last day for a task' })}
          value={draft.dueOn}
          isDisabled={isReadOnly}
          onChange={(dueOn) => edit({ dueOn })}
          isOptional
        />
        {board.phases.length > 0 ? (
          <Select
            label={t({ message: 'Milestone', context: 'board', comment: 'Field: phase of a project' })}
            value={draft.phase === null ? NOBODY : String(draft.phase)}
            isDisabled={isReadOnly}
            onChange={(phase) => edit({ phase: phase ? Number(phase) : null })}
          >
            {[
              <SelectItem key="" id={NOBODY}>
                {t({ message: 'None', context: 'board', comment: 'Choice: no milestone' })}
              </SelectItem>,
              ...board.phases.map((name, index) => (
                <SelectItem key={name} id={String(index + 1)} textValue={name}>
                  <UserText>{name}</UserText>
                </SelectItem>
              )),
            ]}
          </Select>
        ) : null}
      </Form>
    </Dialog>
  );
}

/** The version that the server holds. */
function versionIn(error: unknown): number | undefined {
  const { details } = error as { details?: { currentVersion?: string } };
  return details?.currentVersion === undefined ? undefined : Number(details.currentVersion);
}
