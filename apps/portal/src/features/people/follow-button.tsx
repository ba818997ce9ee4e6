import { useLingui } from '@lingui/react/macro';
import { UserCheckIcon } from '@phosphor-icons/react/dist/csr/UserCheck';
import { UserPlusIcon } from '@phosphor-icons/react/dist/csr/UserPlus';
import { Button } from '@stoa/ui/button';
import { useEffect } from 'react';
import { toasts } from '../../app/toasts.ts';
import { messageOf } from '../../shared/call-problem-messages.ts';
import { FOLLOW_MESSAGES } from './follow-messages.ts';
import { useFollow, type FollowSubject } from './use-follow.ts';

/** Follows somebody; who is followed no longer can be followed again from the message. */
export function FollowButton({ name, ...subject }: FollowSubject & { name: string }) {
  const { t, i18n } = useLingui();
  const { isFollowed, isMutual, problem, follow, unfollow, dismissProblem } = useFollow(subject);
  useEffect(() => {
    if (!problem) return;
    toasts.show({ message: i18n._(messageOf(FOLLOW_MESSAGES, problem.code)), tone: 'danger' });
    dismissProblem();
  }, [problem, i18n, dismissProblem]);
  const leave = () => {
    unfollow();
    toasts.show({
      message: t`You no longer follow ${name}.`,
      action: { label: t({ message: 'Undo', comment: 'Button; follows the person again' }), onPress: follow },
    });
  };
  if (!isFollowed)
    return (
      <Button size="sm" variant="primary" icon={UserPlusIcon} aria-label={t`Follow ${name}`} onPress={follow}>
        {t({ message: 'Follow', comment: 'Button' })}
      </Button>
    );
  // What is read out begins with what is seen.
  const label = isMutual
    ? t({ message: `Mutual with ${name}, unfollow`, comment: 'Read out; begins with “Mutual” on the button' })
    : t({
        message: `Following ${name}, unfollow`,
        comment: 'Read out; begins with “Following” on the button',
      });
  return (
    <Button size="sm" icon={UserCheckIcon} aria-label={label} onPress={leave}>
      {isMutual
        ? t({ message: 'Mutual', comment: 'Two people follow each other; on the button that ends it' })
        : t({
            message: 'Following',
            comment: 'On the button of a person whom one follows; pressing ends it',
          })}
    </Button>
  );
}
