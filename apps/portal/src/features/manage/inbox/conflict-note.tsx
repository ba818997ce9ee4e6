import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Banner } from '@stoa/ui/banner';
import { Button } from '@stoa/ui/button';
import { Inline } from '@stoa/ui/inline';
import { Stack } from '@stoa/ui/stack';
import { Text } from '@stoa/ui/text';
import { UserText } from '@stoa/ui/user-text';
import { FEEDBACK_STATUS_MESSAGES } from '../../../shared/feedback/feedback-messages.ts';
import type { InboxActor } from './use-inbox.ts';

/** Somebody else was quicker: what they said, and the choice between theirs and one's own. */
export function ConflictNote({ actor }: { actor: InboxActor }) {
  const { t, i18n } = useLingui();
  const theirs = useSelector(actor, ({ context }) => context.theirs);
  if (!theirs) return null;
  const state = i18n._(FEEDBACK_STATUS_MESSAGES[theirs.status]);
  return (
    <Banner tone="warning" announce="assertive" title={t`Someone else has updated this message`}>
      <Stack gap="3">
        <Text>{t({ message: `Status changed: ${state}`, comment: 'A state such as: Answered' })}</Text>
        {theirs.reply ? (
          <Text>
            <UserText>{theirs.reply}</UserText>
          </Text>
        ) : null}
        <Inline gap="3">
          <Button size="sm" onPress={() => actor.send({ type: 'conflict.theirsTaken' })}>
            {t`Keep theirs`}
          </Button>
          <Button size="sm" onPress={() => actor.send({ type: 'conflict.mineKept' })}>
            {t`Overwrite with mine`}
          </Button>
        </Inline>
      </Stack>
    </Banner>
  );
}
