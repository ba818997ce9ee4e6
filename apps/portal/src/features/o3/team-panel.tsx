import { useLingui } from '@lingui/react/macro';
import { removeO3TeamMember, setO3TeamMember, updateO3Team } from '@stoa/api/o3-board.calls';
import type { O3Board, O3Member } from '@stoa/api/schema';
import { AlertDialog } from '@stoa/ui/alert-dialog';
import { Avatar } from '@stoa/ui/avatar';
import { Badge } from '@stoa/ui/badge';
import { Button } from '@stoa/ui/button';
import { Form } from '@stoa/ui/form';
import { Heading } from '@stoa/ui/heading';
import { Inline } from '@stoa/ui/inline';
import { Row, RowList } from '@stoa/ui/row-list';
import { Switch } from '@stoa/ui/switch';
import { Text } from '@stoa/ui/text';
import { TextField } from '@stoa/ui/text-field';
import { UserText } from '@stoa/ui/user-text';
import { useState } from 'react';
import { useSession } from '../../app/session.tsx';
import { BoardProblem } from './board-problem.tsx';
import { TEAM_PROBLEM_MESSAGES, TEAM_ROLE_MESSAGES } from './board-messages.ts';
import { useBoardChange } from './use-board.ts';
import { useMembership } from './use-membership.ts';
import { useWholeAddress } from '../../shared/use-whole-address.ts';
import * as styles from './o3.css.ts';

const TITLE_MAX = 100;

interface TeamPanelProps {
  schoolId: string;
  board: O3Board;
}

/** Who is in a team, inviting others, and leaving it. */
export function TeamPanel({ schoolId, board }: TeamPanelProps) {
  const { t } = useLingui();
  const { viewer } = useSession();
  const change = useBoardChange(schoolId, board.id);
  const membership = useMembership(schoolId, board.project.id);
  const [isLeaving, setLeaving] = useState(false);
  const [removed, setRemoved] = useState<O3Member>();
  const { abilities, role } = board;
  const learners = board.members.filter((member) => member.role !== 'reviewer');
  const isLast = role !== 'reviewer' && learners.length === 1;
  return (
    <section className={styles.band} aria-labelledby="team-people">
      <Heading level={2} size="2xl" id="team-people">
        {t({ message: 'People in this team', comment: 'Heading' })}
      </Heading>
      <BoardProblem error={change.error} onDismiss={change.reset} />
      <BoardProblem error={membership.error} words={TEAM_PROBLEM_MESSAGES} onDismiss={membership.reset} />
      <RowList>
        {board.members.map((member) => (
          <Row key={member.person.id} className={styles.stepsHead}>
            <Member
              member={member}
              canManage={abilities.manage && member.person.id !== viewer?.user_id}
              isPending={change.isPending}
              onRole={(next) =>
                change.mutate((api, team) => setO3TeamMember(api, team, member.person.id, next))
              }
              onRemove={() => setRemoved(member)}
            />
          </Row>
        ))}
      </RowList>
      {abilities.manage ? <Settings key={board.title} schoolId={schoolId} board={board} /> : null}
      <Inline gap="3">
        {abilities.supervise ? (
          <Button
            variant="primary"
            isPending={membership.isPending}
            onPress={() => membership.mutate({ joined: true, teamId: board.id })}
          >
            {t({ message: 'Review this team', comment: 'Button: a teacher becomes a reviewer' })}
          </Button>
        ) : null}
        {role ? (
          <Button onPress={() => setLeaving(true)}>
            {t({ message: 'Leave the team', comment: 'Button' })}
          </Button>
        ) : null}
      </Inline>
      <AlertDialog
        isOpen={isLeaving}
        tone="danger"
        title={t({ message: 'Leave this team?', comment: 'Title of a dialog' })}
        confirmLabel={t({ message: 'Leave the team', comment: 'Button' })}
        cancelLabel={t`Cancel`}
        isPending={membership.isPending}
        onCancel={() => setLeaving(false)}
        onConfirm={() =>
          membership.mutate({ joined: false, teamId: board.id }, { onError: () => setLeaving(false) })
        }
      >
        {isLast
          ? t`You are the last member. The board with all of its tasks and files will be deleted.`
          : t`Your tasks stay on the board without an assignee.`}
      </AlertDialog>
      <AlertDialog
        isOpen={removed !== undefined}
        tone="danger"
        title={t({ message: 'Remove this person from the team?', comment: 'Title of a dialog' })}
        confirmLabel={t({
          message: 'Remove',
          context: 'board',
          comment: 'Button: a person from a team',
        })}
        cancelLabel={t`Cancel`}
        isPending={change.isPending}
        onCancel={() => setRemoved(undefined)}
        onConfirm={() =>
          removed &&
          change.mutate((api, team) => removeO3TeamMember(api, team, removed.person.id), {
            onSettled: () => setRemoved(undefined),
          })
        }
      >
        {removed?.person.name}
      </AlertDialog>
    </section>
  );
}

function Member({
  member: { person, role },
  canManage,
  isPending,
  onRole,
  onRemove,
}: {
  member: O3Member;
  canManage: boolean;
  isPending: boolean;
  onRole: (role: 'leader' | 'member') => void;
  onRemove: () => void;
}) {
  const { t, i18n } = useLingui();
  const { name } = person;
  return (
    <>
      <Inline gap="3">
        <Avatar name={name} src={person.avatarUrl} size="sm" />
        <Text as="span" weight="medium">
          <UserText>{name}</UserText>
        </Text>
        <Badge tone={role === 'member' ? 'neutral' : 'primary'}>{i18n._(TEAM_ROLE_MESSAGES[role])}</Badge>
      </Inline>
      {canManage ? (
        <Inline gap="2">
          {role === 'reviewer' ? null : (
            <Button
              size="sm"
              variant="quiet"
              isPending={isPending}
              onPress={() => onRole(role === 'leader' ? 'member' : 'leader')}
            >
              {role === 'leader'
                ? t({ message: `Make ${name} a member`, comment: 'Button: takes leading a team away' })
                : t({ message: `Make ${name} a leader`, comment: 'Button' })}
            </Button>
          )}
          <Button size="sm" variant="quiet" onPress={onRemove}>
            {t({ message: `Remove ${name}`, context: 'board', comment: 'Button: a person from a team' })}
          </Button>
        </Inline>
      ) : null}
    </>
  );
}

/** Name, invitation, and whether others join by themselves. */
function Settings({ schoolId, board }: TeamPanelProps) {
  const { t } = useLingui();
  const change = useBoardChange(schoolId, board.id);
  const [title, setTitle] = useState(board.title);
  const isEmpty = !title.trim();
  const wholeAddress = useWholeAddress();
  const invitation = board.invitation ? wholeAddress(board.invitation) : '';
  return (
    <div className={styles.reading}>
      <BoardProblem error={change.error} />
      <TextField
        label={t({ message: 'Invitation', context: 'board', comment: 'Field with an address to pass on' })}
        description={t`Any member of the school who opens this address can join the team.`}
        direction="ltr"
        isReadOnly
        value={invitation}
      />
      <Inline>
        <Button
          size="sm"
          isPending={change.isPending}
          onPress={() => change.mutate((api, team) => updateO3Team(api, team, { newInvitation: true }))}
        >
          {t({ message: 'Make a new invitation', comment: 'Button: the address before ends' })}
        </Button>
      </Inline>
      <Switch
        isSelected={board.isOpen}
        isDisabled={change.isPending}
        onChange={(isOpen) => change.mutate((api, team) => updateO3Team(api, team, { isOpen }))}
      >
        {t`Members of the school can join without an invitation`}
      </Switch>
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          if (!isEmpty) change.mutate((api, team) => updateO3Team(api, team, { title: title.trim() }));
        }}
      >
        <TextField
          label={t({ message: 'Name of the team', comment: 'Field' })}
          value={title}
          onChange={setTitle}
          maxLength={TITLE_MAX}
          errorMessage={isEmpty ? t`Enter a name.` : undefined}
        />
        <Inline>
          <Button type="submit" size="sm" isPending={change.isPending}>
            {t({ message: 'Rename', context: 'board', comment: 'Button: a team' })}
          </Button>
        </Inline>
      </Form>
    </div>
  );
}
