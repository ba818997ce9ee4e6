import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { moderationWordsQuery } from '@stoa/api/school-settings.queries';
import {
  MAX_WORDS,
  WORD_MAX_LENGTH,
  wordsOf,
  type SettingsFieldProblem,
} from '@stoa/machines/school-settings';
import { Text } from '@stoa/ui/text';
import { TextArea } from '@stoa/ui/text-area';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../app/services.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { formatNumber } from '../../../shared/format.ts';
import { Loaded } from '../../../shared/loaded.tsx';
import { ManagePage } from '../manage-page.tsx';
import { SettingsEditor } from './settings-editor.tsx';
import { wordsDraft } from './settings-form.ts';

const ROWS = 8;

/** What the school does not accept in texts that people publish (B074), for those who run it. */
export function WordsPage({ schoolId }: { schoolId: string }) {
  const { t } = useLingui();
  const lang = useLanguage();
  const query = useQuery({
    ...moderationWordsQuery(useApi(), { schoolId, lang }),
    // What is being edited does not change under one's hands.
    staleTime: Infinity,
  });
  const [mostWords, mostLetters] = [formatNumber(MAX_WORDS, lang), formatNumber(WORD_MAX_LENGTH, lang)];
  const said: Partial<Record<SettingsFieldProblem, string>> = {
    TOO_MANY: t`The list can have up to ${mostWords} words and phrases.`,
    TOO_LONG: t`A word or phrase has at most ${mostLetters} characters.`,
  };
  return (
    <ManagePage
      title={t({
        message: 'Blocked words',
        comment: 'Page for those who run a school: a list of forbidden words',
      })}
      text={t`Texts with these words are rejected before anyone sees them. The author is told which word it was and keeps the text.`}
    >
      <Loaded query={query} rows={4}>
        {(data) => (
          <SettingsEditor schoolId={schoolId} settings={wordsDraft(data)}>
            {(draft, change, { words: problem }) => (
              <>
                <TextArea
                  name="words"
                  label={t`Words and phrases`}
                  description={t`One per line. Case, spaces and invisible characters are ignored. In languages with spaces, only whole words match.`}
                  rows={ROWS}
                  spellCheck="false"
                  value={draft.words}
                  onChange={(words) => change({ words })}
                  errorMessage={problem && said[problem]}
                  isOptional
                />
                <Count count={wordsOf(draft.words).length} />
              </>
            )}
          </SettingsEditor>
        )}
      </Loaded>
    </ManagePage>
  );
}

function Count({ count }: { count: number }) {
  const { t } = useLingui();
  const number = formatNumber(count, useLanguage());
  return (
    <Text size="sm" tone="muted">
      {count === 0
        ? t`The list is empty. Only words blocked on the whole platform are rejected.`
        : t`${plural(count, { one: `${number} word or phrase`, other: `${number} words and phrases` })}`}
    </Text>
  );
}
