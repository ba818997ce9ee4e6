import { useLingui } from '@lingui/react/macro';
import { contentQuery } from '@stoa/api/authoring.queries';
import type { Content, ContentDraft, ContentKind } from '@stoa/api/schema';
import type { EditedContent } from '@stoa/machines/content-editor';
import { Button } from '@stoa/ui/button';
import { EmptyState } from '@stoa/ui/empty-state';
import { SkeletonRegion, SkeletonRows } from '@stoa/ui/skeleton';
import { Tabs } from '@stoa/ui/tabs';
import { TextField } from '@stoa/ui/text-field';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useActorRef, useSelector } from '@xstate/react';
import { useState, type ReactNode } from 'react';
import { useApi } from '../../../app/services.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { directionOf, toTag, type Language } from '../../../i18n/languages.ts';
import { useMessages } from '../../../i18n/use-messages.ts';
import { messageOf } from '../../../shared/call-problem-messages.ts';
import { textIn } from '../texts.ts';
import { BodyEditor } from './body-editor.tsx';
import { contentsHref, lessonHref } from './content-address.ts';
import { provideContentEditor } from './content-editor.actors.ts';
import { CONTENT_KINDS } from './content-kinds.ts';
import { CONTENT_PROBLEM_MESSAGES } from './content-messages.ts';
import { DraftView } from './content-views.tsx';
import * as styles from './content.css.ts';
import { DetailsForm } from './details-form.tsx';
import { EditorShell, type ContentEditorActor } from './editor-shell.tsx';
import { MapEditor } from './map-editor.tsx';
import { OutlineEditor } from './outline-editor.tsx';
import { TopicEditor } from './topic-editor.tsx';
import { useStopNames } from './use-led-to.ts';
import { useAfterSave } from './use-after-save.ts';

const TITLE_MAX = 200;
const SKELETON_ROWS = 8;

/** Edits content of any kind. */
export function ContentEditorPage({ schoolId, contentId }: { schoolId: string; contentId: string }) {
  useMessages('authoring');
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
  const { t, i18n } = useLingui();
  const own = useLanguage();
  const navigate = useNavigate();
  const { languages, mainLanguage, kind } = content;
  const edited = useSelector(actor, ({ context }) => context.draft);
  const revision = useSelector(actor, ({ context }) => context.revision);
  const [language, setLanguage] = useState<Language>(languages.includes(own) ? own : mainLanguage);
  const afterSave = useAfterSave(actor);
  const nameOf = useStopNames(schoolId, edited as ContentDraft | null);
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
  const undo = () => actor.send({ type: 'undo' });
  const lessons = () => (
    <OutlineEditor
      sections={draft.sections}
      language={language}
      onChange={(sections) => change({ sections }, null)}
      onUndo={undo}
      onOpen={(lessonId) => go(lessonHref(schoolId, content.id, lessonId))}
    />
  );
  const mains: Readonly<Record<ContentKind, () => ReactNode>> = {
    article: () => (
      <BodyEditor
        schoolId={schoolId}
        label={i18n._(CONTENT_KINDS.article.main)}
        body={draft.body}
        language={language}
        languages={languages}
        revision={revision}
        onChange={(body) => change({ body }, null)}
      />
    ),
    course: lessons,
    class: lessons,
    map: () => (
      <MapEditor
        schoolId={schoolId}
        stages={draft.stages ?? []}
        language={language}
        onChange={(stages) => change({ stages }, null)}
        onUndo={undo}
      />
    ),
    topic: () => (
      <TopicEditor
        schoolId={schoolId}
        items={draft.items ?? []}
        onChange={(items) => change({ items }, null)}
        onUndo={undo}
      />
    ),
  };
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
      nameOf={nameOf}
      show={(shown) => <DraftView schoolId={schoolId} draft={shown as ContentDraft} language={language} />}
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
            label: i18n._(CONTENT_KINDS[kind].main),
            content: mains[kind](),
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
  const { t, i18n } = useLingui();
  const isFailed = useSelector(actor, (snapshot) => snapshot.hasTag('failed'));
  const code = useSelector(actor, ({ context }) => context.problem?.code);
  return isFailed ? (
    <EmptyState
      title={i18n._(messageOf(CONTENT_PROBLEM_MESSAGES, code ?? 'UNKNOWN'))}
      headingLevel={1}
      action={<Button onPress={() => actor.send({ type: 'loading.retried' })}>{t`Try again`}</Button>}
    />
  ) : (
    <SkeletonRegion>
      <SkeletonRows count={SKELETON_ROWS} />
    </SkeletonRegion>
  );
}
