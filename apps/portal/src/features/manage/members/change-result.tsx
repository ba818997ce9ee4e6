import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { MemberRow } from '@stoa/api/schema';
import { useSelector } from '@xstate/react';
import { Banner } from '@stoa/ui/banner';
import { UserText } from '@stoa/ui/user-text';
import { useEffect, useEffectEvent } from 'react';
import { toasts } from '../../../app/toasts.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { formatNumber } from '../../../shared/format.ts';
import { MANAGE_PROBLEM_MESSAGES } from '../manage-messages.ts';
import * as styles from '../manage.css.ts';
import { useMembers } from '../use-members.ts';
import { nameOf } from './member-columns.tsx';

/** What became of a change: a word in passing where all is well, else who was refused and why, until it was read. */
export function ChangeResult({ members }: { members: readonly MemberRow[] }) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const actor = useMembers();
  const result = useSelector(actor, ({ context }) => context.result);
  const isChanged = useSelector(actor, (snapshot) => snapshot.hasTag('changed'));
  const isPartly = useSelector(actor, (snapshot) => snapshot.hasTag('partlyChanged'));
  const changed = result?.changed.length ?? 0;
  const refused = result?.refused ?? [];
  const count = formatNumber(changed, language);
  const refusedCount = formatNumber(refused.length, language);
  const changedText = t`${plural(changed, { one: `${count} member was changed.`, other: `${count} members were changed.` })}`;
  const notify = useEffectEvent(() => {
    toasts.show({ message: changedText, tone: 'success' });
    actor.send({ type: 'result.dismissed' });
  });
  useEffect(() => {
    if (isChanged) notify();
  }, [isChanged]);
  if (!isPartly) return null;
  return (
    <Banner
      tone="danger"
      announce="assertive"
      onDismiss={() => actor.send({ type: 'result.dismissed' })}
      title={t`${plural(refused.length, { one: `${refusedCount} member could not be changed`, other: `${refusedCount} members could not be changed` })}`}
    >
      {changed > 0 ? changedText : null}
      <ul className={styles.list}>
        {refused.map(({ userId, problem }) => {
          const member = members.find((one) => one.userId === userId);
          return (
            <li key={userId}>
              {member ? (
                <>
                  <UserText>{nameOf(member)}</UserText>:{' '}
                </>
              ) : null}
              {i18n._(MANAGE_PROBLEM_MESSAGES[problem.code])}
            </li>
          );
        })}
      </ul>
    </Banner>
  );
}
