import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { MemberRow } from '@stoa/api/schema';
import { useSelector } from '@xstate/react';
import { AlertDialog } from '@stoa/ui/alert-dialog';
import { Banner } from '@stoa/ui/banner';
import { Stack } from '@stoa/ui/stack';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { formatNumber } from '../../../shared/format.ts';
import { MANAGE_PROBLEM_MESSAGES } from '../manage-messages.ts';
import { useMembers } from '../use-members.ts';
import { nameOf } from './member-columns.tsx';

/** Asks whether members shall really be shut out, or let in again. */
export function StateDialog({ members }: { members: readonly MemberRow[] }) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const actor = useMembers();
  const change = useSelector(actor, ({ context }) => context.change);
  const isPending = useSelector(actor, (snapshot) => snapshot.hasTag('changing'));
  const isAsking = useSelector(actor, (snapshot) => snapshot.hasTag('confirmingChange'));
  const problem = useSelector(actor, (snapshot) =>
    snapshot.hasTag('changeFailed') ? snapshot.context.changeProblem : null,
  );
  if (!change || change.kind === 'role') return null;
  const isDisabling = change.kind === 'disable';
  const total = change.userIds.length;
  const one = total === 1 ? members.find(({ userId }) => userId === change.userIds[0]) : undefined;
  const name = one ? nameOf(one) : '';
  const count = formatNumber(total, language);
  const title = isDisabling
    ? one
      ? t`Disable ${name}?`
      : t`${plural(total, { one: `Disable ${count} member?`, other: `Disable ${count} members?` })}`
    : one
      ? t`Enable ${name}?`
      : t`${plural(total, { one: `Enable ${count} member?`, other: `Enable ${count} members?` })}`;
  return (
    <AlertDialog
      isOpen={isAsking || isPending}
      title={title}
      tone={isDisabling ? 'danger' : 'default'}
      confirmLabel={isDisabling ? t`Disable` : t`Enable`}
      cancelLabel={t`Cancel`}
      isPending={isPending}
      onConfirm={() => actor.send({ type: 'change.confirmed' })}
      onCancel={() => actor.send({ type: 'change.cancelled' })}
    >
      <Stack gap="4">
        <span>
          {isDisabling
            ? t`All devices are signed out at once and access to the school is blocked. Progress is kept and available again after enabling.`
            : t`They regain access to the school and keep their progress.`}
        </span>
        {problem ? <Banner tone="danger">{i18n._(MANAGE_PROBLEM_MESSAGES[problem.code])}</Banner> : null}
      </Stack>
    </AlertDialog>
  );
}
