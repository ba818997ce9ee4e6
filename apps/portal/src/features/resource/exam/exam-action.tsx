import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ExamDetail } from '@stoa/api/schema';
import { LinkButton } from '@stoa/ui/button';
import { Text } from '@stoa/ui/text';
import { BuyExam } from '../../../shared/exam/buy-exam.tsx';
import * as styles from '../resource.css.ts';

type Reason = NonNullable<ExamDetail['abilities']['reason']>;

const NOTES: Partial<Record<Reason, MessageDescriptor>> = {
  NOT_OPEN: msg`This exam is not open yet.`,
  CLOSED: msg`This exam is closed.`,
  SIGN_IN: msg`Sign in to take this exam.`,
  PURCHASE_REQUIRED: msg`You have to buy this exam first.`,
  ATTEMPTS_EXHAUSTED: msg`You have used all your attempts.`,
};

/** The way to the exam: what can be done there, and why not where that is so. */
export function ExamAction({ exam }: { exam: ExamDetail }) {
  const { t, i18n } = useLingui();
  const used = exam.attemptsUsed ?? 0;
  const left = Math.max(0, exam.attempts - used);
  const { start, reason } = exam.abilities;
  const { purchaseUrl } = exam;
  const mustBuy = purchaseUrl !== undefined || reason === 'PURCHASE_REQUIRED';
  // Who has to buy it signs in there.
  const shown = mustBuy && reason === 'SIGN_IN' ? 'PURCHASE_REQUIRED' : reason;
  const note = shown ? NOTES[shown] : undefined;
  // Whoever is not signed in is asked to be on the way.
  const canGo = start || (reason === 'SIGN_IN' && !mustBuy);
  return (
    <div className={styles.action}>
      {mustBuy ? <BuyExam price={exam.card.price} purchaseUrl={purchaseUrl} /> : null}
      {exam.startUrl && (canGo || used > 0) ? (
        <LinkButton variant={canGo ? 'primary' : 'secondary'} size="lg" href={exam.startUrl}>
          {canGo ? t`Go to the exam` : t`Your attempts and results`}
        </LinkButton>
      ) : null}
      <Text tone="muted">
        {note ? i18n._(note) : t`${plural(left, { one: '# attempt left', other: '# attempts left' })}`}
      </Text>
    </div>
  );
}
