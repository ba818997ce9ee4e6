import { useLingui } from '@lingui/react/macro';
import { Text } from '@stoa/ui/text';

/** Says how a discussion is completed: there is nothing to choose. */
export function DiscussionHint() {
  const { t } = useLingui();
  return (
    <Text tone="muted">
      {t`Learners complete this lesson by writing a post or a reply. Say in the notes what to discuss.`}
    </Text>
  );
}
