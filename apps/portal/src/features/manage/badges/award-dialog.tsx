import { useLingui } from '@lingui/react/macro';
import { awardBadge } from '@stoa/api/badge.calls';
import { badgesQuery } from '@stoa/api/badge.queries';
import { isApiProblem } from '@stoa/api/error';
import { Banner } from '@stoa/ui/banner';
import { Button } from '@stoa/ui/button';
import { Dialog } from '@stoa/ui/dialog';
import { Emblem } from '@stoa/ui/emblem';
import { Select, SelectItem } from '@stoa/ui/select';
import { Stack } from '@stoa/ui/stack';
import { Text } from '@stoa/ui/text';
import { TextField } from '@stoa/ui/text-field';
import { UserText } from '@stoa/ui/user-text';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useApi } from '../../../app/services.ts';
import { toasts } from '../../../app/toasts.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { useMessages } from '../../../i18n/use-messages.ts';
import { messageOf } from '../../../shared/call-problem-messages.ts';
import { formatNumber } from '../../../shared/format.ts';
import { REASON_MAX } from './badge-form.ts';
import { BADGE_PROBLEM_MESSAGES } from './badge-messages.ts';
import * as styles from './badges.css.ts';
import { MemberField } from './member-field.tsx';

export interface AwardDialogProps {
  schoolId: string;
  /** Left out it is asked for. */
  badgeId?: string;
  /** Left out one is asked for. */
  userIds?: readonly string[];
  onDone: () => void;
  onClose: () => void;
}

/** Gives members a badge by hand, with a reason. */
export function AwardDialog({ schoolId, badgeId, userIds, onDone, onClose }: AwardDialogProps) {
  useMessages('points');
  const { t, i18n } = useLingui();
  const api = useApi();
  const lang = useLanguage();
  const [chosenBadge, setBadge] = useState<string | null>(badgeId ?? null);
  const [chosenMember, setMember] = useState<string | null>(null);
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const { data } = useQuery({ ...badgesQuery(api, { schoolId, lang }), enabled: badgeId === undefined });
  const badges = (data?.items ?? []).filter(({ isArchived }) => !isArchived);
  const people = userIds ?? (chosenMember === null ? [] : [chosenMember]);
  const award = useMutation({
    mutationFn: async () => {
      if (chosenBadge === null) return 0;
      const call = { schoolId, badgeId: chosenBadge, userIds: [...people], reason: reason.trim() };
      return (await awardBadge(api, call)).given;
    },
    onSuccess: (given) => {
      const count = formatNumber(given, lang);
      toasts.show({
        message:
          given === 0
            ? t`Nobody was given the badge: all of them have it already.`
            : t({ message: `Badge awarded. New holders: ${count}`, comment: 'Note; how many got it' }),
        tone: given === 0 ? 'neutral' : 'success',
      });
      onDone();
    },
  });
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    setTried(true);
    if (chosenBadge !== null && people.length > 0 && reason.trim() !== '' && !award.isPending) award.mutate();
  };
  const number = formatNumber(people.length, lang);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="sm"
      isDismissable={false}
      title={t({ message: 'Award a badge', comment: 'Button, and title of a dialog' })}
      footer={
        <>
          <Button variant="secondary" onPress={onClose}>{t`Cancel`}</Button>
          <Button variant="primary" isPending={award.isPending} onPress={() => submit()}>
            {t({ message: 'Award', context: 'badge', comment: 'Button: gives somebody a badge' })}
          </Button>
        </>
      }
    >
      <form onSubmit={submit} noValidate>
        <Stack gap="5">
          {award.error ? (
            <Banner tone="danger" announce="assertive">
              {i18n._(
                messageOf(BADGE_PROBLEM_MESSAGES, isApiProblem(award.error) ? award.error.code : 'UNKNOWN'),
              )}
            </Banner>
          ) : null}
          {userIds ? (
            <Text>
              {t({ message: `Members: ${number}`, context: 'badge', comment: 'How many are given a badge' })}
            </Text>
          ) : (
            <MemberField
              schoolId={schoolId}
              value={chosenMember}
              onChange={setMember}
              errorMessage={isTried && chosenMember === null ? t`Choose a member.` : undefined}
            />
          )}
          {badgeId === undefined ? (
            <Select
              label={t({ message: 'Badge', context: 'badge', comment: 'Field: which one is given' })}
              value={chosenBadge}
              onChange={(value) => setBadge(value === null ? null : String(value))}
              description={
                data && badges.length === 0 ? t`The school has no badges yet. Create one first.` : undefined
              }
              errorMessage={isTried && chosenBadge === null ? t`Choose a badge.` : undefined}
            >
              {badges.map(({ id, name, look }) => (
                <SelectItem key={id} id={id} textValue={name}>
                  <span className={styles.choice}>
                    <Emblem
                      shape={look.shape}
                      fill={look.fill}
                      mark={look.mark}
                      src={look.pictureUrl}
                      size="sm"
                    />
                    <UserText>{name}</UserText>
                  </span>
                </SelectItem>
              ))}
            </Select>
          ) : null}
          <TextField
            name="reason"
            label={t({
              message: 'Reason',
              context: 'points',
              comment: 'Field: why points are given or taken',
            })}
            description={t`The member sees this reason.`}
            value={reason}
            onChange={setReason}
            maxLength={REASON_MAX}
            errorMessage={isTried && reason.trim() === '' ? t`Enter a reason.` : undefined}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
