import type { AttemptSection } from '@stoa/api/schema';
import { Heading } from '@stoa/ui/heading';
import { Text } from '@stoa/ui/text';
import { FormulaText } from '@stoa/ui/formula-text';
import { UserText } from '@stoa/ui/user-text';
import { useLanguage } from '../../i18n/language-context.tsx';
import { toTag } from '../../i18n/languages.ts';
import * as styles from './section-intro.css.ts';

/** The title of a section with its instructions, and its points where they are told. */
export function SectionIntro({
  section: { title, instructions, lang },
  level,
  id,
  points,
}: {
  section: AttemptSection;
  /** Left out where it is no heading of its own: the question below has one. */
  level?: 3 | undefined;
  /** Of the title. */
  id?: string | undefined;
  points?: string | undefined;
}) {
  const tag = lang === useLanguage() ? undefined : toTag(lang);
  return (
    <div className={styles.intro}>
      <div className={styles.head}>
        {level ? (
          <Heading level={level} size="lg" id={id} lang={tag}>
            <UserText>{title}</UserText>
          </Heading>
        ) : (
          <Text weight="semibold" id={id} lang={tag}>
            <UserText>{title}</UserText>
          </Text>
        )}
        {points ? (
          <Text size="sm" tone="muted" isNumeric>
            {points}
          </Text>
        ) : null}
      </div>
      {instructions ? (
        <Text preserveLines tone="muted" lang={tag}>
          <FormulaText>{instructions}</FormulaText>
        </Text>
      ) : null}
    </div>
  );
}
