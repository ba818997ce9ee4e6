import { useLingui } from '@lingui/react/macro';
import { INVITE_DAYS_MAX, INVITE_USES_MAX, type InvitedRole, type InviteField } from '@stoa/machines/members';
import { useSelector } from '@xstate/react';
import { NumberField } from '@stoa/ui/number-field';
import { Radio, RadioGroup } from '@stoa/ui/radio-group';
import { TextField } from '@stoa/ui/text-field';
import { ROLE_MESSAGES } from '../../../shared/role-messages.ts';
import { ROLE_DUTIES } from '../../../shared/roles/role-duties.ts';
import { useMembers } from '../use-members.ts';

/** What an invitation says: whom it is for, or for how many and how long; and what they become. */
export function InviteFields({ roles }: { roles: readonly InvitedRole[] }) {
  const { t, i18n } = useLingui();
  const actor = useMembers();
  const { way, invite, inviteFieldProblems } = useSelector(actor, ({ context }) => context);
  const change = (field: InviteField) => (value: string) =>
    actor.send({ type: 'invite.changed', field, value });
  const number = (field: 'uses' | 'days') => ({
    name: field,
    isRequired: true,
    minValue: 1,
    maxValue: field === 'uses' ? INVITE_USES_MAX : INVITE_DAYS_MAX,
    value: invite[field] === '' ? null : Number(invite[field]),
    onChange: (value: number | null) => change(field)(value === null ? '' : String(value)),
    errorMessage: inviteFieldProblems[field] ? t`Enter a number.` : undefined,
  });
  return (
    <>
      {way === 'mail' ? (
        <>
          <TextField
            name="email"
            type="email"
            label={t`Email`}
            description={t`Only the account with this address can accept the invitation.`}
            isRequired
            autoComplete="off"
            spellCheck="false"
            value={invite.email}
            onChange={change('email')}
            errorMessage={
              inviteFieldProblems.email === 'REQUIRED'
                ? t`Enter the person’s email address.`
                : inviteFieldProblems.email
                  ? t`Enter a complete email address.`
                  : undefined
            }
          />
          <TextField
            name="realName"
            label={t({ message: 'Name', comment: 'Field: what a person is called' })}
            description={t`For your list. It is used if the person has not entered a name.`}
            isOptional
            autoComplete="off"
            value={invite.realName}
            onChange={change('realName')}
            errorMessage={inviteFieldProblems.realName ? t`Use at most 60 characters.` : undefined}
          />
        </>
      ) : (
        <>
          <NumberField
            {...number('uses')}
            label={t({ message: 'Maximum uses', comment: 'Field: a link that so many can use' })}
          />
          <NumberField
            {...number('days')}
            label={t({ message: 'For how many days', comment: 'Field: a link that holds so long' })}
          />
        </>
      )}
      <RadioGroup
        label={t({ message: 'Role', comment: 'What somebody is in a school' })}
        value={invite.role}
        onChange={change('role')}
      >
        {roles.map((value) => (
          <Radio key={value} value={value} description={i18n._(ROLE_DUTIES[value])}>
            {i18n._(ROLE_MESSAGES[value])}
          </Radio>
        ))}
      </RadioGroup>
    </>
  );
}
