import { useLingui } from '@lingui/react/macro';
import { contentQuery } from '@stoa/api/authoring.queries';
import type { Content, ContentDraft } from '@stoa/api/schema';
import type { EditedContent } from '@stoa/machines/content-editor';
import { EmptyState } from '@stoa/ui/empty-state';
import { SkeletonRegion, SkeletonRows } from '@stoa/ui/skeleton';
import { Tabs } from '@stoa/ui/tabs';
import { TextField } from '@stoa/ui/text-field';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import { useApi } from '../../../app/services.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { directionOf, toTag, type Language } from '../../../i18n/languages.ts';
import { useWords } from '../../../i18n/use-words.ts';
import { wordsOf } from '../../../shared/call-problem-words.ts';
import { textIn } from '../texts.ts';
import { BodyEditor } from './body-editor.tsx';
import { contentsHref, lessonHref } from './content-address.ts';
import { provideContentEditor } from './content-editor.actors.ts';
import { CONTENT_PROBLEM_WORDS } from './content-words.ts';
import { DraftView } from './content-views.tsx';
import * as styles from './content.css.ts';
import { DetailsForm } from './details-form.tsx';
import { EditorShell, type ContentEditorActor } from './editor-shell.tsx';
import { OutlineEditor } from './outline-editor.tsx';
import { useAfterSave } from './use-after-save.ts';

const TITLE_MAX = 200;
const SKELETON_ROWS = 8;

/** Edits an article, a course or a class. */
export function ContentEditorPage({ schoolId, contentId }: { schoolId: string; contentId: string }) {
  useWords('authoring');
  const api = useApi();
  const { data: content } = useSuspenseQuery(contentQuery(api, { schoolId, contentId, lang: useLanguage() }));
  const [machine] = useState(() => provideContentEditor({ api, schoolId, contentId }));
  return <Editor actor={useActorRef(machine)} schoolId={schoolId} content={content} />;
}

function Editor({
  actor,
  schoolId,
  content,
}: {
  actor: ContentEditorActor;
  schoolId: string;
  content: Content;
}) {
  const { t } = useLingui();
  const own = useLanguage();
  const navigate = useNavigate();
  const { languages, mainLanguage, kind } = content;
  const edited = useSelector(actor, ({ context }) => context.draft);
  const revision = useSelector(actor, ({ context }) => context.revision);
  const [language, setLanguage] = useState<Language>(languages.includes(own) ? own : mainLanguage);
  const afterSave = useAfterSave(actor);
  if (!edited) return <NoDraft actor={actor} />;
  const draft = edited as unknown as ContentDraft;
  const change = (part: Partial<ContentDraft>, mark: string | null) =>
    actor.send({
      type: 'draft.changed',
      draft: { ...draft, ...part } as unknown as EditedContent,
      mark,
    });
  const title = textIn(draft.title, language).text || t`Untitled`;
  const go = (href: string) => afterSave(() => void navigate({ href }));
  const main =
    kind === 'article' ? (
      <BodyEditor
        schoolId={schoolId}
        label={t({ message: 'Text', context: 'authoring', comment: 'What an article or a lesson says' })}
        body={draft.body}
        language={language}
        languages={languages}
        revision={revision}
        onChange={(body) => change({ body }, null)}
      />
    ) : (
      <OutlineEditor
        sections={draft.sections}
        language={language}
        onChange={(sections) => change({ sections }, null)}
        onUndo={() => actor.send({ type: 'undo' })}
        onOpen={(lessonId) => go(lessonHref(schoolId, content.id, lessonId))}
      />
    );
  return (
    <EditorShell
      actor={actor}
      schoolId={schoolId}
      content={content}
      title={title}
      back={{
        label: t({ message: 'Content', context: 'authoring', comment: 'Articles, courses and classes' }),
        onPress: () => go(contentsHref(schoolId)),
      }}
      language={language}
      onLanguage={setLanguage}
      show={(shown) => <DraftView draft={shown as ContentDraft} language={language} />}
    >
      <div className={styles.narrow}>
        <TextField
          label={t({ message: 'Title', context: 'authoring', comment: 'Of an article, a class or a lesson' })}
          lang={toTag(language)}
          dir={directionOf(language)}
          value={draft.title[language] ?? ''}
          onChange={(text) =>
            change({ title: { ...draft.title, [language]: text.slice(0, TITLE_MAX) } }, `title.${language}`)
          }
          maxLength={TITLE_MAX}
        />
      </div>
      <Tabs
        label={t({ message: 'Parts of the editor', context: 'authoring', comment: 'Name of tabs' })}
        items={[
          {
            id: 'main',
            label:
              kind === 'article'
                ? t({ message: 'Text', context: 'authoring', comment: 'What an article or a lesson says' })
                : t({ message: 'Lessons', context: 'authoring', comment: 'Of a class' }),
            content: main,
          },
          {
            id: 'details',
            label: t({ message: 'Details', context: 'authoring', comment: 'Summary, cover, audience …' }),
            content: (
              <DetailsForm
                schoolId={schoolId}
                content={content}
                draft={draft}
                language={language}
                onChange={change}
              />
            ),
          },
        ]}
      />
    </EditorShell>
  );
}

/** In place of a draft that is being loaded, or could not be. */
export function NoDraft({ actor }: { actor: ContentEditorActor }) {
  const { i18n } = useLingui();
  const isFailed = useSelector(actor, (snapshot) => snapshot.hasTag('failed'));
  const code = useSelector(actor, ({ context }) => context.problem?.code);
  return isFailed ? (
    <EmptyState title={i18n._(wordsOf(CONTENT_PROBLEM_WORDS, code ?? 'UNKNOWN'))} headingLevel={1} />
  ) : (
    <SkeletonRegion>
      <SkeletonRows count={SKELETON_ROWS} />
    </SkeletonRegion>
  );
}
