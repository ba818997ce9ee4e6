import { useLingui } from '@lingui/react/macro';
import { NumberField } from '@stoa/ui/number-field';
import { Radio, RadioGroup } from '@stoa/ui/radio-group';
import { TextField } from '@stoa/ui/text-field';
import { ROLE_DUTIES, ROLE_WORDS } from '../../../shared/role-words.ts';
import { INVITED_ROLES, type InvitedRole, type LinkInvitation, type MailInvitation } from './use-invite.ts';

export const MOST_USES = 10_000;
export const MOST_DAYS = 90;
const LONGEST_NAME = 60;

/** What can be wrong with an invitation before it is sent. */
export type InviteProblem = 'REQUIRED' | 'INVALID';

/** What is wrong with an address, if anything; the server has the last word. */
export function emailProblem(email: string): InviteProblem | undefined {
  const text = email.trim();
  if (text === '') return 'REQUIRED';
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/u.test(text) ? undefined : 'INVALID';
}

interface FieldsProps<Draft> {
  draft: Draft;
  onChange: (part: Partial<Draft>) => void;
  /** Nobody gives a role above their own. */
  roles: readonly InvitedRole[];
}

/** Who is invited by mail, and as what. */
export function MailFields({
  draft,
  onChange,
  roles,
  problem,
}: FieldsProps<MailInvitation> & { problem: InviteProblem | undefined }) {
  const { t } = useLingui();
  return (
    <>
      <TextField
        name="email"
        type="email"
        label={t`E-mail`}
        description={t`Only the account with this address can accept the invitation.`}
        isRequired
        autoComplete="off"
        spellCheck="false"
        value={draft.email}
        onChange={(email) => onChange({ email })}
        errorMessage={
          problem === 'REQUIRED'
            ? t`Type the e-mail address of the person.`
            : problem === 'INVALID'
              ? t`This is not a complete e-mail address.`
              : undefined
        }
      />
      <TextField
        name="realName"
        label={t({ message: 'Name', comment: 'Field: what a person is called' })}
        description={t`For your list. It is taken over where the person has given none.`}
        isOptional
        autoComplete="off"
        maxLength={LONGEST_NAME}
        value={draft.realName}
        onChange={(realName) => onChange({ realName })}
      />
      <RoleField role={draft.role} roles={roles} onChange={(role) => onChange({ role })} />
    </>
  );
}

/** For how many and how long a link is good. */
export function LinkFields({ draft, onChange, roles }: FieldsProps<LinkInvitation>) {
  const { t } = useLingui();
  return (
    <>
      <NumberField
        name="uses"
        label={t({ message: 'For how many people', comment: 'Field: a link that so many can use' })}
        isRequired
        minValue={1}
        maxValue={MOST_USES}
        value={draft.uses}
        onChange={(uses) => onChange({ uses: uses ?? 1 })}
      />
      <NumberField
        name="days"
        label={t({ message: 'For how many days', comment: 'Field: a link that holds so long' })}
        isRequired
        minValue={1}
        maxValue={MOST_DAYS}
        value={draft.days}
        onChange={(days) => onChange({ days: days ?? 1 })}
      />
      <RoleField role={draft.role} roles={roles} onChange={(role) => onChange({ role })} />
    </>
  );
}

function RoleField({
  role,
  roles,
  onChange,
}: {
  role: InvitedRole;
  roles: readonly InvitedRole[];
  onChange: (role: InvitedRole) => void;
}) {
  const { t, i18n } = useLingui();
  return (
    <RadioGroup
      label={t({ message: 'Role', comment: 'What somebody is in a school' })}
      value={role}
      onChange={(value) => onChange(INVITED_ROLES.find((known) => known === value) ?? role)}
    >
      {roles.map((value) => (
        <Radio key={value} value={value} description={i18n._(ROLE_DUTIES[value])}>
          {i18n._(ROLE_WORDS[value])}
        </Radio>
      ))}
    </RadioGroup>
  );
}
