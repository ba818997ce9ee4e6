import { useLingui } from '@lingui/react/macro';
import type { LessonText } from '@stoa/api/schema';
import type { EditedContent } from '@stoa/machines/content-editor';
import { contentQuery, lessonTextQuery } from '@stoa/api/authoring.queries';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import { useApi } from '../../../app/services.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import type { Language } from '../../../i18n/languages.ts';
import { useMessages } from '../../../i18n/use-messages.ts';
import { textIn } from '../texts.ts';
import { BodyEditor } from './body-editor.tsx';
import { contentHref } from './content-address.ts';
import { provideLessonEditor } from './content-editor.actors.ts';
import { NoDraft } from './content-editor-page.tsx';
import { BodyView } from './content-views.tsx';
import { EditorShell } from './editor-shell.tsx';
import * as styles from './content.css.ts';
import { MaterialEditor } from './material/material-editor.tsx';
import { useAfterSave } from './use-after-save.ts';

interface LessonEditorPageProps {
  schoolId: string;
  contentId: string;
  lessonId: string;
}

/** Edits what a lesson of a class teaches. */
export function LessonEditorPage({ schoolId, contentId, lessonId }: LessonEditorPageProps) {
  useMessages('authoring');
  const { t } = useLingui();
  const api = useApi();
  const own = useLanguage();
  const navigate = useNavigate();
  const { data: content } = useSuspenseQuery(contentQuery(api, { schoolId, contentId, lang: own }));
  const { data: text } = useSuspenseQuery(lessonTextQuery(api, { schoolId, contentId, lessonId, lang: own }));
  const { languages, mainLanguage, draft } = content;
  const [machine] = useState(() => provideLessonEditor({ api, schoolId, contentId, lessonId }));
  const actor = useActorRef(machine);
  const edited = useSelector(actor, ({ context }) => context.draft);
  const revision = useSelector(actor, ({ context }) => context.revision);
  const [language, setLanguage] = useState<Language>(languages.includes(own) ? own : mainLanguage);
  const afterSave = useAfterSave(actor);
  const lesson = draft.sections.flatMap(({ lessons }) => lessons).find(({ id }) => id === lessonId);
  if (!edited) return <NoDraft actor={actor} />;
  const kind = lesson?.kind ?? 'article';
  const title = (lesson && textIn(lesson.title, language).text) || t`Untitled`;
  const shown = edited as unknown as Pick<LessonText, 'body' | 'material'>;
  const change = (part: Partial<typeof shown>, mark: string | null) =>
    actor.send({
      type: 'draft.changed',
      // What was chosen while a file was being sent counts.
      draft: { ...actor.getSnapshot().context.draft, ...part } as unknown as EditedContent,
      mark,
    });
  return (
    <EditorShell
      actor={actor}
      schoolId={schoolId}
      content={content}
      lessonId={lessonId}
      title={title}
      back={{
        label: textIn(draft.title, language).text || t`Untitled`,
        onPress: () => afterSave(() => void navigate({ href: contentHref(schoolId, contentId) })),
      }}
      language={language}
      onLanguage={setLanguage}
      show={(other) => <BodyView body={(other as unknown as typeof shown).body} language={language} />}
    >
      {kind === 'article' ? null : (
        <div className={styles.narrow}>
          <MaterialEditor
            // Undone or saved by somebody else, it is another one than was typed.
            key={`${kind} ${revision}`}
            schoolId={schoolId}
            contentId={contentId}
            lessonId={lessonId}
            kind={kind}
            material={shown.material}
            fileUrl={text.fileUrl}
            captionUrls={text.captions}
            title={title}
            languages={languages}
            onChange={(material) => change({ material }, kind === 'link' ? 'material' : null)}
          />
        </div>
      )}
      <BodyEditor
        schoolId={schoolId}
        label={
          kind === 'article'
            ? t({ message: 'Text', context: 'authoring', comment: 'What an article or a lesson says' })
            : t({
                message: 'Notes',
                context: 'authoring',
                comment: 'Text below a video, document, link or exam',
              })
        }
        body={shown.body}
        language={language}
        languages={languages}
        revision={revision}
        onChange={(body) => change({ body }, null)}
      />
    </EditorShell>
  );
}
