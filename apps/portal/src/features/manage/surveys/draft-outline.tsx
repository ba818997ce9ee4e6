import { useLingui } from '@lingui/react/macro';
import { withoutBrackets } from '@stoa/api/passages';
import type { SurveyDraft, SurveyDraftItem } from '@stoa/api/schema';
import { Heading } from '@stoa/ui/heading';
import { Stack } from '@stoa/ui/stack';
import { Text } from '@stoa/ui/text';
import { UserText } from '@stoa/ui/user-text';
import { useLanguage } from '../../../i18n/language-context.tsx';
import type { Language } from '../../../i18n/languages.ts';
import { formatNumber } from '../../../shared/format.ts';
import { textIn } from '../texts.ts';
import { optionWords } from './option-words.ts';
import type { DraftOption } from './survey-draft.ts';
import { KIND_MESSAGES } from './surveys-messages.ts';
import { useChoiceNames } from './use-choice-names.ts';

/** What a draft asks, to be compared with another one. */
export function DraftOutline({ draft, language }: { draft: SurveyDraft; language: Language }) {
  return (
    <Stack gap="3">
      <Heading level={4} size="sm">
        <UserText>{textIn(draft.title, language).text}</UserText>
      </Heading>
      <Stack as="ul" gap="2">
        {draft.pages.flatMap(({ items }) =>
          items.map((item) => (
            <li key={item.id}>
              <ItemOutline item={item} language={language} />
            </li>
          )),
        )}
      </Stack>
    </Stack>
  );
}

function ItemOutline({ item, language }: { item: SurveyDraftItem; language: Language }) {
  const { t, i18n } = useLingui();
  const names = useChoiceNames(item.kind);
  const { kind, text, picture, options, rows, passage, showIf } = item;
  const areas = t({ message: 'Areas', context: 'exam', comment: 'Heading: of a picture, to be marked' });
  return (
    <>
      <Text as="div">
        <UserText>{textIn(text, language).text}</UserText>
      </Text>
      <Text as="div" size="sm" tone="muted">
        {i18n._(KIND_MESSAGES[kind])}
      </Text>
      {picture ? (
        <Text as="div" size="sm" tone="muted">
          <UserText>{textIn(picture.alt, language).text}</UserText>
        </Text>
      ) : null}
      {showIf ? (
        <Text as="div" size="sm" tone="muted">
          {t({ message: 'Only shown after certain answers', comment: 'Of a question of a survey' })}
        </Text>
      ) : null}
      {passage ? (
        <Text as="div" size="sm" preserveLines>
          <UserText>{withoutBrackets(textIn(passage, language).text)}</UserText>
        </Text>
      ) : null}
      <Numbers item={item} language={language} />
      {/* Where there are both, each is told by its name. */}
      <Entries label={kind === 'labels' ? areas : names.rows} entries={rows} language={language} />
      <Entries label={rows.length > 0 ? names.options : undefined} entries={options} language={language} />
    </>
  );
}

/** Between which numbers people choose, and what the ends mean. */
function Numbers({ item, language }: { item: SurveyDraftItem; language: Language }) {
  const { t } = useLingui();
  const own = useLanguage();
  const { kind, range, lowLabel, highLabel } = item;
  if (kind !== 'slider' && kind !== 'scale') return null;
  const { min, max, step } = kind === 'slider' && range ? range : { min: item.min, max: item.max, step: 1 };
  const end = (number: number, words: SurveyDraftItem['lowLabel']) => {
    const said = textIn(words, language).text;
    return said ? `${formatNumber(number, own)} (\u2068${said}\u2069)` : formatNumber(number, own);
  };
  const from = end(min, lowLabel);
  const to = end(max, highLabel);
  const by = formatNumber(step, own);
  return (
    <Text as="div" size="sm" isNumeric>
      {step === 1
        ? t({ message: `${from} to ${to}`, context: 'survey', comment: 'Steps of a scale' })
        : t({
            message: `${from} to ${to} in steps of ${by}`,
            context: 'survey',
            comment: 'Numbers that can be chosen on a slider: “0 to 10 in steps of 0.5”',
          })}
    </Text>
  );
}

interface EntriesProps {
  label: string | undefined;
  entries: readonly DraftOption[];
  language: Language;
}

function Entries({ label, entries, language }: EntriesProps) {
  if (entries.length === 0) return null;
  return (
    <>
      {label ? (
        <Text as="div" size="sm" weight="medium">
          {label}
        </Text>
      ) : null}
      {entries.map((entry) => (
        <Text as="div" size="sm" key={entry.key}>
          <UserText>{optionWords(entry, language)}</UserText>
        </Text>
      ))}
    </>
  );
}
