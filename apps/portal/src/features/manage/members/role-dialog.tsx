import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { MemberRow, Role } from '@stoa/api/schema';
import { useSelector } from '@xstate/react';
import { Banner } from '@stoa/ui/banner';
import { Button } from '@stoa/ui/button';
import { Dialog } from '@stoa/ui/dialog';
import { Radio, RadioGroup } from '@stoa/ui/radio-group';
import { Stack } from '@stoa/ui/stack';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { formatNumber } from '../../../shared/format.ts';
import { ROLE_MESSAGES } from '../../../shared/role-messages.ts';
import { ROLE_DUTIES } from '../../../shared/roles/role-duties.ts';
import { ROLES } from './people-search.ts';
import { MANAGE_PROBLEM_MESSAGES } from '../manage-messages.ts';
import { useMembers } from '../use-members.ts';
import { nameOf } from './member-columns.tsx';

/** Roles that all of them can be given. */
const commonRoles = (members: readonly MemberRow[]): Role[] =>
  ROLES.filter((role) => members.every(({ abilities }) => abilities.roles.includes(role)));

/** Which role one or several members get. The choice is the confirmation. */
export function RoleDialog({ members, onClose }: { members: readonly MemberRow[]; onClose: () => void }) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const actor = useMembers();
  const isPending = useSelector(actor, (snapshot) => snapshot.hasTag('changing'));
  const isOver = useSelector(
    actor,
    (snapshot) => snapshot.hasTag('changed') || snapshot.hasTag('partlyChanged'),
  );
  const problem = useSelector(actor, (snapshot) =>
    snapshot.hasTag('changeFailed') ? snapshot.context.changeProblem : null,
  );
  const [first] = members;
  const isOne = members.length === 1;
  const [role, setRole] = useState<Role | undefined>(isOne ? first?.role : undefined);
  const name = first ? nameOf(first) : '';
  const count = formatNumber(members.length, language);
  const [hasSent, setHasSent] = useState(false);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (hasSent && isOver) close();
  }, [hasSent, isOver]);
  const leave = () => {
    actor.send({ type: 'change.cancelled' });
    onClose();
  };
  const send = () => {
    if (!role) return;
    setHasSent(true);
    // A try that failed waits to be confirmed again; another role is another change.
    actor.send({ type: 'change.cancelled' });
    const userIds = members.map(({ userId }) => userId);
    actor.send({ type: 'change.requested', change: { kind: 'role', role, userIds } });
    actor.send({ type: 'change.confirmed' });
  };
  return (
    <Dialog
      isOpen
      onClose={leave}
      isDismissable={!isPending}
      title={
        isOne
          ? t`Role of ${name}`
          : t`${plural(members.length, { one: `Role of ${count} member`, other: `Role of ${count} members` })}`
      }
      footer={
        <>
          <Button variant="secondary" onPress={leave} isDisabled={isPending}>
            {t`Cancel`}
          </Button>
          <Button
            variant="primary"
            isPending={isPending}
            isDisabled={role === undefined || (isOne && role === first?.role)}
            onPress={send}
          >
            {t`Change the role`}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        {problem ? (
          <Banner tone="danger" announce="assertive">
            {i18n._(MANAGE_PROBLEM_MESSAGES[problem.code])}
          </Banner>
        ) : null}
        <RadioGroup
          label={t({ message: 'Role', comment: 'What somebody is in a school' })}
          value={role ?? null}
          onChange={(value) => setRole(ROLES.find((known) => known === value))}
          isDisabled={isPending}
        >
          {commonRoles(members).map((value) => (
            <Radio key={value} value={value} description={i18n._(ROLE_DUTIES[value])}>
              {i18n._(ROLE_MESSAGES[value])}
            </Radio>
          ))}
        </RadioGroup>
      </Stack>
    </Dialog>
  );
}
