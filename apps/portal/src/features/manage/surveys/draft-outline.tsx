import { useLingui } from '@lingui/react/macro';
import type { SurveyDraft } from '@stoa/api/schema';
import { Heading } from '@stoa/ui/heading';
import { Stack } from '@stoa/ui/stack';
import { Text } from '@stoa/ui/text';
import { UserText } from '@stoa/ui/user-text';
import type { Language } from '../../../i18n/languages.ts';
import { textIn } from '../texts.ts';
import { optionWords } from './option-words.ts';
import { KIND_MESSAGES } from './surveys-messages.ts';

/** What a draft asks, to be compared with another one. */
export function DraftOutline({ draft, language }: { draft: SurveyDraft; language: Language }) {
  const { t, i18n } = useLingui();
  return (
    <Stack gap="3">
      <Heading level={4} size="sm">
        <UserText>{textIn(draft.title, language).text}</UserText>
      </Heading>
      <Stack as="ul" gap="2">
        {draft.pages.flatMap(({ items }) =>
          items.map(({ id, kind, text, picture, options, showIf }) => (
            <li key={id}>
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
              {options.map((option) => (
                <Text as="div" size="sm" key={option.key}>
                  <UserText>{optionWords(option, language)}</UserText>
                </Text>
              ))}
            </li>
          )),
        )}
      </Stack>
    </Stack>
  );
}
