import { useLingui } from '@lingui/react/macro';
import type { ContentDraft } from '@stoa/api/schema';
import { Heading } from '@stoa/ui/heading';
import { Image } from '@stoa/ui/image';
import { RichText } from '@stoa/ui/rich-text';
import { Row, RowList } from '@stoa/ui/row-list';
import { Text } from '@stoa/ui/text';
import { UserText } from '@stoa/ui/user-text';
import { directionOf, toTag, type Language } from '../../../i18n/languages.ts';
import { textIn } from '../texts.ts';
import type { Body } from './body-editor.tsx';
import * as styles from './content.css.ts';

/** A text as it will be read. */
export function BodyView({ body, language }: { body: Body; language: Language }) {
  const { t } = useLingui();
  const document = body[language];
  return document && document.content.length > 0 ? (
    <RichText document={document} lang={toTag(language)} dir={directionOf(language)} />
  ) : (
    <Text tone="muted">{t`Nothing is written in this language yet.`}</Text>
  );
}

/** An article or the outline of a class as learners will see it. */
export function DraftView({ draft, language }: { draft: ContentDraft; language: Language }) {
  const { t } = useLingui();
  const say = (text: ContentDraft['title']) => {
    const { text: words, lang } = textIn(text, language);
    return <UserText lang={lang}>{words}</UserText>;
  };
  return (
    <div className={styles.reading}>
      {draft.coverUrl ? (
        <div className={styles.cover}>
          <Image src={draft.coverUrl} alt="" ratio={16 / 9} isPriority />
        </div>
      ) : null}
      <Heading level={3} size="2xl">
        {say(draft.title)}
      </Heading>
      <Text tone="muted">{say(draft.summary)}</Text>
      {draft.sections.length > 0 ? (
        draft.sections.map((section) => (
          <section key={section.id} className={styles.reading}>
            <Heading level={4} size="md">
              {say(section.title)}
            </Heading>
            <RowList>
              {section.lessons.map((lesson) => (
                <Row key={lesson.id}>
                  {say(lesson.title)}
                  {lesson.preview ? (
                    <Text as="span" size="sm" tone="muted">
                      {' · '}
                      {t({
                        message: 'Open preview',
                        context: 'authoring',
                        comment: 'A lesson that everybody may look at',
                      })}
                    </Text>
                  ) : null}
                </Row>
              ))}
            </RowList>
          </section>
        ))
      ) : (
        <BodyView body={draft.body} language={language} />
      )}
    </div>
  );
}
