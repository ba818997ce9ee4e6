import type { Caption, LessonText } from '@stoa/api/schema';
import type { Language } from '../../../../i18n/languages.ts';
import { AssignmentFields } from './assignment-fields.tsx';
import { AttendanceField } from './attendance-field.tsx';
import { AudioFields } from './audio-fields.tsx';
import { DocumentFields } from './document-fields.tsx';
import { ExamField } from './exam-field.tsx';
import { FileFields } from './file-fields.tsx';
import { FilmFields } from './film-fields.tsx';
import type { LessonKind } from './lesson-kinds.ts';
import { LinkField } from './link-field.tsx';
import { DiscussionHint } from './discussion-hint.tsx';
import { LiveField } from './live-field.tsx';
import { SurveyField } from './survey-field.tsx';

export type Material = NonNullable<LessonText['material']>;
export type MaterialOf<Type extends Material['type']> = Extract<Material, { type: Type }>;

/** What every editor of a material gets. */
export interface MaterialFieldsProps<Type extends Material['type']> {
  schoolId: string;
  contentId: string;
  lessonId: string;
  material: MaterialOf<Type> | null;
  /** Where its file can be fetched now. */
  fileUrl: string | null;
  /** Where the saved captions of its film or recording can be fetched now. */
  captionUrls: readonly Caption[];
  /** The title of the lesson. */
  title: string;
  /** Languages that the school offers. */
  languages: readonly Language[];
  onChange: (material: MaterialOf<Type> | null) => void;
}

interface MaterialEditorProps extends Omit<MaterialFieldsProps<Material['type']>, 'material' | 'onChange'> {
  kind: LessonKind;
  /** Null, or of another kind where that was changed: then there is none yet. */
  material: Material | null;
  onChange: (material: Material | null) => void;
}

/** Edits what a lesson consists of beside its text. */
export function MaterialEditor({ kind, material, ...rest }: MaterialEditorProps) {
  const of = <Type extends Material['type']>(type: Type) =>
    material?.type === type ? (material as MaterialOf<Type>) : null;
  switch (kind) {
    case 'video':
      return <FilmFields {...rest} material={of('video')} />;
    case 'audio':
      return <AudioFields {...rest} material={of('audio')} />;
    case 'document':
      return <DocumentFields {...rest} material={of('document')} />;
    case 'file':
      return <FileFields {...rest} material={of('file')} />;
    case 'link':
      return <LinkField {...rest} material={of('link')} />;
    case 'exam':
      return <ExamField {...rest} material={of('exam')} />;
    case 'assignment':
      return <AssignmentFields {...rest} material={of('assignment')} />;
    case 'survey':
      return <SurveyField {...rest} material={of('survey')} />;
    case 'live':
      return <LiveField {...rest} material={of('live')} />;
    case 'attendance':
      return <AttendanceField {...rest} material={of('attendance')} />;
    case 'discussion':
      return <DiscussionHint />;
    case 'article':
      return null;
  }
}
