import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { MemberRow, Role } from '@stoa/api/schema';
import { AlertDialog } from '@stoa/ui/alert-dialog';
import { Button } from '@stoa/ui/button';
import { Dialog } from '@stoa/ui/dialog';
import { ProgressBar } from '@stoa/ui/progress';
import { Radio, RadioGroup } from '@stoa/ui/radio-group';
import { Stack } from '@stoa/ui/stack';
import { useState } from 'react';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { formatNumber } from '../../../shared/format.ts';
import { ROLE_DUTIES, ROLE_WORDS } from '../../../shared/role-words.ts';
import { ROLES } from '../manage-address.ts';
import { nameOf } from './member-columns.tsx';
import type { Asked } from './member-menu.tsx';
import type { MemberChange } from './use-member-changes.ts';

export interface ChangeDialogProps {
  asked: Asked;
  members: readonly MemberRow[];
  isPending: boolean;
  /** How many are done while it is under way. */
  done: number;
  onChange: (change: MemberChange) => void;
  onClose: () => void;
}

/** Asks before members are changed: which role, or whether they shall really be shut out. */
export function ChangeDialog(props: ChangeDialogProps) {
  return props.asked === 'role' ? <RoleDialog {...props} /> : <StateDialog {...props} />;
}

/** Roles that all of them can be given. */
const commonRoles = (members: readonly MemberRow[]): Role[] =>
  ROLES.filter((role) => members.every(({ abilities }) => abilities.roles.includes(role)));

function RoleDialog({ members, isPending, done, onChange, onClose }: ChangeDialogProps) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const roles = commonRoles(members);
  const [role, setRole] = useState<Role | undefined>(members.length === 1 ? members[0]?.role : undefined);
  const first = members[0];
  const name = first ? nameOf(first) : '';
  const count = formatNumber(members.length, language);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      isDismissable={!isPending}
      title={
        members.length === 1
          ? t`Role of ${name}`
          : t`${plural(members.length, { one: `Role of ${count} member`, other: `Role of ${count} members` })}`
      }
      footer={
        <>
          <Button variant="secondary" onPress={onClose} isDisabled={isPending}>
            {t`Cancel`}
          </Button>
          <Button
            variant="primary"
            isPending={isPending}
            isDisabled={role === undefined || (members.length === 1 && role === first?.role)}
            onPress={() => role && onChange({ kind: 'role', role })}
          >
            {t`Change the role`}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        <RadioGroup
          label={t({ message: 'Role', comment: 'What somebody is in a school' })}
          value={role ?? null}
          onChange={(value) => setRole(ROLES.find((known) => known === value))}
          isDisabled={isPending}
        >
          {roles.map((value) => (
            <Radio key={value} value={value} description={i18n._(ROLE_DUTIES[value])}>
              {i18n._(ROLE_WORDS[value])}
            </Radio>
          ))}
        </RadioGroup>
        <Advance isShown={isPending && members.length > 1} done={done} total={members.length} />
      </Stack>
    </Dialog>
  );
}

function StateDialog({ asked, members, isPending, done, onChange, onClose }: ChangeDialogProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const isDisabling = asked === 'disable';
  const name = members[0] ? nameOf(members[0]) : '';
  const total = members.length;
  const count = formatNumber(total, language);
  const title = isDisabling
    ? total === 1
      ? t`Disable ${name}?`
      : t`${plural(total, { one: `Disable ${count} member?`, other: `Disable ${count} members?` })}`
    : total === 1
      ? t`Enable ${name}?`
      : t`${plural(total, { one: `Enable ${count} member?`, other: `Enable ${count} members?` })}`;
  return (
    <AlertDialog
      isOpen
      title={title}
      tone={isDisabling ? 'danger' : 'default'}
      confirmLabel={isDisabling ? t`Disable` : t`Enable`}
      cancelLabel={t`Cancel`}
      isPending={isPending}
      onConfirm={() => onChange({ kind: 'valid', isValid: isDisabling ? 0 : 1 })}
      onCancel={onClose}
    >
      <Stack gap="4">
        <span>
          {isDisabling
            ? t`All devices are signed out at once, and the school is closed to them. What was learned stays and is there again after enabling.`
            : t`The school is open to them again, with everything that they had learned.`}
        </span>
        <Advance isShown={isPending && total > 1} done={done} total={total} />
      </Stack>
    </AlertDialog>
  );
}

function Advance({ isShown, done, total }: { isShown: boolean; done: number; total: number }) {
  const { t } = useLingui();
  const language = useLanguage();
  if (!isShown) return null;
  const doneText = formatNumber(done, language);
  const totalText = formatNumber(total, language);
  return (
    <ProgressBar
      label={t({ message: 'Changing members', comment: 'Name of a progress bar' })}
      value={done / total}
      text={t`${doneText} of ${totalText}`}
    />
  );
}
