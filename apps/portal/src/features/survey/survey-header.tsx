import type { Survey } from '@stoa/api/schema';
import { Heading } from '@stoa/ui/heading';
import { Text } from '@stoa/ui/text';
import { UserText } from '@stoa/ui/user-text';
import type { ReactNode } from 'react';
import { useLanguage } from '../../i18n/language-context.tsx';
import { toTag } from '../../i18n/languages.ts';
import * as styles from './survey.css.ts';

/** The title of a survey and what it is about. */
export function SurveyHeader({ survey, children }: { survey: Survey; children?: ReactNode }) {
  const language = useLanguage();
  return (
    <header className={styles.part} lang={survey.lang === language ? undefined : toTag(survey.lang)}>
      <Heading level={1} size="3xl">
        <UserText>{survey.title}</UserText>
      </Heading>
      {survey.introduction ? (
        <Text tone="muted" size="lg">
          <UserText>{survey.introduction}</UserText>
        </Text>
      ) : null}
      {children}
    </header>
  );
}
