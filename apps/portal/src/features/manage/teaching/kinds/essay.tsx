import { useLingui } from '@lingui/react/macro';
import { SectionHeader } from '@stoa/ui/section-header';
import { Text } from '@stoa/ui/text';

/** A note instead of an answer. */
export function EssayAnswer() {
  const { t } = useLingui();
  return (
    <>
      <SectionHeader title={t({ message: 'Answer', context: 'exam', comment: 'Heading: of a question' })} />
      <Text tone="muted">{t`Essays are graded by a teacher.`}</Text>
    </>
  );
}
