import { useLingui } from '@lingui/react/macro';
import { reviewO3Task } from '@stoa/api/o3-board.calls';
import type { O3Board, O3Task } from '@stoa/api/schema';
import { Button } from '@stoa/ui/button';
import { Dialog } from '@stoa/ui/dialog';
import { Form } from '@stoa/ui/form';
import { Text } from '@stoa/ui/text';
import { TextArea } from '@stoa/ui/text-area';
import { UserText } from '@stoa/ui/user-text';
import { useState } from 'react';
import { BoardProblem } from './board-problem.tsx';
import { useBoardChange } from './use-board.ts';

const REMARK_MAX = 1000;

interface ReviewDialogProps {
  schoolId: string;
  board: O3Board;
  task: O3Task;
  onClose: () => void;
}

/** Accepts a task in review, or gives it back with what is missing. */
export function ReviewDialog({ schoolId, board, task, onClose }: ReviewDialogProps) {
  const { t } = useLingui();
  const change = useBoardChange(schoolId, board.id);
  const [remark, setRemark] = useState('');
  const [isTried, setTried] = useState(false);
  const isTooLong = remark.length > REMARK_MAX;
  const review = (accepted: boolean) => {
    setTried(!accepted);
    if (isTooLong || (!accepted && !remark.trim())) return;
    change.mutate((api, team) => reviewO3Task(api, team, task.id, { accepted, remark: remark.trim() }), {
      onSuccess: onClose,
    });
  };
  return (
    <Dialog
      isOpen
      size="lg"
      onClose={onClose}
      isDismissable={false}
      title={t({ message: 'Review a task', comment: 'Title of a dialog' })}
      footer={
        <>
          <Button isPending={change.isPending} onPress={() => review(false)}>
            {t({ message: 'Give back', comment: 'Button: a task that is not done yet' })}
          </Button>
          <Button variant="primary" isPending={change.isPending} onPress={() => review(true)}>
            {t({ message: 'Accept', context: 'board', comment: 'Button: a task is done' })}
          </Button>
        </>
      }
    >
      <Form onSubmit={(event) => event.preventDefault()}>
        <BoardProblem error={change.error} />
        <Text weight="medium">
          <UserText>{task.title}</UserText>
        </Text>
        {task.text ? (
          <Text>
            <UserText>{task.text}</UserText>
          </Text>
        ) : null}
        <TextArea
          label={t({
            message: 'Remark',
            context: 'board',
            comment: 'Field: what a teacher says about a task',
          })}
          description={t`Needed when you give the task back.`}
          value={remark}
          onChange={setRemark}
          maxLength={REMARK_MAX}
          errorMessage={
            isTooLong
              ? t`This is too long. Shorten it.`
              : isTried && !remark.trim()
                ? t`Say what is missing.`
                : undefined
          }
        />
      </Form>
    </Dialog>
  );
}
