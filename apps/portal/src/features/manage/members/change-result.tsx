import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Banner } from '@stoa/ui/banner';
import { UserText } from '@stoa/ui/user-text';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { wordsOf } from '../../../shared/call-problem-words.ts';
import { formatNumber } from '../../../shared/format.ts';
import { MANAGE_PROBLEM_WORDS } from '../manage-words.ts';
import * as styles from '../manage.css.ts';
import type { ChangeResult } from './use-member-changes.ts';

/** Who could not be changed and why. It stays until somebody has read it. */
export function ChangeProblems({ result, onDismiss }: { result: ChangeResult; onDismiss: () => void }) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const { changed, refused } = result;
  const refusedText = formatNumber(refused.length, language);
  const changedText = formatNumber(changed, language);
  return (
    <Banner
      tone="danger"
      announce="assertive"
      onDismiss={onDismiss}
      title={t`${plural(refused.length, { one: `${refusedText} member could not be changed`, other: `${refusedText} members could not be changed` })}`}
    >
      {changed > 0
        ? t`${plural(changed, { one: `${changedText} member was changed.`, other: `${changedText} members were changed.` })}`
        : null}
      <ul className={styles.list}>
        {refused.map(({ name, code }, index) => (
          <li key={index}>
            <UserText>{name}</UserText>: {i18n._(wordsOf(MANAGE_PROBLEM_WORDS, code))}
          </li>
        ))}
      </ul>
    </Banner>
  );
}
