import { useLingui } from '@lingui/react/macro';
import type { QuestionAppeal } from '@stoa/api/schema';
import { Status } from '@stoa/ui/status';
import { Text } from '@stoa/ui/text';
import { FormulaText } from '@stoa/ui/formula-text';
import type { ReactNode } from 'react';
import { useLanguage } from '../../i18n/language-context.tsx';
import { formatNumber } from '../format.ts';
import { LocalTime } from '../local-time.tsx';
import * as styles from './appeal-view.css.ts';

/**
 * Why a learner wants points to be looked at again, and what came of it.
 * @param isOwn whether the learner looks at it
 */
export function AppealView({
  appeal,
  isOwn,
  children,
}: {
  appeal: QuestionAppeal;
  isOwn: boolean;
  /** What can be done with it. */
  children?: ReactNode;
}) {
  const { t } = useLingui();
  return (
    <div className={styles.appeal}>
      <div className={styles.head}>
        <Text size="sm" weight="semibold">
          {isOwn
            ? t({ message: 'Your appeal', comment: 'A learner wants points to be looked at again' })
            : t({
                message: 'Appeal of the learner',
                comment: 'A learner wants points to be looked at again',
              })}
        </Text>
        <AppealStatus appeal={appeal} />
      </div>
      <div className={styles.words}>
        <Text preserveLines>
          <FormulaText>{appeal.reason}</FormulaText>
        </Text>
        <Text size="sm" tone="muted">
          <LocalTime instant={appeal.askedAt} />
        </Text>
      </div>
      {appeal.reply === null ? null : (
        <div className={styles.words}>
          <Text size="sm" weight="semibold">
            {t({ message: 'Reply', context: 'appeal', comment: 'Heading: what a teacher said to an appeal' })}
          </Text>
          <Text preserveLines>
            <FormulaText>{appeal.reply}</FormulaText>
          </Text>
        </div>
      )}
      {children}
    </div>
  );
}

function AppealStatus({ appeal: { state, scoreBefore, scoreAfter } }: { appeal: QuestionAppeal }) {
  const { t } = useLingui();
  const language = useLanguage();
  const before = formatNumber(scoreBefore, language);
  const after = formatNumber(scoreAfter ?? scoreBefore, language);
  switch (state) {
    case 'open':
      return (
        <Status tone="warning">
          {t({ message: 'Under review', comment: 'An appeal that is not answered yet' })}
        </Status>
      );
    case 'changed':
      return (
        <Status tone="success">
          {t({ message: `Points changed from ${before} to ${after}`, comment: 'What came of an appeal' })}
        </Status>
      );
    case 'kept':
      return <Status>{t({ message: 'Points kept', comment: 'What came of an appeal' })}</Status>;
  }
}
