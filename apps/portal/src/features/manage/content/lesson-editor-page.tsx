import { useLingui } from '@lingui/react/macro';
import { contentQuery, lessonTextQuery } from '@stoa/api/authoring.queries';
import { Text } from '@stoa/ui/text';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import { useApi } from '../../../app/services.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import type { Language } from '../../../i18n/languages.ts';
import { useWords } from '../../../i18n/use-words.ts';
import { textIn } from '../texts.ts';
import { BodyEditor, type Body } from './body-editor.tsx';
import { contentHref } from './content-address.ts';
import { provideLessonEditor } from './content-editor.actors.ts';
import { NoDraft } from './content-editor-page.tsx';
import { BodyView } from './content-views.tsx';
import { EditorShell } from './editor-shell.tsx';
import { useAfterSave } from './use-after-save.ts';

interface LessonEditorPageProps {
  schoolId: string;
  contentId: string;
  lessonId: string;
}

/** Edits what a lesson of a class teaches. */
export function LessonEditorPage({ schoolId, contentId, lessonId }: LessonEditorPageProps) {
  useWords('authoring');
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
  const bodyOf = (shown: unknown): Body => (shown as { body: Body }).body;
  return (
    <EditorShell
      actor={actor}
      schoolId={schoolId}
      content={content}
      title={(lesson && textIn(lesson.title, language).text) || t`Untitled`}
      back={{
        label: textIn(draft.title, language).text || t`Untitled`,
        onPress: () => afterSave(() => void navigate({ href: contentHref(schoolId, contentId) })),
      }}
      language={language}
      onLanguage={setLanguage}
      show={(shown) => <BodyView body={bodyOf(shown)} language={language} />}
    >
      {text.hasVideo ? (
        <Text tone="muted">{t`The video of this lesson stays as it is. This text is shown below it.`}</Text>
      ) : null}
      <BodyEditor
        schoolId={schoolId}
        label={t({ message: 'Text', context: 'authoring', comment: 'What an article or a lesson says' })}
        body={bodyOf(edited)}
        language={language}
        languages={languages}
        revision={revision}
        onChange={(body) => actor.send({ type: 'draft.changed', draft: { body }, mark: null })}
      />
    </EditorShell>
  );
}
