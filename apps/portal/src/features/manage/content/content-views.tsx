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
import { useLedTo } from './use-led-to.ts';
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

/** What a learning map or a topic leads to, in its order. */
function LedToView({
  schoolId,
  draft: { stages = [], items },
  language,
}: {
  schoolId: string;
  draft: ContentDraft;
  language: Language;
}) {
  const { t } = useLingui();
  const groups = items
    ? [{ id: 'items', title: {}, ids: items }]
    : stages.map(({ id, title, stops }) => ({ id, title, ids: stops.map(({ resourceId }) => resourceId) }));
  const cards = useLedTo(
    schoolId,
    groups.flatMap(({ ids }) => ids),
  );
  return groups.map(({ id, title, ids }) => {
    const { text, lang } = textIn(title, language);
    return (
      <section key={id} className={styles.reading}>
        {text ? (
          <Heading level={4} size="md">
            <UserText lang={lang}>{text}</UserText>
          </Heading>
        ) : null}
        <RowList>
          {ids.map((resourceId) => (
            <Row key={resourceId}>
              <UserText>{cards.get(resourceId)?.title ?? t`Hidden or deleted`}</UserText>
            </Row>
          ))}
        </RowList>
      </section>
    );
  });
}

/** An article, the outline of a class or what a map leads to, as learners will see it. */
export function DraftView({
  schoolId,
  draft,
  language,
}: {
  schoolId: string;
  draft: ContentDraft;
  language: Language;
}) {
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
      ) : draft.stages || draft.items ? (
        <LedToView schoolId={schoolId} draft={draft} language={language} />
      ) : (
        <BodyView body={draft.body} language={language} />
      )}
    </div>
  );
}
